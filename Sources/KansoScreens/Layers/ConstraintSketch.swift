/// A constraint without its first item: the common form that all layout notations are built on.
struct ConstraintSketch {
  var attribute: LayoutAttribute
  var relation = Relation.equal
  var other: LayoutItem?
  var otherAttribute = LayoutAttribute.notAnAttribute
  var multiplier = 1.0
  var constant = LayoutConstant(0)
  var priority = Priority.required
  var file: String
  var line: Int

  /// Returns the constraint of an item, not activated.
  func constraint(of item: LayoutItem) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: item, attribute: attribute.possible(of: item), relatedBy: relation, toItem: other,
      attribute: other.map { otherAttribute.possible(of: $0) } ?? otherAttribute, multiplier: multiplier,
      constant: 0, file: file, line: line)
    constant.apply(to: constraint)
    constraint.priority = priority
    return constraint
  }
}

extension LayoutAttribute {
  /// Returns the attribute that an item supports. Guides have no text, so their edges replace baselines, as for a view
  /// without text.
  fileprivate func possible(of item: LayoutItem) -> LayoutAttribute {
    guard item is LayoutGuide else { return self }
    switch self {
    case .firstBaseline: return .top
    case .lastBaseline: return .bottom
    default: return self
    }
  }

  /// True for a width or height.
  var isSize: Bool { self == .width || self == .height }
}
