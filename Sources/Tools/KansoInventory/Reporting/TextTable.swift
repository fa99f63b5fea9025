import KansoFormatting

/// A table of aligned columns for a terminal.
struct TextTable {
  private let alignsRight: [Bool]
  private var rows: [[String]]

  /// The maximum number of characters of a cell.
  private static let maxCellCount = 120

  /// - Parameters:
  ///   - header: the names of the columns.
  ///   - numbers: the indices of the columns that are aligned to the right.
  init(_ header: [String], numbers: Set<Int> = []) {
    rows = [header]
    alignsRight = header.indices.map(numbers.contains)
  }

  /// Adds a row. Its texts are made printable.
  mutating func add(_ cells: [String]) {
    rows.append(cells.map { $0.printable.truncated(toScalarCount: Self.maxCellCount) })
  }

  /// The lines of the table, indented by two spaces.
  var text: String {
    let widths = alignsRight.indices.map { column in rows.map { Self.width(of: $0[column]) }.max() ?? 0 }
    return rows.map { row in
      var line = "  "
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - Self.width(of: cell))
        line += alignsRight[column] ? space + cell : cell + space
        line += "  "
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }
    .joined()
  }

  private static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + $1.terminalWidth }
  }
}
