import KansoCanvasLayout
import KansoLint
import KansoLintRules

extension DocumentCheck {
  /// The check of stored frames as the program `kanso-lint` adds it.
  static let staleFrames = DocumentCheck(rules: [.staleFrame]) { document, rules in
    StoredFrames.findings(in: document, includesMisplacedViews: !rules.contains(.misplacedView))
  }
}
