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

            Everything that Kanso can say about a style guide and about storyboards and xibs, and the rules of the lint. `kanso explain ID` prints the same. Warnings can be silenced, in a
      place with `# kanso:disable:next ID - reason` in the line before it, and in a project with `warnings: {disable: [ID]}`
      in its `kanso.yaml`; errors cannot.

      <!-- Made from the catalog in Sources/KansoDiagnostics/Catalog; a test holds the two together. -->

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
