extension String {
  /// Whether there is nothing to read in it.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// The text, unless there is nothing to read in it.
  package var unlessBlank: String? { isBlank ? nil : self }
}
