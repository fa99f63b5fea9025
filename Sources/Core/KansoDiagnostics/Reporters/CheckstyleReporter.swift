import KansoFormatting

/// The XML format of Checkstyle, which many CI servers read: diagnostics by file.
package struct CheckstyleReporter: Reporter {
  package init() {}

  package var opening: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
  }

  /// Returns the end tag of the root element; the totals are not written.
  package func closing(_ tally: Tally) -> String { "</checkstyle>\n" }

  /// Returns a `file` element for each path, with an `error` element for each diagnostic. Help and notes are
  /// omitted.
  package func part(_ diagnostics: [Diagnostic]) -> String {
    var output = ""
    for (path, findings) in diagnostics.byFile {
      output += "  <file name=\"\(path.inXML)\">\n"
      for finding in findings {
        let start = finding.range.start
        output +=
          "    <error line=\"\(start.line)\" column=\"\(start.column)\" severity=\"\(finding.severity.rawValue)\""
        output += " message=\"\(finding.message.inXML)\" source=\"kanso.\(finding.id)\"/>\n"
      }
      output += "  </file>\n"
    }
    return output
  }
}
