import KansoDiagnostics
import KansoTheme
import KansoYAML

/// A style guide as it is written, before its aliases are resolved. Every value has its source range.
package struct StyleGuide: Sendable {
  /// The files of the guide. An included file precedes those that include it.
  package let files: [SourceFile]
  package let name: String?
  package let modes: [Mode]
  /// The range of each mode's declaration.
  package let modeRanges: [SourceRange]
  /// The sections that the guide names itself.
  var declaredSections = DeclaredSections()
  /// The sections in source order, as groups.
  package let sections: [GuideGroup]
  /// All tokens, in the order of the guide, including those with invalid values.
  package let tokens: [GuideToken]
  /// The paths of members that are left out because their names are invalid. They are not in `tokens`.
  let leftOut: Set<TokenPath>
  /// The size of all tokens, without the texts of their descriptions.
  let size: GuideSize
  /// For each mode, the indices of the modes whose values apply in it, in order of priority: the mode itself
  /// and its chain of fallbacks.
  let modeOrders: [[Int]]
  /// The tokens that tokens or groups of other files replace, in the order of the files.
  package var overrides: [TokenOverride] = []
  /// The pairs of colors whose contrast the files state, in their order.
  package var contrasts: [SourceContrast] = []
  /// The former names of tokens and groups that the guide keeps.
  var renames: [GuideRename] = []

  /// Returns the place of the first entry of `renamed` with a former path, with a group around it, or with a token in
  /// it; nil if there is none.
  package func rangeOfFormerName(_ path: TokenPath) -> SourceRange? {
    renames.first { $0.oldPath == path || path.isInside($0.oldPath) || $0.oldPath.isInside(path) }?.oldRange
  }

  /// The groups, each before the groups in it, in the order of the guide. Sections are groups, too.
  package var groups: [GuideGroup] {
    var found: [GuideGroup] = []
    var waiting = Array(sections.reversed())
    while let group = waiting.popLast() {
      found.append(group)
      for case .group(let inner) in group.members.reversed() { waiting.append(inner) }
    }
    return found
  }

  /// The paths of today in the entries of `renamed`, with their places.
  package var renameTargets: [(path: TokenPath, range: SourceRange)] {
    renames.map { ($0.newPath, $0.newRange) }
  }

  /// The former paths in the entries of `renamed`.
  package var formerPaths: [TokenPath] { renames.map(\.oldPath) }

  /// Returns true if the token or group at a path was left out because its name is invalid, or because the
  /// name of a group around it is invalid. False for a path that the guide does not contain.
  func isLeftOut(_ path: TokenPath) -> Bool {
    // A longer path exists in no guide. It is excluded here, because each of its names would add another lookup.
    let dotCount = path.dotted.utf8.count { $0 == UInt8(ascii: ".") }
    guard !leftOut.isEmpty, dotCount < ReadingLimits.nesting else { return false }
    return leftOut.contains(path) || path.groups.contains { leftOut.contains($0) }
  }
}

/// A group as it is written. A section is a group, too.
package struct GuideGroup: Sendable {
  /// A direct member of a group.
  package enum Member: Sendable {
    /// The index of a token in `StyleGuide.tokens`.
    case token(Int)
    case group(GuideGroup)
  }

  package let path: TokenPath
  package let nameRange: SourceRange
  package let metadata: Metadata
  /// The members in source order, without those that have invalid names.
  package let members: [Member]
}

/// A token as it is written.
package final class GuideToken: Sendable {
  package let path: TokenPath
  /// The section of the language, or the kind of a section that the guide names itself.
  package let section: Section
  package let nameRange: SourceRange
  package let metadata: Metadata
  /// One value for all modes, or one value for each mode that has a written value.
  package let values: [SourceValue]
  /// True for a step of a ramp or a scale that is not written as a token of its own.
  package let isStep: Bool

  init(
    path: TokenPath, section: Section, nameRange: SourceRange, metadata: Metadata, values: [SourceValue],
    isStep: Bool = false
  ) {
    self.isStep = isStep
    self.path = path
    self.section = section
    self.nameRange = nameRange
    self.metadata = metadata
    self.values = values
  }

  /// Returns the values in source notation: one for all modes, or one for each mode in braces.
  ///
  /// - Parameter modes: the modes of the guide.
  package func sourceText(modes: [Mode]) -> String {
    let texts = values.map { value in
      guard let mode = value.mode, modes.indices.contains(mode) else { return value.sourceText }
      return "\(modes[mode].name): \(value.sourceText)"
    }
    return values.contains { $0.mode != nil } ? "{\(texts.joined(separator: ", "))}" : texts.joined()
  }
}

/// A token that a file of the guide replaces.
package struct TokenOverride: Sendable {
  /// The token that applies; nil if a group replaces the token.
  package let token: GuideToken?
  /// The name of the token or group that applies.
  package let nameRange: SourceRange
  /// The token that does not apply.
  package let replaced: GuideToken
}

/// The metadata of a token or a group.
package struct Metadata: Sendable {
  var description: String?
  /// The deprecation; nil if none is written.
  package var deprecated: SourceDeprecation?
  /// The data of other tools: `extensions` of a token, or `$extensions` in a JSON document.
  var extensions: [JSONNode.Member] = []
}

/// A deprecation as it is written.
package struct SourceDeprecation: Sendable {
  /// The deprecation; nil for `false`.
  package let value: Deprecation?
  package let range: SourceRange
}

extension StyleGuide {
  /// Returns the index in `token.values` of the value that applies in a mode: the value for all modes, the
  /// value of the mode, or the value of the first fallback in its chain that has one. Nil if there is none.
  /// - Parameter mode: an index into `modes`. If there is no such mode, only a value for all modes applies.
  func valueIndex(of token: GuideToken, in mode: Int) -> Int? {
    token.values.index(applyingIn: modeOrders.indices.contains(mode) ? modeOrders[mode] : [])
  }

  /// Returns the priority orders of the modes: each mode, followed by its chain of fallbacks. A chain ends at
  /// an unknown mode, or before a mode that it already contains.
  static func fallbackOrders(of modes: [Mode]) -> [[Int]] {
    let fallbacks = modes.map { mode in modes.firstIndex { $0.name == mode.fallback } }
    return modes.indices.map { mode in
      var order = [mode]
      // The second condition ends the loop for a cycle of fallbacks, which is already reported.
      while let next = fallbacks[order[order.count - 1]], !order.contains(next) { order.append(next) }
      return order
    }
  }
}
