/// The colors that a terminal can show.
public enum TerminalColors: Sendable {
  /// Colors of 24 bits (`ESC [ 38 ; 2 ; r ; g ; b m`).
  case trueColor
  /// Text only, for files, pipes, and terminals without colors.
  case none
}
