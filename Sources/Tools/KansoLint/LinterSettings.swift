import KansoDiagnostics
import KansoSystem
import KansoTheme
import KansoThemeEncoding

extension Linter {
  /// The settings of a linter: all on which its results depend, beside the sources.
  struct Settings: Sendable {
    let theme: Theme?
    let rules: Set<DiagnosticDescriptor>
    let severities: [DiagnosticDescriptor: Severity]
    let sinks: Sinks
    let module: String?
    let naming: SwiftNaming
    let near: NearLimits
    let fixer: Fixer?
    /// The rules of the checks of documents.
    let documentRules: [DiagnosticDescriptor]
    /// True if the places of all uses are collected.
    let collectsUses: Bool

    /// The hash of the settings.
    var hash: ContentHash {
      let names = [
        rules.map(\.id).sorted(), severities.map { "\($0.key.id)=\($0.value)" }.sorted(), sinks.own,
        [module ?? "", module == nil ? "none" : "one"],
        [
          naming.namespace ?? "", naming.namespace == nil ? "none" : "one", naming.prefix, naming.digitPrefix,
        ],
        naming.names.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }, naming.nestedAxes,
        ["\(near.points)", "\(near.share)", "\(near.color)"], fixer?.settings ?? ["none"],
        documentRules.map(\.id).sorted(), collectsUses ? ["uses"] : [],
      ]
      // The texts are quoted, so that no two lists of lists are the same text.
      return ContentHash(Array("\(names)".utf8) + (theme?.encoded() ?? []))
    }
  }
}
