/// One constraint of a view, against the view that it is put into: a µDSL of anchors, for `addSubview(_:anchors:)`.
///
/// Each rule is one constraint of plain anchors, with the same constant:
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
/// Numbers may be tokens; distances from a right, trailing or bottom edge inwards are negative.
public struct AnchorRule: Sendable {
  private let attribute: LayoutAttribute
  private var relation = Relation.equal
  /// Of the other view; nil for a size that is a number.
  private var otherAttribute: LayoutAttribute?
  private var multiplier = 1.0
  private var constant = LayoutConstant(0)
  private var storedPriority = Priority.required
  /// Of the view itself instead of the other one.
  private var isOwn = false
  private var place: (file: String, line: Int)?

  /// An attribute of a view is that of the other one.
  public init(_ attribute: LayoutAttribute) {
    self.attribute = attribute
    otherAttribute = attribute
  }

  /// The constraint, not activated.
  ///
  /// - Parameters:
  ///   - item: what it is about.
  ///   - other: what it is compared with; without it positions are refused when they are activated.
  public func constraint(
    of item: LayoutItem, relativeTo other: LayoutItem?, file: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    let sketch = ConstraintSketch(
      attribute: attribute, relation: relation, other: otherAttribute == nil ? nil : isOwn ? item : other,
      otherAttribute: otherAttribute ?? .notAnAttribute, multiplier: multiplier, constant: constant,
      priority: storedPriority, file: place?.file ?? file, line: place?.line ?? line)
    return sketch.constraint(of: item)
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
  /// The edge where lines of text begin.
  public static var leading: AnchorRule { AnchorRule(.leading) }
  /// The edge where lines of text end.
  public static var trailing: AnchorRule { AnchorRule(.trailing) }
  /// The middle between left and right.
  public static var centerX: AnchorRule { AnchorRule(.centerX) }
  /// The middle between top and bottom.
  public static var centerY: AnchorRule { AnchorRule(.centerY) }
  /// The baseline of the first line of text.
  public static var firstBaseline: AnchorRule { AnchorRule(.firstBaseline) }
  /// The baseline of the last line of text.
  public static var lastBaseline: AnchorRule { AnchorRule(.lastBaseline) }
  /// The width.
  public static var width: AnchorRule { AnchorRule(.width) }
  /// The height.
  public static var height: AnchorRule { AnchorRule(.height) }

  /// The width is the view's own height times a number: above 0, and finite.
  public static func aspectRatio(_ ratio: Double, file: String = #fileID, line: Int = #line) -> AnchorRule {
    var rule = AnchorRule.width(equalTo: .height, multiplier: ratio, file: file, line: line)
    rule.isOwn = true
    return rule
  }

  /// The same with another priority: `.width(100).priority(.defaultHigh)`.
  public func priority(_ priority: Priority) -> AnchorRule {
    var rule = self
    rule.storedPriority = priority
    return rule
  }
}

extension AnchorRule {
  /// So many points, or a token, from that of the other view; of a width or height, as large.
  public func callAsFunction(
    _ constant: some LayoutLength, file: String = #fileID, line: Int = #line
  ) -> AnchorRule { number(.equal, constant, file, line) }

  /// At least so many points, or a token, from that of the other view; of a width or height, no less.
  public func callAsFunction(
    greaterThanOrEqualTo constant: some LayoutLength, file: String = #fileID, line: Int = #line
  ) -> AnchorRule { number(.greaterThanOrEqual, constant, file, line) }

  /// At most so many points, or a token, from that of the other view; of a width or height, no more.
  public func callAsFunction(
    lessThanOrEqualTo constant: some LayoutLength, file: String = #fileID, line: Int = #line
  ) -> AnchorRule { number(.lessThanOrEqual, constant, file, line) }

  /// Where (or as large as) an attribute of the other view is, times a number and with so much added.
  public func callAsFunction(
    equalTo attribute: LayoutAttribute, multiplier: Double = 1, constant: some LayoutLength = 0,
    file: String = #fileID, line: Int = #line
  ) -> AnchorRule { compared(.equal, attribute, multiplier, constant, file, line) }

  /// No less far (or no less large) than an attribute of the other view, times a number and with so much added.
  public func callAsFunction(
    greaterThanOrEqualTo attribute: LayoutAttribute, multiplier: Double = 1,
    constant: some LayoutLength = 0, file: String = #fileID, line: Int = #line
  ) -> AnchorRule { compared(.greaterThanOrEqual, attribute, multiplier, constant, file, line) }

  /// No further (or no larger) than an attribute of the other view, times a number and with so much added.
  public func callAsFunction(
    lessThanOrEqualTo attribute: LayoutAttribute, multiplier: Double = 1, constant: some LayoutLength = 0,
    file: String = #fileID, line: Int = #line
  ) -> AnchorRule { compared(.lessThanOrEqual, attribute, multiplier, constant, file, line) }

  private func number(
    _ relation: Relation, _ constant: some LayoutLength, _ file: String, _ line: Int
  ) -> AnchorRule {
    var rule = compared(relation, attribute, 1, constant, file, line)
    if attribute.isSize { rule.otherAttribute = nil }
    return rule
  }

  private func compared(
    _ relation: Relation, _ other: LayoutAttribute, _ multiplier: Double, _ constant: some LayoutLength,
    _ file: String, _ line: Int
  ) -> AnchorRule {
    var rule = self
    (rule.relation, rule.otherAttribute, rule.multiplier) = (relation, other, multiplier)
    (rule.constant, rule.place) = (constant.layoutConstant, (file, line))
    return rule
  }
}
