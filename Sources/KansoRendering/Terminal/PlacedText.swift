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
  let number: Int
  let style: TerminalStyle

  init(_ text: TerminalText, at column: Int, number: Int, style: TerminalStyle) {
    (self.number, self.style) = (number, style)
    var place = column
    cells = text.cells.map { cell in
      defer { place += cell.width }
      return (place, cell)
    }
  }

  /// The first visible column; nil if nothing is visible.
  var column: Int? { cells.first?.column }

  private static let half: Float = 0.5

  /// Removes the characters that are outside the grid or more than half clipped.
  mutating func clip(to clip: TerminalClip, row: Int, columns: Int) {
    cells.removeAll { column, cell in
      guard column >= 0, column + cell.width <= columns else { return true }
      return (column..<column + cell.width).contains { x in
        let (upper, lower) = (2 * row, 2 * row + 1)
        return (clip.part(x: x, y: upper) + clip.part(x: x, y: lower)) / 2 < Self.half
      }
    }
  }

  /// Returns the text without the characters that later commands covered.
  func uncovered(in grid: TerminalGrid, row: Int) -> PlacedText {
    var text = self
    text.cells.removeAll { column, cell in
      (column..<column + cell.width).contains {
        grid.isCovered(column: $0, row: row, since: number)
      }
    }
    return text
  }

  /// Writes the characters that fit before a column. If some do not fit, an ellipsis marks the cut.
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
