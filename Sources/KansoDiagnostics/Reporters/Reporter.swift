/// Turns sorted diagnostics into the text of one output format.
package protocol Reporter: Sendable {
  func report(_ diagnostics: [Diagnostic]) -> String
}

/// The formats that people can ask for.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case xcode
  case json
  case github
  case sarif
  case junit
  case checkstyle

  /// Whether the format is for machines, which want it on standard output and in every run.
  package var isForMachines: Bool { self != .text && self != .xcode }

  package func reporter(color: Bool) -> any Reporter {
    switch self {
    case .text: TextReporter(color: color)
    case .xcode: XcodeReporter()
    case .json: JSONReporter()
    case .github: GitHubReporter()
    case .sarif: SARIFReporter()
    case .junit: JUnitReporter()
    case .checkstyle: CheckstyleReporter()

    }
  }
}
