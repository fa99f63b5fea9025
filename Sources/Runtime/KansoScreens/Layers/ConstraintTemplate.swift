/// A constraint without its first item: the common form that all layout notations are built on.
struct ConstraintTemplate {
  /// The constrained attribute of the first item.
  var attribute: LayoutAttribute
  var relation = Relation.equal
  /// The second item; nil for a constant.
  var other: LayoutItem?
  /// The attribute of the second item; none for a constant.
  var otherAttribute = LayoutAttribute.notAnAttribute
  var multiplier = 1.0
  /// The constant: points, or a token that the constraint follows.
  var constant = LayoutConstant(0)
  var priority = Priority.required
  /// The location in the source that problems refer to.
  var file: String
  var line: Int

  /// Returns the constraint of an item, not activated. For a guide, as first or second item, the top and
  /// bottom edges replace the baselines.
  func constraint(of item: LayoutItem) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      asWritten: item, attribute.supported(by: item), relation, other,
      other.map { otherAttribute.supported(by: $0) } ?? otherAttribute, multiplier: multiplier, constant: 0,
      file: file, line: line)
    constant.apply(to: constraint)
    constraint.priority = priority
    return constraint
  }
}

extension LayoutAttribute {
  /// Returns the attribute that an item supports. Guides have no text, so their edges replace baselines, as for a view
  /// without text.
  fileprivate func supported(by item: LayoutItem) -> LayoutAttribute {
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
