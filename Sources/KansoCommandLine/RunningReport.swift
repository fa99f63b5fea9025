import KansoDiagnostics

/// A report that is written while its findings are still being found.
///
/// Findings and the line that counts them go to a stream of the caller's choice. Problems of the run, such as a source
/// that cannot be parsed, go to standard error; the documents that machines read list them as well.
package struct RunningReport: Sendable {
  /// The text and the count of some diagnostics.
  package struct Part: Sendable {
    fileprivate let text: String
    fileprivate let problemText: String
    /// The count of findings and problems.
    fileprivate let tally: Tally
    /// The count of the diagnostics in `text`.
    fileprivate let textTally: Tally
  }

  /// The count of all findings and problems.
  package private(set) var tally = Tally()
  private var textTally = Tally()
  private let format: ReportFormat
  private let stream: Terminal.Stream
  private let reporter: any Reporter
  private let problemReporter: any Reporter
  private var hasParts = false

  /// - Parameter stream: the stream for findings.
  package init(_ format: ReportFormat, to stream: Terminal.Stream = .output) {
    (self.format, self.stream) = (format, stream)
    reporter = Terminal.reporter(format, on: stream)
    problemReporter = Terminal.reporter(format.isForMachines ? .text : format, on: .errors)
    Terminal.write(reporter.opening, to: stream)
  }

  /// Returns the part of the report for one input.
  ///
  /// - Parameter problems: reasons why the run could not do all that was asked of it.
  package func part(_ findings: [Diagnostic], problems: [Diagnostic] = []) -> Part {
    let listed = format.isForMachines ? problems + findings : findings
    return Part(
      text: reporter.part(listed), problemText: problemReporter.part(problems),
      tally: Tally(problems + findings), textTally: Tally(listed))
  }

  package mutating func write(_ parts: [Part]) {
    var (text, problemText) = ("", "")
    for part in parts {
      problemText += part.problemText
      tally.add(part.tally)
      guard !part.text.isEmpty else { continue }
      if hasParts { text += reporter.separator }
      text += part.text
      textTally.add(part.textTally)
      hasParts = true
    }
    Terminal.write(problemText, to: .errors)
    Terminal.write(text, to: stream)
  }

  package func finish() { Terminal.write(reporter.closing(textTally), to: stream) }
}
