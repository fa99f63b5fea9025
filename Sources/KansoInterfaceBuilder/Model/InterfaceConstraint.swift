import KansoDiagnostics

/// A constraint as a document writes it.
package struct InterfaceConstraint: Sendable {
  package let id: String?
  package let range: TextRange
  /// Nil: the view that the constraint belongs to.
  package let firstItem: Located<String>?
  package let firstAttribute: Located<String>
  package let secondItem: Located<String>?
  package let secondAttribute: Located<String>?
  /// `equal`, `greaterThanOrEqual`, `lessThanOrEqual`.
  package let relation: InterfaceRelation
  package let constant: Located<Double>?
  package let multiplier: Double
  package let priority: Double
  /// The standard distance, which Interface Builder stores as a number too.
  package let isStandard: Bool
  package let identifier: String?
  package let variations: [InterfaceVariation]
  package let properties: [String: Located<String>]
}

package enum InterfaceRelation: String, Sendable {
  case equal
  case greaterThanOrEqual
  case lessThanOrEqual
}

/// What holds in some size classes only.
package struct InterfaceVariation: Sendable {
  /// Which of a view's subviews or constraints take part.
  package struct Mask: Sendable {
    package var included: [Located<String>] = []
    package var excluded: [Located<String>] = []
  }

  /// As written: `default`, `heightClass=regular-widthClass=compact`.
  package let key: String
  package let subviews: Mask
  package let constraints: Mask
  package let properties: [String: Located<String>]
  package let values: [String: InterfaceValue]
}
