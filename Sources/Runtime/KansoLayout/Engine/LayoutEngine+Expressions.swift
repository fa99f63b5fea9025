import KansoSolver

extension LayoutEngine {
  /// Returns a constraint as an expression of solver variables that the relation compares with zero:
  /// left-hand side minus right-hand side, in the coordinates of its owner. A constraint with a directional
  /// attribute is mirrored in a right-to-left interface. Returns nil if a view has no variables.
  func expression(of constraint: LayoutConstraint, in owner: View) -> Expression? {
    let first = constraint.firstAttribute
    let second = constraint.secondAttribute
    // In a right-to-left interface, leading edges are measured from the right. All positions are mirrored.
    let isMirrored =
      (first.isDirectional || second.isDirectional || constraint.distances.first?.isDirectional == true
        || constraint.distances.second?.isDirectional == true)
      && owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard
      var sum = sideExpression(
        of: constraint.firstItem?.substitute(for: first, comparedWith: constraint.secondItem), first,
        constraint.distances.first, in: owner, isMirrored: isMirrored)
    else { return nil }
    if let item = constraint.secondItem?.substitute(for: second, comparedWith: constraint.firstItem) {
      guard
        let other = sideExpression(
          of: item, second, constraint.distances.second, in: owner, isMirrored: isMirrored)
      else { return nil }
      sum.add(other, times: -constraint.multiplier)
    }
    sum.constant -= constraint.constant
    return sum
  }

  /// Returns the left-hand or right-hand side of a constraint: the distance if there is one, otherwise the
  /// attribute of the item. Nil if an item is gone or has no variables.
  private func sideExpression(
    of item: LayoutItem?, _ attribute: LayoutAttribute, _ distance: AnchorDistance?, in owner: View,
    isMirrored: Bool
  ) -> Expression? {
    if let distance {
      guard
        var sum = expression(
          of: distance.to.item, distance.to.attribute, in: owner, isMirrored: isMirrored),
        let from = expression(
          of: distance.from.item, distance.from.attribute, in: owner, isMirrored: isMirrored)
      else { return nil }
      sum.add(from, times: -1)
      return sum
    }
    return expression(of: item, attribute, in: owner, isMirrored: isMirrored)
  }

  /// Returns the expression of an attribute. If `isMirrored` is true, a horizontal position is the distance from the
  /// right edge of the owner instead of its left edge. Nil if an item is gone or has no variables.
  private func expression(
    of item: LayoutItem?, _ attribute: LayoutAttribute, in owner: View, isMirrored: Bool
  ) -> Expression? {
    guard let item else { return nil }
    guard isMirrored, attribute.axis == .horizontal, attribute.kind == .position else {
      return edgeExpression(of: item, attribute.resolved(isMirrored: isMirrored), in: owner)
    }
    guard let box = owner.box,
      let edge = edgeExpression(of: item, attribute.resolved(isMirrored: true), in: owner)
    else { return nil }
    return box.width + 2 * owner.boundsOrigin.x - edge
  }

  /// Returns the expression of an attribute that does not depend on the direction, with the insets that apply to it:
  /// margins, safe area, or alignment rectangle. A baseline is that of the view that provides it.
  private func edgeExpression(
    of item: LayoutItem, _ attribute: LayoutAttribute, in owner: View
  ) -> Expression? {
    if let guide = item.asGuide, guide.followsInsets {
      guard let view = guide.owningView else { return nil }
      return edgeExpression(
        of: view, attribute, in: owner,
        insets: guide.kind == .margins ? view.effectiveMargins : view.safeAreaInsets)
    }
    guard let view = item.asView else {
      // The item is the content of a scroll view. The view's margins apply inside of it.
      let insets = attribute.usesMargins ? item.view?.effectiveMargins ?? .zero : .zero
      return edgeExpression(of: item, attribute.withoutMargins, in: owner, insets: insets)
    }
    if attribute.usesMargins {
      return edgeExpression(of: view, attribute.withoutMargins, in: owner, insets: view.effectiveMargins)
    }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      return baselineExpression(of: view, attribute, in: owner)
    }
    return edgeExpression(of: view, attribute, in: owner, insets: view.layoutAlignmentRectInsets)
  }

  /// Returns the expression of an edge, centre or size of an item's frame moved inwards by insets. Nil for other
  /// attributes, and if a view has no variables.
  private func edgeExpression(
    of item: LayoutItem, _ attribute: LayoutAttribute, in owner: View, insets: EdgeInsets
  ) -> Expression? {
    guard let box = item.box else { return nil }
    var sum = Expression()
    sum.terms.reserveCapacity(4)
    func add(_ variable: Variable, _ factor: Double, _ constant: Double) {
      sum.terms.append(.init(variable: variable, coefficient: factor))
      sum.constant += constant
    }
    switch attribute {
    case .width:
      add(box.width, 1, -insets.left - insets.right)
      return sum
    case .height:
      add(box.height, 1, -insets.top - insets.bottom)
      return sum
    case .left: sum.constant = insets.left
    case .right: add(box.width, 1, -insets.right)
    case .centerX: add(box.width, 0.5, (insets.left - insets.right) / 2)
    case .top: sum.constant = insets.top
    case .bottom: add(box.height, 1, -insets.bottom)
    case .centerY: add(box.height, 0.5, (insets.top - insets.bottom) / 2)
    default: return nil
    }
    return addOrigin(of: item, attribute.axis, in: owner, to: &sum) ? sum : nil
  }

  /// Adds the coordinate of an item's origin on an axis, in the coordinates of the constraint's owner, to
  /// `sum`. Returns false if a view has no variables, or if the item is not inside of the owner; `sum` is
  /// then unusable.
  private func addOrigin(
    of item: LayoutItem, _ axis: LayoutAxis, in owner: View, to sum: inout Expression
  ) -> Bool {
    /// Returns the bounds origin of a view on the axis.
    func origin(_ view: View) -> Double { axis == .horizontal ? view.boundsOrigin.x : view.boundsOrigin.y }
    if item === owner {
      sum.constant += origin(owner)
      return true
    }
    guard let box = item.box else { return false }
    sum.terms.append(.init(variable: axis == .horizontal ? box.x : box.y, coefficient: 1))
    var outer = item.asView != nil ? item.view?.superview : item.view
    while let view = outer, view !== owner {
      guard let box = view.box else { return false }
      sum.terms.append(.init(variable: axis == .horizontal ? box.x : box.y, coefficient: 1))
      sum.constant -= origin(view)
      outer = view.superview
    }
    return outer != nil
  }

  /// Returns the first baseline for `.firstBaseline`, otherwise the last one. Follows
  /// `forFirstBaselineLayout` or `forLastBaselineLayout` for at most 100 steps, as long as they return a
  /// descendant with variables. Nil if the view has no variables.
  private func baselineExpression(
    of view: View, _ attribute: LayoutAttribute, in owner: View
  ) -> Expression? {
    let isFirst = attribute == .firstBaseline
    var text = view
    // A view that returns itself ends the search. The limit ends a cycle.
    for _ in 0..<100 {
      let next = isFirst ? text.forFirstBaselineLayout : text.forLastBaselineLayout
      guard next !== text, next.isDescendant(of: text), next.box != nil else { break }
      text = next
    }
    guard
      var sum = edgeExpression(
        of: text, isFirst ? .top : .bottom, in: owner, insets: text.layoutAlignmentRectInsets)
    else { return nil }
    sum.constant += isFirst ? text.layoutFirstBaseline : -text.layoutLastBaseline
    return sum
  }
}

extension AnchorDistance {
  /// True if one of the two anchors is a leading or trailing edge or margin.
  var isDirectional: Bool { from.attribute.isDirectional || to.attribute.isDirectional }
}

extension LayoutAttribute {
  /// Returns the left or right attribute for a leading or trailing one; leading becomes right if `isMirrored`
  /// is true. Other attributes do not change.
  func resolved(isMirrored: Bool) -> LayoutAttribute {
    switch self {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .leadingMargin: return isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: return isMirrored ? .leftMargin : .rightMargin
    default: return self
    }
  }

  /// The attribute of the frame for an attribute of the margins. Other attributes do not change.
  var withoutMargins: LayoutAttribute {
    switch self {
    case .leftMargin: return .left
    case .rightMargin: return .right
    case .topMargin: return .top
    case .bottomMargin: return .bottom
    case .centerXWithinMargins: return .centerX
    case .centerYWithinMargins: return .centerY
    default: return self
    }
  }
}
