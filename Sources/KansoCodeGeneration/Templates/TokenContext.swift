import KansoTheme
import Mustache

/// A token within a group.
struct TokenContext: MustacheParent {
  /// The fields of which a declaration is made.
  enum Field: String {
    case lead, innerLead, name, value, token, fontType, indent, path, type
  }

  let token: ThemeToken
  let indentation: Indentation
  let writer: TokenWriter

  func append(_ field: Field, to text: inout TextBuffer) {
    switch field {
    case .lead: writer.appendLead(of: token, indentation: indentation.outer, to: &text)
    case .innerLead: writer.appendLead(of: token, indentation: indentation.inner, to: &text)
    case .name: text += SwiftName.escaped(SwiftName.member(token.path.name))
    case .value: writer.appendValue(of: token, indentation: indentation.outer, to: &text)
    case .token: writer.syntax.appendToken(token, indentation: indentation.inner, to: &text)
    case .fontType: text += writer.syntax.fontType
    case .indent: text += indentation.outer
    case .path: text += token.path.dotted
    case .type: text += token.type.rawValue
    }
  }

  func child(named name: String) -> Any? {
    if let field = Field(rawValue: name) {
      var text = TextBuffer()
      append(field, to: &text)
      return text.text
    }
    switch name {
    case "alias": return token.alias?.dotted ?? false
    case "description": return token.description ?? false
    case "isDeprecated": return token.deprecated != nil
    case "deprecation": return token.deprecated?.message ?? false
    case "modes":
      return token.variants.map { ModeContext(mode: writer.theme.modes[$0.mode], value: $0.value) }
    default: return ValueFields(token.value).child(named: name)
    }
  }
}

/// The spaces before the declarations of a group, and before those one level deeper.
struct Indentation {
  let outer: String
  let inner: String

  init(depth: Int) {
    outer = String(repeating: "  ", count: depth)
    inner = outer + "  "
  }
}

/// A value of a token in a mode that is not the default one.
private struct ModeContext: MustacheParent {
  let mode: Mode
  let value: TokenValue

  func child(named name: String) -> Any? {
    name == "mode" ? mode.name : ValueFields(value).child(named: name)
  }
}
