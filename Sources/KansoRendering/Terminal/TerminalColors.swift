/// What a terminal can show.
public enum TerminalColors: Sendable {
  /// 24 bits a color (`ESC [ 38 ; 2 ; r ; g ; b m`).
  case trueColor
  /// Text alone: into files, pipes, and terminals that ask for no color.
  case none
}
