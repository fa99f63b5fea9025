import KansoTheme

/// Values as CSS writes them, in the color space that they were authored in.
enum CSSText {
  static func value(_ value: TokenValue) -> String? {
    switch value {
    case .color(let color): color.css
    case .dimension(let dimension): pixels(dimension.value)
    // The order of CSS: top, right, bottom, left; of languages that are written from left to right.
    case .edges(let edges):
      [edges.top, edges.trailing, edges.bottom, edges.leading].map { pixels($0.value) }.joined(separator: " ")
    case .typography(let font): self.font(font)
    default: nil
    }
  }

  private static func pixels(_ points: Double) -> String { points == 0 ? "0px" : "\(points.css)px" }

  // MARK: Fonts

  /// The shorthand of the property `font`; letter spacing has a property of its own.
  private static func font(_ font: Typography) -> String {
    let generic = ["system-ui", "ui-serif", "ui-rounded", "ui-monospace"]
    let families = font.families.map { generic.contains($0) ? $0 : string($0) }
    return (font.isItalic ? "italic " : "")
      + "\(font.weight.css) \(pixels(font.size))/\(font.lineHeight.css) \(families.joined(separator: ", "))"
  }

  /// A text in quotes. Everything that could end it, and everything unprintable, is escaped (CSS Syntax 3, section 4.3.7).
  static func string(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map {
        isPlain($0) ? String($0) : "\\\(String($0.value == 0 ? 0xFFFD : $0.value, radix: 16)) "
      }.joined()
      + "\""
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    // `<` could end a style element.
    (0x20..<0x7F).contains(scalar.value) && !"\"\\<".unicodeScalars.contains(scalar)
  }

  /// A text for a comment: one line that cannot end it.
  static func comment(_ text: String) -> String {
    let line = text.unicodeScalars.map {
      $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || (0x2028...0x202E).contains($0.value)
        || (0x2066...0x2069).contains($0.value) ? " " : String($0)
    }.joined()
    return line.replacing("*/", with: "* /").replacing("/*", with: "/ *").replacing("</", with: "< /")
      .replacing("--", with: "- -").replacing("--", with: "- -")
  }
}
