import KansoDiagnostics

/// The most important findings of a run, for a format whose reader shows only so many: errors first, then literals with the
/// value of a token, and of equals the first.
struct ForemostFindings: Sendable {
  private(set) var findings: [Diagnostic] = []
  /// The maximum number of findings of each severity.
  private let maxCount: Int

  /// - Parameter format: the format; nil is returned for one that lists everything.
  init?(for format: ReportFormat) {
    switch format {
    // GitHub shows ten errors and ten warnings of a step.
    case .github: maxCount = 10
    // A comment on a pull request has to be read.
    case .markdown: maxCount = 50
    case .text, .xcode, .json, .sarif, .junit, .checkstyle: return nil
    }
  }

  /// Returns the most important of these and other findings. Later calls have later findings.
  func adding(_ others: [Diagnostic]) -> ForemostFindings {
    guard !others.isEmpty else { return self }
    var all = self
    let sorted = (findings + others).enumerated().sorted {
      (Self.rank($0.element), $0.offset) < (Self.rank($1.element), $1.offset)
    }.map(\.element)
    let errors = sorted.filter { $0.severity == .error }.prefix(maxCount)
    all.findings = Array(errors) + sorted.filter { $0.severity != .error }.prefix(maxCount)
    return all
  }

  private static func rank(_ finding: Diagnostic) -> Int {
    finding.severity == .error ? 0 : finding.literal?.distance == 0 ? 1 : 2
  }
}
