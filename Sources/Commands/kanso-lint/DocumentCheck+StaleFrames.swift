import KansoCanvasLayout
import KansoLint
import KansoLintRules

extension DocumentCheck {
  /// The check of the rule `stale-frame`, which compares stored frames with constraints. It lays out views,
  /// so the library of the lint does not have it. Views that the rule `misplaced-view` reports are omitted.
  static let staleFrames = DocumentCheck(rules: [.staleFrame]) { document, rules in
    StoredFrames.findings(in: document, includesMisplacedViews: !rules.contains(.misplacedView))
  }
}
