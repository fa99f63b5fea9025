import KansoCodeGeneration
import KansoProject
import KansoTheme

/// The context of a file for one section.
struct ExportSection: TemplateContext {
  enum Field: String, CaseIterable { case section, allTokens, members, modes, guide, package, fingerprint }

  private let group: ExportGroup
  private let file: ExportContext

  /// Creates the context of a section; nil for one without tokens.
  init?(_ section: TokenGroup, in file: ExportContext) {
    guard let group = ExportGroup(section, in: file.theme, token: { file.token($0) }) else { return nil }
    (self.group, self.file) = (group, file)
  }

  /// Returns the value of a field. The lists are those of the section, with the tokens in its groups.
  func value(of field: Field) -> Any? {
    switch field {
    case .section: NameText(group.group.path.name)
    case .allTokens: file.everyToken.filter { $0.token.path.section == group.group.path.section }
    case .members: group.members
    case .modes: file.modes(of: [group.group])
    case .guide: file.value(of: .guide)
    case .package: file.value(of: .package)
    case .fingerprint: file.value(of: .fingerprint)
    }
  }

  /// Returns the role of a field: a list of tokens, members or modes, a name, or a value.
  static func role(of field: Field) -> FieldRole {
    switch field {
    case .section, .guide: .context(NameText.self)
    case .allTokens: .list(ExportToken.self)
    case .members: .list(ExportMember.self)
    case .modes: .list(ExportMode.self)
    case .package, .fingerprint: .value
    }
  }

  var base: (any TemplateContext)? { group }
  static var baseType: (any TemplateContext.Type)? { ExportGroup.self }
}
