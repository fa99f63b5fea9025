import KansoRendering

/// What a page has while it is served and not when it is a file: a panel with what is wrong, and a line that says when the server is gone.
package struct LiveParts: Equatable, Sendable {
  /// How the content of the page relates to what was saved last.
  package enum State: Sendable {
    /// It shows what was saved.
    case current
    /// What was saved has errors; this is how it was before.
    case outdated
    /// What was saved has errors, and it never had none.
    case missing
  }

  /// How the content is.
  package var state: State
  /// What is wrong with the inputs, as `TextReporter` tells it without colors; empty if nothing is.
  package var report: String

  /// Parts of a page.
  package init(_ state: State, report: String) { (self.state, self.report) = (state, Self.shortened(report)) }

  /// What a browser is given to show: a guide in which everything is wrong is read from its first error on.
  private static let longestReport = 1 << 16

  private static func shortened(_ report: String) -> String {
    guard report.utf8.count > longestReport else { return report }
    // A cut through a character makes a replacement character of it, which goes away with the line that it is in.
    let part = String(decoding: report.utf8.prefix(longestReport), as: UTF8.self)
    let end = part.lastIndex(of: "\n") ?? part.endIndex
    return part[..<end] + "\n… and more, which is not shown here\n"
  }

  private var isBroken: Bool { state != .current }

  /// The name of the window; where there are errors it begins with that.
  func windowTitle(_ title: String) -> String { isBroken ? "Errors – \(title)" : title }

  /// Writes what is wrong, if something is.
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

  private func writeErrors(to page: inout MarkupWriter) {
    page.markup("<section id=\"problems\" class=\"problems broken\" aria-labelledby=\"problems-heading\">\n")
    page.markup("<h2 id=\"problems-heading\">Errors</h2>\n<p>")
    page.text(
      state == .outdated
        ? "Until they are mended, the page stays as it was before them."
        : "As soon as they are mended, the page is here.")
    page.markup("</p>\n")
    writeReport(to: &page)
    page.markup("</section>\n")
  }

  private func writeReport(to page: inout MarkupWriter) {
    page.markup("<pre tabindex=\"0\" role=\"group\" aria-label=\"Report\" dir=\"ltr\"><code>")
    page.text(report)
    page.markup("</code></pre>\n")
  }

  /// Writes the line that says when the server is gone. Only the script has something to say there.
  func writeState(to page: inout MarkupWriter) {
    page.markup("<p id=\"live\" class=\"live\" role=\"status\"></p>\n")
  }
}
