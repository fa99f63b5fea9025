/// A change of a view's traits.
final class TraitChange {
  let old: TraitCollection
  let new: TraitCollection
  /// True if tokens may have other values.
  let affectsTokens: Bool
  /// True if all positions may differ: another scale or direction.
  let affectsPositions: Bool
  /// True if texts have another size.
  let affectsTextSize: Bool

  init(from old: TraitCollection, to new: TraitCollection) {
    (self.old, self.new) = (old, new)
    affectsTokens = !new.hasSameTokenValues(as: old)
    affectsPositions = old.displayScale != new.displayScale || old.layoutDirection != new.layoutDirection
    affectsTextSize = old.preferredContentSizeCategory != new.preferredContentSizeCategory
  }
}
