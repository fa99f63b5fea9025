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

/// The parts of a theme that templates need. Without them, the output would lack values.
package struct TemplateRequirements: Sendable {
  /// The fields that are written for elements without a value.
  package internal(set) var fields: [ConditionalField] = []
  /// The names from the guide.
  package internal(set) var keys: [TemplateKey] = []
}

/// A name from the guide in a template, such as `com.example.icon` in `{{extension.com.example.icon}}`.
package struct TemplateKey: Sendable {
  package let key: String
  /// The range of the whole name in the template.
  package let range: SourceRange
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
