import KansoDiagnostics
import KansoTheme

/// The deprecations of tokens and groups. Members inherit the deprecation of their group, unless they have their own.
struct Deprecations {
  private(set) var ofTokens: [Deprecation?]
  private(set) var ofGroups: [TokenPath: Deprecation] = [:]
  private var isEmpty = true

  init(_ guide: StyleGuide) {
    ofTokens = Array(repeating: nil, count: guide.tokens.count)
    for section in guide.sections { descend(section, guide, inherited: nil) }
  }

  private mutating func descend(_ group: GuideGroup, _ guide: StyleGuide, inherited: Deprecation?) {
    let own = group.about.deprecated.map(\.value) ?? inherited
    if let own {
      ofGroups[group.path] = own
      isEmpty = false
    }
    for member in group.members {
      switch member {
      case .token(let index):
        guard let deprecated = guide.tokens[index].about.deprecated.map(\.value) ?? own else { continue }
        ofTokens[index] = deprecated
        isEmpty = false
      case .group(let inner): descend(inner, guide, inherited: own)
      }
    }
  }

  /// Returns a warning for each reference to a deprecated token from a token that is not deprecated.
  func uses(
    in guide: StyleGuide, targets: @autoclosure () -> [(token: Int, reference: Reference, target: Int)]
  ) -> [Diagnostic] {
    guard !isEmpty else { return [] }
    return targets().compactMap { use in
      guard let deprecated = ofTokens[use.target], ofTokens[use.token] == nil else { return nil }
      let target = guide.tokens[use.target]
      let advice = deprecated.message.map { "Its author says: \($0)" } ?? "Use another token."
      return Diagnostic(
        .deprecatedInUse, "`\(guide.tokens[use.token].path)` uses `\(target.path)`, which is deprecated",
        at: use.reference.range, help: advice,
        notes: [.init("`\(target.path)` is declared here", at: target.nameRange)])
    }
  }
}
