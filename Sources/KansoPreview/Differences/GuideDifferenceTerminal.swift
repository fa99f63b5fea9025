import KansoDiagnostics
import KansoRendering
import KansoTheme

/// Writes what changed into lines that fit a terminal.
struct GuideDifferenceTerminal {
  /// How wide lines are at most, in characters.
  private let columns: Int
  private let colors: TerminalColors
  private(set) var text = ""

  /// Narrower than this nothing can be read, so that lines are longer than asked for.
  private static let leastColumns = 20
  private static let step = 2

  init(columns: Int, colors: TerminalColors) {
    (self.columns, self.colors) = (max(columns, Self.leastColumns), colors)
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
    var pieces: [Piece] = []
    for (index, side) in value.sides.enumerated() {
      if index > 0 { pieces.append(Piece("→")) }
      pieces += swatch(of: side.side.value)
      pieces += words(side.side.text + (side.side.alias.map { " (alias of \($0))" } ?? ""))
    }
    let notes = [value.modeNames.map { "in \($0)" }, value.remark].compactMap { $0 }
    if !notes.isEmpty { pieces += words("· " + notes.joined(separator: ", ")) }
    line(pieces, depth: 2)
  }

  private mutating func write(_ contrast: GuideContrastChange) {
    line(words(contrast.names), depth: 1)
    let pairs = [contrast.old, contrast.new].map {
      swatch(of: .color($0.color)) + swatch(of: .color($0.other)) + [Piece($0.text)]
    }
    let mode = contrast.mode.isEmpty ? "" : "in \(contrast.mode), "
    line(pairs[0] + [Piece("→")] + pairs[1] + words("· \(mode)\(contrast.words)"), depth: 2)
  }

  // MARK: Lines

  /// What is not broken apart.
  private struct Piece {
    let text: String
    /// How many columns it takes.
    let columns: Int

    init(_ text: String, columns: Int? = nil) {
      (self.text, self.columns) = (text, columns ?? text.terminalColumns)
    }
  }

  /// A text that may be broken at spaces, with nothing in it that steers the terminal.
  private func words(_ text: String) -> [Piece] {
    text.split(whereSeparator: \.isWhitespace).map { Piece(String($0).printable) }
  }

  private static let block = "██"

  private func swatch(of value: TokenValue) -> [Piece] {
    guard case .color(let color) = value, colors == .trueColor else { return [] }
    let ground = ColorValue(red: 1, green: 1, blue: 1)
    let bytes = color.composited(over: ground).components.map {
      Int((min(max($0 ?? 0, 0), 1) * 255).rounded())
    }
    let start = "\u{1B}[38;2;\(bytes[0]);\(bytes[1]);\(bytes[2])m"
    return [Piece(start + Self.block + "\u{1B}[0m", columns: Self.block.count)]
  }

  /// Writes pieces with spaces between them. What does not fit goes on in the next line, further in.
  private mutating func line(_ pieces: [Piece], depth: Int = 0) {
    let margin = depth * Self.step
    var written = 0
    for piece in pieces.flatMap({ cut($0, room: columns - margin - Self.step) }) {
      if written == 0 {
        text += String(repeating: " ", count: margin)
        written = margin
      } else if written + 1 + piece.columns > columns {
        text += "\n" + String(repeating: " ", count: margin + Self.step)
        written = margin + Self.step
      } else {
        text += " "
        written += 1
      }
      text += piece.text
      written += piece.columns
    }
    text += "\n"
  }

  /// A word that is longer than a line, in parts.
  private func cut(_ piece: Piece, room: Int) -> [Piece] {
    guard piece.columns > room else { return [piece] }
    var parts: [Piece] = []
    var (part, width) = ("", 0)
    for character in piece.text {
      let needed = String(character).terminalColumns
      if width + needed > room, !part.isEmpty {
        parts.append(Piece(part, columns: width))
        (part, width) = ("", 0)
      }
      part.append(character)
      width += needed
    }
    return parts + [Piece(part, columns: width)]
  }
}

extension String {
  /// How many columns of a terminal it takes: two for what East Asian scripts and emoji are wide, none for marks on other characters.
  fileprivate var terminalColumns: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { sum, character in
      sum + (character.unicodeScalars.map(\.terminalColumns).max() ?? 0)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var terminalColumns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    // Unicode's East Asian Width "W" and "F", by blocks.
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return properties.isEmojiPresentation ? 2 : 1
    }
  }
}
