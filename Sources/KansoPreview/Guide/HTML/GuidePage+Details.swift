import KansoLayout
import KansoRendering
import KansoTheme

extension GuidePage {
  /// Writes the details of a token's values: modes, aliases, notations and contrasts.
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

  mutating func writeAlias(of value: GuideValue) {
    guard let alias = value.alias else { return }
    page.markup("<p class=\"alias\">Alias of ")
    writeLink(to: alias)
    page.markup("</p>")
  }

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

  private mutating func writeRating(_ rating: Contrast.Rating) {
    switch rating {
    case .enhanced, .text: page.markup("<span class=\"rating good\">")
    case .large: page.markup("<span class=\"rating\">")
    case .low: page.markup("<span class=\"rating low\">")
    }
    page.text(rating.rawValue)
    page.markup("</span>")
  }

  /// Writes a name with possible line breaks between its segments.
  mutating func writeBreakable(_ name: String) {
    for (index, segment) in name.nameSegments.enumerated() {
      if index > 0 { page.markup("<wbr>") }
      page.text(segment)
    }
  }

  /// Writes a CSS declaration. For browsers that support only sRGB, a declaration with the nearest sRGB color comes
  /// first.
  mutating func writeDeclaration(_ property: StaticString, _ color: ColorValue) {
    page.markup(property)
    page.markup(":")
    let css = color.css
    if color.space != .srgb || !color.isInGamut(of: .srgb) {
      page.text(nearest(color))
      page.markup(";")
      page.markup(property)
      page.markup(":")
    }
    page.text(css)
  }

  private mutating func nearest(_ color: ColorValue) -> String {
    if let known = colors[color] { return known }
    let css = color.mapped(toGamutOf: .srgb).css
    colors[color] = css
    return css
  }
}
