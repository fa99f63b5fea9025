import KansoCodeGeneration
import KansoProject
import KansoTheme

/// The context of a mode, with the tokens that have their own value in it.
struct ExportMode: TemplateContext {
  enum Field: String, CaseIterable {
    case mode, comment, kebab, snake, camel, pascal, jsonMode, key, tokens, members, media, selector
    case allTokens, sections, allSections, guide, fingerprint, object, json
  }

  private let index: Int
  private let theme: Theme
  private let options: ExportOptions
  private let sections: [TokenGroup]
  /// The tokens with their own value in the mode, with that value.
  let tokens: [ExportToken]

  /// Creates the context of the mode with an index in the theme.
  ///
  /// - Parameter sections: the sections whose tokens the context has; all of the theme for nil.
  init(_ index: Int, _ theme: Theme, _ options: ExportOptions, sections: [TokenGroup]? = nil) {
    (self.index, self.theme, self.options) = (index, theme, options)
    self.sections = sections ?? theme.sections
    tokens = Self.tokens(of: theme, in: sections).compactMap { token in
      token.variants.first { $0.mode == index }.map { ExportToken(token, $0.value, theme, options) }
    }
  }

  /// Returns the tokens of sections; all of the theme for nil.
  private static func tokens(of theme: Theme, in sections: [TokenGroup]?) -> [ThemeToken] {
    guard let names = sections.map({ Set($0.map(\.path.section)) }) else { return theme.tokens }
    return theme.tokens.filter { names.contains($0.path.section) }
  }

  /// Returns the context of a token with its own value in the mode; nil if it has none.
  private func different(_ token: ThemeToken) -> ExportToken? {
    token.variants.first { $0.mode == index }.map { ExportToken(token, $0.value, theme, options) }
  }

  /// Returns the context of a token with its value in the mode, its own or not.
  private func any(_ token: ThemeToken) -> ExportToken {
    ExportToken(token, theme.value(of: token, in: mode.context), theme, options)
  }

  private var mode: Mode { theme.modes[index] }

  /// The words of the mode's name.
  private var identifier: Identifier { Identifier(TokenPath(mode.name)) }

  /// Returns the value of a field; `false` for `media` if no axis of the mode has a media query.
  func value(of field: Field) -> Any? {
    switch field {
    case .mode: NameText(mode.name)
    case .comment: CommentText.line(mode.name)
    case .kebab: identifier.kebab
    case .snake: identifier.snake
    case .camel: identifier.camel
    case .pascal: identifier.pascal
    case .jsonMode: JSONText.quoted(mode.name)
    case .key: TypeScriptText.key(mode.name)
    case .tokens: tokens
    case .members: members
    case .allTokens: Self.tokens(of: theme, in: sections).map { any($0) }
    case .sections: sections.compactMap { ExportGroup($0, in: theme, token: different) }
    case .allSections: sections.compactMap { ExportGroup($0, in: theme, token: any) }
    case .media: media.isEmpty ? false : media.joined(separator: " and ")
    case .selector: selector
    case .object: ExportMember.text(of: members, .typeScript, depth: 2)
    case .json: ExportMember.text(of: members, .json, depth: 1)
    case .guide: theme.name.map { NameText(CommentText.line($0)) } ?? false
    case .fingerprint: theme.fingerprint.description
    }
  }

  /// Returns the role of a field: lists of tokens, groups or members, `mode` and `guide` are names, the others values.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .tokens, .allTokens: .list(ExportToken.self)
    case .sections, .allSections: .list(ExportGroup.self)
    case .members: .list(ExportMember.self)
    case .mode, .guide: .context(NameText.self)
    default: .value
    }
  }

  /// The sections with the tokens of the mode; for the option `flat`, these tokens.
  private var members: [ExportMember] {
    switch options.shape {
    case .flat: ExportMember.flat(tokens)
    case .nested:
      sections.compactMap { ExportGroup($0, in: theme, token: different) }.map { ExportMember($0) }
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
