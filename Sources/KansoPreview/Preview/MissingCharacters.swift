import KansoDiagnostics

extension [Character] {
  private static let mostNamed = 3

  /// Returns a note for people that no font has the characters; empty if there are no characters.
  /// - Parameter input: the input with the characters; nil if there are several inputs.
  func report(of input: String?) -> String {
    guard !isEmpty else { return "" }
    let place = input.map { "\($0.printable): " } ?? ""
    let more = count > Self.mostNamed ? " and \(count - Self.mostNamed) more" : ""
    let names = prefix(Self.mostNamed).map(\.withCodePoints).joined(separator: ", ") + more
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
