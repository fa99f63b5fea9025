import KansoTheme
import KansoThemeEncoding

extension GuidePage {
  /// The anchors of the sections about contrasts. No token has a path with a space.
  static let statedAnchor = PageAnchor("stated contrasts")
  static let roleAnchor = PageAnchor("possible contrasts")

  /// Writes the stated contrasts as a table: a row for each pair, those that are too low first, and a column for each
  /// mode, with a sample, the ratio of WCAG 2.2, the lightness contrast of APCA and the result. Modes with the same
  /// measures share a column. Writes nothing if the guide states none.
  mutating func writeStatedContrasts() {
    guard !model.contrasts.rows.isEmpty else { return }
    openSection(Self.statedAnchor, "Contrasts")
    page.markup("<p class=\"lead\">")
    page.text(model.contrasts.summary)
    page.markup("</p>\n")
    openTable("Stated contrasts")
    page.markup("<thead><tr><th scope=\"col\">Pair</th>")
    let columns = model.contrasts.columns
    for modes in columns {
      page.markup("<th scope=\"col\" dir=\"auto\"")
      writeModesAttribute(modes)
      page.markup(">")
      page.text(columns.count > 1 ? shortNames(of: modes) : "Contrast")
      page.markup("</th>")
    }
    page.markup("</tr></thead>\n<tbody>\n")
    for row in model.contrasts.rows where !row.passes { write(row, columns) }
    for row in model.contrasts.rows where row.passes { write(row, columns) }
    page.markup("</tbody></table></div>\n</section>\n")
  }

  /// Writes the start of a table. A table that is too wide scrolls in its own box, which the keyboard has to reach.
  private mutating func openTable(_ label: StaticString) {
    page.markup("<div class=\"matrix\" tabindex=\"0\" role=\"group\" aria-label=\"")
    page.markup(label)
    page.markup("\"><table>\n")
  }

  /// Writes the row of a stated pair.
  private mutating func write(_ row: ContrastMatrix.Row, _ columns: [[Int]]) {
    page.markup("<tr")
    page.attribute("data-match", "\(row.pair.foreground.dotted) \(row.pair.background.dotted)")
    page.markup("><th scope=\"row\">")
    writeLink(to: row.pair.foreground, isShort: true)
    page.markup(" on ")
    writeLink(to: row.pair.background, isShort: true)
    if let base = row.pair.base {
      page.markup(" over ")
      writeLink(to: base, isShort: true)
    }
    page.markup(" <span class=\"remark\">")
    page.text("\(row.pair.useText), \(row.pair.requirement)")
    page.markup("</span></th>")
    for modes in columns {
      page.markup("<td")
      writeModesAttribute(modes)
      page.markup(">")
      if let measure = row.measures[modes[0]] {
        write(measure, isEnough: measure.reaches(row.pair))
      } else {
        page.markup("–")
      }
      page.markup("</td>")
    }
    page.markup("</tr>\n")
  }

  private mutating func write(_ measure: ContrastMeasure, isEnough: Bool) {
    writeSample(of: measure)
    page.markup(" <span class=\"ratio\">")
    page.text("\(measure.ratioText), \(measure.lightnessText)")
    page.markup("</span> ")
    page.markup(
      isEnough ? "<span class=\"rating good\">✓ enough</span>" : "<span class=\"rating low\">✗ too low</span>"
    )
  }

  /// Writes the letters “Aa” in the color on its background.
  private mutating func writeSample(of measure: ContrastMeasure) {
    page.markup("<span class=\"aa\" aria-hidden=\"true\" style=\"")
    writeDeclaration("background", measure.background)
    page.markup(";")
    writeDeclaration("color", measure.foreground)
    page.markup("\"></span>")
  }

  // MARK: Roles

  /// Writes tables of the text colors on the backgrounds, as far as names state these roles, in an element that is
  /// closed at first: the guide does not state that these colors are seen together.
  mutating func writeRoleContrasts() {
    guard !model.roleContrasts.isEmpty else { return }
    openSection(Self.roleAnchor, "Possible contrasts")
    page.markup(
      """
      <p class="lead">The guide states no contrasts. These are its first text colors on its first backgrounds, by their \
      names. State the pairs that matter under <code>contrast</code>.</p>
      <details class="more"><summary>Show the table</summary>

      """)
    for table in model.roleContrasts { write(table) }
    page.markup("</details>\n</section>\n")
  }

  /// Writes the table of a mode.
  private mutating func write(_ table: RoleContrasts) {
    page.markup("<div")
    writeModesAttribute(table.modes)
    page.markup(">")
    if !names(of: table.modes).isEmpty {
      page.markup("<p class=\"label\" dir=\"auto\">")
      page.text(names(of: table.modes))
      page.markup("</p>")
    }
    openTable("Possible contrasts")
    page.markup("<thead><tr><td></td>")
    for background in table.backgrounds {
      page.markup("<th scope=\"col\"><bdi>")
      page.breakable(background.title)
      page.markup("</bdi></th>")
    }
    page.markup("</tr></thead>\n<tbody>\n")
    for text in table.texts {
      page.markup("<tr><th scope=\"row\"><bdi>")
      page.breakable(text.title)
      page.markup("</bdi></th>")
      for background in table.backgrounds { writeCell(table.measure(text, on: background)) }
      page.markup("</tr>\n")
    }
    page.markup("</tbody></table></div></div>\n")
  }

  /// Writes a cell with a sample, the ratio and its rating.
  private mutating func writeCell(_ measure: ContrastMeasure) {
    let rating = Contrast.Rating(ratio: Contrast.rounded(measure.ratio))
    page.markup("<td>")
    writeSample(of: measure)
    page.markup(" <span class=\"ratio\">")
    page.text(measure.ratioText)
    switch rating {
    case .enhanced, .text: page.markup("</span> <span class=\"rating good\">")
    case .large: page.markup("</span> <span class=\"rating\">")
    case .low: page.markup("</span> <span class=\"rating low\">")
    }
    page.text(rating.rawValue)
    page.markup("</span></td>")
  }
}

extension ContrastMatrix {
  /// The modes of each column, as indexes into `modes`. Modes in which all measures are equal share one.
  fileprivate var columns: [[Int]] {
    var columns: [[Int]] = []
    for mode in modes.indices {
      if let same = columns.firstIndex(where: { column in
        rows.allSatisfy { $0.measures[column[0]] == $0.measures[mode] }
      }) {
        columns[same].append(mode)
      } else {
        columns.append([mode])
      }
    }
    return columns
  }

  /// The number of pairs, and of those that are too low in a mode.
  fileprivate var summary: String {
    let failing = rows.count { !$0.passes }
    let pairs = rows.count == 1 ? "1 pair" : "\(rows.count) pairs"
    return failing == 0
      ? "The guide states \(pairs) of colors; in every mode, the contrast is enough."
      : "The guide states \(pairs) of colors; the contrast of \(failing) is too low in some mode."
  }
}
