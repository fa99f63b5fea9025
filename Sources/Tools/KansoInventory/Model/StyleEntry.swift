import KansoLint
import KansoTheme

/// A value of style with all of its uses.
package struct StyleEntry: Sendable {
  /// A value that is almost the same.
  package struct Neighbor: Sendable {
    /// The index of its entry.
    package let entry: Int
    /// The distance: ΔE OK for colors, points for lengths.
    package let distance: Double
  }

  package let kind: StyleKind
  package let value: StyleValue
  /// The uses in the order of the files.
  package var uses: [StyleUse]
  /// The nearest entry that is used at least as often, if it is almost the same.
  package var neighbor: Neighbor?

  package init(_ kind: StyleKind, _ value: StyleValue, uses: [StyleUse]) {
    (self.kind, self.value, self.uses) = (kind, value, uses)
  }

  /// The section of a guide for the value; nil for a part of a shadow.
  package var section: Section? {
    if case .shadow = value { .shadows } else { kind.section }
  }

  /// The number of uses without a name.
  package var literalCount: Int { uses.count { !$0.isNamed } }

  /// True if the neighbor is used so much more often that this value is probably meant to be the same.
  package func isRare(beside neighbor: StyleEntry) -> Bool {
    uses.count * Self.rareFactor <= neighbor.uses.count
  }

  /// The factor between the uses of two similar values from which the rarer one is doubtful.
  private static let rareFactor = 5
}
