import KansoDiagnostics
import KansoGuide
import KansoTheme

/// The places of a guide that name tokens and groups.
struct Mentions: Sendable {
  /// A place in a file that names a token or a group.
  struct Mention: Sendable {
    /// The relation of the place to what it names.
    enum Role: Sendable {
      /// The name where it is declared.
      case declaration
      /// The name of a group where it is declared.
      case group
      /// A reference in a value or a stated contrast.
      case reference
      /// The path of today of an entry of `renamed`.
      case rename
      /// A path in braces in the message of a deprecation.
      case message
    }

    let path: TokenPath
    let range: SourceRange
    let role: Role
    /// The path as it is written, with its braces; it is somewhere in the range.
    let sourceText: String
  }

  /// All places, in the order of the guide.
  let all: [Mention]
  /// The places by file, in the order of their starts.
  private let byFile: [String: [Mention]]
  /// The indexes in `all` by path.
  private let byPath: [TokenPath: [Int]]

  /// The maximum number of places around an offset that are looked at.
  private static let maxDepth = 16

  init(of guide: StyleGuide?) {
    all = guide.map(Self.mentions) ?? []
    byFile = Dictionary(grouping: all, by: \.range.file.path).mapValues { mentions in
      mentions.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
    byPath = Dictionary(grouping: all.indices) { [all] in all[$0].path }
  }

  /// Returns the places that name a token or a group, in the order of the guide.
  func mentions(of path: TokenPath) -> [Mention] { (byPath[path] ?? []).map { all[$0] } }

  /// Returns the number of references to a token in values and stated contrasts.
  func useCount(of path: TokenPath) -> Int {
    (byPath[path] ?? []).count { all[$0].role == .reference }
  }

  /// Returns the mention at an offset of a file; nil if there is none. Of nested ones, the shortest.
  func mention(at offset: Int, in file: String) -> Mention? {
    guard let sorted = byFile[file] else { return nil }
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return sorted[max(0, low - Self.maxDepth)..<low].filter { offset <= $0.range.upperBound }
      .min { $0.range.offsets.count < $1.range.offsets.count }
  }

  /// A range and a path, which several tokens may have in common.
  private struct Place: Hashable {
    let file: ObjectIdentifier
    let offset: Int
    let path: TokenPath

    init(_ range: SourceRange, _ path: TokenPath) {
      (file, offset, self.path) = (ObjectIdentifier(range.file), range.lowerBound, path)
    }
  }

  private static func mentions(in guide: StyleGuide) -> [Mention] {
    var found: [Mention] = []
    var known: Set<Place> = []
    /// Adds references. The steps of a ramp share those of the ramp.
    func add(_ references: [Reference]) {
      for reference in references where known.insert(Place(reference.range, reference.target)).inserted {
        found.append(
          Mention(
            path: reference.target, range: reference.range, role: .reference,
            sourceText: reference.sourceText))
      }
    }
    for token in guide.tokens + guide.overrides.map(\.replaced) {
      found.append(
        Mention(path: token.path, range: token.nameRange, role: .declaration, sourceText: token.path.name))
      for value in token.values { add(value.expression.references) }
      if let deprecated = token.metadata.deprecated, let path = deprecated.value?.replacement {
        found.append(
          Mention(path: path, range: deprecated.range, role: .message, sourceText: "{\(path)}"))
      }
    }
    for group in guide.groups where !group.path.withinSection.isEmpty {
      found.append(
        Mention(path: group.path, range: group.nameRange, role: .group, sourceText: group.path.name))
    }
    for contrast in guide.contrasts { add(contrast.references) }
    for (path, range) in guide.renameTargets {
      found.append(Mention(path: path, range: range, role: .rename, sourceText: path.dotted))
    }
    return found
  }
}
