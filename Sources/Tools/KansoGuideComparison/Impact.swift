import KansoTheme

/// The effect of a change on code that uses the guide, as the part of a semantic version that it raises.
package enum Impact: Int, Sendable, Comparable, CaseIterable {
  /// Nothing changed.
  case none
  /// Values, descriptions or the order changed. Code compiles as before.
  case patch
  /// Something was added or deprecated. Code compiles as before, maybe with warnings.
  case minor
  /// A name is gone or has another type. Code that uses it does not compile.
  case major

  package static func < (left: Impact, right: Impact) -> Bool { left.rawValue < right.rawValue }

  /// The name in reports: `none`, `patch`, `minor` or `major`.
  package var name: String {
    switch self {
    case .none: "none"
    case .patch: "patch"
    case .minor: "minor"
    case .major: "major"
    }
  }
}

extension GuideDifference {
  /// Returns the effect of a change on code that uses the token.
  package func impact(of change: TokenChange) -> Impact {
    callers.impact(from: change.oldPath ?? change.path, to: change.path)
  }

  /// The effect of all changes.
  package var impact: Impact { isEmpty ? callers.impact : max(callers.impact, .patch) }

  /// The contrasts that were lost.
  package var lostContrasts: [ContrastChange] { contrasts.filter(\.becameInsufficient) }

  /// The result for people: `major: 1 change breaks callers, 2 contrasts are lost`.
  package var verdict: String {
    var parts: [String] = []
    let breaking = callers.breakingCount
    if breaking > 0 {
      parts.append("\(breaking) \(breaking == 1 ? "change breaks" : "changes break") callers")
    }
    let lost = lostContrasts.count
    if lost > 0 { parts.append("\(lost) \(lost == 1 ? "contrast is" : "contrasts are") lost") }
    let explanation =
      switch impact {
      case .none: "no difference"
      case .patch: "code compiles as before"
      case .minor: "code compiles as before, and there are new or deprecated names"
      case .major: ""
      }
    if breaking == 0, !explanation.isEmpty { parts.insert(explanation, at: 0) }
    return "\(impact.name): \(parts.joined(separator: ", "))"
  }

  /// The summary, and the effect on callers if anything changed.
  package var summaryWithVerdict: String {
    isEmpty ? summary : "\(summary) For code, this is \(impact == .none ? "no change" : verdict)."
  }

  /// The entries for `renamed` that keep the former names of renamed tokens, as lines of YAML; empty if there are none.
  /// A path with a character that YAML would need quotes for is left out.
  package var renamedEntries: [String] {
    changes.compactMap { change in
      guard let oldPath = change.oldPath, callers.breaks(oldPath), oldPath.isPlain, change.path.isPlain else {
        return nil
      }
      return "\(oldPath): \(change.path)"
    }
  }
}

extension TokenPath {
  /// True if the path has only letters, digits, `.`, `-` and `_`.
  fileprivate var isPlain: Bool {
    dotted.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" || $0 == "_" }
  }
}
