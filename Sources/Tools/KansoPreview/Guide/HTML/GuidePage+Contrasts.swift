import KansoTheme
import KansoThemeEncoding

extension GuidePage {
  /// The link to the stated contrasts; nil if the guide states none.
  static func contrastLink(of model: GuideModel) -> PageShell.Link? {
    let count = model.contrasts.rows.count
    // No token has a path with a space.
    return count == 0
      ? nil : PageShell.Link(title: "Contrasts", anchor: PageAnchor("stated contrasts"), count: count)
  }

  /// Writes the stated contrasts as a table: a row for each pair and a column for each mode, with a sample, the ratio of
  /// WCAG 2.2, the lightness contrast of APCA and the result. Writes nothing if the guide states none.
  mutating func writeStatedContrasts() {
    guard let link = Self.contrastLink(of: model) else { return }
    page.markup("<section")
    page.attribute("id", link.anchor.id)
    page.attribute("aria-labelledby", "heading-\(link.anchor.id)")
    page.markup(">\n<h2")
    page.attribute("id", "heading-\(link.anchor.id)")
    page.markup(">Contrasts</h2>\n<p class=\"lead\">")
    page.text(Self.summary(of: model.contrasts))
    // A wide table scrolls in its own box, which the keyboard has to reach.
    page.markup("</p>\n<div class=\"matrix\" tabindex=\"0\" role=\"group\" aria-label=\"Stated contrasts\">")
    page.markup("<table>\n<thead><tr><th scope=\"col\">Pair</th>")
    for (index, mode) in model.contrasts.modes.enumerated() {
      page.markup("<th scope=\"col\" dir=\"auto\"")
      writeModesAttribute([index])
      page.markup(">")
      page.text(mode.isEmpty ? "Contrast" : mode)
      page.markup("</th>")
    }
    page.markup("</tr></thead>\n<tbody>\n")
    for row in model.contrasts.rows { write(row) }
    page.markup("</tbody></table></div>\n</section>\n")
  }

  /// Returns the number of pairs, and of those that are too low in a mode.
  private static func summary(of contrasts: ContrastMatrix) -> String {
    let count = contrasts.rows.count
    let failing = contrasts.rows.count { !$0.passes }
    let pairs = count == 1 ? "1 pair" : "\(count) pairs"
    return failing == 0
      ? "The guide states \(pairs) of colors; in every mode, the contrast is enough."
      : "The guide states \(pairs) of colors; the contrast of \(failing) is too low in some mode."
  }

  private mutating func write(_ row: ContrastMatrix.Row) {
    page.markup("<tr><th scope=\"row\">")
    writeLink(to: row.pair.foreground)
    page.markup(" on ")
    writeLink(to: row.pair.background)
    if let base = row.pair.base {
      page.markup(" over ")
      writeLink(to: base)
    }
    page.markup(" <span class=\"remark\">")
    page.text("\(row.pair.useText), \(row.pair.requirement)")
    page.markup("</span></th>")
    for (mode, measure) in row.measures.enumerated() {
      page.markup("<td")
      writeModesAttribute([mode])
      page.markup(">")
      if let measure { write(measure, isEnough: measure.reaches(row.pair)) } else { page.markup("–") }
      page.markup("</td>")
    }
    page.markup("</tr>\n")
  }

  private mutating func write(_ measure: ContrastMeasure, isEnough: Bool) {
    page.markup("<span class=\"aa\" aria-hidden=\"true\" style=\"")
    writeDeclaration("background", measure.background)
    page.markup(";")
    writeDeclaration("color", measure.foreground)
    page.markup("\"></span> <span class=\"ratio\">")
    page.text("\(measure.ratioText), \(measure.lightnessText)")
    page.markup("</span> ")
    page.markup(
      isEnough ? "<span class=\"rating good\">✓ enough</span>" : "<span class=\"rating low\">✗ too low</span>"
    )
  }
}
