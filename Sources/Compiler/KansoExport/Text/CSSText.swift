import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// Values in the syntax of CSS. Colors keep their original color space.
struct CSSText {
  /// The number of pixels of a `rem`, in which the lengths of paddings, sizes and fonts are written; nil for pixels.
  var rem: Double?

  /// Returns a color, a length, four lengths (top, right, bottom, left), a number, a duration in its unit, a
  /// `cubic-bezier()`, also for a spring, font families, a font weight, a shorthand such as `font` or `border`, the
  /// layers of a shadow, the stops of a gradient, or a text in quotes.
  ///
  /// - Parameter colors: the texts of the colors in the value, in place of its own.
  func formatted(_ value: TokenValue, colors: [String]? = nil) -> String {
    let colors = colors ?? value.colors.map(\.formattedForCSS)
    switch value {
    case .color: return colors[0]
    case .dimension(let dimension): return length(dimension)
    case .edges(let edges): return self.edges(edges)
    case .typography(let font): return self.font(font)
    case .number(let number): return number.formattedForCSS
    case .duration(let duration): return duration.formattedForCSS
    case .cubicBezier(let curve): return curve.formattedForCSS
    // CSS has no springs. The curve begins as fast and goes as far beyond the end.
    case .spring(let spring): return spring.curve.formattedForCSS
    case .strokeStyle(let style): return style.formattedForCSS
    case .border(let border): return border.formattedForCSS(color: colors[0])
    case .transition(let transition): return transition.formattedForCSS
    case .shadow(let layers): return layers.formattedForCSS(colors: colors)
    case .gradient(let stops): return stops.formattedForCSS(colors: colors)
    case .fontFamily(let families): return Self.list(families)
    case .fontWeight(let weight): return weight.formattedForCSS
    case .string(let text): return Self.quoted(text)
    }
  }

  /// Returns a length in pixels or in `rem`.
  func length(_ dimension: Dimension) -> String {
    guard let rem else { return dimension.formattedForCSS }
    return "\((dimension.value / rem).rounded(toFractionDigits: 6).formattedForCSS)rem"
  }

  /// Returns the lengths of edges in the order of CSS, without those that CSS repeats.
  private func edges(_ edges: Edges) -> String {
    // Leading is left, as in left-to-right languages.
    var lengths = [edges.top, edges.trailing, edges.bottom, edges.leading]
    if lengths[3] == lengths[1] { lengths.removeLast() }
    if lengths.count == 3, lengths[2] == lengths[0] { lengths.removeLast() }
    if lengths.count == 2, lengths[1] == lengths[0] { lengths.removeLast() }
    return lengths.map { length($0) }.joined(separator: " ")
  }

  /// Returns the name of the attribute that selects the mode on an axis, such as `data-density`.
  static func attribute(ofAxis axis: String) -> String { "data-\(Identifier(TokenPath(axis)).kebab)" }

  // MARK: Fonts

  /// Returns the shorthand property `font`: style, weight, size, line height and families. Face, letter
  /// spacing, text style and maximum size are not part of it. An implied line height is left out, which means
  /// `normal` in CSS: the line height of the font itself.
  private func font(_ font: Typography) -> String {
    let lineHeight = font.implied.contains(.lineHeight) ? "" : "/\(font.lineHeight.formattedForCSS)"
    return (font.isItalic ? "italic " : "")
      + "\(font.weight.formattedForCSS) \(length(.points(font.size)))\(lineHeight) "
      + Self.list(font.families)
  }

  /// Returns families in their order, separated by commas, with a generic one at the end: browsers choose their own
  /// default font otherwise if none of the others is installed.
  static func list(_ families: [String]) -> String {
    let hasGeneric = families.contains { isGeneric($0) }
    return (families.map { family($0) } + (hasGeneric ? [] : [genericFamily(like: families)])).joined(
      separator: ", ")
  }

  /// Returns the generic family of the first family with a known kind; `sans-serif` if there is none.
  private static func genericFamily(like families: [String]) -> String {
    switch families.lazy.compactMap({ FontClass(family: $0) }).first {
    case .serif: "serif"
    case .monospace: "monospace"
    case .handwriting: "cursive"
    case .system, .sansSerif, .rounded, nil: "sans-serif"
    }
  }

  /// Returns the name of a family in quotes. Generic families have no quotes, because in quotes they would be
  /// names of fonts.
  private static func family(_ name: String) -> String { isGeneric(name) ? name : quoted(name) }

  /// Returns true for a generic family, and for the older names of `system-ui`.
  static func isGeneric(_ name: String) -> Bool { genericFamilies.contains(name.lowercased()) }

  /// The keywords of CSS Fonts 4, section 2.1.3, and the older names of `system-ui` in browsers on Apple's systems.
  private static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "math", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "-apple-system", "blinkmacsystemfont",
  ]

  /// Returns a text in double quotes. Quotes, backslashes, `<`, `#` and everything except printable ASCII are
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
    // `<` could begin the end tag of a style element, and `#{` begins an expression in Sass.
    (0x20..<0x7F).contains(scalar.value) && !"\"\\<#".unicodeScalars.contains(scalar)
  }
}
