import KansoLayout
import KansoTheme

/// The state of a view tree at one time of an animation. It retains the views.
public struct AnimationFrame {
  /// The tree with the presentations of the views that do not move.
  let snapshot: TreeSnapshot
  /// The presentations that differ from the snapshot, by the index of the view in it.
  let moving: [Int: Presentation]

  /// The views in drawing order: superviews before subviews, back to front.
  public var views: [View] { snapshot.views }

  /// The presentation of a view; nil if the view is not in the tree.
  public subscript(view: View) -> Presentation? { snapshot.index(of: view).map(presentation(at:)) }

  /// Returns the presentation, in this frame, of the view at an index of the snapshot.
  private func presentation(at index: Int) -> Presentation { moving[index] ?? snapshot.presentations[index] }

  /// Returns the presentation, in this frame, of the view with an index in another snapshot. It is nil if the
  /// view is not in this tree or has another superview here.
  func presentation(ofSameAs index: Int, in other: TreeSnapshot) -> Presentation? {
    snapshot.index(ofSameAs: index, in: other).map(presentation(at:))
  }

  /// Gives the views the values of this frame while a closure reads them, as a renderer does, and returns the
  /// result of the closure. Afterwards the views have exactly their old values again, even if the closure
  /// throws.
  ///
  /// The values are only presented: nothing is laid out, and no constraint or autoresizing mask takes part.
  /// The closure must not change or lay out the tree; changes that it makes to presented values are undone.
  /// Views that were added to the tree later keep their own values.
  public func present<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    var undo: [() -> Void] = []
    let before = views.map { (geometry: $0.drawnGeometry, appearance: $0.appearance) }
    for (index, view) in views.enumerated() { view.apply(presentation(at: index), undo: &undo) }
    defer {
      for step in undo.reversed() { step() }
      for (view, old) in zip(views, before) { (view.drawnGeometry, view.appearance) = old }
    }
    return try work()
  }
}

extension View {
  /// Sets the drawn geometry, the appearance and the properties of `AnimatableValues`, without layout.
  /// Appends to `undo` the closures that restore these properties. The caller restores the drawn geometry and
  /// the appearance.
  fileprivate func apply(_ presentation: Presentation, undo: inout [() -> Void]) {
    drawnGeometry = (presentation.frame, presentation.boundsOrigin)
    appearance.backgroundColor = presentation.backgroundColor.map { Color($0) }
    appearance.tintColor = Color(presentation.tintColor)
    appearance.borderColor = presentation.borderColor.map { Color($0) }
    appearance.alpha = presentation.alpha
    appearance.cornerRadius = presentation.cornerRadius
    appearance.borderWidth = presentation.borderWidth
    appearance.transform = presentation.transform
    for property in (self as? any AnimatableValues)?.animatableProperties ?? [] {
      if let value = presentation[property.name] { undo.append(property.present(value)) }
    }
  }
}
