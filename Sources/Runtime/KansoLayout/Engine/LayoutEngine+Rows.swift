import KansoSolver

extension LayoutEngine {
  /// Returns new variables for a frame. Positions are at the bounds of inequalities, as in UIKit. Sizes, and frames of
  /// documents, stay.
  func makeBox(for frame: Rect) -> LayoutBox {
    let isAtBounds = !root.traitCollection.hasStoredFrames
    return LayoutBox(
      x: solver.makeVariable(frame.minX, prefersBounds: isAtBounds),
      y: solver.makeVariable(frame.minY, prefersBounds: isAtBounds),
      width: solver.makeVariable(frame.width), height: solver.makeVariable(frame.height))
  }

  // MARK: Implicit constraints

  /// Adds the implicit constraints of a view to the solver and stores them in its box, with `isPinned`: its
  /// fixed frame, or sizes that are not negative. The root is fixed at the origin, except while fitting.
  func addOwnRows(of view: View) {
    guard var box = view.box else { return }
    box.isPinned = view === root ? !isFitting : view.translatesAutoresizingMaskIntoConstraints
    if box.isPinned {
      let frame = view.storedFrame
      let values = view === root ? [0, 0, frame.width, frame.height] : frame.values
      box.frameRows = zip(box.variables, values).compactMap { variable, value in
        addImplicit(variable - value, .equal)
      }
    } else {
      box.frameRows = addSizeRows(of: view)
    }
    view.box = box
  }

  /// Removes the implicit constraints of a view from the solver: those of its frame and of its content size.
  /// Clears them and the measured width in its box.
  func removeOwnRows(of view: View) {
    for row in view.box?.frameRows ?? [] { try? solver.remove(row) }
    for row in view.box?.contentRows ?? [] { if let row { try? solver.remove(row) } }
    view.box?.frameRows = []
    view.box?.contentRows = [nil, nil]
    view.box?.measuredWidth = nil
  }

  /// Updates the constants of a fixed frame's constraints to the stored frame. Does nothing if the frame is
  /// not fixed.
  func updatePins(of view: View) {
    guard let box = view.box, box.frameRows.count == 4 else { return }
    let frame = view.storedFrame
    for (row, value) in zip(box.frameRows, view === root ? [0, 0, frame.width, frame.height] : frame.values) {
      try? solver.setConstant(of: row, to: -value)
    }
  }

  /// Adds the required implicit constraints that the width and the height of an item are not negative.
  ///
  /// - Returns: The constraints that the solver accepted.
  func addSizeRows(of item: LayoutItem) -> [Constraint.ID] {
    guard let box = item.box else { return [] }
    return [
      addImplicit(Expression(box.width), .greaterThanOrEqual),
      addImplicit(Expression(box.height), .greaterThanOrEqual),
    ].compactMap { $0 }
  }

  /// Adds a required implicit constraint that compares an expression with zero. Returns nil if the solver
  /// rejects it.
  func addImplicit(
    _ expression: Expression, _ relation: Relation
  ) -> Constraint.ID? {
    var constraint = Constraint(expression, relation)
    constraint.isImplicit = true
    return try? solver.add(constraint)
  }

  /// Adds constraints that place the readable guide in the middle of the margins, and returns them. Its width
  /// is a constant, so that the guide never affects its view. Also stores the width in the guide's frame.
  func addReadableRows(of guide: LayoutGuide) -> [Constraint.ID] {
    guard let box = guide.box, let view = guide.owningView, let outer = view.box else { return [] }
    let margins = view.effectiveMargins
    let width = view.frame(ofGuide: .readable).width
    guide.storedFrame.size.width = width
    let middle = outer.width * 0.5 + (view.boundsOrigin.x + (margins.left - margins.right) / 2)
    return [
      addImplicit(box.x + box.width * 0.5 - middle, .equal),
      addImplicit(box.width - width, .equal),
      addImplicit(box.y - (view.boundsOrigin.y + margins.top), .equal),
      addImplicit(box.y + box.height - outer.height - (view.boundsOrigin.y - margins.bottom), .equal),
    ].compactMap { $0 }
  }

  /// Adds constraints that place the keyboard guide at the bottom of its view, and returns them. Its height is a
  /// constant, so that the guide never affects its view. Also stores the height in the guide's frame.
  func addKeyboardRows(of guide: LayoutGuide) -> [Constraint.ID] {
    guard let box = guide.box, let view = guide.owningView, let outer = view.box else { return [] }
    let height = view.keyboardGuideHeight
    guide.storedFrame.size.height = height
    let origin = view.boundsOrigin
    return [
      addImplicit(box.x - origin.x, .equal), addImplicit(box.width - outer.width, .equal),
      addImplicit(box.y + box.height - outer.height - origin.y, .equal),
      addImplicit(box.height - height, .equal),
    ].compactMap { $0 }
  }

  /// Adds the implicit constraints of a layout guide to the solver and returns them, without storing them in
  /// its box. They place a readable, keyboard, content or frame guide; other layout guides only get sizes that are not
  /// negative.
  func addRows(of guide: LayoutGuide) -> [Constraint.ID] {
    switch guide.kind {
    case .readable: addReadableRows(of: guide)
    case .keyboard: addKeyboardRows(of: guide)
    case .content: addContentGuideRows(of: guide)
    case .frame: addFrameGuideRows(of: guide)
    case .custom, .margins, .safeArea: addSizeRows(of: guide)
    }
  }

  /// Replaces the implicit constraints of a layout guide, for example after a change of the insets or of the
  /// bounds origin.
  func rewriteRows(of guide: LayoutGuide) {
    for row in guide.box?.frameRows ?? [] { try? solver.remove(row) }
    let rows = addRows(of: guide)
    guide.box?.frameRows = rows
  }

  // MARK: Content

  /// Updates the constraints of a view's content size, and its membership in `wrappingViews`. Does nothing
  /// for a fixed frame. The height is measured at the last solved width, or first at the content width.
  func updateContent(of view: View) {
    guard let box = view.box else { return }
    guard !box.isPinned else { return }
    let content = view.layoutContentSize
    let insets = view.layoutAlignmentRectInsets
    setContentRow(
      of: view, axis: .horizontal, variable: box.width, size: content.width,
      insets: insets.left + insets.right)
    var height = content.height
    let width = box.measuredWidth ?? content.width
    if let fitting = view.layoutContentHeight(forWidth: width) {
      height = fitting
      if box.measuredWidth == nil { wrappingViews.append(view) }
      view.box?.measuredWidth = width
    } else if box.measuredWidth != nil {
      view.box?.measuredWidth = nil
      wrappingViews.removeAll { $0 === view }
    }
    setContentRow(
      of: view, axis: .vertical, variable: box.height, size: height, insets: insets.top + insets.bottom)
  }

  /// Adds, changes or removes the constraint of a content size on one axis. A negative or infinite size means
  /// that there is no content size.
  private func setContentRow(
    of view: View, axis: LayoutAxis, variable: Variable, size: Double, insets: Double
  ) {
    let index = axis.rawValue
    let (resistance, hugging) = (view.compressionResistance[index], view.hugging[index])
    let hasContent = size >= 0 && size.isFinite
    if let row = view.box?.contentRows[index] {
      if hasContent, solver.hasPriorities(resistance, hugging, row) {
        try? solver.setConstant(of: row, to: -(size + insets))
        return
      }
      try? solver.remove(row)
      view.box?.contentRows[index] = nil
    }
    guard hasContent else { return }
    let constraint = Constraint(
      content: variable - (size + insets), priorityBelowZero: resistance, priorityAboveZero: hugging)
    let row = try? solver.add(constraint)
    view.box?.contentRows[index] = row
  }

  /// Updates the solver constraints of a view, which may depend on its baselines or its alignment rectangle,
  /// and those of ancestors whose baselines the view may provide.
  func updateConstraints(dependingOnContentOf view: View) {
    for constraint in view.activeConstraints { updateSolverConstraint(constraint) }
    // A descendant may provide the baselines of its ancestors.
    var inner = view
    while let outer = inner.superview,
      outer is StackView || outer.forFirstBaselineLayout === inner || outer.forLastBaselineLayout === inner
    {
      for constraint in outer.activeConstraints { updateSolverConstraint(constraint) }
      inner = outer
    }
  }

  /// Updates the solver constraints that depend on the margins, the safe area or the readable width of a
  /// view.
  func updateConstraints(dependingOnInsetsOf view: View) {
    for constraint in view.activeConstraints
    where constraint.firstAttribute.usesMargins || constraint.secondAttribute.usesMargins {
      updateSolverConstraint(constraint)
    }
    for guide in view.systemGuides.compactMap({ $0 }) {
      if !guide.followsInsets { rewriteRows(of: guide) }
      for constraint in guide.activeConstraints { updateSolverConstraint(constraint) }
    }
  }

  /// Measures the heights of wrapping views again at the solved widths.
  ///
  /// - Returns: True if a height changed and the solver has to run again.
  func remeasure() -> Bool {
    var hasChanged = false
    for view in wrappingViews {
      guard let box = view.box else { continue }
      let insets = view.layoutAlignmentRectInsets
      let width = solver.value(of: box.width) - insets.left - insets.right
      guard let measured = box.measuredWidth, abs(measured - width) > 1e-6 else { continue }
      view.box?.measuredWidth = width
      guard let height = view.layoutContentHeight(forWidth: width) else { continue }
      let row = box.contentRows[1]
      setContentRow(
        of: view, axis: .vertical, variable: box.height, size: height, insets: insets.top + insets.bottom)
      if row == nil || view.box?.contentRows[1] != row || solver.hasChanges { hasChanged = true }
    }
    return hasChanged
  }
}

extension Rect {
  /// The coordinates in the order of `LayoutBox.variables`.
  fileprivate var values: [Double] { [minX, minY, width, height] }
}
