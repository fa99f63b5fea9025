import KansoDiagnostics
import KansoTheme
import KansoYAML

// Reading of texts.
extension GuideReader {
  /// Reads a token of the section `strings`: a reference that is the whole text, or the text as it is written. Reports
  /// a text beyond the limit and returns `.invalid`.
  mutating func readString(_ text: String, _ range: TextRange) -> Expression {
    let reference = Reference(text, in: root(of: .strings), at: place(range))
    // Texts such as "{day} {month}" begin and end with braces, too. A name contains none.
    if reference.isInBraces, !reference.target.dotted.utf8.contains(where: Self.isBrace) {
      return .alias(reference)
    }
    guard text.utf8.count <= ReadingLimits.string else {
      report(
        .outOfRange, "a string cannot have \(text.utf8.count) bytes", range,
        help: "It has at most \(ReadingLimits.string) bytes in UTF-8.")
      return .invalid
    }
    return .literal(.string(text))
  }

  /// Returns true for an opening or closing brace.
  private static func isBrace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }
}
