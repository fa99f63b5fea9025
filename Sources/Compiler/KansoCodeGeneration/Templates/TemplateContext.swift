import Mustache

/// The fields that a template can use. Their names are known before rendering, so that a template with an unknown field
/// can be refused.
package protocol TemplateContext: MustacheParent {
  associatedtype Field: CaseIterable & RawRepresentable where Field.RawValue == String

  /// Returns the value of a field; nil if the field has no value in this context. The library then looks the name up in
  /// the outer contexts; to prevent that, a missing value is `false`.
  func value(of field: Field) -> Any?
  /// Returns the role of a field; `value` by default.
  static func role(of field: Field) -> FieldRole
  /// A context whose fields this context inherits; nil by default.
  var base: (any TemplateContext)? { get }
  /// The type of `base`.
  static var baseType: (any TemplateContext.Type)? { get }
  /// The kinds of elements that the context can be of; by default those of the base, or none.
  static var kinds: Set<String> { get }
  /// Returns the kinds of elements for which the field with a name has a value; by default what the base returns, or all.
  static func kinds(ofFieldNamed name: String) -> FieldKinds
  /// Returns the kinds of elements whose template has a name, which a field gives; nil if it depends on no kind.
  static func kinds(ofTemplateNamed name: String) -> Set<String>?
}

/// The role of a field: its uses in a template in addition to rendering its value.
package enum FieldRole {
  /// A text, a number or a condition.
  case value
  /// The name of a template, with the possible names.
  case template([String])
  /// A context. Its fields can also be used by a dotted name.
  case context(any TemplateContext.Type)
  /// A context whose fields are names of the guide, which only a theme has. Templates use them by dotted names. They have
  /// values of a type.
  case keys(any NameContext.Type)
  /// A list of contexts. In a list of texts, each text is a `TextElement`.
  case list(any TemplateContext.Type)
  /// A list of contexts of the same type as the context that contains it. Its nesting is finite, so a template may
  /// include itself in a section over the list.
  case nestedList(any TemplateContext.Type)
}

/// A text in a list of texts. It has no fields, since `.` is the text.
package struct TextElement: TemplateContext {
  package struct Field: CaseIterable, RawRepresentable {
    package static let allCases: [Field] = []
    package let rawValue: String

    /// Returns nil, since there are no fields.
    package init?(rawValue: String) { return nil }
  }

  package func value(of field: Field) -> Any? { nil }
}

extension TemplateContext {
  package static func role(of field: Field) -> FieldRole { .value }
  package var base: (any TemplateContext)? { nil }
  package static var baseType: (any TemplateContext.Type)? { nil }
  package static var kinds: Set<String> { baseType?.kinds ?? [] }

  package static func kinds(ofFieldNamed name: String) -> FieldKinds {
    Field(rawValue: name) == nil ? baseType?.kinds(ofFieldNamed: name) ?? .all : .all
  }

  package static func kinds(ofTemplateNamed name: String) -> Set<String>? {
    baseType?.kinds(ofTemplateNamed: name)
  }

  /// Returns the value of the field with a name, which `base` provides if this context has no such field; nil if there
  /// is no value.
  package func child(named name: String) -> Any? {
    guard let field = Field(rawValue: name) else { return base?.child(named: name) }
    return value(of: field)
  }

  /// The names of all fields, with those of the base last.
  package static var fieldNames: [String] { Field.allCases.map(\.rawValue) + (baseType?.fieldNames ?? []) }

  /// Returns the role of the field with a name, here or in the base; nil if there is no such field.
  static func role(ofFieldNamed name: String) -> FieldRole? {
    guard let field = Field(rawValue: name) else { return baseType?.role(ofFieldNamed: name) }
    return role(of: field)
  }
}
