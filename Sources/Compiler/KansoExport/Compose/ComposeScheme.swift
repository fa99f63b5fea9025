import KansoCodeGeneration

/// A section in Kotlin: an interface with an object for each mode, or one object for a section without modes.
struct ComposeScheme: TemplateContext {
  enum Field: String, CaseIterable { case title, type, property, isThemed, members, instances, base, choices }

  /// The name of the section in comments.
  let title: String
  /// The name of the interface, or of the only object.
  let type: String
  /// The name of the property of the theme.
  let property: String
  let isThemed: Bool
  /// The lines of the interface.
  let members: [String]
  let instances: [ComposeInstance]
  /// The lines of a `when` that choose an object, the default one last.
  var choices: [String] = []

  /// Returns the value of a field.
  func value(of field: Field) -> Any? {
    switch field {
    case .title: title
    case .type: type
    case .property: property
    case .isThemed: isThemed
    case .members: members
    case .instances: instances
    case .base: instances.first?.name ?? type
    case .choices: choices
    }
  }

  /// Returns the role of a field.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .members, .choices: .list(TextElement.self)
    case .instances: .list(ComposeInstance.self)
    default: .value
    }
  }
}

/// An object with the values of a section in one mode.
struct ComposeInstance: TemplateContext {
  enum Field: String, CaseIterable { case name, comment, supertype, lines }

  let name: String
  let comment: String
  /// The end of the declaration's first line, such as ` : TokenColors`.
  let supertype: String
  let lines: [String]

  /// Returns the value of a field.
  func value(of field: Field) -> Any? {
    switch field {
    case .name: name
    case .comment: comment
    case .supertype: supertype
    case .lines: lines
    }
  }

  /// Returns `list` for `lines`; the others are values.
  static func role(of field: Field) -> FieldRole { field == .lines ? .list(TextElement.self) : .value }
}
