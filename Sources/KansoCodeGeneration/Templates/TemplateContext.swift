import Mustache

/// The fields that a template is given at one place. Their names are known before anything is rendered, so that a
/// template that asks for another one can be refused.
package protocol TemplateContext: MustacheParent {
  associatedtype Field: CaseIterable & RawRepresentable where Field.RawValue == String

  /// Returns the value of a field, or nil where the field has none here.
  func value(of field: Field) -> Any?
  /// Returns the use that a template can make of a field.
  static func role(of field: Field) -> FieldRole
  /// A context whose fields this one has, too.
  var base: (any TemplateContext)? { get }
  /// The type of `base`.
  static var baseType: (any TemplateContext.Type)? { get }
}

/// The use that a template can make of a field beside rendering it.
package enum FieldRole {
  /// A text, a number or a condition.
  case value
  /// The name of a template: one of these.
  case template([String])
  /// A context, whose fields can be reached by a dotted name, too.
  case context(any TemplateContext.Type)
  /// A list of contexts; of texts, they are each a `TextElement`.
  case list(any TemplateContext.Type)
  /// A list of contexts of the same kind as the one that it is in. Lists within lists come to an end, so that a template
  /// may include itself in a section over one.
  case nestedList(any TemplateContext.Type)
}

/// A text in a list of texts. It has no fields, since `.` is the text.
package struct TextElement: TemplateContext {
  package enum Field: CaseIterable, RawRepresentable {
    package init?(rawValue: String) { return nil }
    package var rawValue: String { switch self {} }
  }

  package func value(of field: Field) -> Any? { switch field {} }
}

extension TemplateContext {
  package static func role(of field: Field) -> FieldRole { .value }
  package var base: (any TemplateContext)? { nil }
  package static var baseType: (any TemplateContext.Type)? { nil }

  package func child(named name: String) -> Any? {
    guard let field = Field(rawValue: name) else { return base?.child(named: name) }
    return value(of: field)
  }

  /// The names of all fields, those of the base last.
  package static var fieldNames: [String] { Field.allCases.map(\.rawValue) + (baseType?.fieldNames ?? []) }

  /// The use of the field of a name; nil where there is no such field.
  static func role(ofFieldNamed name: String) -> FieldRole? {
    guard let field = Field(rawValue: name) else { return baseType?.role(ofFieldNamed: name) }
    return role(of: field)
  }
}
