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
  /// Returns the effect of a change on code that uses the token. A renamed token breaks callers, unless the new guide keeps
  /// its former name (`renamed`).
  package func impact(of change: TokenChange) -> Impact {
    if let oldPath = change.oldPath { return callers.keptNames.contains(oldPath) ? .minor : .major }
    switch change.kind {
    case .removed: return callers.keptNames.contains(change.path) ? .minor : .major
    case .retyped, .renamed: return .major
    case .added: return .minor
    case .changed, .rewritten: return callers.deprecated.contains(change.path) ? .minor : .patch
    }
  }

  /// The largest effect of all changes.
  package var impact: Impact {
    var largest = changes.map { impact(of: $0) }.max() ?? .none
    if !notes.isEmpty { largest = max(largest, .patch) }
    if !callers.addedModes.isEmpty || !callers.deprecated.isEmpty { largest = max(largest, .minor) }
    if !callers.removedModes.isEmpty { largest = .major }
    return largest
  }

  /// The number of changes with an effect, without their followers.
  package func count(of impact: Impact) -> Int { changes.count { self.impact(of: $0) == impact } }

  /// The contrasts that were lost.
  package var lostContrasts: [ContrastChange] { contrasts.filter(\.becameInsufficient) }

  /// The result for people: `major: 1 change breaks callers, 2 contrasts are lost`.
  package var verdict: String {
    var parts: [String] = []
    let breaking = count(of: .major) + callers.removedModes.count
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

  /// The entries for `renamed` that keep the former names of renamed tokens, as lines of YAML; empty if there are none.
  package var renamedEntries: [String] {
    changes.compactMap { change in
      guard let oldPath = change.oldPath, !callers.keptNames.contains(oldPath) else { return nil }
      return "\(oldPath): \(change.path)"
    }
  }
}
