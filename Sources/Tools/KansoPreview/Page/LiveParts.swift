import KansoRendering

/// The parts of a page that exist only while it is served: a panel with the problems, and a line that reports a lost
/// server.
package struct LiveParts: Equatable, Sendable {
  /// The relation between the content of the page and the last saved inputs.
  package enum State: Sendable {
    /// The content of the last save.
    case current
    /// The content before the last save, because the last save has errors.
    case outdated
    /// No content, because every save so far has had errors.
    case missing
  }

  /// The state of the content.
  package var state: State
  /// The problems in the inputs, as a report of `TextReporter` without colors; empty if there are none.
  package var report: String

  /// Creates the parts of a page. A report of more than 64 KiB is cut at the end of a line, and a note
  /// follows.
  package init(_ state: State, report: String) { (self.state, self.report) = (state, Self.truncated(report)) }

  /// The maximum length of a report in a page, in bytes. People read a report from its first error on, so a browser
  /// does not need the rest.
  private static let maxReportByteCount = 1 << 16

  /// Returns the report. A report of more than 64 KiB is cut after the last complete line within this length,
  /// and a note follows the cut.
  private static func truncated(_ report: String) -> String {
    guard report.utf8.count > maxReportByteCount else { return report }
    // A cut within a character makes a replacement character of it. The character is removed together with its
    // incomplete line.
    let part = String(decoding: report.utf8.prefix(maxReportByteCount), as: UTF8.self)
    let end = part.lastIndex(of: "\n") ?? part.endIndex
    return part[..<end] + "\n… and more, which is not shown here\n"
  }

  /// True if the last save has errors: the content is outdated or missing.
  private var isBroken: Bool { state != .current }

  /// Returns the title of the window: the given title, with “Errors – ” before it if there are errors.
  func windowTitle(_ title: String) -> String { isBroken ? "Errors – \(title)" : title }

  /// Writes the panel with the problems: open if there are errors, collapsed if there are only warnings;
  /// nothing if there are neither.
  func writePanel(to page: inout MarkupWriter) {
    if isBroken {
      writeErrors(to: &page)
    } else if !report.isEmpty {
      page.markup("<section class=\"problems\" aria-label=\"Warnings\"><details id=\"warnings\">")
      page.markup("<summary>Warnings</summary>\n")
      writeReport(to: &page)
      page.markup("</details></section>\n")
    }
  }

  /// Writes the panel with the heading “Errors”, a sentence about the content of the page, and the report.
  private func writeErrors(to page: inout MarkupWriter) {
    page.markup("<section id=\"problems\" class=\"problems broken\" aria-labelledby=\"problems-heading\">\n")
    page.markup("<h2 id=\"problems-heading\">Errors</h2>\n<p>")
    page.text(
      state == .outdated
        ? "Until they are fixed, the page stays as it was before them."
        : "As soon as they are fixed, the page is here.")
    page.markup("</p>\n")
    writeReport(to: &page)
    page.markup("</section>\n")
  }

  /// Writes the report as preformatted text.
  private func writeReport(to page: inout MarkupWriter) {
    page.markup("<pre tabindex=\"0\" role=\"group\" aria-label=\"Report\" dir=\"ltr\"><code>")
    page.text(report)
    page.markup("</code></pre>\n")
  }

  /// Writes the empty line in which the script reports a lost server.
  func writeState(to page: inout MarkupWriter) {
    page.markup("<p id=\"live\" class=\"live\" role=\"status\"></p>\n")
  }
}
