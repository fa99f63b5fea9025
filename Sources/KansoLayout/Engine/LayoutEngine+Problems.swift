extension LayoutEngine {
  var conflictProblems: [LayoutProblem] {
    solver.conflicts.map { conflict in
      let broken = constraintOfRow[conflict.broken]
      var all: [String] = []
      for row in conflict.constraints {
        let line = constraintOfRow[row]?.line ?? describe(row)
        if !all.contains(line) { all.append(line) }
      }
      let what = broken?.summary ?? describe(conflict.broken)
      return LayoutProblem(
        .unsatisfiable,
        "these required constraints cannot all be met:\n"
          + all.map { "  \($0)\n" }.joined()
          + "\(what) is broken, so that the others hold: remove one of them, or give one a priority below 1000",
        source: broken?.source)
    }
  }

  func reportWrapping() {
    let names = wrapping.map(\.reportName).joined(separator: ", ")
    root.report(
      LayoutProblem(
        .endlessLayout,
        "the height of a text follows from its width, and its width from its height: one of \(names) is as it was measured last. "
          + "Let the width follow from something else"))
  }

  /// Returns the description of a solver constraint that has no layout constraint.
  private func describe(_ row: Constraint.ID) -> String {
    for view in root.withDescendants() {
      for item in [view] + view.allGuides as [LayoutItem] {
        guard let box = item.box else { continue }
        if let place = box.frameRows.firstIndex(of: row) {
          if box.isPinned {
            return "the frame of \(item.reportName), whose translatesAutoresizingMaskIntoConstraints is on"
          }
          if item is View || box.frameRows.count == 2 {
            return "the \(place == 0 ? "width" : "height") of \(item.reportName) is not negative"
          }
          return "where \(item.reportName) is"
        }
        if let axis = box.contentRows.firstIndex(of: row) {
          return "the \(axis == 0 ? "width" : "height") of the content of \(item.reportName)"
        }
      }
    }
    return "something that is gone"
  }
}

/// A conflict between required constraints.
package struct LayoutContradiction {
  /// The constraint that layout breaks; nil if it is implicit, for example a stack view's.
  package let broken: LayoutConstraint?
  /// The explicit constraints of the conflict, including the broken one.
  package let constraints: [LayoutConstraint]
}

extension View {
  /// The conflicts in the tree, as of the last layout.
  package var contradictions: [LayoutContradiction] {
    guard let engine = root.ownEngine else { return [] }
    return engine.solver.conflicts.map { conflict in
      let written = conflict.constraints.compactMap { engine.constraintOfRow[$0] }.filter { !$0.isImplicit }
      let broken = engine.constraintOfRow[conflict.broken].flatMap { $0.isImplicit ? nil : $0 }
      return LayoutContradiction(broken: broken, constraints: written)
    }
  }
}

extension LayoutConstraint {
  /// The summary and the source location of the constraint.
  var line: String { summary + (source.map { "  (\($0))" } ?? "") }
}
