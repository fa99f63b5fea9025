import KansoDiagnostics

/// Untrusted text made into a line of a comment, whatever the language: templates write many, and a field does not know which.
enum CommentText {
  /// Returns the text as one line that ends no comment of CSS, Kotlin, XML, Swift and their like, and no style element.
  ///
  /// The text is read by code points, as parsers read it: within a character, a mark would hide the delimiter.
  static func line(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let last = line.last, isDelimiter(last, scalar) { line.append(" ") }
      line.append(scalar.isUnprintable ? " " : scalar)
    }
    return String(line)
  }

  /// Whether two code points begin or end a comment; a comment of XML holds no two hyphens.
  private static func isDelimiter(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    switch (first, second) {
    case ("*", "/"), ("/", "*"), ("<", "/"), ("-", "-"): true
    default: false
    }
  }
}
