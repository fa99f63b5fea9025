/// The catalog of diagnostics as text.
package enum DiagnosticCatalog {
  /// Returns the explanation of a diagnostic, as `kanso explain` prints it.
  package static func explanation(of id: DiagnosticID) -> String {
    if let rule = Rule.of(id) { return rule.text }
    let explanation = id.explanation
    var text =
      "\(id.rawValue) (\(id.severity.rawValue))\n\n\(explanation.says)\n\nWhy it matters\n  \(id.why)\n"
    text += "\nWhat to do\n  \(explanation.mend)\n"
    if let example = explanation.example {
      text += "\nExample\n\(indented(example.wrong))\nMended\n\(indented(example.mended))"
    }
    return text
  }

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
      | at one place of a guide | `# kanso:disable:next ID - reason` in the line before it |
      | in a source | a comment, as [the lint](Lint.md#suppress-a-finding) shows |
      | in a project | in `kanso.yaml`, `warnings: {disable: [ID]}`; for rules of the lint `lint: {rules: {ID: off}}` |

      Errors of a guide cannot be suppressed.

      <!-- Generated from the catalog in Sources/KansoDiagnostics/Catalog. A test compares the two. -->

      """
    for id in DiagnosticID.allCases {
      let explanation = id.explanation
      text += "\n## \(id.rawValue)\n\n*\(id.severity.rawValue)* · \(explanation.says) \(id.why)\n\n"
      text += "What to do: \(explanation.mend)\n"
      if let example = explanation.example {
        text += "\n```yaml wrong\n\(example.wrong)```\n\n```yaml mended\n\(example.mended)```\n"
      }
      if let rule = Rule.of(id) { text += rule.examplesInMarkdown }
    }
    return text
  }
}
