import KansoCodeGeneration
import KansoProject
import KansoTheme

/// The context of an export template. `Documentation/Export.md` lists the fields.
struct ExportContext: TemplateContext {
  enum Field: String, CaseIterable {
    case guide, package, fingerprint, usesEasings, usesTransitions, usesBorders, tokens, members, sections,
      modes, night
    case root, themeVariables, blocks, darkSelector, object, json
    case compose, android, assets, flutter
  }

  let theme: Theme
  let options: ExportOptions
  private let sheetSource: SheetSource

  /// A style sheet that is made at its first use: most templates use none, and those of a style sheet several fields.
  private final class SheetSource {
    private let make: () -> StyleSheet
    private(set) lazy var sheet = make()

    init(_ make: @escaping () -> StyleSheet) { self.make = make }
  }

  /// Creates the context of a theme.
  ///
  /// - Parameter format: the format whose style sheet the context has; that of CSS for nil.
  init(_ theme: Theme, _ options: ExportOptions, format: ExportFormat? = nil) {
    (self.theme, self.options) = (theme, options)
    sheetSource = SheetSource { StyleSheet(theme, format ?? .css, options) }
  }

  /// The rules of the style sheet.
  private var sheet: StyleSheet { sheetSource.sheet }

  /// Returns the value of a field; `false` for a missing guide name or package, so that a section over it is
  /// omitted.
  func value(of field: Field) -> Any? {
    switch field {
    case .guide: theme.name.map { NameText(CommentText.line($0)) } ?? false
    case .package: options.package ?? false
    case .fingerprint: theme.fingerprint.description
    case .usesEasings: theme.tokens.contains { $0.type == .cubicBezier || $0.type == .transition }
    case .usesTransitions: theme.tokens.contains { $0.type == .transition }
    case .usesBorders: theme.tokens.contains { $0.type == .border }
    case .tokens: everyToken
    case .members: members
    case .sections: sections
    case .modes: modes(of: nil)
    case .night: night
    case .root: sheet.root
    case .themeVariables: sheet.theme
    case .blocks: sheet.blocks
    case .object: ExportMember.text(of: members, .typeScript, depth: 1)
    case .json: ExportMember.text(of: members, .json, depth: 1)
    case .darkSelector: sheet.darkSelector ?? false
    case .compose: ComposeFile(theme, options)
    case .android: AndroidFile(theme, options)
    case .assets: AssetAccessors(theme, options)
    case .flutter: FlutterFile(theme, options)
    }
  }

  /// Returns the role of a field: a list of tokens, members, groups, modes, declarations or blocks, a name, or a value.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .tokens, .night: .list(ExportToken.self)
    case .members: .list(ExportMember.self)
    case .sections: .list(ExportGroup.self)
    case .modes: .list(ExportMode.self)
    case .root, .themeVariables: .list(StyleDeclaration.self)
    case .blocks: .list(StyleBlock.self)
    case .compose: .context(ComposeFile.self)
    case .android: .context(AndroidFile.self)
    case .assets: .context(AssetAccessors.self)
    case .flutter: .context(FlutterFile.self)
    case .guide: .context(NameText.self)
    default: .value
    }
  }

  /// All tokens, with their values in the default mode.
  var everyToken: [ExportToken] { theme.tokens.map { token($0) } }

  /// Returns the context of a token, with its value in the default mode.
  func token(_ token: ThemeToken) -> ExportToken { ExportToken(token, token.value, theme, options) }

  /// The sections with their tokens and groups.
  private var sections: [ExportGroup] {
    theme.sections.compactMap { ExportGroup($0, in: theme, token: token) }
  }

  /// The sections with everything in them; for the option `flat`, all tokens.
  private var members: [ExportMember] {
    switch options.shape {
    case .nested: sections.map { ExportMember($0) }
    case .flat: ExportMember.flat(everyToken)
    }
  }

  /// The tokens whose value in dark appearance differs from that of the default mode, with the dark value.
  /// All other axes have their default values.
  private var night: [ExportToken] {
    theme.tokens.compactMap { token in
      let value = theme.value(of: token, in: ["appearance": "dark"])
      return value == token.value ? nil : ExportToken(token, value, theme, options)
    }
  }

  /// Returns the modes in which tokens have a value of their own, with these tokens.
  ///
  /// - Parameter sections: the sections with the tokens; all for nil.
  func modes(of sections: [TokenGroup]?) -> [ExportMode] {
    everyMode(of: sections).filter { !$0.tokens.isEmpty }
  }

  /// Returns all modes. Modes with fewer axes come first, because in CSS the later, more specific ones have priority.
  func everyMode(of sections: [TokenGroup]? = nil) -> [ExportMode] {
    theme.modes.indices
      .sorted { (theme.modes[$0].context.values.count, $0) < (theme.modes[$1].context.values.count, $1) }
      .map { ExportMode($0, theme, options, sections: sections) }
  }
}
