import KansoFormatting

/// One line per diagnostic, in the format that Xcode and SwiftPM display in the source: `path:line:column: error: …`.
package struct XcodeReporter: Reporter {
  package init() {}

  /// Returns a line for each diagnostic, with the help after the message, and a line for each of its notes. A
  /// note without a range has the place of the diagnostic.
  package func part(_ diagnostics: [Diagnostic]) -> String {
    var output = ""
    for diagnostic in diagnostics {
      let help = diagnostic.help.map { ". \($0.printable)" } ?? ""
      output += linePrefix(diagnostic.range, diagnostic.severity.rawValue)
      output += "\(diagnostic.message.printable)\(help) [\(diagnostic.id)]\n"
      for note in diagnostic.notes {
        output += linePrefix(note.range ?? diagnostic.range, "note") + note.message.printable + "\n"
      }
    }
    return output
  }

  /// Returns the start of a line: `path:line:column: kind: `.
  private func linePrefix(_ range: SourceRange, _ kind: String) -> String {
    "\(range.file.path.printable):\(range.start): \(kind): "
  }
}
