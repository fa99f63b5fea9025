import KansoSolver

extension LayoutEngine {
  /// The conflicts of the last solution as problems. Each lists its constraints and names the broken one.
  var conflictProblems: [LayoutProblem] {
    solver.conflicts.map { conflict in
      let broken = constraintOfRow[conflict.broken]
      var all: [String] = []
      for row in conflict.constraints {
        let line = constraintOfRow[row]?.reportLine ?? describe(row)
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

  /// Reports that the heights of the wrapping views did not become stable. Names all of them.
  func reportWrapping() {
    let names = wrappingViews.map(\.reportName).joined(separator: ", ")
    root.report(
      LayoutProblem(
        .endlessLayout,
        "the height of a text follows from its width, and its width from its height: one of \(names) is as "
          + "it was measured last. Let the width follow from something else"))
  }

  /// Returns the description of an implicit solver constraint: a fixed frame, a size that is not negative,
  /// the position of a layout guide, or a content size. Searches the whole tree; returns a general phrase if
  /// nothing is found.
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
package struct LayoutConflict {
  /// The constraint that layout breaks; nil if it is implicit, for example a constraint of a stack view.
  package let broken: LayoutConstraint?
  /// The explicit constraints of the conflict, including the broken one.
  package let constraints: [LayoutConstraint]
}

extension View {
  /// The conflicts in the tree, as of the last layout.
  package var layoutConflicts: [LayoutConflict] {
    guard let engine = root.ownEngine else { return [] }
    return engine.solver.conflicts.map { conflict in
      let written = conflict.constraints.compactMap { engine.constraintOfRow[$0] }.filter { !$0.isImplicit }
      let broken = engine.constraintOfRow[conflict.broken].flatMap { $0.isImplicit ? nil : $0 }
      return LayoutConflict(broken: broken, constraints: written)
    }
  }
}

extension LayoutConstraint {
  /// The summary and the source location of the constraint.
  var reportLine: String { summary + (source.map { "  (\($0))" } ?? "") }
}
