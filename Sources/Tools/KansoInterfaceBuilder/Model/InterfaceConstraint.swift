import KansoDiagnostics
import KansoFormatting

/// A constraint in a document.
package struct InterfaceConstraint: Sendable {
  package let id: String?
  /// The source range of the start tag.
  package let range: TextRange
  /// The id of the first item; nil for the view that owns the constraint.
  package let firstItem: Located<String>?
  package let firstAttribute: Located<String>
  package let secondItem: Located<String>?
  package let secondAttribute: Located<String>?
  package let relation: InterfaceRelation
  package let constant: Located<Double>?
  package let multiplier: Double
  package let priority: Double
  /// True for the standard distance. Interface Builder additionally stores its constant.
  package let isStandard: Bool
  package let identifier: String?
  package let variations: [InterfaceVariation]
  /// The values by their keys, such as comments of the author.
  package let values: [String: InterfaceValue]
  /// The attributes without a property of their own here.
  package let properties: [String: Located<String>]
}

/// The relation of the two sides of a constraint.
package enum InterfaceRelation: String, Sendable {
  case equal
  case greaterThanOrEqual
  case lessThanOrEqual
}

/// Differences of a view or constraint in some size classes. Those with the key `default` always apply.
package struct InterfaceVariation: Sendable {
  /// The ids of the subviews or constraints that are installed or not installed.
  package struct Mask: Sendable {
    package var included: [Located<String>] = []
    package var excluded: [Located<String>] = []
  }

  /// The size classes as in the document, such as `heightClass=regular-widthClass=compact`, or `default`.
  package let key: String
  package let subviews: Mask
  package let constraints: Mask
  package let properties: [String: Located<String>]
  package let values: [String: InterfaceValue]
}

extension InterfaceConstraint {
  /// The constraint as text, with ids for views: `abc-12.leading == def-34.leadingMargin + 8`. Omits a first
  /// item that the document does not name, a multiplier of 1, and a constant of 0 if there is a second item.
  /// The priority and the variations are not included.
  package var summary: String {
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var text = "\(firstItem.map { $0.value + "." } ?? "")\(firstAttribute.value) \(sign) "
    let constant = constant?.value ?? 0
    guard let secondItem else { return text + constant.formatted(as: .shortest) }
    if multiplier != 1 { text += "\(multiplier.formatted(as: .shortest)) * " }
    text += "\(secondItem.value).\(secondAttribute?.value ?? "")"
    if constant != 0 { text += "\(constant < 0 ? " - " : " + ")\(abs(constant).formatted(as: .shortest))" }
    return text
  }
}
