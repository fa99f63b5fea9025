/// The catalog of diagnostics as text.
package enum DiagnosticCatalog {
  /// Returns the explanation of a diagnostic or a rule of the lint, as `kanso explain` prints it, with its
  /// examples.
  package static func explanation(of id: DiagnosticID) -> String {
    if let rule = Rule.of(id) { return rule.explanation }
    let explanation = id.explanation
    var text =
      "\(id.rawValue) (\(id.severity.rawValue))\n\n\(explanation.summary)\n\nWhy it matters\n  \(id.why)\n"
    text += "\nWhat to do\n  \(explanation.fix)\n"
    if let example = explanation.example {
      text += "\nExample\n\(indented(example.wrong))\nFixed\n\(indented(example.fixed))"
    }
    return text
  }

  /// Returns the text with each line indented by two spaces and ended by a line break. Empty lines are
  /// omitted.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  /// The content of `Documentation/Diagnostics.md`.
  package static var markdown: String {
    var text = """
      # Diagnostics

      For everyone who reads a message of Kanso: find its id here to learn what it means, why it matters
      and what to do. The page has all diagnostics of guides, storyboards and xibs, and all rules of the
      lint.

      ```sh
      kanso explain unknown-alias
      ```

      prints the same text. To suppress a warning:

      | where | write |
      | --- | --- |
      | in a guide | `# kanso:disable:next ID - reason` in the line before; [more forms](StyleGuide.md#warnings) |
      | in a source | a comment, as [the lint](Lint.md#suppress-a-finding) shows |
      | in a project | in `kanso.yaml`, `warnings: {disable: [ID]}`; for rules of the lint `lint: {rules: {ID: off}}` |

      Errors of a guide cannot be suppressed.

      <!-- Generated from the catalog in Sources/Core/KansoDiagnostics/Catalog. A test compares the two. -->

      """
    for id in DiagnosticID.allCases {
      let explanation = id.explanation
      text += "\n## \(id.rawValue)\n\n"
      text += wrapped("*\(id.severity.rawValue)* · \(explanation.summary) \(id.why)") + "\n"
      text += wrapped("What to do: \(explanation.fix)")
      if let example = explanation.example {
        text += "\n```yaml wrong\n\(example.wrong)```\n\n```yaml fixed\n\(example.fixed)```\n"
      }
      if let rule = Rule.of(id) { text += rule.examplesInMarkdown }
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
