extension Drawing {
  /// The picture in characters, each line ended.
  /// - Parameter columns: how many characters wide it is.
  public func terminal(columns: Int, colors: TerminalColors) -> String { "" }
}
