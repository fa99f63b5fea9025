import KansoDiagnostics
import KansoTheme

/// Finds the tokens of the former paths that a guide states, and reports entries that no code can be generated for.
struct RenameChecker {
  /// The former paths of single tokens with the tokens of today, in the guide's order.
  private(set) var renames: [TokenRename] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let guide: StyleGuide
  private let indexes: TokenIndexes
  private let groups: Set<TokenPath>
  /// The written renames, by their former paths.
  private var written: [TokenPath: GuideRename] = [:]
  private var suggestions: ReferenceSuggestions
  /// The paths of all tokens in each group, also those of the groups in it.
  private lazy var members: [TokenPath: [TokenPath]] = {
    var members: [TokenPath: [TokenPath]] = [:]
    for token in guide.tokens {
      for group in token.path.groups { members[group, default: []].append(token.path) }
    }
    return members
  }()

  /// The maximum number of renames after groups are replaced by their tokens.
  static let maxCount = 10_000
  /// The maximum number of renames of one path, one after the other.
  static let maxChain = 100

  /// Checks the renames of a guide.
  ///
  /// - Parameters:
  ///   - indexes: the index of each token, by its path.
  ///   - groups: the paths of all groups and sections.
  init(_ guide: StyleGuide, _ indexes: TokenIndexes, groups: Set<TokenPath>) {
    (self.guide, self.indexes, self.groups) = (guide, indexes, groups)
    suggestions = ReferenceSuggestions(guide: guide)
    var valid: [GuideRename] = []
    for rename in guide.renames where isNew(rename) {
      written[rename.oldPath] = rename
      valid.append(rename)
    }
    var seen: [TokenPath: TokenPath] = [:]
    for rename in valid {
      guard let target = target(of: rename) else { continue }
      for new in tokens(at: target, of: rename) {
        let old = TokenPath(rename.oldPath.dotted + new.dotted.dropFirst(target.dotted.count))
        guard renames.count < Self.maxCount else {
          report("the guide renames more than \(Self.maxCount) tokens", rename.oldRange, "Delete older entries.")
          return
        }
        // A token of a renamed group can have an entry of its own, which is more exact.
        if old != rename.oldPath, written[old] != nil { continue }
        if seen.updateValue(new, forKey: old) == nil { renames.append(TokenRename(from: old, to: new)) }
      }
    }
  }

  /// Adds an error.
  private mutating func report(
    _ message: String, _ range: SourceRange, _ help: String, notes: [Diagnostic.Note] = [],
    replacement: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(.invalidRename, message, at: range, help: help, notes: notes, replacement: replacement))
  }

  /// Returns true for a former path that nothing has today. Reports any other one, and one that another entry gives a
  /// second path.
  private mutating func isNew(_ rename: GuideRename) -> Bool {
    let old = rename.oldPath
    if let first = written[old] {
      // Each of the files that a guide extends may state it.
      if first.newPath == rename.newPath, first.oldRange.file !== rename.oldRange.file { return false }
      report(
        "`\(old)` is renamed twice", rename.oldRange, "Delete one of the two entries.",
        notes: [.init("the first one is here", at: first.oldRange)])
      return false
    }
    if old == rename.newPath {
      report("`\(old)` is renamed to itself", rename.oldRange, "Delete the entry.")
      return false
    }
    let token = indexes[old].map { guide.tokens[$0].nameRange }
    guard token == nil, !groups.contains(old), !guide.isLeftOut(old) else {
      report(
        "`\(old)` is \(groups.contains(old) ? "a group" : "a token") of this guide, so it is no former name",
        rename.oldRange, "Delete the entry, or rename what has the name today.",
        notes: token.map { [.init("the token is declared here", at: $0)] } ?? [])
      return false
    }
    guard guide.declaredSections.kind(of: old.section) != nil else {
      report(
        "there is no section `\(old.section)`", rename.oldRange,
        "Declare it, as in `sections: {\(old.section): colors}`.")
      return false
    }
    return true
  }

  /// Returns the path of today of a rename: that of a token or a group. Follows further renames of it and of the groups
  /// around it. Reports an unknown path, and renames that return to their start.
  private mutating func target(of rename: GuideRename) -> TokenPath? {
    var path = rename.newPath
    for _ in 0..<Self.maxChain {
      if indexes[path] != nil || groups.contains(path) { return path }
      let candidates = [path] + path.groups.dropFirst().reversed()
      guard let next = candidates.first(where: { written.keys.contains($0) }).flatMap({ written[$0] }) else {
        if !guide.isLeftOut(path) { reportUnknown(path, rename) }
        return nil
      }
      path = TokenPath(next.newPath.dotted + path.dotted.dropFirst(next.oldPath.dotted.count))
      if path == rename.newPath { break }
    }
    report(
      "the renames of `\(rename.oldPath)` do not end at a token", rename.newRange,
      "Write the path of the token of today.")
    return nil
  }

  /// Reports a path of today that does not exist.
  private mutating func reportUnknown(_ path: TokenPath, _ rename: GuideRename) {
    let meant = suggestions.suggestion(for: path)
    report(
      "there is no token or group `\(path)`", rename.newRange,
      meant.map { "Did you mean `\($0)`?" } ?? "Write the path of the token of today.",
      replacement: path == rename.newPath ? meant?.dotted : nil)
  }

  /// Returns the path of a token, or those of all tokens in a group, that have the kind of the section of a former path.
  /// Reports tokens of another kind, and returns none.
  private mutating func tokens(at path: TokenPath, of rename: GuideRename) -> [TokenPath] {
    let kind = guide.declaredSections.kind(of: rename.oldPath.section)
    guard guide.declaredSections.kind(of: path.section) == kind else {
      report(
        "`\(path)` is in a section of another kind than `\(rename.oldPath)`", rename.newRange,
        "Delete the entry: its declaration would not have the type of `\(rename.oldPath.section)`.")
      return []
    }
    if indexes[path] != nil { return [path] }
    return members[path] ?? []
  }
}
