import KansoDiagnostics
import KansoTheme
import KansoYAML

/// The path of another guide in a guide, as it is written.
struct GuideLink: Sendable {
  let path: String
  let range: SourceRange
}

// Reading of the paths of other guides.
extension GuideReader {
  /// The key of the root for the guides whose tokens belong to this one.
  static let includeKey = "include"

  /// Returns the paths in a text or in a list of texts. Reports all other values.
  mutating func readLinks(_ node: YAMLNode, of key: String) -> [GuideLink] {
    switch node.content {
    case .scalar: return readLink(node, of: key).map { [$0] } ?? []
    case .sequence(let elements): return elements.compactMap { readLink($0, of: key) }
    case .mapping:
      report(
        .invalidInclude, "`\(key)` is \(node.kind), and has to be a path or a list of paths", node.range,
        help: "Write `\(key): [core.yaml]`.")
      return []
    }
  }

  /// Returns the path in a scalar. Reports an empty path, one with a control character, and any other node.
  private mutating func readLink(_ node: YAMLNode, of key: String) -> GuideLink? {
    guard let path = node.scalar?.text, !node.isNull, !path.isEmpty else {
      let what = node.scalar == nil ? "`\(key)` contains \(node.kind)" : "`\(key)` has no path"
      report(
        .invalidInclude, what, node.range, help: "Write the path of a guide, as in `\(key): [core.yaml]`.")
      return nil
    }
    guard path.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      report(.invalidInclude, "the path contains an invisible character", node.range, help: "Delete it.")
      return nil
    }
    return GuideLink(path: path, range: place(node.range))
  }
}
