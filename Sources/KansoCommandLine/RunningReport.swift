import KansoDiagnostics

/// A report that is written while its findings are still being found.
package struct RunningReport {
  /// The text and the count of some findings.
  package struct Part: Sendable {
    fileprivate let text: String
    fileprivate let tally: Tally
  }

  package let reporter: any Reporter
  package private(set) var tally = Tally()
  private let format: ReportFormat
  private var hasParts = false

  package init(_ format: ReportFormat) {
    self.format = format
    reporter = Terminal.reporter(format)
    Terminal.write(reporter.opening, as: format)
  }

  package static func part(_ diagnostics: [Diagnostic], _ reporter: any Reporter) -> Part {
    Part(text: reporter.part(diagnostics), tally: Tally(diagnostics))
  }

  package mutating func write(_ parts: [Part]) {
    var text = ""
    for part in parts where !part.text.isEmpty {
      if hasParts { text += reporter.separator }
      text += part.text
      tally.add(part.tally)
      hasParts = true
    }
    Terminal.write(text, as: format)
  }

  package func finish() { Terminal.write(reporter.closing(tally), as: format) }
}
