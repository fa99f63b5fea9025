/// Turns diagnostics into the text of one output format, a part at a time, so that nothing of a part is kept when it is
/// written, and parts can be made side by side: the opening, the parts that are not empty with separators between them,
/// and the closing.
package protocol Reporter: Sendable {
  var opening: String { get }
  var separator: String { get }
  /// The text of sorted diagnostics, of one file or of several; empty for none.
  func part(_ diagnostics: [Diagnostic]) -> String
  func closing(_ tally: Tally) -> String
}

extension Reporter {
  package var opening: String { "" }
  package var separator: String { "" }
  package func closing(_ tally: Tally) -> String { "" }

  /// All at once.
  package func report(_ diagnostics: [Diagnostic]) -> String {
    opening + part(diagnostics) + closing(Tally(diagnostics))
  }
}

/// What a report says about all of its diagnostics.
package struct Tally: Sendable {
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var ids: Set<DiagnosticID> = []

  package init(_ diagnostics: [Diagnostic] = []) {
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count - errors
    ids = Set(diagnostics.map(\.id))
  }

  package var isEmpty: Bool { errors + warnings == 0 }

  package mutating func add(_ other: Tally) {
    errors += other.errors
    warnings += other.warnings
    ids.formUnion(other.ids)
  }
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
