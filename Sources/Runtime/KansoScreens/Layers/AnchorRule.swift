/// One constraint of a view relative to its superview, for `addSubview(_:anchors:)`.
///
/// Each rule is equivalent to one constraint between anchors, with the same constant:
///
/// | rule | constraint |
/// | --- | --- |
/// | `.top` | `view.topAnchor.constraint(equalTo: other.topAnchor)` |
/// | `.leading(8)` | `… equalTo: other.leadingAnchor, constant: 8` |
/// | `.trailing(lessThanOrEqualTo: -8)` | `… lessThanOrEqualTo: other.trailingAnchor, constant: -8` |
/// | `.leading(equalTo: .centerX, constant: 8)` | `… equalTo: other.centerXAnchor, constant: 8` |
/// | `.width(100)` | `… equalToConstant: 100` |
/// | `.width` | `… equalTo: other.widthAnchor` |
/// | `.width(equalTo: .height, multiplier: 2)` | `… equalTo: other.heightAnchor, multiplier: 2` |
///
/// Constants can be tokens. Distances inwards from a right, trailing or bottom edge are negative.
public struct AnchorRule: Sendable {
  /// The constrained attribute of the view.
  private let attribute: LayoutAttribute
  private var relation = Relation.equal
  /// The attribute of the other view; nil for a size that is a constant.
  private var otherAttribute: LayoutAttribute?
  private var multiplier = 1.0
  private var constant = LayoutConstant(0)
  private var storedPriority = Priority.required
  /// True if the rule relates to the view itself instead of the other one.
  private var isOwn = false
  /// The place in the source at which the constant was set; nil for that of `constraint(of:relativeTo:)`.
  private var place: (file: String, line: Int)?

  /// Creates a rule that equates an attribute, also a width or height, with the same attribute of the other
  /// view.
  public init(_ attribute: LayoutAttribute) {
    self.attribute = attribute
    otherAttribute = attribute
  }

  /// Returns the constraint, not activated. For a guide, the top and bottom edges replace the baselines.
  ///
  /// - Parameters:
  ///   - item: the view or guide that the rule constrains.
  ///   - other: the view or guide that the rule refers to. It has no effect for an aspect ratio and for a
  ///     size that is a constant. Without it, the activation of all other constraints fails.
  public func constraint(
    of item: LayoutItem, relativeTo other: LayoutItem?, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    let template = ConstraintTemplate(
      attribute: attribute, relation: relation, other: otherAttribute == nil ? nil : isOwn ? item : other,
      otherAttribute: otherAttribute ?? .notAnAttribute, multiplier: multiplier, constant: constant,
      priority: storedPriority, file: place?.file ?? file, line: place?.line ?? line)
    return template.constraint(of: item)
  }
}

extension AnchorRule {
  /// The left edge.
  public static var left: AnchorRule { AnchorRule(.left) }
  /// The right edge.
  public static var right: AnchorRule { AnchorRule(.right) }
  /// The top edge.
  public static var top: AnchorRule { AnchorRule(.top) }
  /// The bottom edge.
  public static var bottom: AnchorRule { AnchorRule(.bottom) }
  /// The edge at which lines of text begin.
  public static var leading: AnchorRule { AnchorRule(.leading) }
  /// The edge at which lines of text end.
  public static var trailing: AnchorRule { AnchorRule(.trailing) }
  /// The horizontal center.
  public static var centerX: AnchorRule { AnchorRule(.centerX) }
  /// The vertical center.
  public static var centerY: AnchorRule { AnchorRule(.centerY) }
  /// The baseline of the first line of text.
  public static var firstBaseline: AnchorRule { AnchorRule(.firstBaseline) }
  /// The baseline of the last line of text.
  public static var lastBaseline: AnchorRule { AnchorRule(.lastBaseline) }
  /// The width.
  public static var width: AnchorRule { AnchorRule(.width) }
  /// The height.
  public static var height: AnchorRule { AnchorRule(.height) }

  /// Returns a rule that sets the width to the view's own height times a ratio, which must be positive and finite.
  public static func aspectRatio(_ ratio: Double, file: String = #fileID, line: Int = #line) -> AnchorRule {
    var rule = AnchorRule.width(equalTo: .height, multiplier: ratio, file: file, line: line)
    rule.isOwn = true
    return rule
  }

  /// Returns the rule with another priority: `.width(100).priority(.defaultHigh)`.
  public func priority(_ priority: Priority) -> AnchorRule {
    var rule = self
    rule.storedPriority = priority
    return rule
  }
}

extension AnchorRule {
  /// Returns the rule `attribute = attribute of the other view + constant`; for a width or height, `attribute
  /// = constant`. The constant is in points or a token. The other view is that of
  /// `constraint(of:relativeTo:)`. The priority stays.
  public func callAsFunction(
    _ constant: some LayoutConstantConvertible, file: String = #fileID, line: Int = #line
  ) -> AnchorRule { comparedToConstant(.equal, constant: constant, file: file, line: line) }

  /// Returns the rule `attribute ≥ attribute of the other view + constant`; for a width or height, `attribute
  /// ≥ constant`. The constant is in points or a token. The priority stays.
  public func callAsFunction(
    greaterThanOrEqualTo constant: some LayoutConstantConvertible, file: String = #fileID, line: Int = #line
  ) -> AnchorRule { comparedToConstant(.greaterThanOrEqual, constant: constant, file: file, line: line) }

  /// Returns the rule `attribute ≤ attribute of the other view + constant`; for a width or height, `attribute
  /// ≤ constant`. The constant is in points or a token. The priority stays.
  public func callAsFunction(
    lessThanOrEqualTo constant: some LayoutConstantConvertible, file: String = #fileID, line: Int = #line
  ) -> AnchorRule { comparedToConstant(.lessThanOrEqual, constant: constant, file: file, line: line) }

  /// Returns the rule `own attribute = attribute × multiplier + constant`, where `attribute` is one of the
  /// other view, that of `constraint(of:relativeTo:)`. The priority stays.
  public func callAsFunction(
    equalTo attribute: LayoutAttribute, multiplier: Double = 1, constant: some LayoutConstantConvertible = 0,
    file: String = #fileID, line: Int = #line
  ) -> AnchorRule {
    compared(
      .equal, to: attribute, multiplier: multiplier, constant: constant, file: file, line: line)
  }

  /// Returns the rule `own attribute ≥ attribute × multiplier + constant`, where `attribute` is one of the
  /// other view. The priority stays.
  public func callAsFunction(
    greaterThanOrEqualTo attribute: LayoutAttribute, multiplier: Double = 1,
    constant: some LayoutConstantConvertible = 0, file: String = #fileID, line: Int = #line
  ) -> AnchorRule {
    compared(
      .greaterThanOrEqual, to: attribute, multiplier: multiplier, constant: constant, file: file, line: line)
  }

  /// Returns the rule `own attribute ≤ attribute × multiplier + constant`, where `attribute` is one of the
  /// other view. The priority stays.
  public func callAsFunction(
    lessThanOrEqualTo attribute: LayoutAttribute, multiplier: Double = 1,
    constant: some LayoutConstantConvertible = 0,
    file: String = #fileID, line: Int = #line
  ) -> AnchorRule {
    compared(
      .lessThanOrEqual, to: attribute, multiplier: multiplier, constant: constant, file: file, line: line)
  }

  /// Returns the rule with a relation and a constant: to the same attribute of the other view, or for a width
  /// or height, to no other view.
  private func comparedToConstant(
    _ relation: Relation, constant: some LayoutConstantConvertible, file: String, line: Int
  ) -> AnchorRule {
    var rule = compared(
      relation, to: attribute, multiplier: 1, constant: constant, file: file, line: line)
    if attribute.isSize { rule.otherAttribute = nil }
    return rule
  }

  /// Returns the rule with another relation, other attribute, multiplier, constant and source location. The
  /// priority stays.
  private func compared(
    _ relation: Relation, to other: LayoutAttribute, multiplier: Double,
    constant: some LayoutConstantConvertible, file: String, line: Int
  ) -> AnchorRule {
    var rule = self
    (rule.relation, rule.otherAttribute, rule.multiplier) = (relation, other, multiplier)
    (rule.constant, rule.place) = (constant.layoutConstant, (file, line))
    return rule
  }
}
