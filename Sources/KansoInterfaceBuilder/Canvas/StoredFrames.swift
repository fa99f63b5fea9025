import KansoLayout

/// The frames that a document stores, held against its constraints.
package enum StoredFrames {
  /// A required constraint that stored frames break.
  package struct Contradiction: Sendable {
    /// The view whose frame it is about.
    package let view: InterfaceView
    package let constraint: InterfaceConstraint
    /// By how much, in points.
    package let distance: Double
  }

  /// Frames are on pixels, so that constraints hold to within half a point at best, and on whole points in old documents.
  private static func tolerance(_ canvas: Canvas) -> Double { canvas.scale > 1 ? 0.5 : 1 }

  /// The constraints that the frames of a document break by more than rounding does, in its order.
  package static func contradictions(in document: InterfaceDocument) -> [Contradiction] {
    guard document.usesAutoLayout else { return [] }
    var builder = CanvasBuilder(document, purpose: .comparing)
    let trees = builder.trees()
    let tolerance = tolerance(builder.canvas) + 1e-6
    var found: [Contradiction] = []
    for tree in trees {
      tree.root.layoutIfNeeded()
      let views = Dictionary(
        tree.views.compactMap { source, _ in source.id.map { ($0, source) } },
        uniquingKeysWith: { first, _ in first })
      for made in tree.constraints where made.source.priority >= 1000 {
        guard let distance = made.constraint.violation, distance > tolerance else { continue }
        let ids = [made.source.firstItem?.value, made.source.secondItem?.value].compactMap { $0 }
        // What a constraint places comes first; where it is a guide or the view around, the other side.
        let view = ids.lazy.compactMap { views[$0] }.first { $0.id != made.owner.id } ?? made.owner
        found.append(Contradiction(view: view, constraint: made.source, distance: distance))
      }
    }
    return found
  }
}
