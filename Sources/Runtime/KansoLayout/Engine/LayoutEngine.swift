import KansoSolver

/// The layout engine of a view tree. Views become variables of a solver, and layout constraints become constraints of
/// the solver.
///
/// Positions are in the coordinates of the superview, so the layout inside of a view depends on its size alone.
final class LayoutEngine {
  unowned let root: View
  let solver = Solver()
  /// The layout constraints by the identifiers of their solver constraints.
  private(set) var constraintOfRow: [Constraint.ID: LayoutConstraint] = [:]
  /// The constraints that are new or have a new constant.
  private var changedConstraints: [LayoutConstraint] = []
  // References instead of views, because the root owns the engine and may be in these lists.
  private var newViews: [ItemReference] = []
  /// The views whose content size has to be measured.
  private var changedContent: [ItemReference] = []
  /// The views whose constraints depend on changed insets.
  private var changedInsets: [ItemReference] = []
  /// The views whose height depends on their width.
  var wrappingViews: [View] = []
  /// True if a frame changed since the insets were computed.
  var insetsAreOutOfDate = true
  /// True if all constraints have to be written again because a direction or scale changed.
  private var needsDirections = false
  /// True if the variables need new ranks because views were added.
  private var needsRanks = false
  /// True if the engine computes a size for `systemLayoutSizeFitting`. The size of the root is then free.
  let isFitting: Bool
  /// True while `layout()` runs.
  private(set) var isLayingOut = false

  /// Creates an engine that attaches the tree of `root` at its first update.
  init(_ root: View, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    newViews = [root.reference]
  }

  // MARK: Changes of the tree

  /// Schedules a subtree for attachment at the next update.
  func attachLater(_ view: View) { newViews.append(view.reference) }

  /// Schedules a new or changed constraint for the next update.
  func markChanged(_ constraint: LayoutConstraint) { changedConstraints.append(constraint) }

  /// Removes a constraint from the solver, and schedules it to be added again.
  func markReplaced(_ constraint: LayoutConstraint) {
    remove(constraint)
    changedConstraints.append(constraint)
  }

  /// Removes a constraint from the solver. It stays active.
  func remove(_ constraint: LayoutConstraint) {
    guard let row = constraint.row else { return }
    try? solver.remove(row)
    constraintOfRow[row] = nil
    constraint.row = nil
  }

  /// Schedules a measurement of a view's content size for the next update.
  func markContentChanged(of view: View) { changedContent.append(view.reference) }

  /// Schedules the constraints that depend on a view's insets for the next update.
  func markInsetsChanged(of view: View) {
    insetsAreOutOfDate = true
    changedInsets.append(view.reference)
  }

  /// Passes the new stored frame of a view to the solver: as constraints if the frame is fixed, else as values that
  /// its variables keep if the constraints leave them open. Ignores a view that is not attached.
  func frameWasSet(of view: View) {
    guard let box = view.box else { return }
    // The new frame is already stored, so `applyFrames()` does not detect it as a change of the insets' sources.
    insetsAreOutOfDate = true
    if box.isPinned {
      updatePins(of: view)
    } else {
      let frame = view.storedFrame
      for (variable, value) in zip(box.variables, [frame.minX, frame.minY, frame.width, frame.height]) {
        solver.setValue(of: variable, to: value)
      }
    }
  }

  /// Replaces the implicit constraints of a view after a change between a fixed frame and a free one.
  func framePinsChanged(of view: View) {
    guard view.box != nil else { return }
    removeOwnRows(of: view)
    wrappingViews.removeAll { $0 === view }
    addOwnRows(of: view)
    updateContent(of: view)
  }

  /// Schedules the constraints of a view's subtree that the view or a view outside of it holds, because they
  /// depend on its bounds origin. Rewrites the frame guide of a scroll view at once.
  func boundsOriginChanged(of view: View) {
    if let frame = (view as? ScrollView)?.frameLayoutGuide, frame.box != nil { rewriteRows(of: frame) }
    let inside = view.withDescendants()
    for view in inside { view.isInProcessedSubtree = true }
    for inner in inside {
      for item in [inner] + inner.allGuides as [LayoutItem] {
        changedConstraints.append(
          contentsOf: item.activeConstraints.filter {
            $0.owner === view || $0.owner?.isInProcessedSubtree == false
          })
      }
    }
    for view in inside { view.isInProcessedSubtree = false }
  }

  /// Schedules all constraints for the next update, because directional attributes changed their meaning.
  func directionChanged() { needsDirections = true }

  /// Schedules the updates that new traits of a view cause. A new display scale or direction affects everything.
  /// Otherwise a new text size affects readable widths, and a new mode or theme the constants that it changes.
  func traitsChanged(of view: View, by change: TraitChange) {
    guard view.box != nil else { return }
    guard !change.affectsPositions else {
      needsDirections = true
      insetsAreOutOfDate = true
      changedContent.append(view.reference)
      changedInsets.append(view.reference)
      view.setNeedsLayout()
      return
    }
    if change.affectsTextSize, view.followsReadableWidth { view.insetsChanged() }
    guard change.affectsTokens else { return }
    for constraint in view.constraintList
    where constraint.constantDiffers(from: change.old, to: change.new) {
      changedConstraints.append(constraint)
      view.setNeedsLayout()
    }
  }

  // MARK: Updating the solver

  /// Applies all scheduled changes to the solver, without solving.
  func update() {
    for view in drain(&newViews) where view === root || view.superview?.engine === self { attach(view) }
    if needsRanks { rankVariables() }
    if needsDirections {
      needsDirections = false
      for view in root.withDescendants() { changedConstraints.append(contentsOf: view.constraintList) }
    }
    for view in drain(&changedContent) where view.engine === self {
      updateContent(of: view)
      updateConstraints(dependingOnContentOf: view)
    }
    for view in drain(&changedInsets) where view.engine === self {
      updateConstraints(dependingOnInsetsOf: view)
    }
    let changed = changedConstraints
    changedConstraints.removeAll(keepingCapacity: true)
    for constraint in changed { updateSolverConstraint(constraint) }
  }

  /// Returns the views of a list that are not deallocated, and empties the list.
  private func drain(_ references: inout [ItemReference]) -> [View] {
    defer { references.removeAll(keepingCapacity: true) }
    return references.compactMap(\.view)
  }

  /// Creates variables and implicit constraints for the views and layout guides of a subtree, and schedules its
  /// constraints. Skips views that are attached. Except while fitting, the views first take the traits and
  /// the tint color of the tree.
  private func attach(_ view: View) {
    for view in view.withDescendants() where view.engine !== self {
      view.engine = self
      if !isFitting {
        view.followTokens(in: view.inheritsTraitOverrides ? view.traitCollection : root.traitCollection)
        view.traitCollectionDidChange(nil)
        view.owner?.traitCollectionDidChange(nil)
        view.callTraitHandlers(for: view.traitCollection, since: view.ownTraitsWithOverrides)
        view.tintColorDidChange()
      }
      let frame = view.storedFrame
      view.box = makeBox(for: frame)
      addOwnRows(of: view)
      updateContent(of: view)
      for guide in view.allGuides { attach(guide: guide) }
      changedConstraints.append(contentsOf: view.constraintList)
    }
    needsRanks = true
    insetsAreOutOfDate = true
  }

  /// Sets the ranks of all variables in tree order, sizes before positions: if not all views can keep their
  /// values, the first view in the tree keeps them, independent of the order of insertion. Layout guides come
  /// after all views.
  private func rankVariables() {
    needsRanks = false
    // Layout guides come last, because users set frames of views and layout guides follow.
    var rank: UInt32 = 0
    let views = root.withDescendants()
    for item in views as [LayoutItem] + views.flatMap(\.allGuides) {
      for variable in item.box?.stayOrder ?? [] {
        solver.setRank(of: variable, to: rank)
        rank += 1
      }
    }
  }

  /// Removes views, their layout guides and their constraints from the solver. Skips views of other engines.
  func detach(_ views: [View]) {
    for view in views where view.engine === self {
      for constraint in view.constraintList { remove(constraint) }
    }
    for view in views where view.engine === self {
      for guide in view.allGuides { detach(guide: guide) }
      removeOwnRows(of: view)
      for variable in view.box?.variables ?? [] { solver.recycle(variable) }
      view.box = nil
      view.engine = nil
    }
    wrappingViews.removeAll { $0.box?.measuredWidth == nil }
  }

  /// Removes all views of the tree from the solver, for example before the root becomes part of another tree.
  func detachAll() { detach(root.withDescendants()) }

  /// Creates variables and implicit constraints for a layout guide. Margins and safe areas get none. Skips a
  /// layout guide that is attached.
  func attach(guide: LayoutGuide) {
    guard guide.engine !== self else { return }
    guide.engine = self
    guard !guide.followsInsets else { return }
    guide.box = makeBox(for: guide.storedFrame)
    let rows = addRows(of: guide)
    guide.box?.frameRows = rows
    needsRanks = true
  }

  /// Removes a layout guide from the solver. Its explicit constraints stay. Skips layout guides of other
  /// engines.
  func detach(guide: LayoutGuide) {
    guard guide.engine === self else { return }
    for row in guide.box?.frameRows ?? [] { try? solver.remove(row) }
    for variable in guide.box?.variables ?? [] { solver.recycle(variable) }
    guide.box = nil
    guide.engine = nil
  }

  /// Adds a constraint to the solver, or replaces it. If only the constant changed, updates the constant.
  /// Skips inactive constraints and those of views without variables. Reports numbers that the solver
  /// rejects.
  func updateSolverConstraint(_ constraint: LayoutConstraint) {
    guard let owner = constraint.owner, owner.engine === self else { return }
    guard let expression = expression(of: constraint, in: owner) else { return }
    if let row = constraint.row, solver.hasTerms(expression.terms, row) {
      try? solver.setConstant(of: row, to: expression.constant)
      return
    }
    remove(constraint)
    var made = Constraint(expression, constraint.relation, constraint.priority)
    made.isImplicit = constraint.isImplicit
    do {
      let row = try solver.add(made)
      constraint.row = row
      constraintOfRow[row] = constraint
    } catch {
      constraint.report(
        LayoutProblem(
          .numberOutOfRange, "\(constraint.summary) cannot be counted with: \(error)",
          source: constraint.source),
        near: root)
    }
  }

  // MARK: Layout

  /// The maximum number of layout rounds. A round repeats if it caused changes itself.
  private static let maxRoundCount = 50

  /// Lays out the tree: updates constraints, solves, and calls `layoutSubviews()`, until nothing is marked
  /// for layout. Reports a problem after 50 rounds. A call during a layout does not call `layoutSubviews()`.
  func layout() {
    guard !isLayingOut else {
      // A call from `layoutSubviews` only updates frames, because the outer call already lays out subviews.
      root.updateConstraintsIfNeeded()
      solve()
      return
    }
    isLayingOut = true
    defer { isLayingOut = false }
    for _ in 0..<Self.maxRoundCount {
      root.updateConstraintsIfNeeded()
      solve()
      layOutSubviews()
      if !root.needsLayout, !root.isUpdateNeeded, !root.hasDirtyDescendant { return }
    }
    root.report(
      LayoutProblem(
        .endlessLayout,
        "the layout of \(root.reportName) did not come to rest in \(Self.maxRoundCount) rounds: something "
          + "in layoutSubviews or updateConstraints changes what it depends on each time"))
  }

  /// The maximum number of times that wrapping views are measured in one round. Without it, widths that
  /// depend on heights would never end.
  private static let maxMeasurementCount = 8

  /// Solves and sets frames until text heights fit the widths, and margins fit the frames. Reports a problem
  /// if either does not become stable.
  func solve() {
    for _ in 0..<Self.maxRoundCount {
      var measurements = 0
      repeat {
        update()
        solver.solve()
        measurements += 1
      } while measurements <= Self.maxMeasurementCount && remeasure()
      if measurements > Self.maxMeasurementCount { reportWrapping() }
      applyFrames()
      if !updateInsets() { return }
    }
    root.report(
      LayoutProblem(
        .endlessLayout,
        "the margins and safe areas in \(root.reportName) did not come to rest in \(Self.maxRoundCount) "
          + "rounds: a view is placed by insets that follow from where it is"))
  }

  /// Calls `layoutSubviews()` of all marked views below marked ancestors, parents first, and clears their
  /// marks. Calls the owners of the views before and after.
  private func layOutSubviews() {
    for view in root.viewsInDirtySubtrees() {
      view.hasDirtyDescendant = false
      // A view that was added during solving took its tokens and may need other constraints.
      if view.isUpdateNeeded { view.markAncestorsDirty() }
      guard view.needsLayout else { continue }
      view.needsLayout = false
      view.owner?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.owner?.viewDidLayoutSubviews()
    }
  }
}
