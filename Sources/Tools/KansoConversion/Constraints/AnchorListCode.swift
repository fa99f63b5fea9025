/// Constraints as lists of anchors: `photo.activate(anchors: [.top, .leading(8)], relativeTo: self)`.
enum AnchorListCode {
  /// The attributes that a list begins with, by those of documents.
  private static let attributes: [String: String] = [
    "left": "left", "right": "right", "leading": "leading", "trailing": "trailing", "top": "top",
    "bottom": "bottom", "centerX": "centerX", "centerY": "centerY", "width": "width", "height": "height",
    "firstBaseline": "firstBaseline", "lastBaseline": "lastBaseline", "baseline": "lastBaseline",
  ]
  /// The attributes of the other item that only views have, beside those above.
  private static let margins: Set = [
    "leftMargin", "rightMargin", "leadingMargin", "trailingMargin", "topMargin", "bottomMargin",
    "centerXWithinMargins", "centerYWithinMargins",
  ]

  /// Returns true if a list can express a constraint: one of a view.
  static func canExpress(_ constraint: WrittenConstraint) -> Bool {
    guard !constraint.first.isGuide, let attribute = attributes[constraint.firstAttribute] else {
      return false
    }
    guard let second = constraint.second else { return isSize(attribute) }
    if second.isGuide, constraint.secondAttribute.lowercased().hasSuffix("baseline") { return false }
    if attributes[constraint.secondAttribute] != nil { return true }
    return !second.isGuide && margins.contains(constraint.secondAttribute)
  }

  /// Returns the statement of each pair of items, in the order of their first constraints.
  static func statements(_ constraints: [WrittenConstraint]) -> [String] {
    struct Pair: Hashable { let first, second: String }
    var order: [Pair] = []
    var anchors: [Pair: [String]] = [:]
    for constraint in constraints {
      let pair = Pair(first: constraint.first.prefix, second: constraint.second?.expression ?? "")
      if anchors[pair] == nil { order.append(pair) }
      anchors[pair, default: []].append(anchor(constraint))
    }
    return order.map { pair in
      let (call, end) = (
        "\(pair.first)activate(anchors: ", pair.second.isEmpty ? ")" : ", relativeTo: \(pair.second))"
      )
      return call + (anchors[pair] ?? []).swiftArray(width: maxLineWidth - call.count - end.count) + end
    }
  }

  /// The length of a statement above which its list has a line for each anchor.
  private static let maxLineWidth = 96

  private static func isSize(_ attribute: String) -> Bool { ["width", "height"].contains(attribute) }

  private static func anchor(_ constraint: WrittenConstraint) -> String {
    let attribute = attributes[constraint.firstAttribute] ?? constraint.firstAttribute
    let other = attributes[constraint.secondAttribute] ?? constraint.secondAttribute
    let number = ValueCode.number(constraint.constant)
    var arguments: [String] = []
    let comparison: String? =
      switch constraint.relation {
      case .equal: nil
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    if constraint.second == nil || other == attribute && constraint.multiplier == 1 && !isSize(attribute) {
      if let comparison {
        arguments.append("\(comparison): \(number)")
      } else if constraint.second == nil || constraint.constant != 0 {
        arguments.append(number)
      }
    } else if comparison != nil || other != attribute || constraint.multiplier != 1
      || constraint.constant != 0
    {
      arguments.append("\(comparison ?? "equalTo"): .\(other)")
      if constraint.multiplier != 1 {
        arguments.append("multiplier: \(ValueCode.factor(constraint.multiplier))")
      }
      if constraint.constant != 0 { arguments.append("constant: \(number)") }
    }
    let priority =
      constraint.priority < 1000 ? ".priority(\(ValueCode.number(constraint.priority)))" : ""
    return ".\(attribute)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))") + priority
  }
}
