import KansoLayout
import KansoTheme

/// What all views of a tree look like at one moment. It holds the views.
final class TreeSnapshot {
  /// Each before what is in it, from the back to the front.
  let views: [View]
  let presentations: [Presentation]
  private let superviews: [ObjectIdentifier?]
  private let indexes: [ObjectIdentifier: Int]

  /// A tree as its views are, without laying it out.
  init(of root: View) {
    let traits = root.traitCollection
    var views: [View] = []
    var presentations: [Presentation] = []
    var superviews: [ObjectIdentifier?] = []
    var indexes: [ObjectIdentifier: Int] = [:]
    // Each with the tint of what it is in, which would otherwise be looked for upwards again and again.
    var next = [(view: root, tint: traits.colorValue(of: root.tintColor), superview: ObjectIdentifier?.none)]
    while let (view, outerTint, superview) = next.popLast() {
      let tint = view.appearance.tintColor.map { traits.colorValue(of: $0) } ?? outerTint
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

  func index(of view: View) -> Int? { indexes[ObjectIdentifier(view)] }

  /// Where a view of another snapshot is in this one; nil if it is not there, or in another superview, so that its frame means something
  /// else.
  func index(ofSameAs index: Int, in other: TreeSnapshot) -> Int? {
    guard let own = self.index(of: other.views[index]), superviews[own] == other.superviews[index] else {
      return nil
    }
    return own
  }
}
