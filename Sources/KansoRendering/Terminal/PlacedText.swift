/// How a text in a terminal looks.
struct TerminalStyle: Equatable {
  /// Red, green, blue and opacity.
  var color: SIMD4<Float>
  var isBold: Bool
  var isUnderlined: Bool
}

/// What a cell shows.
struct TerminalCell {
  /// The character; empty in the second cell of a wide one.
  var text: String
  var style: TerminalStyle
}

/// A text on a line of a terminal.
struct PlacedText {
  /// What is seen of it, from the left to the right.
  private(set) var cells: [(column: Int, cell: TerminalText.Cell)]
  /// Which command drew it.
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

  /// The first column; nil if nothing of it is seen.
  var column: Int? { cells.first?.column }

  private static let half: Float = 0.5

  /// Leaves out what is cut off.
  mutating func clip(to clip: TerminalClip, row: Int, columns: Int) {
    cells.removeAll { column, cell in
      guard column >= 0, column + cell.width <= columns else { return true }
      return (column..<column + cell.width).contains { x in
        let (upper, lower) = (2 * row, 2 * row + 1)
        return (clip.part(x: x, y: upper) + clip.part(x: x, y: lower)) / 2 < Self.half
      }
    }
  }

  /// Without what was drawn over.
  func uncovered(in grid: TerminalGrid, row: Int) -> PlacedText {
    var text = self
    text.cells.removeAll { column, cell in
      (column..<column + cell.width).contains {
        grid.isCovered(column: $0, row: row, since: number)
      }
    }
    return text
  }

  /// Writes what there is room for up to a column, and a mark where that is not all.
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
