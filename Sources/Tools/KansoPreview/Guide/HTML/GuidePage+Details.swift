import KansoRendering
import KansoTheme

extension GuidePage {
  /// The maximum number of listed tokens that are aliases of a token. The page has the number of the others.
  private static let maxAliasingCount = 60

  /// Writes what can be known of a token beyond its row: its name in Swift, all notations of its own values, the tokens
  /// that are aliases of it, and the places where sources use it.
  mutating func writeDetails(of token: GuideToken) {
    page.markup("<div class=\"details\"><p><code>")
    page.breakable(token.swiftName)
    page.markup("</code></p>")
    for value in token.values {
      page.markup("<p")
      writeModesAttribute(value.modes)
      page.markup(">")
      if token.values.count > 1 {
        page.markup("<b dir=\"auto\">")
        page.text(names(of: value.modes))
        page.markup("</b> ")
      }
      if let alias = value.alias {
        page.markup("Alias of ")
        writeLink(to: alias)
        page.markup(" · ")
      }
      writeNotations(of: value)
      page.markup("</p>")
    }
    writeAliasingTokens(of: token)
    writePlaces(of: token)
    page.markup("</div>")
  }

  /// Writes the notations of a value in a line. Those of colors name their format themselves.
  private mutating func writeNotations(of value: GuideValue) {
    let isColor: Bool
    if case .color = value.value { isColor = true } else { isColor = false }
    for (index, notation) in value.notations.enumerated() {
      if index > 0 { page.markup(" · ") }
      if !isColor, !notation.label.isEmpty {
        page.text(notation.label)
        page.markup(" ")
      } else if notation.label.hasPrefix("Nearest") {
        page.markup("nearest ")
      }
      page.markup("<bdi>")
      page.text(notation.text)
      page.markup("</bdi>")
    }
  }

  /// Writes links to the tokens that are aliases of the token; nothing if there are none.
  private mutating func writeAliasingTokens(of token: GuideToken) {
    guard !token.aliasedBy.isEmpty else { return }
    page.markup("<p>Used by ")
    for (index, path) in token.aliasedBy.prefix(Self.maxAliasingCount).enumerated() {
      if index > 0 { page.markup(", ") }
      writeLink(to: path)
    }
    let rest = token.aliasedBy.count - Self.maxAliasingCount
    if rest > 0 {
      page.markup(" and ")
      page.text(String(rest))
      page.markup(" more")
    }
    page.markup("</p>")
  }

  /// Writes the components and the places where sources use the token; nothing if the uses are unknown.
  private mutating func writePlaces(of token: GuideToken) {
    guard let use = uses?.uses[token.path] else { return }
    if !use.components.isEmpty {
      page.markup("<p dir=\"auto\">In ")
      page.text(
        use.components.map { $0.count == 1 ? $0.name : "\($0.name) (\($0.count))" }.joined(separator: ", "))
      page.markup("</p>")
    }
    guard !use.places.isEmpty else { return }
    page.markup("<p dir=\"auto\">At ")
    page.text(use.places.joined(separator: ", "))
    if use.count > use.places.count {
      page.markup(" and ")
      page.text(String(use.count - use.places.count))
      page.markup(" more")
    }
    page.markup("</p>")
  }

  /// Writes CSS that sets a property to a color, without a final semicolon. For a color in another space or
  /// outside sRGB, a declaration with the nearest sRGB color comes first, for browsers that support only
  /// sRGB.
  mutating func writeDeclaration(_ property: StaticString, _ color: ColorValue) {
    writeDeclaration(property, [color]) { $0[0] }
  }

  /// Writes CSS that sets a property to a value with colors, as for a single color.
  /// - Parameter value: returns the value from the texts of the colors.
  mutating func writeDeclaration(
    _ property: StaticString, _ colors: [ColorValue], _ value: ([String]) -> String
  ) {
    if colors.contains(where: { $0.space != .srgb || !$0.isInGamut(of: .srgb) }) {
      var nearest: [String] = []
      for color in colors { nearest.append(nearestSRGB(of: color)) }
      page.markup(property)
      page.markup(":")
      page.text(value(nearest))
      page.markup(";")
    }
    page.markup(property)
    page.markup(":")
    page.text(value(colors.map(\.formattedForCSS)))
  }

  /// Returns the CSS notation of the nearest sRGB color, and keeps it in the cache.
  private mutating func nearestSRGB(of color: ColorValue) -> String {
    if let known = colors[color] { return known }
    let css = color.mapped(toGamutOf: .srgb).formattedForCSS
    colors[color] = css
    return css
  }
}
