import KansoInterfaceBuilder

/// Constraints as blocks of SnapKit.
enum SnapKitCode {
  /// The attributes that SnapKit has, by those of documents.
  private static let attributes: [String: String] = [
    "left": "left", "right": "right", "leading": "leading", "trailing": "trailing", "top": "top",
    "bottom": "bottom", "centerX": "centerX", "centerY": "centerY", "width": "width", "height": "height",
    "firstBaseline": "firstBaseline", "lastBaseline": "lastBaseline", "baseline": "lastBaseline",
    "leftMargin": "leftMargin", "rightMargin": "rightMargin", "leadingMargin": "leadingMargin",
    "trailingMargin": "trailingMargin", "topMargin": "topMargin", "bottomMargin": "bottomMargin",
    "centerXWithinMargins": "centerXWithinMargins", "centerYWithinMargins": "centerYWithinMargins",
  ]

  /// Returns true if SnapKit can express a constraint. Its blocks turn off the autoresizing mask of their view, which the
  /// view of the class itself and a content view keep.
  static func canExpress(_ constraint: WrittenConstraint) -> Bool {
    let receiver = constraint.first.expression
    guard receiver != "self", !receiver.hasSuffix("contentView") else { return false }
    return attributes[constraint.firstAttribute] != nil
      && (constraint.second == nil || attributes[constraint.secondAttribute] != nil)
  }

  /// Returns the block of each first item, in the order of their first constraints.
  static func blocks(_ constraints: [WrittenConstraint]) -> [String] {
    var order: [String] = []
    var lines: [String: [String]] = [:]
    for constraint in constraints {
      let receiver = constraint.first.expression
      if lines[receiver] == nil { order.append(receiver) }
      lines[receiver, default: []].append(line(constraint))
    }
    return order.map { receiver in
      "\(receiver).snp.makeConstraints { make in\n"
        + (lines[receiver] ?? []).map { "  " + $0 }.joined(separator: "\n") + "\n}"
    }
  }

  /// Returns a factor of any number type: a fraction of whole numbers would be one of integers.
  private static func factor(_ value: Double) -> String {
    let parts = ValueCode.factor(value).split(separator: " / ")
    return parts.count == 2 ? "\(parts[0]).0 / \(parts[1])" : ValueCode.factor(value)
  }

  private static func line(_ constraint: WrittenConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let attribute = attributes[constraint.firstAttribute] ?? constraint.firstAttribute
    var text = "make.\(attribute).\(relation)("
    if let second = constraint.second {
      let other = attributes[constraint.secondAttribute] ?? constraint.secondAttribute
      text += other == attribute ? "\(second.expression))" : "\(second.expression).snp.\(other))"
      if constraint.multiplier != 1 { text += ".multipliedBy(\(factor(constraint.multiplier)))" }
      if constraint.constant != 0 { text += ".offset(\(ValueCode.number(constraint.constant)))" }
    } else {
      text += "\(ValueCode.number(constraint.constant)))"
    }
    if constraint.priority < 1000 { text += ".priority(\(ValueCode.number(constraint.priority)))" }
    return text
  }
}
