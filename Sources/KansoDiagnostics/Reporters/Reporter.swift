/// Converts diagnostics to the text of an output format, in parts. A report consists of the opening, the parts that are
/// not empty, separators between them, and the closing. A part can be discarded when it is written, and parts can be
/// created in parallel.
package protocol Reporter: Sendable {
  var opening: String { get }
  var separator: String { get }
  /// Returns the text of sorted diagnostics of one or more files; empty if there are none.
  func part(_ diagnostics: [Diagnostic]) -> String
  func closing(_ tally: Tally) -> String
}

extension Reporter {
  package var opening: String { "" }
  package var separator: String { "" }
  package func closing(_ tally: Tally) -> String { "" }

  /// Returns a complete report.
  package func report(_ diagnostics: [Diagnostic]) -> String {
    opening + part(diagnostics) + closing(Tally(diagnostics))
  }
}

/// The totals of a report.
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

/// The formats that users can choose.
package enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case xcode
  case json
  case github
  case sarif
  case junit
  case checkstyle

  /// True if the format is for programs. They expect it on standard output, also without diagnostics.
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
