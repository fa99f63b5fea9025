import KansoCodeGeneration

/// A section in Dart: a theme extension with a variable for each mode, or a class of constants.
struct FlutterScheme: TemplateContext {
  enum Field: String, CaseIterable {
    case title, type, property, isThemed, members, parameters, copyParameters, copies, interpolations,
      instances, base
  }

  /// The name of the section in comments.
  let title: String
  let type: String
  /// The name of the property of the theme.
  let property: String
  let isThemed: Bool
  /// The lines of the fields or the constants.
  let members: [String]
  /// The parameters of the initializer and of `copyWith`.
  let parameters: [String]
  let copyParameters: [String]
  /// The arguments of `copyWith` and of `lerp`.
  let copies: [String]
  let interpolations: [String]
  let instances: [FlutterInstance]

  /// Returns the value of a field.
  func value(of field: Field) -> Any? {
    switch field {
    case .title: title
    case .type: type
    case .property: property
    case .isThemed: isThemed
    case .members: members
    case .parameters: parameters
    case .copyParameters: copyParameters
    case .copies: copies
    case .interpolations: interpolations
    case .instances: instances
    case .base: instances.first?.name ?? type
    }
  }

  /// Returns the role of a field.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .members, .parameters, .copyParameters, .copies, .interpolations: .list(TextElement.self)
    case .instances: .list(FlutterInstance.self)
    case .title, .type, .property, .isThemed, .base: .value
    }
  }
}

/// A variable with the values of a section in one mode.
struct FlutterInstance: TemplateContext {
  enum Field: String, CaseIterable { case name, comment, base, arguments }

  let name: String
  let comment: String
  /// The variable with the values that are the same; nil for none.
  let base: String?
  /// The lines of the arguments.
  let arguments: [String]

  /// Returns the value of a field.
  func value(of field: Field) -> Any? {
    switch field {
    case .name: name
    case .comment: comment
    case .base: base ?? false
    case .arguments: arguments
    }
  }

  /// Returns `list` for `arguments`; the others are values.
  static func role(of field: Field) -> FieldRole { field == .arguments ? .list(TextElement.self) : .value }
}
