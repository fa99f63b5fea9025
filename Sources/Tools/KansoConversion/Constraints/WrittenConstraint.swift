import KansoInterfaceBuilder

/// A constraint that is always installed and that no property leads to, for notations other than anchors.
struct WrittenConstraint: Sendable {
  let first: ConstraintCode.Item
  let firstAttribute: String
  let relation: InterfaceRelation
  /// The other item; nil for a size.
  let second: ConstraintCode.Item?
  let secondAttribute: String
  let multiplier: Double
  /// The distance or size, in points.
  let constant: Double
  let priority: Double

  /// The constraint of a document between items. The view comes first if the other item contains it.
  init(
    _ source: InterfaceConstraint, _ first: (item: ConstraintCode.Item, attribute: String),
    _ second: (item: ConstraintCode.Item, attribute: String)?, constant: Double, priority: Double
  ) {
    let isMirrored = second.map { ConstraintCode.isMirrored(source, first.item, $0.item) } ?? false
    let sides = isMirrored ? (second ?? first, first) : (first, second)
    (self.first, firstAttribute) = sides.0
    (self.second, secondAttribute) = (sides.1?.item, sides.1?.attribute ?? "")
    relation = isMirrored ? source.relation.mirrored : source.relation
    multiplier = source.multiplier
    self.constant = isMirrored ? -constant : constant
    self.priority = ValueCode.validPriority(priority)
  }
}
