import KansoRendering
import KansoGuideComparison
import KansoTheme

/// A writer of a difference as lines that fit a terminal.
struct GuideDifferenceTerminal {
  /// The maximum width of lines, in characters.
  private let columns: Int
  private let pen: TerminalPen
  /// The lines so far, each with its line break.
  private(set) var text = ""

  /// The minimum width of lines, in characters. Narrower lines are not readable, so a smaller request is raised to it.
  private static let minColumns = 20
  /// The indentation per depth, in characters.
  private static let step = 2

  /// Creates a writer without lines.
  /// - Parameter columns: the maximum width of lines, in characters; at least 20 is used.
  init(columns: Int, colors: TerminalColors) {
    (self.columns, pen) = (max(columns, Self.minColumns), TerminalPen(colors))
  }

  /// Writes the title, the summary, the changes by kind, the contrasts and the notes.
  mutating func write(_ difference: GuideDifference, title: String) {
    writeLine(singleLine(title))
    writeLine(singleLine(difference.summary))
    for kind in difference.kinds {
      writeHeading(kind.title)
      for change in difference.changes(kind) { write(change) }
    }
    if !difference.contrasts.isEmpty { writeHeading(ContrastChange.title) }
    for contrast in difference.contrasts { write(contrast) }
    for note in difference.notes {
      writeHeading(note.kind.title)
      for item in note.lines {
        writeLine(singleLine((item.path.map { "\($0): " } ?? "") + item.text), depth: 1)
      }
    }
  }

  /// Writes an empty line and a heading, which has no style and no indentation.
  private mutating func writeHeading(_ title: String) {
    text += "\n"
    writeLine(singleLine(title))
  }

  /// Writes the path with the remarks, the values, and a line for each follower. Values that look the same in
  /// both guides are left out, unless the change is of the kind `rewritten`.
  private mutating func write(_ change: TokenChange) {
    let notes = [change.oldPathRemark, change.remark].compactMap { $0 }
    let remarks = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
    writeLine(singleLine(change.path.dotted + remarks), depth: 1)
    for value in change.values where value.isVisible || change.kind == .rewritten { write(value) }
    for follower in change.followers { writeLine(singleLine("also \(follower.pathAndSources)"), depth: 2) }
  }

  /// Writes one line with the values before and after, their swatches and aliases, the modes and the remark.
  /// Equal values are written once.
  private mutating func write(_ value: ValueChange) {
    var parts: [TerminalLine] = []
    for (index, side) in value.sides.enumerated() {
      if index > 0 { parts.append(singleLine("→")) }
      parts += swatches([side.side.value])
      parts.append(singleLine(side.side.text + (side.side.alias.map { " (alias of \($0))" } ?? "")))
    }
    let notes = [value.modeNames.map { "in \($0)" }, value.remark].compactMap { $0 }
    if !notes.isEmpty { parts.append(singleLine("· " + notes.joined(separator: ", "))) }
    writeLine(joined(parts), depth: 2)
  }

  /// Writes the paths of a contrast, and a line with the swatches and ratios before and after, the mode and
  /// the effect.
  private mutating func write(_ contrast: ContrastChange) {
    writeLine(singleLine(contrast.pathsText), depth: 1)
    /// Returns the swatches of both colors and the ratio.
    func ratioParts(_ pair: ColorPair) -> [TerminalLine] {
      swatches([.color(pair.color), .color(pair.background)]) + [singleLine(pair.formattedRatio)]
    }
    let mode = contrast.mode.isEmpty ? "" : "in \(contrast.mode), "
    let result = singleLine("· \(mode)\(contrast.summary)")
    writeLine(
      joined(ratioParts(contrast.old) + [singleLine("→")] + ratioParts(contrast.new) + [result]), depth: 2)
  }

  // MARK: Lines

  /// Returns a text as one line. Each run of whitespace becomes one space, and whitespace at both ends is
  /// removed.
  private func singleLine(_ text: String) -> TerminalLine {
    TerminalLine(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  /// Returns a swatch for each color among the values; none if the terminal has no colors.
  private func swatches(_ values: [TokenValue]) -> [TerminalLine] {
    guard pen.showsColors else { return [] }
    return values.compactMap { if case .color(let color) = $0 { TerminalLine.swatch(color) } else { nil } }
  }

  /// Returns the parts as one line, separated by spaces.
  private func joined(_ parts: [TerminalLine]) -> TerminalLine {
    var line = TerminalLine()
    for part in parts { line += line.parts.isEmpty ? part : TerminalLine(" ") + part }
    return line
  }

  /// Writes a line. A line that is too long is wrapped, and its continuation is indented by one more step.
  /// - Parameter depth: the number of indentation steps.
  private mutating func writeLine(_ line: TerminalLine, depth: Int = 0) {
    let margin = depth * Self.step
    let whole = TerminalLine(String(repeating: " ", count: margin)) + line
    for part in whole.wrapped(to: columns, indent: margin + Self.step) { text += pen.text(of: part) + "\n" }
  }
}
