extension LayoutEngine {
  /// Returns a constraint as an expression of solver variables, in the coordinates of its owner. Returns nil if a view
  /// has no variables.
  func expression(of constraint: LayoutConstraint, in owner: View) -> Expression? {
    let first = constraint.firstAttribute
    let second = constraint.secondAttribute
    // In a right-to-left interface, leading edges are measured from the right. All positions are mirrored.
    let isMirrored =
      (first.isDirectional || second.isDirectional || constraint.distances.first?.isDirectional == true
        || constraint.distances.second?.isDirectional == true)
      && owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard
      var sum = side(
        constraint.firstItem?.standIn(for: first, against: constraint.secondItem), first,
        constraint.distances.first, in: owner, isMirrored: isMirrored)
    else { return nil }
    if let item = constraint.secondItem?.standIn(for: second, against: constraint.firstItem) {
      guard
        let other = side(item, second, constraint.distances.second, in: owner, isMirrored: isMirrored)
      else { return nil }
      sum.add(other, times: -constraint.multiplier)
    }
    sum.constant -= constraint.constant
    return sum
  }

  private func side(
    _ item: LayoutItem?, _ attribute: LayoutAttribute, _ distance: AnchorDistance?, in owner: View,
    isMirrored: Bool
  ) -> Expression? {
    if let distance {
      guard
        var sum = position(distance.to.item, distance.to.attribute, in: owner, isMirrored: isMirrored),
        let from = position(distance.from.item, distance.from.attribute, in: owner, isMirrored: isMirrored)
      else { return nil }
      sum.add(from, times: -1)
      return sum
    }
    return position(item, attribute, in: owner, isMirrored: isMirrored)
  }

  private func position(
    _ item: LayoutItem?, _ attribute: LayoutAttribute, in owner: View, isMirrored: Bool
  ) -> Expression? {
    guard let item else { return nil }
    guard isMirrored, attribute.axis == .horizontal, attribute.kind == .position else {
      return edge(item, attribute.resolved(isMirrored: isMirrored), in: owner)
    }
    guard let box = owner.box, let edge = edge(item, attribute.resolved(isMirrored: true), in: owner) else {
      return nil
    }
    return box.width + 2 * owner.boundsOrigin.x - edge
  }

  /// Returns the expression of an attribute that does not depend on the direction.
  private func edge(_ item: LayoutItem, _ attribute: LayoutAttribute, in owner: View) -> Expression? {
    if let guide = item as? LayoutGuide, guide.followsInsets {
      guard let view = guide.owningView else { return nil }
      return edge(
        view, attribute, in: owner,
        insets: guide.kind == .margins ? view.effectiveMargins : view.safeAreaInsets)
    }
    guard let view = item as? View else {
      // The item is the content of a scroll view. The view's margins apply inside of it.
      let insets = attribute.usesMargins ? item.view?.effectiveMargins ?? .zero : .zero
      return edge(item, attribute.withoutMargins, in: owner, insets: insets)
    }
    if attribute.usesMargins {
      return edge(view, attribute.withoutMargins, in: owner, insets: view.effectiveMargins)
    }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      return baseline(view, attribute, in: owner)
    }
    return edge(view, attribute, in: owner, insets: view.alignmentRectInsets)
  }

  private func edge(
    _ item: LayoutItem, _ attribute: LayoutAttribute, in owner: View, insets: EdgeInsets
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

  /// Adds the origin of an item in the coordinates of the constraint's owner. Returns false if a view has no variables.
  private func addOrigin(
    of item: LayoutItem, _ axis: LayoutAxis, in owner: View, to sum: inout Expression
  ) -> Bool {
    func origin(_ view: View) -> Double { axis == .horizontal ? view.boundsOrigin.x : view.boundsOrigin.y }
    if item === owner {
      sum.constant += origin(owner)
      return true
    }
    guard let box = item.box else { return false }
    sum.terms.append(.init(variable: axis == .horizontal ? box.x : box.y, coefficient: 1))
    var outer = item is View ? item.view?.superview : item.view
    while let view = outer, view !== owner {
      guard let box = view.box else { return false }
      sum.terms.append(.init(variable: axis == .horizontal ? box.x : box.y, coefficient: 1))
      sum.constant -= origin(view)
      outer = view.superview
    }
    return outer != nil
  }

  private func baseline(_ view: View, _ attribute: LayoutAttribute, in owner: View) -> Expression? {
    let isFirst = attribute == .firstBaseline
    var text = view
    // A view that returns itself ends the search. The limit ends a cycle.
    for _ in 0..<100 {
      let next = isFirst ? text.forFirstBaselineLayout : text.forLastBaselineLayout
      guard next !== text, next.isDescendant(of: text), next.box != nil else { break }
      text = next
    }
    guard var sum = edge(text, isFirst ? .top : .bottom, in: owner, insets: text.alignmentRectInsets) else {
      return nil
    }
    sum.constant += isFirst ? text.firstBaselineOffsetFromTop : -text.lastBaselineOffsetFromBottom
    return sum
  }
}

extension AnchorDistance {
  var isDirectional: Bool { from.attribute.isDirectional || to.attribute.isDirectional }
}

extension LayoutAttribute {
  /// Returns the absolute attribute of a directional one.
  func resolved(isMirrored: Bool) -> LayoutAttribute {
    switch self {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .leadingMargin: return isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: return isMirrored ? .leftMargin : .rightMargin
    default: return self
    }
  }

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
