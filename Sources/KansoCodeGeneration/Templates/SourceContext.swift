import KansoTheme
import Mustache

/// What the template of a whole file is given: the source of its platform, or those of all platforms among which
/// the compiler chooses.
struct FileContext: MustacheParent {
  private let theme: Theme
  private let kind: SourceKind
  private let options: GenerationOptions

  init(theme: Theme, kind: SourceKind, options: GenerationOptions) {
    self.theme = theme
    self.kind = kind
    self.options = options
  }

  func child(named name: String) -> Any? {
    switch name {
    case "guide": theme.name.map { SwiftText.singleLine($0) } ?? false
    case "fingerprint": theme.fingerprint.description
    case "source": source(options.platform)
    case "uikit", "appkit", "portable": Platform(rawValue: name).map { source($0) }
    default: nil
    }
  }

  private func source(_ platform: Platform) -> SourceContext {
    var options = options
    options.platform = platform
    return SourceContext(theme: theme, kind: kind, options: options)
  }
}

/// What a template of a Swift source is given. `Documentation/Templates.md` lists the fields.
struct SourceContext: MustacheParent {
  private let theme: Theme
  private let kind: SourceKind
  private let enums: [EnumContext]
  private let options: GenerationOptions
  private let syntax: any PlatformSyntax

  init(theme: Theme, kind: SourceKind, options: GenerationOptions) {
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
    self.options = options
    let syntax = options.platform.syntax(theme: theme, shadowed: shadowed)
    self.syntax = syntax
    let writer = TokenWriter(theme: theme, options: options, syntax: syntax, shadowed: shadowed)
    self.enums = zip(present, sections).enumerated().map { index, pair in
      EnumContext(
        sectionEnum: pair.0, platform: options.platform, isFirst: index == 0,
        root: GroupContext(group: pair.1, depth: 1, isFirst: false, writer: writer))
    }
  }

  private var access: String { options.access == .internal ? "" : options.access.rawValue + " " }

  /// The partial that writes the members of an enum.
  private var members: String {
    switch (kind, options.platform) {
    case (.padding, .portable): "Group.lengths"
    case (.fonts, .appkit): "Group.computed"
    default: "Group"
    }
  }

  func child(named name: String) -> Any? {
    switch name {
    case "guide": theme.name.map { SwiftText.singleLine($0) } ?? false
    case "fingerprint": theme.fingerprint.description
    case "access": access
    case "template": "\(kind.rawValue).\(options.platform.rawValue)"
    case "members": members
    case "shims": syntax.shims(access: access)
    case "usesModes": enums.contains { $0.root.usesModes }
    case "usesWideColors": enums.contains { $0.root.usesWideColors }
    case "enums": enums
    default: nil
    }
  }
}

/// One enum of a source: a section of the guide.
struct EnumContext: MustacheParent {
  let sectionEnum: SectionEnum
  let platform: Platform
  let isFirst: Bool
  let root: GroupContext

  func child(named name: String) -> Any? {
    switch name {
    case "enum": sectionEnum.rawValue
    case "summary": sectionEnum.summary(on: platform)
    case "isFirst": isFirst
    default: root.child(named: name)
    }
  }
}

/// A group within a source, or the source's own enum.
struct GroupContext: MustacheParent {
  private let group: TokenGroup
  private let depth: Int
  /// Whether nothing stands before the group in the one around it.
  private let isFirst: Bool
  private let writer: TokenWriter

  init(group: TokenGroup, depth: Int, isFirst: Bool, writer: TokenWriter) {
    self.group = group
    self.depth = depth
    self.isFirst = isFirst
    self.writer = writer
  }

  private var indentation: String { String(repeating: "  ", count: depth - 1) }

  /// Whether a token within follows the mode.
  var usesModes: Bool {
    group.members.contains { member in
      switch member {
      case .token(let index): !writer.theme.tokens[index].variants.isEmpty
      case .group(let inner):
        GroupContext(group: inner, depth: depth + 1, isFirst: false, writer: writer).usesModes
      }
    }
  }

  private var tokens: [TokenContext] {
    group.members.compactMap { member in
      guard case .token(let index) = member else { return nil }
      return TokenContext(token: writer.theme.tokens[index], depth: depth, writer: writer)
    }
  }

  private var groups: [GroupContext] {
    var isFirst = depth > 1 && tokens.isEmpty
    return group.members.compactMap { member in
      guard case .group(let inner) = member else { return nil }
      defer { isFirst = false }
      return GroupContext(group: inner, depth: depth + 1, isFirst: isFirst, writer: writer)
    }
  }

  /// Whether a color within, in any mode, is outside of sRGB.
  var usesWideColors: Bool {
    func isWide(_ value: TokenValue) -> Bool {
      if case .color(let color) = value { !color.isInGamut(of: .srgb) } else { false }
    }
    return group.members.contains { member in
      switch member {
      case .token(let index):
        let token = writer.theme.tokens[index]
        return isWide(token.value) || token.variants.contains { isWide($0.value) }
      case .group(let inner):
        return GroupContext(group: inner, depth: depth + 1, isFirst: false, writer: writer).usesWideColors
      }
    }
  }

  // Templates look names up outward where a context lacks them, so a group has to answer even what it has none of.
  func child(named name: String) -> Any? {
    switch name {
    case "tokens": tokens
    case "groups": groups
    case "hasTokens": !tokens.isEmpty
    case "name": SwiftName.escaped(SwiftName.type(group.path.name))
    case "lead": (isFirst ? "" : "\n") + writer.lead(of: group, indentation: indentation)
    case "indent": indentation
    case "path": group.path.dotted
    case "description": group.description ?? false
    default: nil
    }
  }
}

/// A token within a group. The first three fields make a declaration; the others are for templates that write
/// something else.
struct TokenContext: MustacheParent {
  let token: ThemeToken
  let depth: Int
  let writer: TokenWriter

  func child(named name: String) -> Any? {
    switch name {
    case "lead": writer.lead(of: token, indentation: String(repeating: "  ", count: depth))
    case "fontType": writer.syntax.fontType
    case "innerLead": writer.lead(of: token, indentation: String(repeating: "  ", count: depth + 1))
    case "token": writer.token(token, indentation: String(repeating: "  ", count: depth + 1))
    case "name": SwiftName.escaped(SwiftName.member(token.path.name))
    case "value": writer.value(of: token, indentation: String(repeating: "  ", count: depth))
    case "indent": String(repeating: "  ", count: depth)
    case "path": token.path.dotted
    case "type": token.type.rawValue
    case "alias": token.alias?.dotted ?? false
    case "description": token.description ?? false
    case "isDeprecated": token.deprecated != nil
    case "deprecation": token.deprecated?.message ?? false
    case "modes": modes
    default: ValueFields(token.value).child(named: name)
    }
  }

  private var modes: [ModeContext] {
    token.variants.map { ModeContext(mode: writer.theme.modes[$0.mode], value: $0.value) }
  }
}

/// A value of a token in a mode that is not the default one.
struct ModeContext: MustacheParent {
  let mode: Mode
  let value: TokenValue

  func child(named name: String) -> Any? {
    name == "mode" ? mode.name : ValueFields(value).child(named: name)
  }
}

/// The parts of a value by name.
struct ValueFields: MustacheParent {
  private let value: TokenValue

  init(_ value: TokenValue) { self.value = value }

  func child(named name: String) -> Any? {
    switch value {
    case .color(let color): Self.field(name, of: color)
    case .typography(let font): Self.field(name, of: font)
    case .dimension(let dimension): name == "points" ? SwiftText.number(dimension.value) : nil
    case .edges(let edges): Self.field(name, of: edges)
    default: nil
    }
  }

  private static func field(_ name: String, of color: ColorValue) -> Any? {
    switch name {
    case "hex": color.hex
    case "red": SwiftText.number(color.written(inGamutOf: .srgb).first ?? 0)
    case "green": SwiftText.number(color.written(inGamutOf: .srgb).second ?? 0)
    case "blue": SwiftText.number(color.written(inGamutOf: .srgb).third ?? 0)
    case "colorSpace": color.space.rawValue
    case "components": color.components.map { $0.map { SwiftText.number($0) } ?? "none" }
    case "alpha": SwiftText.number(color.alpha ?? 0)
    default: nil
    }
  }

  private static func field(_ name: String, of edges: Edges) -> Any? {
    switch name {
    case "top": SwiftText.number(edges.top.value)
    case "leading": SwiftText.number(edges.leading.value)
    case "bottom": SwiftText.number(edges.bottom.value)
    case "trailing": SwiftText.number(edges.trailing.value)
    default: nil
    }
  }

  private static func field(_ name: String, of font: Typography) -> Any? {
    switch name {
    case "families": font.families
    case "face": font.face ?? false
    case "size": SwiftText.number(font.size)
    case "weight": SwiftText.number(font.weight)
    case "isItalic": font.isItalic
    case "lineHeight": SwiftText.number(font.lineHeight)
    case "letterSpacing": SwiftText.number(font.letterSpacing.value)
    case "textStyle": font.textStyle?.rawValue ?? false
    case "maximumSize": font.maximumSize.map { SwiftText.number($0) } ?? false
    default: nil
    }
  }
}
