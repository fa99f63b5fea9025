import KansoSolver

extension LayoutConstraint {
  /// The amount by which the frames of the last layout violate the constraint, in points; 0 if they satisfy it. The
  /// constraint need not be active.
  ///
  /// Nil if its views were not laid out together. Also nil if the constraint depends on the content size of a scroll
  /// view, because no frame contains that size.
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

  /// True if a side refers to the content of a scroll view by anything but the left or top edge, for example
  /// by its width.
  private var dependsOnContentSize: Bool {
    let sides = [(firstItem, firstAttribute, secondItem), (secondItem, secondAttribute, firstItem)]
    return sides.contains { item, attribute, other in
      guard let guide = item?.substitute(for: attribute, comparedWith: other) as? LayoutGuide,
        guide.kind == .content
      else { return false }
      let isMirrored = guide.owningView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return ![.left, .top].contains(attribute.resolved(isMirrored: isMirrored))
    }
  }
}

extension LayoutEngine {
  /// Returns the value of an expression in the last solution.
  fileprivate func value(of expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }
}
