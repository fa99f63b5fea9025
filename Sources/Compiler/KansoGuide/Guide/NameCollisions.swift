import KansoDiagnostics
import KansoTheme
import KansoThemeEncoding

/// Finds names that would have the same identifier in the generated Swift.
enum NameCollisions {
  /// The names that the enum of a section declares in addition to the tokens.
  private static let ownNames: Set<String> = ["kansoFingerprint", "kansoTokens", "kansoEdges"]
  /// The name of the enum with the tokens that follow the mode. Every group has one, except those of colors and fonts.
  private static let runtimeTokens = "tokens"

  /// Returns true if the generated Swift declares the identifier itself: `ownNames` only at the root of a
  /// section, `tokens` in every group except those of colors and fonts, and the prefix `_kanso` everywhere.
  private static func isTaken(
    _ identifier: String, _ path: TokenPath, isRoot: Bool, in guide: StyleGuide
  ) -> Bool {
    if ownNames.contains(identifier) { return isRoot }
    if identifier == runtimeTokens {
      return guide.declaredSections.kind(of: path.section)?.type.followsModes == false
    }
    return identifier.hasPrefix("_kanso")
  }

  /// Returns true if a quick check shows that no member can collide: all are tokens whose names are already
  /// valid identifiers and not reserved, and names are unique within a group. False means only that the full
  /// check is needed.
  private static func cannotCollide(_ group: GuideGroup, _ guide: StyleGuide) -> Bool {
    group.members.allSatisfy { member in
      guard case .token(let index) = member else { return false }
      let name = guide.tokens[index].path.lastName
      return SwiftName.isPlainMember(name) && !ownNames.contains(String(name)) && name != runtimeTokens
    }
  }

  /// Returns an error for each member whose identifier is reserved, or is also the identifier of an earlier
  /// member of its group.
  static func check(_ guide: StyleGuide, _ naming: SwiftNaming) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for section in guide.sections { check(section, guide, naming, isRoot: true, &diagnostics) }
    return diagnostics
  }

  /// Returns the help for two names with the same identifier. If only one of them begins with a digit, the other one
  /// has the prefix that it gets.
  private static func help(_ first: TokenPath, _ second: TokenPath) -> String {
    let digits = [first, second].count { path in
      path.name.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
    }
    return digits == 1
      ? "Rename one of the two, or choose another `compile: {digit-prefix: …}` in kanso.yaml."
      : "Rename one of the two."
  }

  /// Returns an error for each former name of a token, or of a group around it, whose identifier is reserved or is
  /// also that of another member of its group.
  static func checkFormerNames(
    in theme: Theme, of guide: StyleGuide, _ naming: SwiftNaming
  ) -> [Diagnostic] {
    guard !theme.renames.isEmpty else { return [] }
    let sections = theme.addingRenamedTokens()
    var known = Set(theme.tokens.map(\.path))
    var unvisited = theme.sections
    while let group = unvisited.popLast() {
      known.insert(group.path)
      for case .group(let inner) in group.members { unvisited.append(inner) }
    }
    var diagnostics: [Diagnostic] = []
    unvisited = sections.sections
    while let group = unvisited.popLast() {
      var seen: [String: TokenPath] = [:]
      for member in group.members {
        let (identifier, path): (String, TokenPath)
        switch member {
        case .token(let index):
          path = sections.tokens[index].path
          identifier = naming.member(path.name)
        case .group(let inner):
          path = inner.path
          identifier = naming.type(path.name)
          unvisited.append(inner)
        }
        let first = seen.updateValue(path, forKey: identifier)
        let isRoot = group.path.section == group.path.dotted
        guard !known.contains(path), first != nil || isTaken(identifier, path, isRoot: isRoot, in: guide),
          let rename = guide.renames.first(where: {
            $0.oldPath == path || path.isInside($0.oldPath) || $0.oldPath.isInside(path)
          })
        else { continue }
        diagnostics.append(
          Diagnostic(
            .nameCollision,
            "the former `\(path)` would be `\(identifier)` in Swift, "
              + (first.map { "as `\($0)` is" } ?? "a name that Kanso uses itself"),
            at: rename.oldRange, help: "Delete the entry, or rename the other one."))
      }
    }
    return diagnostics
  }

  /// Checks the members of a group and, recursively, of its groups.
  private static func check(
    _ group: GuideGroup, _ guide: StyleGuide, _ naming: SwiftNaming, isRoot: Bool,
    _ diagnostics: inout [Diagnostic]
  ) {
    if Self.cannotCollide(group, guide) { return }
    var seen: [String: (path: TokenPath, range: SourceRange)] = [:]
    seen.reserveCapacity(group.members.count)
    for member in group.members {
      let (identifier, path, range): (String, TokenPath, SourceRange)
      switch member {
      case .token(let index):
        let token = guide.tokens[index]
        (identifier, path, range) = (naming.member(token.path.name), token.path, token.nameRange)
      case .group(let inner):
        (identifier, path, range) = (naming.type(inner.path.name), inner.path, inner.nameRange)
        check(inner, guide, naming, isRoot: false, &diagnostics)
      }
      if isTaken(identifier, path, isRoot: isRoot, in: guide) {
        diagnostics.append(
          Diagnostic(
            .nameCollision, "`\(path)` would be `\(identifier)` in Swift, a name that Kanso uses itself",
            at: range,
            help: "Choose another name."))
      } else if let first = seen.updateValue((path, range), forKey: identifier) {
        seen[identifier] = first
        diagnostics.append(
          Diagnostic(
            .nameCollision, "`\(first.path)` and `\(path)` are both `\(identifier)` in Swift", at: range,
            help: help(first.path, path), notes: [.init("the first one is here", at: first.range)]))
      }
    }
  }
}
