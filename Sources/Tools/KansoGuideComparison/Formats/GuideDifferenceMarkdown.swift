import KansoDiagnostics
import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// A difference as Markdown, such as for a comment on a pull request.
package struct GuideDifferenceMarkdown {
  /// The pictures beside colors.
  package enum Swatches: Sendable {
    /// No pictures. GitHub shows neither `data:` addresses nor colors in HTML.
    case none
    /// Pictures within the text, as `data:` addresses.
    case data
    /// A file for each color in a folder; the text names them by this path.
    case files(folder: String)
  }

  /// The text, of at most 65,536 characters, which is what a comment on GitHub can have.
  package private(set) var text = ""
  /// The pictures of `Swatches.files`: the name of each file and its SVG.
  package private(set) var pictures: [String: String] = [:]

  private let difference: GuideDifference
  private let swatches: Swatches

  /// The maximum number of characters of a comment on GitHub.
  private static let maxLength = 65_536
  /// The number of characters that the note on left-out rows and open elements may take.
  private static let reserve = 400
  /// The length of an edge of a picture, in points.
  private static let edge = 16

  /// Writes a difference: the verdict, lost contrasts, a table for each kind of change, and what cannot be seen.
  package init(_ difference: GuideDifference, swatches: Swatches) {
    (self.difference, self.swatches) = (difference, swatches)
    text = "### \(Self.escaped("\(difference.old.name) → \(difference.new.name)"))\n\n"
    text += "**\(Self.escaped(difference.verdict))**\n\n\(Self.escaped(difference.summary))\n"
    write(contrasts: difference.lostContrasts, title: "Contrasts lost")
    for kind in difference.kinds { write(kind) }
    write(contrasts: difference.contrasts.filter { !$0.becameInsufficient }, title: "Contrasts won")
    writeNotes()
    writeRenames()
  }

  private static func escaped(_ text: String) -> String { MarkdownReporter.escaped(text.singleLine) }

  /// Appends rows after an opening, as many as there is room for, and the number of the others.
  private mutating func write(_ rows: [String], after opening: String, closing: String = "") {
    guard !rows.isEmpty, text.count + opening.count + Self.reserve < Self.maxLength else { return }
    text += opening
    var (length, count) = (text.count, 0)
    for row in rows {
      guard length + row.count + closing.count + Self.reserve < Self.maxLength else { break }
      text += row
      length += row.count
      count += 1
    }
    text += closing
    if count < rows.count { text += "\n… and \(rows.count - count) more; `kanso diff` prints all of them.\n" }
  }

  private mutating func write(contrasts: [ContrastChange], title: String) {
    let rows = contrasts.map { contrast in
      let colors = [contrast.old, contrast.new].map { pair in
        swatch(pair.color) + swatch(pair.background) + Self.escaped(pair.formattedRatio)
      }
      let mode = contrast.mode.isEmpty ? "–" : Self.escaped(contrast.mode)
      return
        "| \(Self.escaped(contrast.textPath.dotted)) on \(Self.escaped(contrast.backgroundPath.dotted)) | \(mode) | \(colors[0]) | \(colors[1]) | \(Self.escaped(contrast.summary)) |\n"
    }
    write(
      rows,
      after: "\n#### \(title)\n\n| pair | mode | before | after | result |\n| --- | --- | --- | --- | --- |\n"
    )
  }

  private mutating func write(_ kind: TokenChange.Kind) {
    var rows: [String] = []
    for change in difference.changes(kind) {
      let values = change.values.filter { $0.isVisible || kind == .rewritten || kind == .renamed }
      for (index, value) in values.prefix(8).enumerated() {
        var name = ""
        if index == 0 {
          name = Self.escaped(change.path.dotted)
          for remark in [change.oldPathRemark, change.remark, change.followerCountText].compactMap({ $0 }) {
            name += "<br>\(Self.escaped(remark))"
          }
        }
        let impact = index == 0 ? difference.impact(of: change).name : ""
        let modes = value.modeNames.map(Self.escaped) ?? "all"
        rows.append(
          "| \(name) | \(impact) | \(modes) | \(cell(value.old)) | \(cell(value.new)) | \(Self.escaped(value.remark ?? "")) |\n"
        )
      }
    }
    write(
      rows,
      after: """

        #### \(kind.title)

        | token | for callers | modes | before | after | difference |
        | --- | --- | --- | --- | --- | --- |

        """)
    let followers = difference.changes(kind).flatMap(\.followers).map {
      "- \(Self.escaped($0.pathAndSources))\n"
    }
    write(
      followers, after: "\n<details><summary>\(followers.count) tokens that follow them</summary>\n\n",
      closing: "\n</details>\n")
  }

  private mutating func writeNotes() {
    let rows = difference.notes.flatMap { note in
      note.lines.map { line in
        "- \(note.kind.title): \(Self.escaped((line.path.map { "\($0): " } ?? "") + line.text))\n"
      }
    }
    write(
      rows, after: "\n<details><summary>\(GuideDifference.notesTitle) (\(rows.count))</summary>\n\n",
      closing: "\n</details>\n")
  }

  private mutating func writeRenames() {
    write(
      difference.renamedEntries.map { "  \($0)\n" },
      after: "\nTo keep the former names, add this to the new guide:\n\n```yaml\nrenamed:\n", closing: "```\n"
    )
  }

  /// Returns the cell of a value, with a picture of a color; a dash for no value.
  private mutating func cell(_ side: GuideValueSide?) -> String {
    guard let side else { return "–" }
    let picture = side.value.color.map { swatch($0) } ?? ""
    return picture + Self.escaped(side.text)
      + (side.alias.map { "<br>alias of \(Self.escaped($0.dotted))" } ?? "")
  }

  /// Returns the picture of a color with a space after it; empty without pictures.
  private mutating func swatch(_ color: ColorValue) -> String {
    let hex = color.hexWithAlpha
    let edge = Self.edge
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(edge)\" height=\"\(edge)\"><rect width=\"\(edge)\" height=\"\(edge)\" rx=\"3\" fill=\"\(hex)\" stroke=\"#80808080\"/></svg>"
    switch swatches {
    case .none: return ""
    case .data:
      let address = svg.replacing("#", with: "%23").replacing("\"", with: "'").replacing("<", with: "%3C")
        .replacing(">", with: "%3E")
      return "<img alt=\"\(hex)\" src=\"data:image/svg+xml,\(address)\"> "
    case .files(let folder):
      let name = "\(hex.dropFirst()).svg"
      pictures[name] = svg + "\n"
      return "<img alt=\"\(hex)\" src=\"\(folder.escapedForXML)/\(name)\"> "
    }
  }
}
