import KansoDiagnostics

/// The kinds of elements for which a field has a value. An element, such as a token, has one kind, such as `color`.
package enum FieldKinds {
  /// A field that does not depend on the kind.
  case all
  /// A field with a value only for some kinds.
  case some(Set<String>)
  /// A condition that is true for some kinds, and false for the others.
  case condition(Set<String>)
}

/// A field that a template writes for elements of kinds for which it has no value. If a theme has such an element, the
/// output would lack the value.
package struct ConditionalField: Sendable {
  package let name: String
  /// The kinds without a value.
  package fileprivate(set) var missing: Set<String>
  /// The kinds with a value.
  package let kinds: Set<String>
  /// The range of the name in the template.
  package let range: SourceRange

  init(name: String, missing: Set<String>, kinds: Set<String>, range: SourceRange) {
    (self.name, self.missing, self.kinds, self.range) = (name, missing, kinds, range)
  }

  /// Adds kinds without a value, of another place where the template is used.
  mutating func add(_ kinds: Set<String>) { missing.formUnion(kinds) }
}
