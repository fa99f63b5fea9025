import KansoLayout
import KansoTheme

/// The presentations of all views of a tree at one time. It retains the views.
final class TreeSnapshot {
  /// The views in drawing order: superviews before subviews, back to front.
  let views: [View]
  /// The presentations of the views, in the same order.
  let presentations: [Presentation]
  /// The superviews of the views, in the same order; nil for the root.
  private let superviews: [ObjectIdentifier?]
  /// The positions of the views in `views`.
  private let indexes: [ObjectIdentifier: Int]

  /// Creates a snapshot of a tree, without laying it out.
  init(of root: View) {
    let common = root.traitCollection
    var views: [View] = []
    var presentations: [Presentation] = []
    var superviews: [ObjectIdentifier?] = []
    var indexes: [ObjectIdentifier: Int] = [:]
    // Each entry carries the inherited tint color. A search through the superviews of each view would be slower.
    var next = [(view: root, tint: common.colorValue(of: root.tintColor), superview: ObjectIdentifier?.none)]
    while let (view, outerTint, superview) = next.popLast() {
      let traits = view.inheritsTraitOverrides ? view.traitCollection : common
      // A view without a color and a rule of its own has the tint of its superview.
      let inheritsTint =
        view.appearance.tintColor == nil && view.tintAdjustmentMode == .automatic
        && !view.inheritsTraitOverrides
      let tint = inheritsTint ? outerTint : traits.colorValue(of: view.tintColor)
      indexes[ObjectIdentifier(view)] = views.count
      views.append(view)
      superviews.append(superview)
      presentations.append(Presentation(view, tintColor: tint, traits: traits))
      for subview in view.subviews.reversed() { next.append((subview, tint, ObjectIdentifier(view))) }
    }
    (self.views, self.presentations, self.superviews, self.indexes) = (
      views, presentations, superviews, indexes
    )
  }

  /// Returns the index of a view in `views`; nil if the view was not in the tree.
  func index(of view: View) -> Int? { indexes[ObjectIdentifier(view)] }

  /// Returns the index in this snapshot of the view at an index of another one. It is nil if the view is
  /// absent or has another superview here: its frame would then be in other coordinates.
  func index(ofSameAs index: Int, in other: TreeSnapshot) -> Int? {
    guard let own = self.index(of: other.views[index]), superviews[own] == other.superviews[index] else {
      return nil
    }
    return own
  }
}
