import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// The context of a token in a group.
struct TokenContext: TemplateContext {
  enum Field: String, CaseIterable {
    // The texts of a declaration.
    case lead, innerLead, name, value, token, valueType, fontType, indent, path, type
    case alias, description, isDeprecated, deprecation, modes

    /// True if the field is a text of a declaration, which `append` writes without the template library.
    var isOfDeclaration: Bool {
      switch self {
      case .alias, .description, .isDeprecated, .deprecation, .modes: false
      default: true
      }
    }
  }

  let token: ThemeToken
  let indentation: Indentation
  let writer: TokenWriter

  /// Appends the value of a field; nothing if the field is not a text of a declaration.
  func append(_ field: Field, to text: inout TextBuffer) {
    switch field {
    case .lead: writer.appendDeclarationPrefix(of: token, indentation: indentation.outer, to: &text)
    case .innerLead: writer.appendDeclarationPrefix(of: token, indentation: indentation.inner, to: &text)
    case .name: text += SwiftName.escaped(writer.naming.member(token.path.name))
    case .value: writer.appendValue(of: token, indentation: indentation.outer, to: &text)
    case .token: writer.syntax.appendToken(token, indentation: indentation.inner, to: &text)
    case .valueType, .fontType: text += writer.syntax.valueType(of: token)
    case .indent: text += indentation.outer
    case .path: text += token.path.dotted
    case .type: text += token.type.rawValue
    case .alias, .description, .isDeprecated, .deprecation, .modes: break
    }
  }

  /// Returns the value of a field. A missing alias, description or message is `false`. `modes` are the
  /// contexts of the other modes; the texts of a declaration are those of `append`.
  func value(of field: Field) -> Any? {
    switch field {
    case .alias: return token.alias?.dotted ?? false
    case .description: return token.description ?? false
    case .isDeprecated: return token.deprecated != nil
    case .deprecation: return token.deprecated?.message ?? false
    case .modes:
      return token.variants.map { ModeContext(mode: writer.theme.modes[$0.mode], value: $0.value) }
    default:
      var text = TextBuffer()
      append(field, to: &text)
      return text.text
    }
  }

  /// Returns `list` for `modes`, and `template` for `type`, whose value can name a partial.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .modes: .list(ModeContext.self)
    case .type: .template(TokenType.allCases.map(\.rawValue))
    default: .value
    }
  }

  var base: (any TemplateContext)? { ValueFields(token.value) }
  static var baseType: (any TemplateContext.Type)? { ValueFields.self }
}

/// The indentation of the declarations in a group, and of those one level deeper.
struct Indentation {
  let outer: String
  let inner: String

  /// Creates the indentation at a depth: two spaces for each level.
  init(depth: Int) {
    outer = String(repeating: "  ", count: depth)
    inner = outer + "  "
  }
}

/// The context of a token's value in a mode other than the default mode.
struct ModeContext: TemplateContext {
  enum Field: String, CaseIterable { case mode }

  let mode: Mode
  let value: TokenValue

  /// Returns the name of the mode, for each field.
  func value(of field: Field) -> Any? { mode.name }

  var base: (any TemplateContext)? { ValueFields(value) }
  static var baseType: (any TemplateContext.Type)? { ValueFields.self }
}
