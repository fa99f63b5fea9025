import KansoDiagnostics

/// A report that is written while the run continues.
///
/// Findings and the final count go to a stream that the caller chooses. Problems of the run, such as a source that
/// cannot be parsed, go to standard error. The formats for machines also list them in the document.
package struct RunningReport: Sendable {
  /// The text and the counts of the diagnostics of one input.
  package struct Part: Sendable {
    fileprivate let text: String
    fileprivate let problemText: String
    /// The counts of findings and problems.
    fileprivate let tally: Tally
    /// The counts of the diagnostics in `text`.
    fileprivate let textTally: Tally
  }

  /// The counts of all findings and problems.
  package private(set) var tally = Tally()
  /// The counts of the diagnostics in the text on `stream`.
  private var textTally = Tally()
  private let format: ReportFormat
  private let stream: Terminal.Stream
  private let reporter: any Reporter
  /// The reporter for standard error: text for the formats for machines.
  private let problemReporter: any Reporter
  private var hasParts = false

  /// Begins a report, and writes its opening to `stream`.
  ///
  /// - Parameter stream: the stream for findings.
  package init(_ format: ReportFormat, to stream: Terminal.Stream = .output) {
    (self.format, self.stream) = (format, stream)
    reporter = Terminal.reporter(format, on: stream)
    problemReporter = Terminal.reporter(format.isForMachines ? .text : format, on: .errors)
    Terminal.write(reporter.opening, to: stream)
  }

  /// Returns the part of the report for one input, and writes nothing. In the formats for machines, the part
  /// lists the problems before the findings; in other formats, only the findings.
  ///
  /// - Parameter problems: the reasons that the run is incomplete.
  package func part(_ findings: [Diagnostic], problems: [Diagnostic] = []) -> Part {
    let listed = format.isForMachines ? problems + findings : findings
    return Part(
      text: reporter.part(listed), problemText: problemReporter.part(problems),
      tally: Tally(problems + findings), textTally: Tally(listed))
  }

  /// Writes the next parts and adds their counts. First, writes the problems of all parts to standard error;
  /// then, the text of all parts to `stream`.
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

  /// Writes the end of the report to `stream`, with the counts of the listed diagnostics.
  package func finish() { Terminal.write(reporter.closing(textTally), to: stream) }
}
