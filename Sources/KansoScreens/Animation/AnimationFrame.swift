import KansoLayout
import KansoTheme

/// A tree as animations have it at one moment. It holds the views.
public struct AnimationFrame {
  let snapshot: TreeSnapshot
  /// What differs from the snapshot, by the index of the view there.
  let moving: [Int: Presentation]

  /// The views, each before what is in it, from the back to the front.
  public var views: [View] { snapshot.views }

  /// What a view looks like; nil if it was not in the tree.
  public subscript(view: View) -> Presentation? { snapshot.index(of: view).map(presentation(at:)) }

  private func presentation(at index: Int) -> Presentation { moving[index] ?? snapshot.presentations[index] }

  /// What a view of a snapshot looks like, if it is in the same superview.
  func presentation(ofSameAs index: Int, in other: TreeSnapshot) -> Presentation? {
    snapshot.index(ofSameAs: index, in: other).map(presentation(at:))
  }

  /// Has the views look as in the moment while something reads them, as a renderer does, and then as they did before, to the bit.
  ///
  /// Frames are only shown, not set: nothing is laid out and no constraint or autoresizing mask takes part. What is called must not change
  /// the tree or lay it out; what it changes of these values is undone. Views that came into the tree since are as they are.
  public func present<Result, Failure: Error>(_ work: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    var undo: [() -> Void] = []
    let before = views.map { (geometry: $0.drawnGeometry, appearance: $0.appearance) }
    for (index, view) in views.enumerated() { view.show(presentation(at: index), &undo) }
    defer {
      for step in undo.reversed() { step() }
      for (view, old) in zip(views, before) { (view.drawnGeometry, view.appearance) = old }
    }
    return try work()
  }
}

extension View {
  fileprivate func show(_ presentation: Presentation, _ undo: inout [() -> Void]) {
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
