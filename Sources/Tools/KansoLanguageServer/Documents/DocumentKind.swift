import KansoDiagnostics
import KansoSystem

/// The kinds of documents that the server knows.
package enum DocumentKind: Sendable {
  /// A style guide, or a document of the design-token standard.
  case guide
  /// The configuration of a project, `kanso.yaml`.
  case configuration
  /// A source in Swift or Objective-C.
  case source
  /// Any other document.
  case other

  /// The name of guides that need no other sign of being one.
  static let guideName = "tokens.yaml"
  private static let configurationName = "kanso.yaml"
  private static let documentEndings = [".tokens.json", ".resolver.json", ".tokens"]
  private static let sourceEndings = [".swift", ".m", ".mm", ".h"]

  /// The kind of a document: by its name, or for other names in YAML by a key at the start of a line.
  init(of file: SourceFile) {
    let name = FilePath.lastName(of: file.path)
    if name == Self.configurationName {
      self = .configuration
    } else if name == Self.guideName || Self.documentEndings.contains(where: name.hasSuffix) {
      self = .guide
    } else if Self.sourceEndings.contains(where: name.hasSuffix) {
      self = .source
    } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") || !file.path.hasPrefix("/") {
      let hasKey = ["kanso:", "colors:", "fonts:", "padding:"].contains { key in
        file.bytes.starts(with: key.utf8) || file.contains("\n" + key)
      }
      self = hasKey ? .guide : .other
    } else {
      self = .other
    }
  }
}
