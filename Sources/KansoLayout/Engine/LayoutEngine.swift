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
  private var changedContent: [ItemReference] = []
  private var changedInsets: [ItemReference] = []
  /// The views whose height depends on their width.
  var wrapping: [View] = []
  var insetsAreOutOfDate = true
  private var needsDirections = false
  /// True if the variables need new ranks because views were added.
  private var needsRanks = false
  /// True if the engine computes a size for `systemLayoutSizeFitting`. The size of the root is then free.
  let isFitting: Bool
  private(set) var isLayingOut = false

  init(_ root: View, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    newViews = [root.reference]
  }

  // MARK: Changes of the tree

  func attachLater(_ view: View) { newViews.append(view.reference) }

  func change(_ constraint: LayoutConstraint) { changedConstraints.append(constraint) }

  func exchange(_ constraint: LayoutConstraint) {
    remove(constraint)
    changedConstraints.append(constraint)
  }

  func remove(_ constraint: LayoutConstraint) {
    guard let row = constraint.row else { return }
    try? solver.remove(row)
    constraintOfRow[row] = nil
    constraint.row = nil
  }

  func contentChanged(of view: View) { changedContent.append(view.reference) }

  func insetsWereSet(of view: View) {
    insetsAreOutOfDate = true
    changedInsets.append(view.reference)
  }

  func frameWasSet(of view: View) {
    guard let box = view.box else { return }
    // The new frame is already stored, so `applyFrames()` does not detect it as a change of the insets' sources.
    insetsAreOutOfDate = true
    if box.isPinned {
      setPins(of: view)
    } else {
      let frame = view.storedFrame
      for (variable, value) in zip(box.variables, [frame.minX, frame.minY, frame.width, frame.height]) {
        solver.setValue(of: variable, to: value)
      }
    }
  }

  func framePinsChanged(of view: View) {
    guard view.box != nil else { return }
    removeOwnRows(of: view)
    wrapping.removeAll { $0 === view }
    addOwnRows(of: view)
    updateContent(of: view)
  }

  /// Updates the constraints after a change of a view's bounds origin. The constants of constraints on its own edges
  /// and with views outside of it change.
  func boundsOriginChanged(of view: View) {
    if let frame = (view as? ScrollView)?.frameLayoutGuide, frame.box != nil { rewriteRows(of: frame) }
    let inside = view.withDescendants()
    for view in inside { view.isLeaving = true }
    for inner in inside {
      for item in [inner] + inner.allGuides as [LayoutItem] {
        changedConstraints.append(
          contentsOf: item.touching.filter { $0.owner === view || $0.owner?.isLeaving == false })
      }
    }
    for view in inside { view.isLeaving = false }
  }

  /// Rewrites all constraints before the next solution, because directional attributes changed their meaning.
  func directionChanged() { needsDirections = true }

  /// Responds to new traits. A new display scale or direction affects all views. A new text size, mode or theme affects
  /// only the values that it changes.
  func traitsChanged(from old: TraitCollection, to new: TraitCollection) {
    let views = root.withDescendants().filter { $0.box != nil }
    guard old.displayScale == new.displayScale, old.layoutDirection == new.layoutDirection else {
      needsDirections = true
      insetsAreOutOfDate = true
      for view in views {
        changedContent.append(view.reference)
        changedInsets.append(view.reference)
        view.setNeedsLayout()
      }
      return
    }
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
      for view in views where view.followsReadableWidth { view.insetsChanged() }
    }
    guard !new.resolvesLike(old) else { return }
    for view in views {
      for constraint in view.constraintList where constraint.followsToken(from: old, to: new) {
        changedConstraints.append(constraint)
        view.setNeedsLayout()
      }
    }
  }

  // MARK: Updating the solver

  /// Applies all recorded changes to the solver.
  func update() {
    for view in taken(&newViews) where view === root || view.superview?.engine === self { attach(view) }
    if needsRanks { rankVariables() }
    if needsDirections {
      needsDirections = false
      for view in root.withDescendants() { changedConstraints.append(contentsOf: view.constraintList) }
    }
    for view in taken(&changedContent) where view.engine === self {
      updateContent(of: view)
      rewriteConstraints(aboutContentOf: view)
    }
    for view in taken(&changedInsets) where view.engine === self { insetsChanged(of: view) }
    let changed = changedConstraints
    changedConstraints.removeAll(keepingCapacity: true)
    for constraint in changed { write(constraint) }
  }

  /// Returns the views of a list that still exist, and empties the list. Changes that are recorded during processing
  /// belong to the next update.
  private func taken(_ references: inout [ItemReference]) -> [View] {
    defer { references.removeAll(keepingCapacity: true) }
    return references.compactMap(\.view)
  }

  private func attach(_ view: View) {
    for view in view.withDescendants() where view.engine !== self {
      view.engine = self
      if !isFitting {
        view.followTokens(in: root.traitCollection)
        view.traitCollectionDidChange(nil)
        view.tintColorDidChange()
      }
      let frame = view.storedFrame
      view.box = LayoutBox(
        x: solver.makeVariable(frame.minX), y: solver.makeVariable(frame.minY),
        width: solver.makeVariable(frame.width), height: solver.makeVariable(frame.height))
      addOwnRows(of: view)
      updateContent(of: view)
      for guide in view.allGuides { attach(guide: guide) }
      changedConstraints.append(contentsOf: view.constraintList)
    }
    needsRanks = true
    insetsAreOutOfDate = true
  }

  /// Numbers all variables in tree order. If not all views can keep their values, the first view in the tree keeps
  /// them, independent of the order of insertion. Guides come after all views, because users set frames of views and
  /// guides follow.
  private func rankVariables() {
    needsRanks = false
    var rank: UInt32 = 0
    let views = root.withDescendants()
    for item in views as [LayoutItem] + views.flatMap(\.allGuides) {
      for variable in item.box?.stayOrder ?? [] {
        solver.setRank(of: variable, to: rank)
        rank += 1
      }
    }
  }

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
    wrapping.removeAll { $0.box?.measuredWidth == nil }
  }

  /// Detaches all views before the root becomes part of another tree.
  func dismantle() { detach(root.withDescendants()) }

  func attach(guide: LayoutGuide) {
    guard guide.engine !== self else { return }
    guide.engine = self
    guard !guide.followsInsets else { return }
    let frame = guide.storedFrame
    guide.box = LayoutBox(
      x: solver.makeVariable(frame.minX), y: solver.makeVariable(frame.minY),
      width: solver.makeVariable(frame.width), height: solver.makeVariable(frame.height))
    let rows = ownRows(of: guide)
    guide.box?.frameRows = rows
    needsRanks = true
  }

  private func ownRows(of guide: LayoutGuide) -> [Constraint.ID] {
    switch guide.kind {
    case .readable: readableRows(of: guide)
    case .content: contentGuideRows(of: guide)
    case .frame: frameGuideRows(of: guide)
    case .custom, .margins, .safeArea: sizeRows(of: guide)
    }
  }

  func detach(guide: LayoutGuide) {
    guard guide.engine === self else { return }
    for row in guide.box?.frameRows ?? [] { try? solver.remove(row) }
    for variable in guide.box?.variables ?? [] { solver.recycle(variable) }
    guide.box = nil
    guide.engine = nil
  }

  /// Adds a constraint to the solver. If only the constant changed, updates the constant.
  private func write(_ constraint: LayoutConstraint) {
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

  /// Rewrites the constraints that depend on the baselines or the alignment rectangle of a view.
  private func rewriteConstraints(aboutContentOf view: View) {
    for constraint in view.touching { write(constraint) }
    // A descendant may provide the baselines of its ancestors.
    var inner = view
    while let outer = inner.superview,
      outer is StackView || outer.forFirstBaselineLayout === inner || outer.forLastBaselineLayout === inner
    {
      for constraint in outer.touching { write(constraint) }
      inner = outer
    }
  }

  /// Rewrites the constraints that depend on the insets of a view.
  func insetsChanged(of view: View) {
    for constraint in view.touching
    where constraint.firstAttribute.usesMargins || constraint.secondAttribute.usesMargins {
      write(constraint)
    }
    for guide in view.systemGuides.compactMap({ $0 }) {
      if guide.kind == .readable { rewriteRows(of: guide) }
      for constraint in guide.touching { write(constraint) }
    }
  }

  func rewriteRows(of guide: LayoutGuide) {
    for row in guide.box?.frameRows ?? [] { try? solver.remove(row) }
    let rows = ownRows(of: guide)
    guide.box?.frameRows = rows
  }

  // MARK: Layout

  /// The maximum number of layout rounds. A round repeats if it caused changes itself.
  private static let mostRounds = 50

  func layout() {
    guard !isLayingOut else {
      // A call from `layoutSubviews` only updates frames, because the outer call already lays out subviews.
      root.updateConstraintsIfNeeded()
      solve()
      return
    }
    isLayingOut = true
    defer { isLayingOut = false }
    for _ in 0..<Self.mostRounds {
      root.updateConstraintsIfNeeded()
      solve()
      layOutSubviews()
      if !root.needsLayout, !root.isUpdateNeeded, !root.hasWorkBelow { return }
    }
    root.report(
      LayoutProblem(
        .endlessLayout,
        "the layout of \(root.reportName) did not come to rest in \(Self.mostRounds) rounds: something in layoutSubviews or "
          + "updateConstraints changes what it depends on each time"))
  }

  /// The maximum number of text measurements per solution. Without it, widths that depend on heights would never end.
  private static let mostMeasurements = 8

  /// Solves and sets frames until text heights fit the widths, and margins fit the frames.
  func solve() {
    for _ in 0..<Self.mostRounds {
      var measurements = 0
      repeat {
        update()
        solver.solve()
        measurements += 1
      } while measurements <= Self.mostMeasurements && remeasure()
      if measurements > Self.mostMeasurements { reportWrapping() }
      applyFrames()
      if !updateInsets() { return }
    }
    root.report(
      LayoutProblem(
        .endlessLayout,
        "the margins and safe areas in \(root.reportName) did not come to rest in \(Self.mostRounds) rounds: a view is placed by "
          + "insets that follow from where it is"))
  }

  private func layOutSubviews() {
    for view in root.viewsWithWork() {
      view.hasWorkBelow = false
      // A view that was added during solving took its tokens and may need other constraints.
      if view.isUpdateNeeded { view.markWorkAbove() }
      guard view.needsLayout else { continue }
      view.needsLayout = false
      view.layoutSubviews()
      view.didLayOutSubviews?()
    }
  }
}
