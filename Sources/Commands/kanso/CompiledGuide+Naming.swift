import KansoDiagnostics
import KansoGuide
import KansoTheme
import KansoThemeEncoding

extension CompiledGuide {
  /// Returns an error for each section that the guide names itself whose enum would have the configured name of
  /// another section's enum or of the namespace. None for a guide with errors.
  func namingErrors(_ naming: SwiftNaming) -> [Diagnostic] {
    guard let theme, !theme.kinds.isEmpty else { return [] }
    var owners: [String: String] = [:]
    for section in Section.allCases.map(\.rawValue) {
      owners[naming.typeName(ofSection: section)] = "the enum of `\(section)`"
    }
    if let namespace = naming.namespace { owners[namespace] = "the namespace" }
    return (guide?.sections ?? []).compactMap { section in
      let name = section.path.dotted
      let type = naming.typeName(ofSection: name)
      guard theme.kinds[name] != nil, let owner = owners[type] else { return nil }
      return Diagnostic(
        .nameCollision,
        "`\(name)` would be `\(type)` in Swift, which `kanso.yaml` makes the name of \(owner)",
        at: section.nameRange, help: "Choose another name in one of the two files.")
    }
  }
}
