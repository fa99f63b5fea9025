import KansoFormatting

extension [Character] {
  /// The maximum number of characters that a note names.
  private static let maxNamedCount = 3

  /// Returns a note that no font has these characters; empty if there are no characters. The note names the
  /// first three and the number of the others.
  /// - Parameter input: the name of the input with the characters; nil if there are several inputs.
  func missingCharactersReport(of input: String?) -> String {
    guard !isEmpty else { return "" }
    let place = input.map { "\($0.printable): " } ?? ""
    let more = count > Self.maxNamedCount ? " and \(count - Self.maxNamedCount) more" : ""
    let names = prefix(Self.maxNamedCount).map(\.withCodePoints).joined(separator: ", ") + more
    return "\(place)note: no font on this machine has \(names), so boxes are drawn; "
      + "install a font that has them, such as Noto Color Emoji for emoji\n"
  }
}

extension Character {
  /// The character with its code points: `🎉 (U+1F389)`.
  fileprivate var withCodePoints: String {
    "\(String(self).printable) (\(unicodeScalars.map(\.codePoint).joined(separator: " ")))"
  }
}
