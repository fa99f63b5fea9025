import KansoDrawing

extension Drawing {
  /// Returns the picture in characters, with a line break after each line. A cell is as wide as its part of
  /// the picture's width, and twice as high. With colors, its upper and its lower half are filled separately
  /// (`▀`). A picture without a size gives an empty text.
  ///
  /// Texts are placed at their anchors. A character takes one cell, a wide one such as an ideograph two. A
  /// text is cut where the next one begins; of several texts in one place, only the first one is shown.
  /// Shadows are left out. Images are gray. Shapes that overlap within a translucent group show through each
  /// other. Texts from right to left are in reading order, as terminals expect them. Control characters
  /// become spaces, and invisible characters are removed, so no text can steer the terminal.
  /// - Parameters:
  ///   - columns: the width in characters, from 1 to 400; other values are clamped to this range. Only the
  ///     first 1,000 lines are written.
  ///   - colors: the colors of the terminal; `none` gives only texts, without empty lines at the end.
  public func terminal(columns: Int, colors: TerminalColors) -> String {
    guard let grid = TerminalGrid(of: size, columns: columns) else { return "" }
    var painter = TerminalPainter(grid)
    for (index, command) in commands.enumerated() { painter.draw(command, commandNumber: index + 1) }
    var writer = TerminalWriter(colors)
    for row in 0..<painter.grid.rows { writer.write(painter.cells(ofRow: row), of: row, in: painter.grid) }
    return writer.finish()
  }
}
