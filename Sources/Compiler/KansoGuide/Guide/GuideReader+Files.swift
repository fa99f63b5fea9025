import KansoDiagnostics
import KansoTheme
import KansoYAML

/// The path of another guide in a guide, as it is written.
struct GuideLink: Sendable {
  /// The meaning of a path; the raw value is the key before it.
  enum Kind: String, CaseIterable, Sendable {
    /// The tokens of this file replace those of the other one.
    case extends
    /// The tokens of the other file belong to this one.
    case include

    /// The verb for the file with the path, in messages.
    var verb: String { self == .include ? "includes" : "extends" }
  }

  let kind: Kind
  let path: String
  let range: SourceRange
}

// Reading of the paths of other guides.
extension GuideReader {
  /// Returns the paths in a text or in a list of texts. Reports all other values.
  mutating func readLinks(_ node: YAMLNode, _ kind: GuideLink.Kind) -> [GuideLink] {
    switch node.content {
    case .scalar: return readLink(node, kind).map { [$0] } ?? []
    case .sequence(let elements): return elements.compactMap { readLink($0, kind) }
    case .mapping:
      report(
        .invalidInclude, "`\(kind.rawValue)` is \(node.kind), and has to be a path or a list of paths",
        node.range,
        help: "Write `\(kind.rawValue): [core.yaml]`.")
      return []
    }
  }

  /// Returns the path in a scalar. Reports an empty path, one with a control character, and any other node.
  private mutating func readLink(_ node: YAMLNode, _ kind: GuideLink.Kind) -> GuideLink? {
    let key = kind.rawValue
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
    return GuideLink(kind: kind, path: path, range: place(node.range))
  }
}
