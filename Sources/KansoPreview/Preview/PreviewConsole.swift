import KansoRendering

/// Where a command runs: what it can learn of its terminal and its environment.
public struct PreviewConsole: Sendable {
  /// Whether standard output is read by a person at a terminal.
  public var showsOutput: Bool
  /// Whether standard error is.
  public var showsErrors: Bool
  /// How many characters wide the terminal is, where that is known.
  public var columns: Int?
  /// The variables of the environment.
  public var environment: [String: String]

  /// Nobody watches.
  public init(
    showsOutput: Bool = false, showsErrors: Bool = false, columns: Int? = nil,
    environment: [String: String] = [:]
  ) {
    (self.showsOutput, self.showsErrors) = (showsOutput, showsErrors)
    (self.columns, self.environment) = (columns, environment)
  }

  /// The width of terminals that do not say theirs: that of the DEC VT100, which others keep to.
  private static let ordinaryColumns = 80

  /// How many characters wide lines are where nobody says.
  var usualColumns: Int {
    let told = columns ?? environment["COLUMNS"].flatMap { Int($0) }
    return told.flatMap { $0 > 0 ? $0 : nil } ?? Self.ordinaryColumns
  }

  /// What standard output can show.
  var colors: TerminalColors { showsOutput && allowsColor && knowsTrueColor ? .trueColor : .none }

  /// Whether reports on standard error are in color.
  var colorsReports: Bool { showsErrors && allowsColor }

  /// Color is for people who have not asked to be spared (<https://no-color.org>).
  private var allowsColor: Bool {
    (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// Apple's terminal took 24 bits a color for other commands, such as blinking, before it announced that it knows them.
  private var knowsTrueColor: Bool {
    ["truecolor", "24bit"].contains(environment["COLORTERM"])
      || environment["TERM_PROGRAM"] != "Apple_Terminal"
  }
}

/// When a preview for a terminal is in color.
public enum PreviewColorChoice: String, CaseIterable, Sendable {
  /// Where a terminal shows it, and nobody asked for none.
  case auto
  /// Into files and pipes, too.
  case always
  /// Never.
  case never
}
