import KansoFormatting

/// The XML format of JUnit, which CI servers display as tests: a suite for each file, and a failure for each
/// diagnostic.
package struct JUnitReporter: Reporter {
  package init() {}

  package var opening: String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"kanso\">\n"
  }

  /// Returns the end tag of the root element; the totals are not written.
  package func closing(_ tally: Tally) -> String { "</testsuites>\n" }

  /// Returns a `testsuite` element for each path, with a failed `testcase` for each diagnostic. The content
  /// of the failure is the help, or the reason if there is none.
  package func part(_ diagnostics: [Diagnostic]) -> String {
    var output = ""
    for (path, findings) in diagnostics.byFile {
      output +=
        "  <testsuite name=\"\(path.inXML)\" tests=\"\(findings.count)\" failures=\"\(findings.count)\">\n"
      for finding in findings {
        let place = "\(path.inXML):\(finding.range.start)"
        output += "    <testcase classname=\"\(finding.id)\" name=\"\(place)\">\n"
        output += "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(finding.message.inXML)\">"
        output += "\((finding.help ?? finding.why).inXML)</failure>\n    </testcase>\n"
      }
      output += "  </testsuite>\n"
    }
    return output
  }
}

extension Sequence<Diagnostic> {
  /// The diagnostics grouped by path, in the order of the report. Only consecutive diagnostics of a path are
  /// grouped.
  var byFile: [(path: String, findings: [Diagnostic])] {
    var files: [(path: String, findings: [Diagnostic])] = []
    for diagnostic in self {
      if files.last?.path != diagnostic.range.file.path { files.append((diagnostic.range.file.path, [])) }
      files[files.count - 1].findings.append(diagnostic)
    }
    return files
  }
}
