/// The style of a text in a terminal.
struct TerminalStyle: Equatable {
  /// Red, green, blue and opacity, from 0 to 1.
  var color: SIMD4<Float>
  var isBold: Bool
  var isUnderlined: Bool
}

/// The content of a cell.
struct TerminalCell {
  /// The character; empty in the second cell of a wide character.
  var text: String
  var style: TerminalStyle
}

/// A text on a line of a terminal.
struct PlacedText {
  /// The visible characters, from left to right, with their columns.
  private(set) var cells: [(column: Int, cell: TerminalText.Cell)]
  /// The number of the command that drew the text.
  let commandNumber: Int
  let style: TerminalStyle

  /// Places the first character of a text in a column, which may be outside the grid, and the others to its
  /// right.
  init(_ text: TerminalText, at column: Int, commandNumber: Int, style: TerminalStyle) {
    (self.commandNumber, self.style) = (commandNumber, style)
    var place = column
    cells = text.cells.map { cell in
      defer { place += cell.width }
      return (place, cell)
    }
  }

  /// The first visible column; nil if nothing is visible.
  var column: Int? { cells.first?.column }

  private static let half: Float = 0.5

  /// Removes the characters that are not completely within the columns, or with a cell that is more than half
  /// clipped.
  mutating func clip(to clip: TerminalClip, row: Int, columns: Int) {
    cells.removeAll { column, cell in
      guard column >= 0, column + cell.width <= columns else { return true }
      return (column..<column + cell.width).contains { x in
        let (upper, lower) = (2 * row, 2 * row + 1)
        return (clip.visiblePart(x: x, y: upper) + clip.visiblePart(x: x, y: lower)) / 2 < Self.half
      }
    }
  }

  /// Returns the text without the characters of which later commands covered a cell.
  func withoutCoveredCells(in grid: TerminalGrid, row: Int) -> PlacedText {
    var text = self
    text.cells.removeAll { column, cell in
      (column..<column + cell.width).contains {
        grid.isCovered(column: $0, row: row, since: commandNumber)
      }
    }
    return text
  }

  /// Writes the characters that fit before the column `limit` into a line. If only some of them fit, an
  /// ellipsis follows the last one that fits, or replaces it if there is no space for the ellipsis.
  func write(to line: inout [TerminalCell?], until limit: Int) {
    var fitting = cells.prefix { $0.column + $0.cell.width <= limit }
    if fitting.count < cells.count, let last = fitting.last {
      let end = last.column + last.cell.width
      if end == limit { fitting.removeLast() }
      line[end < limit ? end : last.column] = TerminalCell(text: "…", style: style)
    }
    for (column, cell) in fitting {
      line[column] = TerminalCell(text: cell.text, style: style)
      if cell.width == 2 { line[column + 1] = TerminalCell(text: "", style: style) }
    }
  }
}
