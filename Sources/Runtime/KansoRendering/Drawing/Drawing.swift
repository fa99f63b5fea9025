import KansoLayout

/// A picture as a flat list of commands. Renderers turn it into SVG, HTML and other formats. It does not change when
/// the views change.
public struct Drawing: Equatable, Sendable {
  /// The size in points. Content beyond the edges is not visible.
  public var size: Size
  /// The draw commands, from the back to the front.
  public var commands: [DrawCommand]

  /// Creates a picture of commands.
  public init(size: Size, commands: [DrawCommand]) { (self.size, self.commands) = (size, commands) }

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
    self.init(size: view.frame.size, commands: walk.context.commands)
  }
}
