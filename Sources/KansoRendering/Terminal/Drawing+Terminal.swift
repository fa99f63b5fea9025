import KansoLayout

extension Drawing {
  /// Returns the picture in characters, with a line break after each line. A character is as wide as its part of the
  /// picture's width, and twice as high. With colors, its upper and its lower half are filled separately (`▀`).
  ///
  /// Texts are placed at their anchors, with one character in a cell. A text is cut where the next one begins; of
  /// several texts in one place, only the first one is shown. Shadows are left out. Images are gray. Shapes that
  /// overlap within a translucent group show through each other. Texts from right to left are in reading order, as
  /// terminals expect them. Characters that could steer the terminal are removed.
  /// - Parameters:
  ///   - columns: the width in characters, from 1 to 400; other values are clamped to this range. The height is at most
  ///     1,000 lines.
  ///   - colors: the colors of the terminal; `none` gives only texts.
  public func terminal(columns: Int, colors: TerminalColors) -> String {
    guard let grid = TerminalGrid(of: size, columns: columns) else { return "" }
    var painter = TerminalPainter(grid)
    for (index, command) in commands.enumerated() { painter.draw(command, number: index + 1) }
    var writer = TerminalWriter(colors)
    for row in 0..<painter.grid.rows { writer.write(painter.line(row), of: row, in: painter.grid) }
    return writer.ended()
  }
}
