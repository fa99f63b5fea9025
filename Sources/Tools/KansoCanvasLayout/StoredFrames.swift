import KansoInterfaceBuilder
import KansoLayout

/// A comparison of the frames in a document with its constraints.
package enum StoredFrames {
  /// A required constraint that stored frames violate.
  package struct ConstraintViolation: Sendable {
    /// The view that the constraint positions: one of its items, or its owner.
    package let view: InterfaceView
    package let constraint: InterfaceConstraint
    /// The size of the violation, in points.
    package let distance: Double
  }

  /// Returns the required constraints that the frames of a document violate by more than rounding errors:
  /// view by view, superviews first. Empty for a document without Auto Layout.
  ///
  /// Only data in the document counts. A view without a stored frame violates nothing. Constraints of symbol
  /// images and baselines are skipped, since they depend on fonts. The edges of guides and of default margins
  /// are inferred: they count only if another stored frame confirms them.
  package static func violations(in document: InterfaceDocument) -> [ConstraintViolation] {
    guard document.usesAutoLayout else { return [] }
    var builder = CanvasBuilder(document, purpose: .comparing)
    let trees = builder.makeTrees()
    return trees.flatMap { Comparison(of: $0, pixel: builder.canvas.scale > 1 ? 0.5 : 1).violations }
  }
}

/// A tree with every view at its stored frame.
private struct Comparison {
  private let tree: CanvasTree
  private let views: [String: InterfaceView]
  /// The maximum rounding error of a frame, in points.
  private let tolerance: Double

  /// Lays out the tree, whose views keep their stored frames.
  ///
  /// - Parameter pixel: the size of a pixel in points.
  init(of tree: CanvasTree, pixel: Double) {
    tree.root.layoutIfNeeded()
    self.tree = tree
    tolerance = pixel + 1e-6
    views = Dictionary(
      tree.views.compactMap { source, _ in source.id.map { ($0, source) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The required constraints that the frames violate by more than the tolerance. A constraint of inferred
  /// edges counts only if a satisfied equality confirms each of them.
  var violations: [StoredFrames.ConstraintViolation] {
    var found: [(violation: StoredFrames.ConstraintViolation, inferred: [String])] = []
    var confirmed: Set<String> = []
    for made in tree.constraints
    where made.source.priority >= 1000 && isDeterminedByStoredFrames(made.source, made.owner) {
      guard let distance = made.constraint.violation else { continue }
      let inferred = inferredEdges(of: made.source, made.owner)
      // Frames are rounded before they are multiplied.
      if distance <= tolerance * max(1, abs(made.source.multiplier)) {
        if made.source.relation == .equal { confirmed.formUnion(inferred) }
      } else {
        let violation = StoredFrames.ConstraintViolation(
          view: positionedView(of: made.source, made.owner), constraint: made.source, distance: distance)
        found.append((violation, inferred))
      }
    }
    return found.filter { $0.inferred.allSatisfy(confirmed.contains) }.map(\.violation)
  }

  /// Returns the ids and attributes of the first item, which is the owner if none is given, and of the second
  /// one if there is one.
  private func items(of constraint: InterfaceConstraint, _ owner: InterfaceView) -> [(
    id: String?, attribute: String
  )] {
    let first = (constraint.firstItem?.value ?? owner.id, constraint.firstAttribute.value)
    guard let second = constraint.secondItem, let attribute = constraint.secondAttribute else {
      return [first]
    }
    return [first, (second.value, attribute.value)]
  }

  /// Returns true if the stored frames alone determine the constraint: no baselines, no system symbols, and
  /// no views without a stored frame. Guides and unknown ids count as determined.
  private func isDeterminedByStoredFrames(_ constraint: InterfaceConstraint, _ owner: InterfaceView) -> Bool {
    items(of: constraint, owner).allSatisfy { id, attribute in
      guard !attribute.lowercased().hasSuffix("baseline") else { return false }
      guard let view = id.flatMap({ views[$0] }) else { return true }
      return view.frame != nil && view.properties["catalog"]?.value != "system"
    }
  }

  /// Returns the edges of a constraint that are not in any frame, as `id.attribute`: those of guides, and
  /// those of margins that the document does not store.
  private func inferredEdges(of constraint: InterfaceConstraint, _ owner: InterfaceView) -> [String] {
    // They depend on the environment of the scene or on the version of Interface Builder.
    items(of: constraint, owner).compactMap { id, attribute in
      guard let id else { return nil }
      guard let view = views[id] else { return "\(id).\(attribute)" }
      let isSet = view.insets("layoutMargins") != nil || view.insets("directionalLayoutMargins") != nil
      return attribute.contains("Margin") && !isSet ? "\(id).\(attribute)" : nil
    }
  }

  /// Returns the view that a constraint positions: the first item; the second item if the first one is a
  /// guide or the owner; the owner if both are.
  private func positionedView(of constraint: InterfaceConstraint, _ owner: InterfaceView) -> InterfaceView {
    items(of: constraint, owner).lazy.compactMap { $0.id.flatMap { views[$0] } }.first { $0.id != owner.id }
      ?? owner
  }
}
