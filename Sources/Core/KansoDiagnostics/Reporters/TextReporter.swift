import KansoFormatting

/// The report for users: place, message, code frame, reason and fix.
package struct TextReporter: Reporter {
  private let color: Bool

  /// - Parameter color: true to write ANSI escape sequences for colors.
  package init(color: Bool) { self.color = color }

  /// Returns the description of each diagnostic, followed by an empty line.
  package func part(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { description(of: $0, hasReason: true) + "\n" }.joined()
  }

  /// Returns the same as `part(_:)`, with the reason of each descriptor at its first diagnostic only.
  package func partWithReasonsOnce(_ diagnostics: [Diagnostic]) -> String {
    var explained: Set<DiagnosticDescriptor> = []
    return diagnostics.map { diagnostic in
      description(of: diagnostic, hasReason: explained.insert(diagnostic.descriptor).inserted) + "\n"
    }.joined()
  }

  /// Returns the message with place and id, the code frame, the reason, the help, and the notes with their
  /// own code frames.
  private func description(of diagnostic: Diagnostic, hasReason: Bool) -> String {
    let severity = diagnostic.severity
    let accent: Style = severity == .error ? .red : .yellow
    let place = "\(diagnostic.range.file.path.printable):\(diagnostic.range.start):"
    var output = "\(styled(place, .bold)) \(styled("\(severity.rawValue):", accent)) "
    output +=
      "\(styled(diagnostic.message.printable, .bold)) \(styled("[\(diagnostic.id)]", .dim))\n"
    output += codeFrame(of: diagnostic.range, mark: "^", style: accent)
    if hasReason { output += "  \(styled("why:", .cyan)) \(diagnostic.why)\n" }
    if let help = diagnostic.help { output += "  \(styled("fix:", .cyan)) \(help.printable)\n" }
    for note in diagnostic.notes {
      guard let range = note.range else {
        output += "  \(styled("note:", .cyan)) \(note.message.printable)\n"
        continue
      }
      let notePlace = "\(range.file.path.printable):\(range.start):"
      output += "  \(notePlace) \(styled("note:", .cyan)) \(note.message.printable)\n"
      output += codeFrame(of: range, mark: "-", style: .cyan)
    }
    return output
  }

  /// Returns the source line and its underline, one line each; empty if the line is blank.
  private func codeFrame(
    of range: SourceRange, mark: Character, style accent: Style
  ) -> String {
    let frame = CodeFrame(range: range)
    // An empty file, and a file that is not text, have no line to display.
    guard frame.text.contains(where: { $0 != " " }) else { return "" }
    let number = String(frame.lineNumber)
    let margin = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let blank = String(repeating: " ", count: max(5, number.count))
    let underline =
      String(repeating: " ", count: frame.indent)
      + styled(String(repeating: mark, count: frame.width), accent)
    return "\(styled("\(margin) |", .dim)) \(frame.text)\n\(styled("\(blank) |", .dim)) \(underline)\n"
  }

  /// Returns the totals, such as `2 errors, 1 warning`; empty without diagnostics.
  package func closing(_ tally: Tally) -> String {
    tally.isEmpty ? "" : tally.description + "\n"
  }

  /// A text style; the raw value is the parameter of its ANSI escape sequence.
  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "36"
  }

  /// Returns the text in a style, or the plain text if the report has no colors.
  private func styled(_ text: String, _ style: Style) -> String {
    color ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
