import KansoLayout
import KansoScreens
import KansoTheme

/// An obstacle that keeps a person from reading or using a part of a screen.
public struct LegibilityProblem: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of problems.
  public enum Kind: String, Sendable, CaseIterable {
    /// Constraints that cannot all be met, or another problem of layout.
    case layout
    /// A view whose place or size the constraints leave open.
    case ambiguous
    /// A text or control that lies over another one.
    case overlap
    /// A text or control that reaches out of the safe area.
    case outside
    /// A text of which a part is missing.
    case truncated
    /// A text that is too similar in color to what is behind it.
    case contrast
  }

  /// The kind of the problem.
  public let kind: Kind
  /// The sentence about it.
  public let description: String
}

extension Window {
  /// The problems of the screen as it is laid out now, in the order of the views.
  ///
  /// - Parameter kinds: The kinds of problems that are looked for.
  public func legibilityProblems(_ kinds: Set<LegibilityProblem.Kind> = Set(LegibilityProblem.Kind.allCases))
    -> [LegibilityProblem]
  {
    layoutIfNeeded()
    return LegibilityCheck(window: self, kinds: kinds).problems()
  }
}
