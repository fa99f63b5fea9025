import KansoDiagnostics
import KansoTheme

/// The deprecations of tokens and groups. Members inherit the deprecation of their group, unless they have their own.
struct Deprecations {
  /// The own or inherited deprecation of each token of the guide; nil if it is not deprecated.
  private(set) var ofTokens: [Deprecation?]
  /// The own or inherited deprecations of all deprecated groups and sections.
  private(set) var ofGroups: [TokenPath: Deprecation] = [:]
  private var isEmpty = true

  /// Collects the deprecations of all sections. `deprecated: false` ends the inheritance.
  init(_ guide: StyleGuide) {
    ofTokens = Array(repeating: nil, count: guide.tokens.count)
    for section in guide.sections { descend(section, guide, inherited: nil) }
  }

  /// Adds the deprecations of a group and, recursively, of its members.
  private mutating func descend(_ group: GuideGroup, _ guide: StyleGuide, inherited: Deprecation?) {
    let own = group.metadata.deprecated.map(\.value) ?? inherited
    if let own {
      ofGroups[group.path] = own
      isEmpty = false
    }
    for member in group.members {
      switch member {
      case .token(let index):
        guard let deprecated = guide.tokens[index].metadata.deprecated.map(\.value) ?? own else { continue }
        ofTokens[index] = deprecated
        isEmpty = false
      case .group(let inner): descend(inner, guide, inherited: own)
      }
    }
  }

  /// Returns a warning for each reference to a deprecated token from a token that is not deprecated. The steps of a ramp
  /// share their references, so only the first step gets the warning.
  /// - Parameter targets: all references, each with the index of the token that contains it and the index of
  ///   its target. They are computed only if the guide has deprecations.
  func useWarnings(
    in guide: StyleGuide, targets: @autoclosure () -> [(token: Int, reference: Reference, target: Int)]
  ) -> [Diagnostic] {
    guard !isEmpty else { return [] }
    var previous: (place: Int, target: Int)?
    return targets().compactMap { use in
      guard let deprecated = ofTokens[use.target], ofTokens[use.token] == nil else { return nil }
      let isRepeated = previous.map { $0 == (use.reference.range.lowerBound, use.target) } ?? false
      previous = (use.reference.range.lowerBound, use.target)
      if isRepeated { return nil }
      let target = guide.tokens[use.target]
      let advice = deprecated.message.map { "Its author says: \($0)" } ?? "Use another token."
      return Diagnostic(
        .deprecatedInUse, "`\(guide.tokens[use.token].path)` uses `\(target.path)`, which is deprecated",
        at: use.reference.range, help: advice,
        notes: [.init("`\(target.path)` is declared here", at: target.nameRange)])
    }
  }
}
