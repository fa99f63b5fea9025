import KansoLayout

/// A comparison of the frames in a document with its constraints.
package enum StoredFrames {
  /// A required constraint that stored frames violate.
  package struct Contradiction: Sendable {
    /// The view whose frame violates the constraint.
    package let view: InterfaceView
    package let constraint: InterfaceConstraint
    /// The size of the violation, in points.
    package let distance: Double
  }

  /// Returns the constraints that the frames of a document violate by more than rounding errors, in document order.
  ///
  /// Only data in the document counts. A view without a stored frame violates nothing. Constraints of symbol images and
  /// baselines are skipped, since they depend on fonts. The edges of safe areas and of default margins are inferred:
  /// they count only if another stored frame confirms them.
  package static func contradictions(in document: InterfaceDocument) -> [Contradiction] {
    guard document.usesAutoLayout else { return [] }
    var builder = CanvasBuilder(document, purpose: .comparing)
    let trees = builder.trees()
    return trees.flatMap { Comparison(of: $0, pixel: builder.canvas.scale > 1 ? 0.5 : 1).contradictions }
  }
}

/// A tree with every view at its stored frame.
private struct Comparison {
  private let tree: CanvasTree
  private let views: [String: InterfaceView]
  /// The maximum rounding error of a frame, in points.
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

  /// Returns true if the stored frames alone determine the constraint.
  private func isAboutFrames(_ constraint: InterfaceConstraint, _ owner: InterfaceView) -> Bool {
    items(of: constraint, owner).allSatisfy { id, attribute in
      guard !attribute.lowercased().hasSuffix("baseline") else { return false }
      guard let view = id.flatMap({ views[$0] }) else { return true }
      return view.frame != nil && view.properties["catalog"]?.value != "system"
    }
  }

  /// Returns the edges that are not in any frame: they depend on the environment of the scene or on the version of
  /// Interface Builder.
  private func inferredEdges(of constraint: InterfaceConstraint, _ owner: InterfaceView) -> [String] {
    items(of: constraint, owner).compactMap { id, attribute in
      guard let id else { return nil }
      guard let view = views[id] else { return "\(id).\(attribute)" }
      let isSet = view.insets("layoutMargins") != nil || view.insets("directionalLayoutMargins") != nil
      return attribute.contains("Margin") && !isSet ? "\(id).\(attribute)" : nil
    }
  }

  /// Returns the view that a constraint positions: the first item, or the second one if the first is a guide or the
  /// owner.
  private func view(of constraint: InterfaceConstraint, _ owner: InterfaceView) -> InterfaceView {
    items(of: constraint, owner).lazy.compactMap { $0.id.flatMap { views[$0] } }.first { $0.id != owner.id }
      ?? owner
  }
}
