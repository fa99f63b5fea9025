extension LayoutEngine {
  // MARK: Implicit constraints

  /// Adds the implicit constraints of a view: its fixed frame, or sizes that are not negative.
  func addOwnRows(of view: View) {
    guard var box = view.box else { return }
    box.isPinned = view === root ? !isFitting : view.translatesAutoresizingMaskIntoConstraints
    if box.isPinned {
      let frame = view.storedFrame
      let values = view === root ? [0, 0, frame.width, frame.height] : frame.values
      box.frameRows = zip(box.variables, values).compactMap { variable, value in
        add(variable - value, .equal)
      }
    } else {
      box.frameRows = sizeRows(of: view)
    }
    view.box = box
  }

  func removeOwnRows(of view: View) {
    for row in view.box?.frameRows ?? [] { try? solver.remove(row) }
    for row in view.box?.contentRows ?? [] { if let row { try? solver.remove(row) } }
    view.box?.frameRows = []
    view.box?.contentRows = [nil, nil]
    view.box?.measuredWidth = nil
  }

  func setPins(of view: View) {
    guard let box = view.box, box.frameRows.count == 4 else { return }
    let frame = view.storedFrame
    for (row, value) in zip(box.frameRows, view === root ? [0, 0, frame.width, frame.height] : frame.values) {
      try? solver.setConstant(of: row, to: -value)
    }
  }

  func sizeRows(of item: LayoutItem) -> [Constraint.ID] {
    guard let box = item.box else { return [] }
    return [
      add(Expression(box.width), .greaterThanOrEqual), add(Expression(box.height), .greaterThanOrEqual),
    ].compactMap { $0 }
  }

  func add(
    _ expression: Expression, _ relation: Relation
  ) -> Constraint.ID? {
    var constraint = Constraint(expression, relation)
    constraint.isImplicit = true
    return try? solver.add(constraint)
  }

  /// Returns constraints that place the readable guide in the middle of the margins. Its width is a constant, so that
  /// the guide never affects its view.
  func readableRows(of guide: LayoutGuide) -> [Constraint.ID] {
    guard let box = guide.box, let view = guide.owningView, let outer = view.box else { return [] }
    let margins = view.effectiveMargins
    let width = view.frame(ofGuide: .readable).width
    guide.storedFrame.size.width = width
    let middle = outer.width * 0.5 + (view.boundsOrigin.x + (margins.left - margins.right) / 2)
    return [
      add(box.x + box.width * 0.5 - middle, .equal),
      add(box.width - width, .equal),
      add(box.y - (view.boundsOrigin.y + margins.top), .equal),
      add(box.y + box.height - outer.height - (view.boundsOrigin.y - margins.bottom), .equal),
    ].compactMap { $0 }
  }

  // MARK: Content

  /// Updates the constraints of a view's content size.
  func updateContent(of view: View) {
    guard let box = view.box else { return }
    guard !box.isPinned else { return }
    let content = view.intrinsicContentSize
    let insets = view.alignmentRectInsets
    setContentRow(of: view, .horizontal, box.width, content.width, insets.left + insets.right)
    var height = content.height
    let width = box.measuredWidth ?? content.width
    if let fitting = view.contentHeight(forWidth: width) {
      height = fitting
      if box.measuredWidth == nil { wrapping.append(view) }
      view.box?.measuredWidth = width
    } else if box.measuredWidth != nil {
      view.box?.measuredWidth = nil
      wrapping.removeAll { $0 === view }
    }
    setContentRow(of: view, .vertical, box.height, height, insets.top + insets.bottom)
  }

  private func setContentRow(
    of view: View, _ axis: LayoutAxis, _ variable: Variable, _ size: Double, _ insets: Double
  ) {
    let index = axis.rawValue
    let (under, over) = (view.compressionResistance[index], view.hugging[index])
    let hasContent = size >= 0 && size.isFinite
    if let row = view.box?.contentRows[index] {
      if hasContent, solver.hasPriorities(under, over, row) {
        try? solver.setConstant(of: row, to: -(size + insets))
        return
      }
      try? solver.remove(row)
      view.box?.contentRows[index] = nil
    }
    guard hasContent else { return }
    let constraint = Constraint(content: variable - (size + insets), under: under, over: over)
    let row = try? solver.add(constraint)
    view.box?.contentRows[index] = row
  }

  /// Measures the heights of wrapping views again at the solved widths.
  ///
  /// - Returns: True if a height changed.
  func remeasure() -> Bool {
    var hasChanged = false
    for view in wrapping {
      guard let box = view.box else { continue }
      let insets = view.alignmentRectInsets
      let width = solver.value(of: box.width) - insets.left - insets.right
      guard let measured = box.measuredWidth, abs(measured - width) > 1e-6 else { continue }
      view.box?.measuredWidth = width
      guard let height = view.contentHeight(forWidth: width) else { continue }
      let row = box.contentRows[1]
      setContentRow(of: view, .vertical, box.height, height, insets.top + insets.bottom)
      if row == nil || view.box?.contentRows[1] != row || solver.hasChanges { hasChanged = true }
    }
    return hasChanged
  }
}

extension Rect {
  fileprivate var values: [Double] { [minX, minY, width, height] }
}
