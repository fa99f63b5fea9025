import KansoLayout

/// A picture as a flat list of commands: what renderers turn into SVG, HTML and the rest. It does not change when the views do.
public struct Drawing: Equatable, Sendable {
  /// How large it is, in points. What reaches beyond its edges is not seen.
  public var size: Size
  /// What is drawn, from the back to the front.
  public var commands: [DrawCommand]

  /// A picture of commands.
  public init(size: Size, commands: [DrawCommand]) { (self.size, self.commands) = (size, commands) }

  /// What a view and everything in it look like, as large as the view. A tree that has something to lay out is laid out first.
  ///
  /// The view's own place in its superview, its transform and its opacity count as well, since they belong to what it looks like, but the
  /// picture begins at its top left corner.
  public init(of view: View) {
    view.root.layoutIfNeeded()
    self.init(ofFramesOf: view)
  }

  /// What a view looks like with the frames that it has: while `AnimationFrame.present(_:)` shows a moment, nothing is laid out.
  public init(ofFramesOf view: View) {
    var walk = TreeWalk(traits: view.traitCollection)
    walk.draw(view)
    self.init(size: view.frame.size, commands: walk.context.commands)
  }
}
