import KansoDiagnostics
import KansoTheme
import KansoYAML

/// A former path of a token or a group, and its path of today, as they are written.
struct GuideRename: Sendable {
  let oldPath: TokenPath
  let oldRange: SourceRange
  let newPath: TokenPath
  let newRange: SourceRange
}

// Reading of `renamed`.
extension GuideReader {
  /// The key of the root with the former names of tokens.
  static let renamesKey = "renamed"
  /// The keys of `renamed` that are not paths. A path has a dot.
  private static let (keepKey, releasesKey) = ("keep", "releases")
  private static let renamesExample =
    "Write the former path and that of today, as in `renamed: {colors.ink: colors.text}`."

  /// Returns the renames of the guide: those of a mapping of paths, or those of the releases that are kept.
  mutating func readRenames(_ node: YAMLNode) -> [GuideRename] {
    guard let mapping = node.mapping else {
      if !node.isNull {
        report(
          .wrongShape, "`renamed` is \(node.kind), and has to be a mapping", node.range,
          help: Self.renamesExample)
      }
      return []
    }
    guard mapping[Self.releasesKey] != nil || mapping[Self.keepKey] != nil else {
      return readRenamedPaths(mapping)
    }
    for entry in mapping.entries where entry.key.value != Self.keepKey && entry.key.value != Self.releasesKey {
      report(
        .invalidRename, "`\(entry.key.value)` is beside `releases`", entry.key.range,
        help: "Move it to the `tokens` of a release.")
    }
    let kept = mapping[Self.keepKey].map { readKeptReleases($0) } ?? .max
    return mapping[Self.releasesKey].map { readReleases($0, kept: kept) } ?? []
  }

  /// Returns the number of releases whose renames are kept. Reports what is no such number, and returns the largest
  /// one.
  private mutating func readKeptReleases(_ node: YAMLNode) -> Int {
    if let count = node.scalar.flatMap({ Int($0.text) }), count > 0 { return count }
    report(
      .invalidRename, "`keep` is \(node.scalar.map { "`\($0.text)`" } ?? node.kind)", node.range,
      help: "Write the number of releases whose former names are kept, as in `keep: 2`.")
    return .max
  }

  /// Returns the renames of the first releases in a list, which begins with the newest one. Reports renames of later
  /// ones, for which no code is generated.
  private mutating func readReleases(_ node: YAMLNode, kept: Int) -> [GuideRename] {
    guard case .sequence(let elements) = node.content else {
      report(
        .wrongShape, "`releases` is \(node.kind), and has to be a list, the newest release first", node.range,
        help: "Write `releases: [{release: \"2.1\", tokens: {colors.ink: colors.text}}]`.")
      return []
    }
    var renames: [GuideRename] = []
    for (index, element) in elements.enumerated() {
      guard let release = element.mapping, let tokens = release["tokens"] else {
        report(
          .wrongShape, "a release is \(element.mapping == nil ? element.kind : "without `tokens`")", element.range,
          help: "Write `{release: \"2.1\", tokens: {colors.ink: colors.text}}`.")
        continue
      }
      for entry in release.entries where entry.key.value != "release" && entry.key.value != "tokens" {
        report(
          .invalidRename, "a release has no `\(entry.key.value)`", entry.key.range, help: "Delete it.")
      }
      let name = release["release"].flatMap { text($0, of: "release") }
      guard let mapping = tokens.mapping else {
        if !tokens.isNull {
          report(
            .wrongShape, "`tokens` is \(tokens.kind), and has to be a mapping", tokens.range,
            help: Self.renamesExample)
        }
        continue
      }
      if index < kept {
        renames += readRenamedPaths(mapping)
      } else if let first = mapping.entries.first {
        report(
          .outdatedRename,
          "the former names of \(name.map { "release `\($0)`" } ?? "this release") are no longer generated",
          first.key.range, help: "Delete the release from the list, or raise `keep`.")
      }
    }
    return renames
  }

  /// Returns the renames in a mapping from former paths to those of today. Reports invalid ones.
  private mutating func readRenamedPaths(_ mapping: YAMLMapping) -> [GuideRename] {
    mapping.entries.compactMap { entry in
      guard let old = readPath(entry.key.value, entry.key.range) else { return nil }
      guard let text = entry.value.scalar?.text, !entry.value.isNull else {
        report(
          .invalidRename, "`\(old)` has no path of today", entry.value.range, help: Self.renamesExample)
        return nil
      }
      return readPath(text, entry.value.range).map {
        GuideRename(
          oldPath: old, oldRange: place(entry.key.range), newPath: $0, newRange: place(entry.value.range))
      }
    }
  }

  /// Returns a path of at least two valid names. Reports any other text, and returns nil.
  private mutating func readPath(_ text: String, _ range: TextRange) -> TokenPath? {
    let path = TokenPath(text)
    let dots = text.utf8.count { $0 == UInt8(ascii: ".") }
    guard dots > 0, dots < ReadingLimits.nesting else {
      report(
        .invalidRename, "`\(text)` is not a path", range,
        help: "Write the section and the names, as in `colors.ink`.")
      return nil
    }
    return path.names.dropFirst().allSatisfy { checkName(Located($0, at: range)) } ? path : nil
  }
}
