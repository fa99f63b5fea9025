import KansoDiagnostics

/// A report that is written while the run continues.
///
/// Findings and the final count go to a stream that the caller chooses. Problems of the run, such as a source that
/// cannot be parsed, go to standard error. The formats for machines also list them in the document.
package struct RunningReport: Sendable {
  /// The form of the findings in the format `text`.
  package enum Detail: Equatable, Sendable {
    /// Code frames for all findings.
    case frames
    /// Code frames for up to a number of findings, with each reason once; above it, a line for each finding.
    case framesForFew(maxCount: Int)
    /// No findings.
    case none
  }

  /// The text and the counts of the diagnostics of one input.
  package struct Part: Sendable {
    fileprivate let text: String
    fileprivate let problemText: String
    /// The findings that may get code frames, or that are the most important ones; empty if there are too many.
    fileprivate let kept: [Diagnostic]
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
  private let detail: Detail
  private let stream: Terminal.Stream
  private let reporter: any Reporter
  /// The reporter for standard error: text for the formats for machines.
  private let problemReporter: any Reporter
  private var hasParts = false
  /// The parts that are written once it is known if their findings get code frames; nil once that is known.
  private var pending: [Part]?
  /// The most important findings, if a format shows only so many.
  private var foremost: ForemostFindings?

  /// The maximum number of findings with code frames in `framesForFew`.
  private var maxFramedCount: Int {
    if format == .text, case .framesForFew(let count) = detail { count } else { 0 }
  }

  /// Begins a report, and writes its opening to `stream`.
  ///
  /// - Parameters:
  ///   - detail: the form of findings as `text`; the other formats have one form.
  ///   - stream: the stream for findings.
  package init(_ format: ReportFormat, detail: Detail = .frames, to stream: Terminal.Stream = .output) {
    (self.format, self.detail, self.stream) = (format, detail, stream)
    let isBrief = format == .text && detail != .frames
    reporter = isBrief ? LineReporter() : Terminal.reporter(format, on: stream)
    problemReporter = Terminal.reporter(format.isForMachines ? .text : format, on: .errors)
    if case .framesForFew = detail, format == .text { pending = [] }
    foremost = ForemostFindings(for: format)
    Terminal.write(reporter.opening, to: stream)
  }

  /// Returns the part of the report for one input, and writes nothing. In the formats for machines, the part
  /// lists the problems before the findings; in other formats, only the findings.
  ///
  /// - Parameter problems: the reasons that the run is incomplete.
  package func part(_ findings: [Diagnostic], problems: [Diagnostic] = []) -> Part {
    let listed = format.isForMachines ? problems + findings : findings
    let isListed = foremost == nil && (format != .text || detail != .none)
    return Part(
      text: isListed ? reporter.part(listed) : "", problemText: problemReporter.part(problems),
      kept: foremost?.adding(listed).findings ?? (findings.count <= maxFramedCount ? findings : []),
      tally: Tally(problems + findings), textTally: Tally(listed))
  }

  /// Writes the next parts and adds their counts. First, writes the problems of all parts to standard error;
  /// then, the text of all parts to `stream`.
  package mutating func write(_ parts: [Part]) {
    for part in parts {
      tally.add(part.tally)
      foremost = foremost?.adding(part.kept)
    }
    Terminal.write(parts.map(\.problemText).joined(), to: .errors)
    guard let known = pending else { return writeTexts(of: parts) }
    let all = known + parts.filter { !$0.text.isEmpty }
    let count = all.reduce(0) { $0 + $1.textTally.count }
    guard count > maxFramedCount else {
      pending = all
      return
    }
    pending = nil
    writeTexts(of: all)
  }

  private mutating func writeTexts(of parts: [Part]) {
    var text = ""
    for part in parts {
      textTally.add(part.textTally)
      guard !part.text.isEmpty else { continue }
      if hasParts { text += reporter.separator }
      text += part.text
      hasParts = true
    }
    Terminal.write(text, to: stream)
  }

  /// Writes the end of the report to `stream`, with the counts of the listed diagnostics.
  package mutating func finish() {
    if let foremost { Terminal.write(reporter.part(foremost.findings), to: stream) }
    guard let few = pending else {
      return Terminal.write(reporter.closing(textTally), to: stream)
    }
    pending = nil
    for part in few { textTally.add(part.textTally) }
    Terminal.write(Terminal.textReporter(on: stream).partWithReasonsOnce(few.flatMap(\.kept)), to: stream)
  }
}
