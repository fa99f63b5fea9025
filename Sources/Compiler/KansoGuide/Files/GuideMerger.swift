import KansoDiagnostics
import KansoTheme
import KansoYAML

/// Merges the guides of several files to one. Groups of the same path become one group, in the order of their first
/// appearance. A token that replaces another one takes its place.
struct GuideMerger {
  private(set) var diagnostics: [Diagnostic] = []
  private let modes: DeclaredModes
  private let sections: DeclaredSections
  private let precedence: FilePrecedence
  private var files: [SourceFile] = []
  private var overrides: [TokenOverride] = []
  private var contrasts: [SourceContrast] = []
  private var name: String?
  private var leftOut: Set<TokenPath> = []
  private var renames: [GuideRename] = []
  private let root = Group(path: TokenPath(""), nameRange: nil)

  /// A group of the merged guide.
  private final class Group {
    let path: TokenPath
    /// The place of the name in the first file; nil for the root.
    let nameRange: SourceRange?
    var metadata = Metadata()
    /// The files that have the group.
    var files = FileSet()
    var members: [Member] = []
    /// The index of each member, by the last name of its path.
    var indexes: [String: Int] = [:]

    init(path: TokenPath, nameRange: SourceRange?) { (self.path, self.nameRange) = (path, nameRange) }
  }

  /// A member of a group of the merged guide.
  private enum Member {
    case token(GuideToken, file: Int)
    case group(Group)

    /// The place of the name.
    var nameRange: SourceRange? {
      switch self {
      case .token(let token, _): token.nameRange
      case .group(let group): group.nameRange
      }
    }
  }

  /// - Parameters:
  ///   - modes: the modes of all files.
  ///   - sections: the sections that all files name themselves.
  ///   - precedence: the files whose tokens each file replaces, in the order in which they are added.
  init(modes: DeclaredModes, sections: DeclaredSections, precedence: FilePrecedence) {
    (self.modes, self.sections, self.precedence) = (modes, sections, precedence)
  }

  /// Adds the guide of the next file, after those that the file names. Reports each token that an earlier file
  /// declares, unless one of the files replaces the tokens of the other.
  mutating func add(_ guide: StyleGuide) {
    files += guide.files
    file += 1
    name = guide.name ?? name
    contrasts += guide.contrasts
    leftOut.formUnion(guide.leftOut)
    renames += guide.renames
    for section in guide.sections { add(section, of: guide, to: root) }
  }

  /// The index of the document that is being added. A document of the standard can have several files.
  private var file = -1

  /// Adds a group of a guide to another group, with all of its members.
  private mutating func add(_ group: GuideGroup, of guide: StyleGuide, to outer: Group) {
    let name = group.path.name
    let merged: Group
    switch outer.indexes[name].map({ (index: $0, member: outer.members[$0]) }) {
    case (_, .group(let existing))?: merged = existing
    case (let index, .token(let token, let owner))?:
      if precedence.replaces(file, by: owner) {
        return replaceTokens(in: group, of: guide, by: token)
      }
      guard precedence.replaces(owner, by: file) else {
        return reportDuplicate(group.path, at: group.nameRange, of: outer.members[index])
      }
      overrides.append(TokenOverride(token: nil, nameRange: group.nameRange, replaced: token))
      merged = Group(path: group.path, nameRange: group.nameRange)
      outer.members[index] = .group(merged)
    case nil:
      merged = Group(path: group.path, nameRange: group.nameRange)
      outer.indexes[name] = outer.members.count
      outer.members.append(.group(merged))
    }
    merged.files.insert(file)
    merged.metadata.description = group.metadata.description ?? merged.metadata.description
    merged.metadata.deprecated = group.metadata.deprecated ?? merged.metadata.deprecated
    for member in group.members {
      switch member {
      case .token(let index): add(guide.tokens[index], to: merged)
      case .group(let inner): add(inner, of: guide, to: merged)
      }
    }
  }

  /// Adds a token to a group.
  private mutating func add(_ token: GuideToken, to group: Group) {
    let name = token.path.name
    guard let index = group.indexes[name] else {
      group.indexes[name] = group.members.count
      group.members.append(.token(token, file: file))
      return
    }
    switch group.members[index] {
    case .token(let first, let owner):
      if precedence.replaces(owner, by: file) {
        overrides.append(TokenOverride(token: token, nameRange: token.nameRange, replaced: first))
        group.members[index] = .token(token, file: file)
      } else if precedence.replaces(file, by: owner) {
        overrides.append(TokenOverride(token: first, nameRange: first.nameRange, replaced: token))
      } else {
        reportDuplicate(token.path, at: token.nameRange, of: group.members[index])
      }
    case .group(let first):
      if precedence.replaces(first.files, by: file) {
        replaceTokens(in: first, by: token)
        group.members[index] = .token(token, file: file)
      } else if let nameRange = first.nameRange,
        first.files.indexes.allSatisfy({ precedence.replaces(file, by: $0) })
      {
        overrides.append(TokenOverride(token: nil, nameRange: nameRange, replaced: token))
      } else {
        reportDuplicate(token.path, at: token.nameRange, of: group.members[index])
      }
    }
  }

  /// Adds an override for each token in a group of the merged guide.
  private mutating func replaceTokens(in group: Group, by token: GuideToken) {
    for member in group.members {
      switch member {
      case .token(let replaced, _):
        overrides.append(TokenOverride(token: token, nameRange: token.nameRange, replaced: replaced))
      case .group(let inner): replaceTokens(in: inner, by: token)
      }
    }
  }

  /// Adds an override for each token in a group of the guide that is being added.
  private mutating func replaceTokens(in group: GuideGroup, of guide: StyleGuide, by token: GuideToken) {
    for member in group.members {
      switch member {
      case .token(let index):
        overrides.append(
          TokenOverride(token: token, nameRange: token.nameRange, replaced: guide.tokens[index]))
      case .group(let inner): replaceTokens(in: inner, of: guide, by: token)
      }
    }
  }

  /// Reports a token or a group at a path that another file uses, too.
  private mutating func reportDuplicate(_ path: TokenPath, at range: SourceRange, of first: Member) {
    let firstFile = first.nameRange.map { " in `\($0.file.path)`" } ?? ""
    diagnostics.append(
      Diagnostic(
        .duplicateToken, "`\(path)` is already declared\(firstFile)", at: range,
        help:
          "Delete one of the two, or choose another name. To replace tokens of another file, write `extends`.",
        notes: [.init("the first one is here", at: first.nameRange)]))
  }

  /// Returns the merged guide. Returns nil if the tokens of all files exceed the size limit, and reports the first
  /// one beyond it.
  mutating func guide() -> StyleGuide? {
    var flat = FlatGuide()
    let sections = flat.groups(in: root)
    if let beyond = flat.beyond {
      diagnostics.append(ReadingLimits.largeGuide(upTo: beyond.path, at: beyond.range))
      return nil
    }
    return StyleGuide(
      files: files, name: name, modes: modes.modes, modeRanges: modes.ranges,
      declaredSections: self.sections, sections: sections, tokens: flat.tokens, leftOut: leftOut,
      size: flat.size,
      modeOrders: StyleGuide.fallbackOrders(of: modes.modes), overrides: overrides,
      contrasts: contrasts, renames: renames)
  }

  /// The tokens of the merged groups, in their order.
  private struct FlatGuide {
    var tokens: [GuideToken] = []
    var size = GuideSize()
    /// The first member beyond the size limit.
    var beyond: (path: TokenPath, range: SourceRange)?

    /// Returns the groups directly in a group, and appends the tokens in them.
    mutating func groups(in group: Group) -> [GuideGroup] {
      members(of: group).compactMap { if case .group(let inner) = $0 { inner } else { nil } }
    }

    /// Returns the members of a group, and appends the tokens in it at any depth. Stops at the size limit.
    private mutating func members(of group: Group) -> [GuideGroup.Member] {
      var members: [GuideGroup.Member] = []
      for member in group.members where beyond == nil {
        switch member {
        case .token(let token, _):
          add(token.path, token.nameRange)
          tokens.append(token)
          members.append(.token(tokens.count - 1))
        case .group(let inner):
          guard let nameRange = inner.nameRange else { continue }
          // As in a single file, a section has no size of its own.
          if group.nameRange != nil { add(inner.path, nameRange) }
          members.append(
            .group(
              GuideGroup(
                path: inner.path, nameRange: nameRange, metadata: inner.metadata,
                members: self.members(of: inner))))
        }
      }
      return members
    }

    /// Adds the size of a member.
    private mutating func add(_ path: TokenPath, _ range: SourceRange) {
      size.add(path)
      if size.isTooLarge { beyond = beyond ?? (path, range) }
    }
  }
}
