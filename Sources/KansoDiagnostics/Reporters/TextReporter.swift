/// For people: place, what, a code frame, why, and what to do.
package struct TextReporter: Reporter {
  private let color: Bool

  package init(color: Bool) { self.color = color }

  package func report(_ diagnostics: [Diagnostic]) -> String {
    var lines = LineIndexes()
    var output = ""
    for diagnostic in diagnostics {
      output += describe(diagnostic, &lines)
      output += "\n"
    }
    return output + summary(of: diagnostics)
  }

  private func describe(_ diagnostic: Diagnostic, _ lines: inout LineIndexes) -> String {
    let severity = diagnostic.severity
    let accent: Style = severity == .error ? .red : .yellow
    let place = "\(diagnostic.range.file.path.printable):\(lines.start(of: diagnostic.range)):"
    var output = "\(styled(place, .bold)) \(styled("\(severity.rawValue):", accent)) "
    output +=
      "\(styled(diagnostic.message.printable, .bold)) \(styled("[\(diagnostic.id.rawValue)]", .dim))\n"
    output += frame(diagnostic.range, "^", accent, &lines)
    output += "  \(styled("why:", .cyan)) \(diagnostic.why)\n"
    if let help = diagnostic.help { output += "  \(styled("fix:", .cyan)) \(help.printable)\n" }
    for note in diagnostic.notes {
      guard let range = note.range else {
        output += "  \(styled("note:", .cyan)) \(note.message.printable)\n"
        continue
      }
      let notePlace = "\(range.file.path.printable):\(lines.start(of: range)):"
      output += "  \(notePlace) \(styled("note:", .cyan)) \(note.message.printable)\n"
      output += frame(range, "-", .cyan, &lines)
    }
    return output
  }

  private func frame(_ range: SourceRange, _ mark: Character, _ accent: Style, _ lines: inout LineIndexes)
    -> String
  {
    let frame = CodeFrame(range: range, index: lines.index(of: range.file))
    let number = String(frame.lineNumber)
    let margin = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let blank = String(repeating: " ", count: max(5, number.count))
    let underline =
      String(repeating: " ", count: frame.indent)
      + styled(String(repeating: mark, count: frame.width), accent)
    return "\(styled("\(margin) |", .dim)) \(frame.text)\n\(styled("\(blank) |", .dim)) \(underline)\n"
  }

  private func summary(of diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count - errors
    var parts: [String] = []
    if errors > 0 { parts.append("\(errors) error\(errors == 1 ? "" : "s")") }
    if warnings > 0 { parts.append("\(warnings) warning\(warnings == 1 ? "" : "s")") }
    return parts.isEmpty ? "" : parts.joined(separator: ", ") + "\n"
  }

  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "36"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    color ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
