extension LayoutConstraint {
  /// By how much the frames of the last layout break what the constraint says, in points: 0 where they keep it. It need not be
  /// active. Nil where it is about views that were not laid out together, or about how large a scroll view's content is, which no
  /// frame says.
  package var violation: Double? {
    guard attributeProblem == nil, !dependsOnContentSize, let owner = owner ?? commonOwner,
      let engine = owner.engine, let expression = engine.expression(of: self, in: owner)
    else { return nil }
    let sum = engine.value(of: expression)
    switch relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }

  private var dependsOnContentSize: Bool {
    let sides = [(firstItem, firstAttribute, secondItem), (secondItem, secondAttribute, firstItem)]
    return sides.contains { item, attribute, other in
      guard let guide = item?.standIn(for: attribute, against: other) as? LayoutGuide, guide.kind == .content
      else { return false }
      let isMirrored = guide.owningView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return ![.left, .top].contains(attribute.resolved(isMirrored: isMirrored))
    }
  }
}

extension LayoutEngine {
  fileprivate func value(of expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }
}
