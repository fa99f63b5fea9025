import KansoTheme

/// The context of the template for a whole file: the source of one platform, or the sources of all platforms, from
/// which the compiler chooses.
struct FileContext: TemplateContext {
  enum Field: String, CaseIterable { case guide, fingerprint, source, uikit, appkit, portable }

  private let theme: Theme
  private let kind: SourceKind
  private let options: GenerationOptions
  private let plainSections: PlainSections?

  init(theme: Theme, kind: SourceKind, options: GenerationOptions, plainSections: PlainSections?) {
    self.theme = theme
    self.kind = kind
    self.options = options
    self.plainSections = plainSections
  }

  func value(of field: Field) -> Any? {
    switch field {
    case .guide: theme.name.map { SwiftText.singleLine($0) } ?? false
    case .fingerprint: theme.fingerprint.description
    case .source: source(options.platform)
    case .uikit: source(.uikit)
    case .appkit: source(.appkit)
    case .portable: source(.portable)
    }
  }

  static func role(of field: Field) -> FieldRole {
    switch field {
    case .guide, .fingerprint: .value
    case .source, .uikit, .appkit, .portable: .context(SourceContext.self)
    }
  }

  private func source(_ platform: Platform) -> SourceContext {
    var options = options
    options.platform = platform
    return SourceContext(theme: theme, kind: kind, options: options, plainSections: plainSections)
  }
}

/// The context of a template for a Swift source. `Documentation/Templates.md` lists the fields.
struct SourceContext: TemplateContext {
  enum Field: String, CaseIterable {
    case guide, fingerprint, access, template, members, shims, usesModes, usesWideColors, enums
  }

  private let theme: Theme
  private let kind: SourceKind
  private let sections: [TokenGroup]
  private let enums: [EnumContext]
  private let options: GenerationOptions
  private let syntax: any PlatformSyntax

  init(theme: Theme, kind: SourceKind, options: GenerationOptions, plainSections: PlainSections?) {
    let present = kind.enums.filter { sectionEnum in
      sectionEnum == kind.enums[0] || theme.sections.contains { $0.path.dotted == sectionEnum.section }
    }
    let sections = present.map { sectionEnum in
      theme.sections.first { $0.path.dotted == sectionEnum.section }
        ?? TokenGroup(path: TokenPath(sectionEnum.section), members: [])
    }
    let shadowed = ShadowedNames(sections: sections)
    self.theme = theme
    self.kind = kind
    self.sections = sections
    self.options = options
    let syntax = options.platform.syntax(theme: theme, shadowed: shadowed)
    self.syntax = syntax
    let writer = TokenWriter(theme: theme, options: options, syntax: syntax, shadowed: shadowed)
    self.enums = zip(present, sections).enumerated().map { index, pair in
      EnumContext(
        sectionEnum: pair.0, platform: options.platform, isFirst: index == 0,
        lists: options.platform == .portable ? TokenList.all(of: pair.1, writer: writer) : [],
        root: GroupContext(
          group: pair.1, depth: 1, isFirst: false, writer: writer, plainSections: plainSections))
    }
  }

  private var access: String { options.access == .internal ? "" : options.access.rawValue + " " }

  /// The partial that renders the members of an enum.
  private var members: String {
    switch (kind, options.platform) {
    case (.padding, .portable): "Group.lengths"
    case (.fonts, .appkit), (.fonts, .swiftui): "Group.computed"
    default: "Group"
    }
  }

  /// The possible values of `members`.
  private static let membersNames = ["Group", "Group.computed", "Group.lengths"]
  /// The possible values of `template`.
  private static let templateNames = SourceKind.allCases.flatMap { kind in
    Platform.allCases.map { templateName(kind, $0) }
  }

  private static func templateName(_ kind: SourceKind, _ platform: Platform) -> String {
    "\(kind.rawValue).\(platform.rawValue)"
  }

  /// True if a token follows the mode.
  private var usesModes: Bool {
    contains { !$0.variants.isEmpty }
  }

  /// True if a color is outside of sRGB in any mode.
  private var usesWideColors: Bool {
    func isWide(_ value: TokenValue) -> Bool {
      if case .color(let color) = value { !color.isInGamut(of: .srgb) } else { false }
    }
    return contains { isWide($0.value) || $0.variants.contains { isWide($0.value) } }
  }

  private func contains(_ condition: (ThemeToken) -> Bool) -> Bool {
    var found = false
    for section in sections { theme.forEachToken(in: section) { if !found { found = condition($0) } } }
    return found
  }

  func value(of field: Field) -> Any? {
    switch field {
    case .guide: theme.name.map { SwiftText.singleLine($0) } ?? false
    case .fingerprint: theme.fingerprint.description
    case .access: access
    case .template: Self.templateName(kind, options.platform)
    case .members: members
    case .shims: syntax.shims(access: access)
    case .usesModes: usesModes
    case .usesWideColors: usesWideColors
    case .enums: enums
    }
  }

  static func role(of field: Field) -> FieldRole {
    switch field {
    case .template: .template(templateNames)
    case .members: .template(membersNames)
    case .enums: .list(EnumContext.self)
    default: .value
    }
  }
}

/// The context of an enum in a source: a section of the guide.
struct EnumContext: TemplateContext {
  enum Field: String, CaseIterable { case `enum`, summary, isFirst, lists }

  let sectionEnum: SectionEnum
  let platform: Platform
  let isFirst: Bool
  let lists: [TokenList]
  let root: GroupContext

  func value(of field: Field) -> Any? {
    switch field {
    case .enum: sectionEnum.rawValue
    case .summary: sectionEnum.summary(on: platform)
    case .isFirst: isFirst
    case .lists: lists
    }
  }

  static func role(of field: Field) -> FieldRole { field == .lists ? .list(TokenList.self) : .value }

  var base: (any TemplateContext)? { root }
  static var baseType: (any TemplateContext.Type)? { GroupContext.self }
}
