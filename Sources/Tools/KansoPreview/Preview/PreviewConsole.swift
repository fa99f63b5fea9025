import KansoRendering

/// The terminal and the environment of a command.
public struct PreviewConsole: Sendable {
  /// True if standard output is a terminal.
  public var showsOutput: Bool
  /// True if standard error is a terminal.
  public var showsErrors: Bool
  /// The width of the terminal, in characters; nil if it is unknown.
  public var columns: Int?
  /// The environment variables.
  public var environment: [String: String]

  /// Creates a console. By default, neither output is a terminal, and there are no environment variables.
  public init(
    showsOutput: Bool = false, showsErrors: Bool = false, columns: Int? = nil,
    environment: [String: String] = [:]
  ) {
    (self.showsOutput, self.showsErrors) = (showsOutput, showsErrors)
    (self.columns, self.environment) = (columns, environment)
  }

  /// The width of terminals that do not report one, in characters. It is the width of the DEC VT100, which other
  /// terminals adopted.
  private static let fallbackColumns = 80

  /// The width of lines without an explicit option, in characters: that of the terminal, else the number in
  /// the variable `COLUMNS`. It is 80 if neither is known, or if the one that is used is not positive.
  var defaultColumns: Int {
    let reported = columns ?? environment["COLUMNS"].flatMap { Int($0) }
    return reported.flatMap { $0 > 0 ? $0 : nil } ?? Self.fallbackColumns
  }

  /// The colors that standard output can show: none if it is no terminal, shows no 24-bit colors, or the user
  /// has disabled colors.
  var colors: TerminalColors { showsOutput && allowsColor && knowsTrueColor ? .trueColor : .none }

  /// True if reports on standard error are in color: standard error is a terminal, and the user has not
  /// disabled colors.
  var colorsReports: Bool { showsErrors && allowsColor }

  /// True unless the user has disabled colors (<https://no-color.org>) or the terminal is dumb.
  private var allowsColor: Bool {
    (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// True if the terminal is taken to support 24-bit colors. Apple's terminal must announce the support in
  /// `COLORTERM`, because its older versions interpret such colors as other commands, such as blinking. All
  /// other terminals count as supporting them.
  private var knowsTrueColor: Bool {
    ["truecolor", "24bit"].contains(environment["COLORTERM"])
      || environment["TERM_PROGRAM"] != "Apple_Terminal"
  }
}

/// The choice of colors in a preview for a terminal.
public enum PreviewColorChoice: String, CaseIterable, Sendable {
  /// Colors if the terminal shows them and the user has not disabled them.
  case auto
  /// Colors in every output, including files and pipes.
  case always
  /// No colors.
  case never
}
