import KansoDiagnostics
import KansoTheme

/// The tokens of files that those of later files replace, counted by the two files.
struct FileReplacements {
  private struct Pair: Hashable {
    let file: String
    let other: String
  }

  private var counts: [Pair: (count: Int, first: SourceRange)] = [:]
  private var order: [Pair] = []

  /// Counts a value that is another one than the value that it replaces.
  mutating func note(_ node: JSONNode, _ source: SourceFile, replacing other: TokenTree.Value) {
    guard source.path != other.source.path, !node.equals(other.node) else { return }
    let pair = Pair(file: source.path, other: other.source.path)
    if counts[pair] == nil { order.append(pair) }
    counts[pair, default: (0, source.place(ofValueAt: node.offset))].count += 1
  }

  /// A finding for each two files, at the first of the tokens.
  var findings: [ImportFinding] {
    order.compactMap { pair in
      guard let (count, place) = counts[pair] else { return nil }
      let tokens =
        count == 1
        ? "1 token of `\(pair.file)` replaces that" : "\(count) tokens of `\(pair.file)` replace those"
      let message = "\(tokens) of `\(pair.other)`, whose values are lost"
      return ImportFinding(.doubtful, [], message, at: place)
    }
  }
}
