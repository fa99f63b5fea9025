/// Converts diagnostics to the text of an output format, in parts. A report consists of the opening, the parts that are
/// not empty, separators between them, and the closing. A part can be discarded when it is written, and parts can be
/// created in parallel.
package protocol Reporter: Sendable {
  /// The text before the first part.
  var opening: String { get }
  /// The text between two parts that are not empty.
  var separator: String { get }
  /// Returns the text of sorted diagnostics of one or more files, without opening and closing; empty if there
  /// are none.
  func part(_ diagnostics: [Diagnostic]) -> String
  /// Returns the text after the last part.
  ///
  /// - Parameter tally: the totals of all parts.
  func closing(_ tally: Tally) -> String
}

extension Reporter {
  package var opening: String { "" }
  package var separator: String { "" }
  package func closing(_ tally: Tally) -> String { "" }

  /// Returns a complete report: opening, one part, and closing.
  package func report(_ diagnostics: [Diagnostic]) -> String {
    opening + part(diagnostics) + closing(Tally(diagnostics))
  }
}

/// The totals of a report.
package struct Tally: Sendable {
  package private(set) var errorCount = 0
  package private(set) var warningCount = 0
  /// The descriptors that occur.
  package private(set) var descriptors: Set<DiagnosticDescriptor> = []

  /// Counts the diagnostics by severity and collects their descriptors.
  package init(_ diagnostics: [Diagnostic] = []) {
    errorCount = diagnostics.count { $0.severity == .error }
    warningCount = diagnostics.count - errorCount
    descriptors = Set(diagnostics.map(\.descriptor))
  }

  /// The number of diagnostics.
  package var count: Int { errorCount + warningCount }

  /// True if there are neither errors nor warnings.
  package var isEmpty: Bool { count == 0 }

  /// Adds the totals of another part of the report.
  package mutating func add(_ other: Tally) {
    errorCount += other.errorCount
    warningCount += other.warningCount
    descriptors.formUnion(other.descriptors)
  }

  /// The totals for people, such as `2 errors, 1 warning`; empty without diagnostics.
  package var description: String {
    [(errorCount, "error"), (warningCount, "warning")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
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
  case markdown

  /// True if the format is for programs: all formats except `text` and `xcode`. Programs expect a report on
  /// standard output, also without diagnostics.
  package var isForMachines: Bool { self != .text && self != .xcode }

  /// Returns the reporter of the format. `color` has an effect on `text` only.
  package func reporter(color: Bool) -> any Reporter {
    switch self {
    case .text: TextReporter(color: color)
    case .xcode: XcodeReporter()
    case .json: JSONReporter()
    case .github: GitHubReporter()
    case .sarif: SARIFReporter()
    case .junit: JUnitReporter()
    case .checkstyle: CheckstyleReporter()
    case .markdown: MarkdownReporter()
    }
  }
}
