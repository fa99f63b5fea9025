import KansoCodeGeneration

/// A declaration of a style sheet: a custom property of CSS, or a variable of Sass.
struct StyleDeclaration: TemplateContext, Equatable {
  enum Field: String, CaseIterable { case property, name, value, comments }

  /// The name with its sign, such as `--colors-ink`.
  let property: String
  let value: String
  /// The lines of comments before the declaration.
  var comments: [String] = []

  /// Returns the value of a field.
  func value(of field: Field) -> Any? {
    switch field {
    case .property: property
    case .name: String(property.drop { $0 == "-" || $0 == "$" })
    case .value: value
    case .comments: comments
    }
  }

  /// Returns `list` for `comments`; the others are values.
  static func role(of field: Field) -> FieldRole { field == .comments ? .list(TextElement.self) : .value }
}
