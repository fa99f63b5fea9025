import KansoFormatting

extension DiagnosticDescriptor {
  /// The text that `kanso explain` prints, with the examples.
  package var explanation: String {
    let state = "\(isOnByDefault ? "on" : "off") by default"
    let kind =
      isRule
      ? "a rule of the lint, \(state)" : guideRule == nil ? severity.rawValue : "a rule for guides, \(state)"
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
    return text + ruleExplanation
      + parts.map { "\n\($0.title)\n" + $0.examples.map(Self.indented).joined() }.joined()
  }

  /// The parts of the explanation that only a rule for guides has; empty for others.
  private var ruleExplanation: String {
    guard let guideRule else { return "" }
    let keys = guideRule.parameters.map { "  \($0.name): \($0.defaultValue.notation) - \($0.summary)\n" }
    let parameters = keys.isEmpty ? "" : "\nParameters, with their defaults\n" + keys.joined()
    return """

      By default
        \(isOnByDefault ? "On" : "Off"): \(guideRule.defaultReason)

      In kanso.yaml
        \(setting(of: guideRule))
      \(parameters)
      """
  }

  /// Returns a setting of a rule for guides, as an example: one that changes the default.
  private func setting(of rule: GuideRuleFacts) -> String {
    if isOnByDefault { return "guide: {rules: {\(id): {severity: off, reason: …}}}" }
    let parameter = rule.parameters.first.map { ", \($0.name): \($0.defaultValue.notation)" } ?? ""
    return "guide: {rules: {\(id): {severity: warning\(parameter)}}}"
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
    if let guideRule {
      let state = isOnByDefault ? "On" : "Off"
      text += "\n" + Self.wrapped("\(state) by default: \(guideRule.defaultReason)")
      if !guideRule.parameters.isEmpty {
        text += "\n| parameter | default | meaning |\n| --- | --- | --- |\n"
        text += guideRule.parameters.map {
          "| `\($0.name)` | `\($0.defaultValue.notation)` | \($0.summary) |\n"
        }.joined()
      }
    }
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

extension RuleParameter.Value {
  /// The value in the notation of `kanso.yaml`.
  package var notation: String {
    switch self {
    case .number(let number): number.formatted(as: .shortest)
    case .numbers(let numbers):
      "[" + numbers.map { $0.formatted(as: .shortest) }.joined(separator: ", ") + "]"
    case .choice(let text): text
    case .texts(let texts): "[" + texts.joined(separator: ", ") + "]"
    }
  }
}
