import KansoFormatting

/// One line per diagnostic for people: place, message and id, without the help, the reason and the notes.
package struct LineReporter: Reporter {
  package init() {}

  package func part(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      let place = "\(diagnostic.range.file.path.printable):\(diagnostic.range.start)"
      return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.message.printable) [\(diagnostic.id)]\n"
    }.joined()
  }
}
