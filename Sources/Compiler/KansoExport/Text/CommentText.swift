import KansoFormatting

/// Conversion of untrusted text to a line of a comment. The result is safe in all target languages, because a field
/// does not know the language of its template.
enum CommentText {
  /// Returns the text as one line that cannot end a comment in CSS, Kotlin, XML, Swift and similar languages,
  /// nor a style element. Delimiters are split by a space, and unprintable characters become spaces.
  ///
  /// The text is processed by code points, as parsers do: in a `Character`, a combining mark could hide the
  /// delimiter.
  static func line(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let last = line.last, isDelimiter(last, scalar) { line.append(" ") }
      line.append(scalar.isUnprintable ? " " : scalar)
    }
    return String(line)
  }

  /// Returns true for `*/`, `/*`, `</` and `--`. In XML, two hyphens are not allowed in a comment.
  private static func isDelimiter(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    switch (first, second) {
    case ("*", "/"), ("/", "*"), ("<", "/"), ("-", "-"): true
    default: false
    }
  }
}
