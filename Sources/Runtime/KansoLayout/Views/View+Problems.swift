extension View {
  /// Adds a problem to this view's own problems, which `layoutProblems` lists only for the root. Drops new
  /// problems above 1,000.
  package func report(_ problem: LayoutProblem) {
    if problems.count < Self.maxProblemCount { problems.insert(problem) }
  }

  var hasProblems: Bool { !problems.isEmpty }

  /// Moves the problems of a view that becomes part of this tree to this view, up to the limit of
  /// `report(_:)`.
  func mergeProblems(of view: View) {
    view.problems.forEach(report)
    view.problems = []
  }

  private static let maxProblemCount = 1_000

  /// The layout problems of the whole tree, by source location: rejected requests since the last
  /// `forgetLayoutProblems()`, and the current conflicts.
  public var layoutProblems: [LayoutProblem] {
    let root = root
    return root.problems.union(root.ownEngine?.conflictProblems ?? []).sorted {
      ($0.source ?? "", $0.message) < ($1.source ?? "", $1.message)
    }
  }

  /// Removes the rejected requests of the whole tree from `layoutProblems`. Current conflicts stay.
  public func forgetLayoutProblems() { root.problems = [] }
}
