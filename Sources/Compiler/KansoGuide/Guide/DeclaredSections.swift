import KansoDiagnostics
import KansoTheme
import KansoThemeEncoding

/// The sections that a guide names itself, each with its kind, in one file or in several.
struct DeclaredSections: Sendable {
  /// The kind of each section, by its name.
  private(set) var kinds: [String: Section] = [:]
  /// The names of sections whose declaration is reported. Their tokens are left out of the guide.
  private(set) var refused: Set<String> = []
  /// The declarations, in their order.
  private var declarations: [(name: String, range: SourceRange)] = []
  /// The name of the section of each Swift type.
  private var owners = Dictionary(uniqueKeysWithValues: Section.allCases.map { ($0.typeName, $0.rawValue) })

  /// Returns the kind of a section of the language or of the guide; nil if there is no such section.
  func kind(of name: String) -> Section? { Section(rawValue: name) ?? kinds[name] }

  /// Adds the name of a section whose declaration is reported.
  mutating func refuse(_ name: String) { refused.insert(name) }

  /// Adds a section. Returns the error for a section that is already declared with another kind, or whose enum in
  /// Swift would have the name of another type; then it is refused, unless it is declared already.
  mutating func add(_ name: String, _ kind: Section, at range: SourceRange) -> Diagnostic? {
    if let known = kinds[name] {
      guard known != kind else { return nil }
      return Diagnostic(
        .invalidSections, "the section `\(name)` is declared with another kind, `\(known.rawValue)`",
        at: range,
        help: "Declare it in one file, or write the same kind in both.",
        notes: [.init("it is also declared here", at: declarations.first { $0.name == name }?.range)])
    }
    // The name of a section gets no prefix before digits: it is not that of a token.
    let type = SwiftName.type(name, digitPrefix: "_")
    if owners[type] != nil || SwiftTypeName.refusal(of: type) != nil { refuse(name) }
    if let owner = owners[type] {
      return Diagnostic(
        .invalidSections, "`\(owner)` and `\(name)` are both `\(type)` in Swift", at: range,
        help: "Choose another name.")
    }
    if let refusal = SwiftTypeName.refusal(of: type) {
      return Diagnostic(
        .invalidSections,
        refusal == .reserved
          ? "`\(name)` would be `\(type)` in Swift, a type that generated Swift uses"
          : "`\(name)` would be `\(type)` in Swift, which is not the name of a type", at: range,
        help: "Choose another name, such as `my-\(name)`.")
    }
    kinds[name] = kind
    owners[type] = name
    declarations.append((name, range))
    return nil
  }

  /// Adds the sections of another file. Returns the errors of those that are not added.
  mutating func add(_ other: DeclaredSections) -> [Diagnostic] {
    refused.formUnion(other.refused)
    return other.declarations.compactMap { declaration in
      other.kinds[declaration.name].flatMap { add(declaration.name, $0, at: declaration.range) }
    }
  }
}
