import KansoLayout

extension Drawing {
  /// The picture in characters, each line ended. A character is as wide as its part of the picture's width, and twice as high; in colors
  /// its upper and its lower half are filled apart (`▀`).
  ///
  /// Texts stand where they are anchored, one character a cell, and are shortened where the next one begins; of those in one place the first
  /// one is seen.
  /// Shadows are left out, pictures are gray, and what overlaps within a group that is not opaque is seen through itself. Texts from the
  /// right to the left are in reading order, as terminals expect them, and no character reaches the terminal that could steer it.
  /// - Parameters:
  ///   - columns: how many characters wide it is, from 1 to 400; others count as the nearest of these.
  ///   - colors: whether there are colors, or texts alone. There are 1,000 lines at the most.
  public func terminal(columns: Int, colors: TerminalColors) -> String {
    guard let grid = TerminalGrid(of: size, columns: columns) else { return "" }
    var painter = TerminalPainter(grid)
    for (index, command) in commands.enumerated() { painter.draw(command, number: index + 1) }
    var writer = TerminalWriter(colors)
    for row in 0..<painter.grid.rows { writer.write(painter.line(row), of: row, in: painter.grid) }
    return writer.ended()
  }
}
