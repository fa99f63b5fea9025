import KansoCodeGeneration
import KansoProject
import KansoTheme

/// The context of a mode, with the tokens that have their own value in it.
struct ExportMode: TemplateContext {
  enum Field: String, CaseIterable {
    case mode, comment, kebab, snake, camel, pascal, jsonMode, key, tokens, members, media, selector
    case guide, fingerprint, object, json
  }

  private let index: Int
  private let theme: Theme
  private let options: ExportOptions
  /// The tokens with their own value in the mode, with that value.
  let tokens: [ExportToken]

  /// Creates the context of the mode with an index in the theme.
  init(_ index: Int, _ theme: Theme, _ options: ExportOptions) {
    (self.index, self.theme, self.options) = (index, theme, options)
    tokens = theme.tokens.compactMap { token in
      token.variants.first { $0.mode == index }.map { ExportToken(token, $0.value, theme, options) }
    }
  }

  private var mode: Mode { theme.modes[index] }

  /// The words of the mode's name.
  private var identifier: Identifier { Identifier(TokenPath(mode.name)) }

  /// Returns the value of a field; `false` for `media` if no axis of the mode has a media query.
  func value(of field: Field) -> Any? {
    switch field {
    case .mode: mode.name
    case .comment: CommentText.line(mode.name)
    case .kebab: identifier.kebab
    case .snake: identifier.snake
    case .camel: identifier.camel
    case .pascal: identifier.pascal
    case .jsonMode: JSONText.quoted(mode.name)
    case .key: TypeScriptText.key(mode.name)
    case .tokens: tokens
    case .members: members
    case .media: media.isEmpty ? false : media.joined(separator: " and ")
    case .selector: selector
    case .object: ExportMember.text(of: members, .typeScript, depth: 2)
    case .json: ExportMember.text(of: members, .json, depth: 1)
    case .guide: theme.name.map { CommentText.line($0) } ?? false
    case .fingerprint: theme.fingerprint.description
    }
  }

  /// Returns the role of a field: `tokens` and `members` are lists, the others are values.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .tokens: .list(ExportToken.self)
    case .members: .list(ExportMember.self)
    default: .value
    }
  }

  /// The sections with the tokens of the mode; for the option `flat`, these tokens.
  private var members: [ExportMember] {
    switch options.shape {
    case .flat: return ExportMember.flat(tokens)
    case .nested:
      return ExportMember.members(of: theme) { token in
        token.variants.first { $0.mode == index }.map { ExportToken(token, $0.value, theme, options) }
      }
    }
  }

  /// The media queries for light and dark appearance and for normal and increased contrast. Other axes have none.
  private var media: [String] {
    mode.context.sorted.compactMap { axis, value in StyleAxes.mediaQuery(axis, value) }
  }

  /// The CSS selector of the root element, with an attribute for every axis except `appearance` and
  /// `contrast`.
  private var selector: String {
    ":root"
      + mode.context.sorted.filter { $0.axis != "appearance" && $0.axis != "contrast" }.map { axis, value in
        "[\(CSSText.attribute(ofAxis: axis))=\(CSSText.quoted(value))]"
      }.joined()
  }
}
