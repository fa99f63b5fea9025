import KansoDiagnostics
import KansoFormatting
import KansoInterfaceBuilder
import KansoLintRules

extension StoredFrames {
  /// Returns one finding of the rule `stale-frame` for each view whose frame violates constraints: the
  /// greatest violation, with all of them as notes. In any order.
  ///
  /// - Parameter includesMisplacedViews: true to report views that Interface Builder itself has flagged as
  ///   misplaced.
  package static func findings(
    in document: InterfaceDocument, includesMisplacedViews: Bool
  ) -> [Diagnostic] {
    Dictionary(grouping: violations(in: document), by: { $0.view.range.lowerBound }).values.compactMap {
      group in
      guard let worst = group.max(by: { $0.distance < $1.distance }),
        includesMisplacedViews || !worst.view.isOn("misplaced")
      else { return nil }
      let place = worst.view.frame?.range ?? worst.view.range
      let distance = worst.distance.formatted(as: .measurement(maxFractionDigits: 2))
      return Diagnostic(
        .staleFrame,
        "the frame of \(worst.view.nameInFindings) conflicts with the constraint "
          + "`\(worst.constraint.id ?? "")` by \(distance) \(distance == "1" ? "point" : "points")",
        at: SourceRange(file: document.file, place),
        help: "Update the frames of the scene in Interface Builder, or fix the constraint.",
        notes: group.map { violation in
          .init(
            "constraint `\(violation.constraint.id ?? "")`: \(violation.constraint.summary)",
            at: SourceRange(file: document.file, violation.constraint.range))
        })
    }
  }
}
