extension DiagnosticDescriptor {
  /// The text that `kanso explain` prints, with the examples.
  package var explanation: String {
    let kind = isRule ? "a rule of the lint, \(isOnByDefault ? "on" : "off") by default" : severity.rawValue
    let text = """
      \(id) (\(kind))

      \(summary)

      Why it matters
        \(why)

      What to do
        \(fix)

      """
    let parts: [(title: String, examples: [String])] =
      if let ruleExamples {
        [("Found", ruleExamples.found), ("Not found", ruleExamples.notFound)]
      } else if let example {
        [("Example", [example.wrong]), ("Fixed", [example.fixed])]
      } else {
        []
      }
    return text + parts.map { "\n\($0.title)\n" + $0.examples.map(Self.indented).joined() }.joined()
  }

  /// Returns an example without marks, with each line indented by two spaces and ended by a line break. Empty
  /// lines are omitted.
  private static func indented(_ example: String) -> String {
    RuleExamples.withoutMarks(example).split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  /// The section of `Documentation/Diagnostics.md`.
  var markdown: String {
    var text = "## \(id)\n\n" + Self.wrapped("*\(severity.rawValue)* · \(summary) \(why)") + "\n"
    text += Self.wrapped("What to do: \(fix)")
    if let example {
      for (title, content) in [("wrong", example.wrong), ("fixed", example.fixed)] {
        text += "\n```\(example.language.rawValue) \(title)\n\(content)```\n"
      }
    }
    if let ruleExamples {
      if !isOnByDefault { text += "\nOff by default.\n" }
      for (title, examples) in [("Found", ruleExamples.found), ("Not found", ruleExamples.notFound)] {
        let lines = examples.map { RuleExamples.withoutMarks($0) + "\n" }.joined()
        text += "\n\(title):\n\n```\(ruleExamples.language.rawValue)\n\(lines)```\n"
      }
    }
    return text
  }

  /// Returns a paragraph of Markdown in lines of at most 100 characters, each ended by a line break. A longer word
  /// has a line of its own.
  private static func wrapped(_ paragraph: String) -> String {
    var lines: [String] = []
    for word in paragraph.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= 100 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
