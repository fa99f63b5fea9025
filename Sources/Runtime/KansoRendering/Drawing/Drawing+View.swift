import KansoLayout

extension Drawing {
  /// Creates the picture of a view and its subviews, as large as the view. The whole tree is laid out first,
  /// from its root, if its layout is outdated.
  ///
  /// The view's transform and opacity apply, because they belong to its appearance. The picture begins at the
  /// view's top left corner, independent of its place in the superview.
  public init(of view: View) {
    view.root.layoutIfNeeded()
    self.init(ofFramesOf: view)
  }

  /// Creates the picture of a view with its current frames, without a layout. A layout would change the frames that
  /// `AnimationFrame.present(_:)` sets for a moment.
  public init(ofFramesOf view: View) {
    var walk = TreeWalk(traits: view.traitCollection)
    walk.draw(view)
    self.init(size: view.bounds.size, commands: walk.context.commands)
  }
}
