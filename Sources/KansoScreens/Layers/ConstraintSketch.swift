/// A constraint without the view that it is about: what all layers are made of.
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

  /// The constraint about an item, not activated.
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
  /// Guides have no text: their edges stand for baselines, as a view's do that has none.
  fileprivate func possible(of item: LayoutItem) -> LayoutAttribute {
    guard item is LayoutGuide else { return self }
    switch self {
    case .firstBaseline: return .top
    case .lastBaseline: return .bottom
    default: return self
    }
  }

  /// Whether it is a width or a height.
  var isSize: Bool { self == .width || self == .height }
}
