/// The version of the tool, as `moonshot --version` prints it.
package let version = "1.0.0"

/// The day of that version, as the man page prints it.
package let releaseDate = "December 1, 2026"
