import KansoFormatting
import KansoLayout
import KansoRendering
import KansoTheme
import KansoThemeEncoding

extension GuidePage {
  /// Writes a block for each value of a token: its modes if there are several values, its alias, notations
  /// and contrasts.
  mutating func writeDetails(of token: GuideToken) {
    page.markup("<div class=\"details\">")
    for value in token.values {
      page.markup(value.value.isMeasure ? "<div class=\"detail measure\"" : "<div class=\"detail\"")
      writeModesAttribute(value.modes)
      page.markup(">")
      if token.values.count > 1 { writeModes(of: value) }
      writeAlias(of: value)
      writeNotations(of: value)
      writeContrasts(of: value, in: token)
      page.markup("</div>\n")
    }
    page.markup("</div>\n")
  }

  /// Writes the token that the value is an alias of, as a link; nothing if it is not an alias.
  mutating func writeAlias(of value: GuideValue) {
    guard let alias = value.alias else { return }
    page.markup("<p class=\"alias\">Alias of ")
    writeLink(to: alias)
    page.markup("</p>")
  }

  /// Writes the notations of a value: a first notation without a label as a paragraph, the others as a list
  /// of labels and texts.
  mutating func writeNotations(of value: GuideValue) {
    let notations = value.notations
    if let first = notations.first, first.label.isEmpty {
      page.markup("<p class=\"figure\" dir=\"auto\">")
      page.text(first.text)
      page.markup("</p>")
    }
    let labelled = notations.drop { $0.label.isEmpty }
    guard !labelled.isEmpty else { return }
    page.markup("<dl class=\"notations\">")
    for notation in labelled {
      page.markup("<div><dt>")
      page.text(notation.label)
      page.markup("</dt><dd><code dir=\"auto\">")
      page.text(notation.text)
      page.markup("</code></dd></div>")
    }
    page.markup("</dl>")
  }

  /// Writes the list of contrasts of a color, each with a sample, its modes if they are not all, the ratio
  /// and the rating; nothing if there are none. A text color or a translucent color is the text of its
  /// samples, any other color their background.
  private mutating func writeContrasts(of value: GuideValue, in token: GuideToken) {
    guard case .color(let color) = value.value, !value.contrasts.isEmpty else { return }
    // A text color or a translucent color is shown in front of the others. Any other color is shown behind them.
    let isText = ColorRole(token.path) == .text || color.alpha != 1
    page.markup("<div><p class=\"label\">Contrast</p><ul class=\"contrasts\">")
    for contrast in value.contrasts {
      page.markup("<li")
      writeModesAttribute(contrast.modes)
      page.markup("><span class=\"aa\" aria-hidden=\"true\" style=\"")
      writeDeclaration("background", isText ? contrast.color : color)
      page.markup(";")
      writeDeclaration("color", isText ? color : contrast.color)
      page.markup("\"></span><a")
      page.attribute("href", PageAnchor(contrast.path).link)
      page.markup("><bdi>")
      writeBreakable(contrast.title)
      page.markup("</bdi></a> ")
      if contrast.modes.count < value.modes.count {
        page.markup("<span class=\"remark\" dir=\"auto\">")
        page.text(names(of: contrast.modes))
        page.markup("</span> ")
      }
      page.markup("<span class=\"ratio\">")
      page.text(contrast.ratio.withTenths)
      page.markup("</span> ")
      writeRating(contrast.rating)
      page.markup("</li>")
    }
    page.markup("</ul></div>")
  }

  /// Writes the rating with a CSS class for its color: `good` for AA and AAA, `low` for the lowest rating,
  /// none for “AA large”.
  private mutating func writeRating(_ rating: Contrast.Rating) {
    switch rating {
    case .enhanced, .text: page.markup("<span class=\"rating good\">")
    case .large: page.markup("<span class=\"rating\">")
    case .low: page.markup("<span class=\"rating low\">")
    }
    page.text(rating.rawValue)
    page.markup("</span>")
  }

  /// Writes a name with possible line breaks between its segments, such as at capital letters and dots.
  mutating func writeBreakable(_ name: String) {
    for (index, segment) in name.nameSegments.enumerated() {
      if index > 0 { page.markup("<wbr>") }
      page.text(segment)
    }
  }

  /// Writes CSS that sets a property to a color, without a final semicolon. For a color in another space or
  /// outside sRGB, a declaration with the nearest sRGB color comes first, for browsers that support only
  /// sRGB.
  mutating func writeDeclaration(_ property: StaticString, _ color: ColorValue) {
    page.markup(property)
    page.markup(":")
    let css = color.formattedForCSS
    if color.space != .srgb || !color.isInGamut(of: .srgb) {
      page.text(nearestSRGB(of: color))
      page.markup(";")
      page.markup(property)
      page.markup(":")
    }
    page.text(css)
  }

  /// Returns the CSS notation of the nearest sRGB color, and keeps it in the cache.
  private mutating func nearestSRGB(of color: ColorValue) -> String {
    if let known = colors[color] { return known }
    let css = color.mapped(toGamutOf: .srgb).formattedForCSS
    colors[color] = css
    return css
  }
}
