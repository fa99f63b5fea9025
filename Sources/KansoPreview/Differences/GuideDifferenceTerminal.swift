import KansoRendering
import KansoTheme

/// A writer of a difference as lines that fit a terminal.
struct GuideDifferenceTerminal {
  /// The maximum width of lines, in characters.
  private let columns: Int
  private let pen: TerminalPen
  private(set) var text = ""

  /// The minimum width of lines, in characters. Narrower lines are not readable, so a smaller request is raised to it.
  private static let leastColumns = 20
  private static let step = 2

  init(columns: Int, colors: TerminalColors) {
    (self.columns, pen) = (max(columns, Self.leastColumns), TerminalPen(colors))
  }

  mutating func write(_ difference: GuideDifference, title: String) {
    line(words(title))
    line(words(difference.statement))
    for kind in difference.kinds {
      heading(kind.title)
      for change in difference.changes(kind) { write(change) }
    }
    if !difference.contrasts.isEmpty { heading(GuideContrastChange.title) }
    for contrast in difference.contrasts { write(contrast) }
    for note in difference.notes {
      heading(note.kind.title)
      for item in note.lines {
        line(words((item.path.map { "\($0): " } ?? "") + item.text), depth: 1)
      }
    }
  }

  private mutating func heading(_ title: String) {
    text += "\n"
    line(words(title))
  }

  private mutating func write(_ change: GuideChange) {
    let notes = [change.oldName, change.remark].compactMap { $0 }
    line(words(change.path.dotted + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")), depth: 1)
    for value in change.values where value.isVisible || change.kind == .rewritten { write(value) }
    for follower in change.followers { line(words("also \(follower.followerText)"), depth: 2) }
  }

  private mutating func write(_ value: GuideValueChange) {
    var parts: [TerminalLine] = []
    for (index, side) in value.sides.enumerated() {
      if index > 0 { parts.append(words("→")) }
      parts += swatches([side.side.value])
      parts.append(words(side.side.text + (side.side.alias.map { " (alias of \($0))" } ?? "")))
    }
    let notes = [value.modeNames.map { "in \($0)" }, value.remark].compactMap { $0 }
    if !notes.isEmpty { parts.append(words("· " + notes.joined(separator: ", "))) }
    line(joined(parts), depth: 2)
  }

  private mutating func write(_ contrast: GuideContrastChange) {
    line(words(contrast.names), depth: 1)
    func pair(_ pair: ColorPair) -> [TerminalLine] {
      swatches([.color(pair.color), .color(pair.other)]) + [words(pair.text)]
    }
    let mode = contrast.mode.isEmpty ? "" : "in \(contrast.mode), "
    let parts = pair(contrast.old) + [words("→")] + pair(contrast.new) + [words("· \(mode)\(contrast.words)")]
    line(joined(parts), depth: 2)
  }

  // MARK: Lines

  /// Returns a text as one line. Each run of whitespace becomes one space.
  private func words(_ text: String) -> TerminalLine {
    TerminalLine(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  private func swatches(_ values: [TokenValue]) -> [TerminalLine] {
    guard pen.showsColors else { return [] }
    return values.compactMap { if case .color(let color) = $0 { TerminalLine.swatch(color) } else { nil } }
  }

  private func joined(_ parts: [TerminalLine]) -> TerminalLine {
    var line = TerminalLine()
    for part in parts { line += line.parts.isEmpty ? part : TerminalLine(" ") + part }
    return line
  }

  /// Writes a line. A line that is too long is wrapped, and its continuation is indented.
  private mutating func line(_ line: TerminalLine, depth: Int = 0) {
    let margin = depth * Self.step
    let whole = TerminalLine(String(repeating: " ", count: margin)) + line
    for part in whole.wrapped(to: columns, indent: margin + Self.step) { text += pen.text(of: part) + "\n" }
  }
}
