/// The version of the tool, as `moonshot --version` prints it.
package let version = "1.0.0"
