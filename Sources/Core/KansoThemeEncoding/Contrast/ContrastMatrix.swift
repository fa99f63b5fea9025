import KansoFormatting
import KansoTheme

/// The contrasts of all stated pairs of a theme in all of its modes.
package struct ContrastMatrix: Sendable {
  /// A stated pair with its contrasts.
  package struct Row: Sendable {
    package let pair: ContrastPair
    /// The contrast in each mode; nil where the theme lacks a color.
    package let measures: [ContrastMeasure?]

    /// True if the pair reaches its level in each mode.
    package var passes: Bool { measures.allSatisfy { $0?.reaches(pair) == true } }
  }

  /// The names of the modes. A theme without modes has one with an empty name.
  package let modes: [String]
  /// The pairs, in the order of the guide.
  package let rows: [Row]

  /// Measures all stated pairs of a theme.
  package init(_ theme: Theme) {
    let places = theme.modes.isEmpty ? [Mode(name: "", context: [:])] : theme.modes
    modes = places.map(\.name)
    rows = theme.contrasts.map { pair in
      Row(pair: pair, measures: places.map { theme.contrast(of: pair, in: $0.context) })
    }
  }
}

extension ContrastMatrix {
  /// The matrix as a table with a row for each pair and a column for each mode, in the order of the guide. A cell has the
  /// ratio, the lightness contrast, and `ok` or `LOW`.
  package var table: String {
    var lines = [["pair", "needs"] + modes.map { $0.isEmpty ? "contrast" : $0 }]
    lines += rows.map { row in
      [row.pair.title, "\(row.pair.useText) \(row.pair.requirement)"]
        + row.measures.map { measure in
          measure.map { "\($0.ratioText)  \($0.lightnessText)  \($0.reaches(row.pair) ? "ok" : "LOW")" }
            ?? "–"
        }
    }
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { cells in
      var line = ""
      for (cell, width) in zip(cells, widths) {
        line += cell + String(repeating: " ", count: width - cell.count + Self.columnGap)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// The number of spaces between two columns.
  private static let columnGap = 3

  /// The matrix as JSON in UTF-8: an array of pairs, each with its contrasts by mode. Numbers are rounded to two decimals.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.writeObject { writer in
      writer.writeKey("contrasts")
      writer.writeArray { writer in
        for row in rows {
          writer.beginElement()
          writer.writeObject { writer in
            writer.write(members: row.pair)
            writer.writeKey("passes")
            writer.writeBool(row.passes)
            writer.writeKey("modes")
            writer.writeArray { writer in
              for (mode, measure) in zip(modes, row.measures) {
                writer.beginElement()
                writer.writeObject(inline: true) { writer in
                  writer.writeKey("mode")
                  writer.writeString(mode)
                  guard let measure else { return }
                  writer.writeKey("ratio")
                  writer.writeNumber(measure.ratio.roundedToHundredths)
                  writer.writeKey("lightness")
                  writer.writeNumber(measure.lightness.roundedToHundredths)
                  writer.writeKey("passes")
                  writer.writeBool(measure.reaches(row.pair))
                  writer.writeKey("colors")
                  writer.writeArray { writer in
                    for color in [measure.foreground, measure.background] {
                      writer.beginElement()
                      writer.writeString(color.hex)
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    writer.writeNewline()
    return writer.bytes
  }
}

extension JSONWriter {
  /// Writes the members of a pair into the open object: `text` or `graphic`, `on`, `over`, `size` and `level`.
  mutating func write(members pair: ContrastPair) {
    writeKey(pair.use == .graphic ? "graphic" : "text")
    writeString(pair.foreground.dotted)
    writeKey("on")
    writeString(pair.background.dotted)
    if let base = pair.base {
      writeKey("over")
      writeString(base.dotted)
    }
    if pair.use == .largeText {
      writeKey("size")
      writeString("large")
    }
    writeKey("level")
    writeString(pair.levelText)
  }
}

extension ContrastPair {
  /// The pair in words, without the section `colors`: `ink on paper`, `ink on scrim over photo`.
  package var title: String {
    "\(foreground.shortName) on \(background.shortName)" + (base.map { " over \($0.shortName)" } ?? "")
  }

  /// The use of the upper color in words: `text`, `large text` or `graphic`.
  package var useText: String {
    switch use {
    case .text: "text"
    case .largeText: "large text"
    case .graphic: "graphic"
    }
  }
}

extension TokenPath {
  /// The path without the section `colors`.
  fileprivate var shortName: String { section == Section.colors.rawValue ? withinSection : dotted }
}

extension Double {
  /// The number rounded to two decimals.
  fileprivate var roundedToHundredths: Double { (self * 100).rounded() / 100 }
}
