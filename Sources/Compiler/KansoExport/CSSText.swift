import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// Values in the syntax of CSS. Colors keep their original color space.
enum CSSText {
  /// Returns a color, a length in pixels, four lengths (top, right, bottom, left), a number, a duration in its unit, a
  /// `cubic-bezier()`, also for a spring, font families, a font weight, a shorthand such as `font` or `border`, the
  /// layers of a shadow, the stops of a gradient, or a text in quotes; nil for values of other types.
  static func formatted(_ value: TokenValue) -> String? {
    switch value {
    case .color(let color): color.formattedForCSS
    case .dimension(let dimension): dimension.formattedForCSS
    // Leading is left, as in left-to-right languages.
    case .edges(let edges):
      [edges.top, edges.trailing, edges.bottom, edges.leading].map(\.formattedForCSS).joined(separator: " ")
    case .typography(let font): self.font(font)
    case .number(let number): number.formattedForCSS
    case .duration(let duration): duration.formattedForCSS
    case .cubicBezier(let curve): curve.formattedForCSS
    // CSS has no springs. The curve begins as fast and goes as far beyond the end.
    case .spring(let spring): spring.curve.formattedForCSS
    case .strokeStyle(let style): style.formattedForCSS
    case .border(let border): border.formattedForCSS
    case .transition(let transition): transition.formattedForCSS
    case .shadow(let layers): layers.formattedForCSS
    case .gradient(let stops): stops.formattedForCSS
    case .fontFamily(let families): list(families)
    case .fontWeight(let weight): weight.formattedForCSS
    case .string(let text): quoted(text)
    }
  }

  /// Returns the name of the root element's attribute that selects the mode on an axis, such as
  /// `data-density`; nil for `appearance` and `contrast`, which have media queries.
  static func attribute(ofAxis axis: String) -> String? {
    axis == "appearance" || axis == "contrast" ? nil : "data-\(Identifier(TokenPath(axis)).kebab)"
  }

  // MARK: Fonts

  /// Returns the shorthand property `font`: style, weight, size, line height and families. Face, letter
  /// spacing, text style and maximum size are not part of it. An implied line height is left out, which means
  /// `normal` in CSS: the line height of the font itself.
  private static func font(_ font: Typography) -> String {
    let lineHeight = font.implied.contains(.lineHeight) ? "" : "/\(font.lineHeight.formattedForCSS)"
    return (font.isItalic ? "italic " : "")
      + "\(font.weight.formattedForCSS) \(Dimension.points(font.size).formattedForCSS)\(lineHeight) "
      + list(font.families)
  }

  /// Returns families in their order, separated by commas.
  private static func list(_ families: [String]) -> String {
    families.map { family($0) }.joined(separator: ", ")
  }

  /// Returns the name of a family in quotes. Generic families have no quotes, because in quotes they would be
  /// names of fonts.
  private static func family(_ name: String) -> String {
    genericFamilies.contains(name.lowercased()) ? name : quoted(name)
  }

  /// The keywords of CSS Fonts 4, section 2.1.3, and the older names of `system-ui` in browsers on Apple's systems.
  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "math", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "-apple-system", "blinkmacsystemfont",
  ]

  /// Returns a text in double quotes. Quotes, backslashes, `<` and everything except printable ASCII are
  /// escaped (CSS Syntax 3, section 4.3.7).
  static func quoted(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map {
        isPlain($0) ? String($0) : "\\\(String($0.value == 0 ? 0xFFFD : $0.value, radix: 16)) "
      }.joined()
      + "\""
  }

  /// Returns true if a code point needs no escape in double quotes.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    // `<` could begin the end tag of a style element.
    (0x20..<0x7F).contains(scalar.value) && !"\"\\<".unicodeScalars.contains(scalar)
  }
}
