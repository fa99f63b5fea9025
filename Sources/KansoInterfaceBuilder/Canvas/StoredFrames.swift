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

  /// The constraints that the frames of a document break by more than rounding does, in its order.
  ///
  /// Only what the document itself says counts. A view without a stored frame contradicts nothing; symbols and baselines hang on
  /// fonts; and the edges of safe areas and of margins that nobody set are inferred: they count where another stored frame confirms them.
  package static func contradictions(in document: InterfaceDocument) -> [Contradiction] {
    guard document.usesAutoLayout else { return [] }
    var builder = CanvasBuilder(document, purpose: .comparing)
    let trees = builder.trees()
    return trees.flatMap { Comparison(of: $0, pixel: builder.canvas.scale > 1 ? 0.5 : 1).contradictions }
  }
}

/// One tree with every view at its stored frame.
private struct Comparison {
  private let tree: CanvasTree
  private let views: [String: InterfaceView]
  /// How far rounding can take a frame from what a constraint says.
  private let tolerance: Double

  init(of tree: CanvasTree, pixel: Double) {
    tree.root.layoutIfNeeded()
    self.tree = tree
    tolerance = pixel + 1e-6
    views = Dictionary(
      tree.views.compactMap { source, _ in source.id.map { ($0, source) } },
      uniquingKeysWith: { first, _ in first })
  }

  var contradictions: [StoredFrames.Contradiction] {
    var found: [(contradiction: StoredFrames.Contradiction, inferred: [String])] = []
    var confirmed: Set<String> = []
    for made in tree.constraints where made.source.priority >= 1000 && isAboutFrames(made.source, made.owner)
    {
      guard let distance = made.constraint.violation else { continue }
      let inferred = inferredEdges(of: made.source, made.owner)
      // Frames are rounded before they are multiplied.
      if distance <= tolerance * max(1, abs(made.source.multiplier)) {
        if made.source.relation == .equal { confirmed.formUnion(inferred) }
      } else {
        let contradiction = StoredFrames.Contradiction(
          view: view(of: made.source, made.owner), constraint: made.source, distance: distance)
        found.append((contradiction, inferred))
      }
    }
    return found.filter { $0.inferred.allSatisfy(confirmed.contains) }.map(\.contradiction)
  }

  private func items(of constraint: InterfaceConstraint, _ owner: InterfaceView) -> [(
    id: String?, attribute: String
  )] {
    let first = (constraint.firstItem?.value ?? owner.id, constraint.firstAttribute.value)
    guard let second = constraint.secondItem, let attribute = constraint.secondAttribute else {
      return [first]
    }
    return [first, (second.value, attribute.value)]
  }

  /// Whether the stored frames are all that matters.
  private func isAboutFrames(_ constraint: InterfaceConstraint, _ owner: InterfaceView) -> Bool {
    items(of: constraint, owner).allSatisfy { id, attribute in
      guard !attribute.lowercased().hasSuffix("baseline") else { return false }
      guard let view = id.flatMap({ views[$0] }) else { return true }
      return view.frame != nil && view.properties["catalog"]?.value != "system"
    }
  }

  /// The edges that follow from what is around the scene, or from the version of Interface Builder, and are in no frame.
  private func inferredEdges(of constraint: InterfaceConstraint, _ owner: InterfaceView) -> [String] {
    items(of: constraint, owner).compactMap { id, attribute in
      guard let id else { return nil }
      guard let view = views[id] else { return "\(id).\(attribute)" }
      let isSet = view.insets("layoutMargins") != nil || view.insets("directionalLayoutMargins") != nil
      return attribute.contains("Margin") && !isSet ? "\(id).\(attribute)" : nil
    }
  }

  /// What a constraint places comes first; where it is a guide or the view around, the other side.
  private func view(of constraint: InterfaceConstraint, _ owner: InterfaceView) -> InterfaceView {
    items(of: constraint, owner).lazy.compactMap { $0.id.flatMap { views[$0] } }.first { $0.id != owner.id }
      ?? owner
  }
}
