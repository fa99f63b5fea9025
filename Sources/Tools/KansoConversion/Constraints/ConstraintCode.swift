import Foundation
import KansoCanvasLayout
import KansoInterfaceBuilder

/// The constraints of a document as expressions of Swift: with anchors, or between items where anchors cannot express
/// them.
struct ConstraintCode {
  /// The view or guide that an id stands for.
  struct Item: Sendable {
    /// The expression of a view or guide; `self` for the view that the code belongs to.
    let expression: String
    let isGuide: Bool
    /// The expression of the superview; nil if it is not known.
    var superview: String?

    /// True for a view that contains the other items of its constraints: the one that the code belongs to, a content
    /// view, or a guide.
    var isContainer: Bool { expression == "self" || isGuide || expression.hasSuffix("contentView") }

    /// The expression before a property.
    var prefix: String { expression == "self" ? "" : expression + "." }
  }

  /// One side of a constraint.
  private struct Side {
    let item: Item
    let attribute: String
  }

  private enum Axis { case horizontal, vertical, size }

  /// The anchor of each attribute, and its axis. Margins have the anchor of the guide of the view's margins.
  private static let anchors: [String: (name: String, axis: Axis)] = [
    "left": ("leftAnchor", .horizontal), "right": ("rightAnchor", .horizontal),
    "leading": ("leadingAnchor", .horizontal), "trailing": ("trailingAnchor", .horizontal),
    "centerX": ("centerXAnchor", .horizontal), "top": ("topAnchor", .vertical),
    "bottom": ("bottomAnchor", .vertical), "centerY": ("centerYAnchor", .vertical),
    "firstBaseline": ("firstBaselineAnchor", .vertical), "lastBaseline": ("lastBaselineAnchor", .vertical),
    "baseline": ("lastBaselineAnchor", .vertical), "width": ("widthAnchor", .size),
    "height": ("heightAnchor", .size), "leftMargin": ("layoutMarginsGuide.leftAnchor", .horizontal),
    "rightMargin": ("layoutMarginsGuide.rightAnchor", .horizontal),
    "leadingMargin": ("layoutMarginsGuide.leadingAnchor", .horizontal),
    "trailingMargin": ("layoutMarginsGuide.trailingAnchor", .horizontal),
    "topMargin": ("layoutMarginsGuide.topAnchor", .vertical),
    "bottomMargin": ("layoutMarginsGuide.bottomAnchor", .vertical),
    "centerXWithinMargins": ("layoutMarginsGuide.centerXAnchor", .horizontal),
    "centerYWithinMargins": ("layoutMarginsGuide.centerYAnchor", .vertical),
  ]
  private static let leftRight: Set = ["left", "right", "leftMargin", "rightMargin"]
  private static let leadingTrailing: Set = ["leading", "trailing", "leadingMargin", "trailingMargin"]

  /// Returns the expression of a constraint; nil for an unknown attribute.
  ///
  /// - Parameters:
  ///   - first: the first item.
  ///   - second: the second item; nil if the constraint has none.
  ///   - attributes: the attributes of both items; nil for those of the document.
  ///   - constant: the distance or size, in points.
  static func expression(
    _ source: InterfaceConstraint, _ first: Item, _ second: Item?, attributes: (String, String)? = nil,
    constant: Double
  ) -> String? {
    let attribute = attributes?.0 ?? source.firstAttribute.value
    guard let anchor = anchors[attribute] else { return nil }
    let name = relationName(source.relation)
    let number = ValueCode.number(constant)
    guard let second else {
      guard anchor.axis == .size else { return nil }
      return "\(first.prefix)\(anchor.name).constraint(\(name)Constant: \(number))"
    }
    let otherAttribute = attributes?.1 ?? source.secondAttribute?.value ?? attribute
    guard let other = anchors[otherAttribute] else { return nil }
    let sides = (Side(item: first, attribute: attribute), Side(item: second, attribute: otherAttribute))
    guard haveAnchors(sides.0, sides.1, multiplier: source.multiplier) else {
      return itemExpression(source, sides.0, sides.1, number)
    }
    if isMirrored(source, first, second) {
      // The view comes first, as people write it.
      return anchored(
        "\(second.prefix)\(other.name)", relationName(source.relation.mirrored),
        "\(first.prefix)\(anchor.name)",
        multiplier: 1, constant: -constant)
    }
    return anchored(
      "\(first.prefix)\(anchor.name)", name, "\(second.prefix)\(other.name)", multiplier: source.multiplier,
      constant: constant)
  }

  /// Returns true if the sides of a constraint with anchors are exchanged, so that the view comes first.
  static func isMirrored(_ source: InterfaceConstraint, _ first: Item, _ second: Item) -> Bool {
    guard source.multiplier == 1, !second.isContainer else { return false }
    return first.isContainer || second.superview == first.expression
  }

  private static func anchored(
    _ first: String, _ relation: String, _ second: String, multiplier: Double, constant: Double
  ) -> String {
    var arguments = ["\(relation): \(second)"]
    if multiplier != 1 { arguments.append("multiplier: \(ValueCode.factor(multiplier))") }
    if constant != 0 { arguments.append("constant: \(ValueCode.number(constant))") }
    return "\(first).constraint(\(arguments.joined(separator: ", ")))"
  }

  /// Returns true if anchors can express a constraint: those of one axis, without a multiplier of positions.
  private static func haveAnchors(_ first: Side, _ second: Side, multiplier: Double) -> Bool {
    guard let axis = anchors[first.attribute]?.axis, axis == anchors[second.attribute]?.axis else {
      return false
    }
    if axis != .size, multiplier != 1 { return false }
    for side in [first, second] where side.item.isGuide {
      let isMargin = side.attribute.contains("Margin")
      if isMargin || side.attribute.lowercased().hasSuffix("baseline") { return false }
    }
    let both: Set = [first.attribute, second.attribute]
    return both.isDisjoint(with: leftRight) || both.isDisjoint(with: leadingTrailing)
  }

  /// Returns the expression of a constraint between items.
  private static func itemExpression(
    _ source: InterfaceConstraint, _ first: Side, _ second: Side, _ constant: String
  ) -> String {
    func attribute(_ name: String) -> String { name == "baseline" ? ".lastBaseline" : ".\(name)" }
    return """
      NSLayoutConstraint(
        item: \(first.item.expression), attribute: \(attribute(first.attribute)), relatedBy: .\(source.relation.rawValue),
        toItem: \(second.item.expression), attribute: \(attribute(second.attribute)), \
      multiplier: \(ValueCode.factor(source.multiplier)), constant: \(constant))
      """
  }

  /// Returns the view that an expression of this type begins with, and the place of its anchor in the usual order.
  static func subject(of expression: String) -> (view: String, rank: Int) {
    guard let end = expression.range(of: "Anchor") else { return ("", ranks.count) }
    let parts = expression[..<end.lowerBound].split(separator: ".")
    return (
      parts.first.map(String.init) ?? "",
      parts.last.flatMap { ranks.firstIndex(of: String($0)) } ?? ranks.count
    )
  }

  /// Returns the place of an attribute in the usual order.
  static func rank(of attribute: String) -> Int { ranks.firstIndex(of: attribute) ?? ranks.count }

  private static let ranks = [
    "top", "firstBaseline", "leading", "left", "trailing", "right", "bottom", "lastBaseline", "centerX",
    "centerY",
    "width", "height",
  ]

  private static func relationName(_ relation: InterfaceRelation) -> String {
    switch relation {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }
}

extension InterfaceRelation {
  /// The relation of the same constraint with its sides exchanged.
  var mirrored: InterfaceRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
