import KansoFormatting
import KansoProject
import KansoTheme
import KansoThemeEncoding

/// The context of the template for a whole file: the source of one platform, or the sources of all platforms, from
/// which the compiler chooses.
struct FileContext: TemplateContext {
  enum Field: String, CaseIterable { case guide, fingerprint, source, uikit, appkit, portable }

  private let theme: Theme
  /// The theme for Apple's platforms.
  private let nested: NestedTheme
  private let kind: SourceKind
  private let options: GenerationOptions
  /// The fast rendering of plain sections; nil if the templates use features that it does not support.
  private let plainSections: PlainSections?

  init(
    theme: Theme, nested: NestedTheme, kind: SourceKind, options: GenerationOptions,
    plainSections: PlainSections?
  ) {
    self.theme = theme
    self.nested = nested
    self.kind = kind
    self.options = options
    self.plainSections = plainSections
  }

  /// Returns the guide's name on one line (`false` if it has none), the fingerprint, or the context of a
  /// source. `source` is the one for the platform of the options; the other fields have the name of their
  /// platform.
  func value(of field: Field) -> Any? {
    switch field {
    case .guide: theme.name.map { SwiftText.singleLine($0) } ?? false
    case .fingerprint: theme.fingerprint.description
    case .source: source(for: options.platform)
    case .uikit: source(for: .uikit)
    case .appkit: source(for: .appkit)
    case .portable: source(for: .portable)
    }
  }

  /// Returns `context` for the sources; the others are values.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .guide, .fingerprint: .value
    case .source, .uikit, .appkit, .portable: .context(SourceContext.self)
    }
  }

  /// Returns the context of the source for a platform, whatever platform the options have.
  private func source(for platform: Platform) -> SourceContext {
    var options = options
    options.platform = platform
    // Portable Swift follows every axis.
    return SourceContext(
      platform == .portable ? NestedTheme(theme) : nested, kind: kind, options: options,
      plainSections: plainSections)
  }
}

/// The context of a template for a Swift source. `Documentation/Templates.md` lists the fields.
struct SourceContext: TemplateContext {
  enum Field: String, CaseIterable {
    case guide, fingerprint, access, namespace, declaresNamespace, template, shims, followsTheme
    case usesModes, usesHexColors, usesColorModes, usesWideColors, usesCurves
    case usesSprings, usesShadows, usesGradients, usesStrokes, usesTransitions, usesBorders, enums
    case colorMembers, styleMembers, textStyleMembers
  }

  private let theme: Theme
  private let kind: SourceKind
  /// The sections of the declared enums, in the order of `enums`.
  private let sections: [TokenGroup]
  private let enums: [EnumContext]
  /// The types of the source's tokens.
  private let types: Set<TokenType>
  private let options: GenerationOptions
  private let syntax: any PlatformSyntax
  private let members: TypeMembers

  /// Creates the context of the sections that the theme has, in the order of `SourceKind.sections`, and then of
  /// those that the guide names itself, in the guide's order. The required section is included even if the theme lacks
  /// it; then its enum has no tokens.
  init(_ nested: NestedTheme, kind: SourceKind, options: GenerationOptions, plainSections: PlainSections?) {
    let theme = nested.theme
    let known = kind.sections.compactMap { section in
      theme.sections.first { $0.path.dotted == section.rawValue }
        ?? (section == kind.requiredSection
          ? TokenGroup(path: TokenPath(section.rawValue), members: []) : nil)
    }
    let sections = known + theme.sections.filter { theme.kinds[$0.path.dotted]?.source == kind }
    let shadowed = ShadowedNames(sections: sections, options.naming)
    self.theme = theme
    self.kind = kind
    self.sections = sections
    self.options = options
    let syntax = options.platform.syntax(
      theme: nested, shadowed: shadowed, followsTheme: options.followsTheme)
    self.syntax = syntax
    let writer = TokenWriter(nested, options: options, syntax: syntax, shadowed: shadowed)
    let depth = options.naming.namespace == nil ? 1 : 2
    var types: Set<TokenType> = []
    let enums = sections.enumerated().map { index, group in
      let section = theme.section(of: group.path) ?? kind.sections[0]
      types.formUnion(theme.types(in: group, of: section))
      return EnumContext(
        section: section,
        name: options.naming.typeName(ofSection: group.path.dotted),
        platform: options.platform, followsTheme: options.followsTheme, isFirst: index == 0,
        isMixed: section.hasSeveralKinds
          && theme.contains(in: group) { $0.type != section.type || $0.value.isSpring },
        lists: options.platform == .portable
          ? TokenList.lists(
            of: group, indentation: String(repeating: "  ", count: depth - 1), writer: writer) : [],
        root: GroupContext(
          group: group, depth: depth, isRoot: true, writer: writer, plainSections: plainSections))
    }
    (self.enums, self.types) = (enums, types)
    members = TypeMembers(of: sections, in: kind, writer: writer, options)
  }

  /// The access keyword with a space after it; empty for `internal`.
  private var access: String { options.access == .internal ? "" : options.access.rawValue + " " }

  /// The possible values of `template`.
  private static let templateNames = SourceKind.allCases.flatMap { kind in
    Platform.allCases.map { templateName(for: kind, on: $0) }
  }

  /// Returns the name of the template for a source on a platform, such as `Colors.uikit`.
  private static func templateName(for kind: SourceKind, on platform: Platform) -> String {
    "\(kind.rawValue).\(platform.rawValue)"
  }

  /// True if a token of the source has another value in a mode.
  private var usesModes: Bool {
    containsToken { !$0.variants.isEmpty }
  }

  /// True if a color of the source is exact in eight bits a channel in any mode, so that it is written in hex notation.
  private var usesHexColors: Bool {
    /// Returns true for a value with such a color.
    func hasHexNotation(_ value: TokenValue) -> Bool {
      value.colors.contains { ScreenColor($0).hasHexNotation }
    }
    return hasColors
      && containsToken { token in
        hasHexNotation(token.value) || token.variants.contains { hasHexNotation($0.value) }
      }
  }

  /// True if a token of the source that has colors has another value in a mode.
  private var usesColorModes: Bool {
    hasColors && containsToken { !$0.variants.isEmpty && $0.type.hasColors }
  }

  /// True if a color of the source is outside of sRGB in any mode.
  private var usesWideColors: Bool {
    /// Returns true for a value with a color outside of sRGB.
    func isWide(_ value: TokenValue) -> Bool {
      // Most values are plain colors, for which a list would take more time than the check.
      if case .color(let color) = value { return !color.isInGamut(of: .srgb) }
      return value.colors.contains { !$0.isInGamut(of: .srgb) }
    }
    return hasColors && containsToken { isWide($0.value) || $0.variants.contains { isWide($0.value) } }
  }

  /// True if the source has tokens with colors.
  private var hasColors: Bool { types.contains { $0.hasColors } }

  /// Returns true if the source has a token of the type.
  private func uses(_ type: TokenType) -> Bool { types.contains(type) }

  /// Returns true if the condition applies to a token of the source.
  private func containsToken(where condition: (ThemeToken) -> Bool) -> Bool {
    sections.contains { theme.contains(in: $0, where: condition) }
  }

  /// Returns the value of a field; a missing guide name or namespace is `false`. `template` is the name of a
  /// partial.
  func value(of field: Field) -> Any? {
    switch field {
    case .guide: theme.name.map { SwiftText.singleLine($0) } ?? false
    case .fingerprint: theme.fingerprint.description
    case .access: access
    case .namespace: options.naming.namespace ?? false
    case .declaresNamespace: options.naming.namespace != nil && kind == .declaringNamespace
    case .template: Self.templateName(for: kind, on: options.platform)
    case .shims: syntax.shims(access: access, types: types)
    case .followsTheme: options.followsTheme && options.platform.typeNames != nil
    case .usesModes: usesModes
    case .usesHexColors: usesHexColors
    case .usesColorModes: usesColorModes
    case .usesWideColors: usesWideColors
    case .usesCurves: uses(.cubicBezier) && theme.hasCurves
    case .usesSprings: uses(.cubicBezier) && theme.hasSprings
    case .usesShadows: uses(.shadow)
    case .usesGradients: uses(.gradient)
    case .usesStrokes: theme.declaresStrokes(inSourceOf: types)
    case .usesTransitions: uses(.transition)
    case .usesBorders: uses(.border)
    case .enums: enums
    case .colorMembers: members.colors ?? false
    case .styleMembers: members.styles ?? false
    case .textStyleMembers: members.textStyles ?? false
    }
  }

  /// Returns `template` with all possible names for `template`, and `list` for `enums`.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .template: .template(templateNames)
    case .enums: .list(EnumContext.self)
    default: .value
    }
  }
}

/// The context of an enum in a source: a section of the guide. It inherits the fields of the section's group.
struct EnumContext: TemplateContext {
  enum Field: String, CaseIterable { case `enum`, summary, isFirst, condition, attribute, members, lists }

  /// The section of the language, or the kind of a section that the guide names itself.
  let section: Section
  /// The name in Swift, without the namespace.
  let name: String
  let platform: Platform
  /// True if constants of Apple's types ask the theme at run time.
  let followsTheme: Bool
  /// True for the first enum in the source.
  let isFirst: Bool
  /// True if the section has tokens of another kind than its own.
  let isMixed: Bool
  /// The lists of the enum's tokens; empty on platforms other than `portable`.
  let lists: [TokenList]
  let root: GroupContext

  /// Returns the value of a field of the enum itself; those of the group are in `base`. A missing condition or
  /// attribute is `false`. `members` is the name of a partial.
  func value(of field: Field) -> Any? {
    switch field {
    case .enum: name
    case .summary: section.summary(on: platform, isMixed: isMixed, followsTheme: followsTheme)
    case .isFirst: isFirst
    case .condition: curveTypeNames?.curveCondition as Any? ?? false
    case .attribute: curveTypeNames?.curveAttribute as Any? ?? false
    case .members: section.members(on: platform, isMixed: isMixed, followsTheme: followsTheme)
    case .lists: lists
    }
  }

  /// Returns `list` for `lists`, and `template` with all possible names for `members`; the others are values.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .members: .template(Section.membersNames)
    case .lists: .list(TokenList.self)
    default: .value
    }
  }

  /// The names of the framework's types in an enum of easing curves; nil for other enums, and on platforms without a
  /// framework.
  private var curveTypeNames: AppleTypeNames? { section.type == .cubicBezier ? platform.typeNames : nil }

  var base: (any TemplateContext)? { root }
  static var baseType: (any TemplateContext.Type)? { GroupContext.self }
}
