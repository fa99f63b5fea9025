import KansoDiagnostics

/// A constraint in a document.
package struct InterfaceConstraint: Sendable {
  package let id: String?
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
  package let properties: [String: Located<String>]
}

package enum InterfaceRelation: String, Sendable {
  case equal
  case greaterThanOrEqual
  case lessThanOrEqual
}

/// A variation that applies in some size classes only.
package struct InterfaceVariation: Sendable {
  /// The ids of the subviews or constraints that are installed or not installed.
  package struct Mask: Sendable {
    package var included: [Located<String>] = []
    package var excluded: [Located<String>] = []
  }

  /// The key in the document: `default`, `heightClass=regular-widthClass=compact`.
  package let key: String
  package let subviews: Mask
  package let constraints: Mask
  package let properties: [String: Located<String>]
  package let values: [String: InterfaceValue]
}

extension InterfaceConstraint {
  /// The constraint as text, with ids for views: `abc-12.leading == def-34.leadingMargin + 8`.
  package var summary: String {
    func text(_ number: Double) -> String {
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var words = "\(firstItem.map { $0.value + "." } ?? "")\(firstAttribute.value) \(sign) "
    let constant = constant?.value ?? 0
    guard let secondItem else { return words + text(constant) }
    if multiplier != 1 { words += "\(text(multiplier)) * " }
    words += "\(secondItem.value).\(secondAttribute?.value ?? "")"
    if constant != 0 { words += constant < 0 ? " - \(text(-constant))" : " + \(text(constant))" }
    return words
  }
}
