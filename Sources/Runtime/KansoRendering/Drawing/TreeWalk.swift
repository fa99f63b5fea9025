import KansoLayout

/// A traversal that draws a tree of views from the back to the front. It has its own stack instead of recursion,
/// because trees may be deeper than the thread's stack.
struct TreeWalk {
  private enum Step {
    /// A view, and the origin of its superview's own coordinates in the picture.
    case view(View, at: Point)
    /// The border of a view, and the origin of the view's own coordinates in the picture.
    case border(View, at: Point)
    /// The end of the innermost open group.
    case endOfGroup
  }

  /// The context that collects the commands.
  var context: DrawingContext
  /// The remaining steps; the next one is last.
  private var steps: [Step] = []

  /// Creates a traversal that draws with the traits of the whole picture.
  init(traits: TraitCollection) { context = DrawingContext(traits: traits) }

  /// Draws a view and its subviews, with its top left corner at the origin of the picture.
  mutating func draw(_ view: View) {
    steps = [.view(view, at: Point(x: -view.frame.minX, y: -view.frame.minY))]
    while let step = steps.popLast() {
      switch step {
      case .view(let view, let place): drawAndDescend(into: view, place)
      case .border(let view, let place):
        context.offset = place
        view.drawBorder(in: &context)
      case .endOfGroup: context.end()
      }
    }
  }

  /// Draws the background and the content of a view. Adds the steps that follow to `steps`: the subviews, the
  /// end of the clip, the border, and the end of the group for transform and opacity. Does nothing for a
  /// hidden view or a view with an alpha of 0.
  ///
  /// - Parameter place: the origin of the superview's own coordinates, in the picture.
  private mutating func drawAndDescend(into view: View, _ place: Point) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let corner = Point(x: place.x + view.frame.minX, y: place.y + view.frame.minY)
    // The view's own coordinates begin at the origin of its bounds.
    context.offset = Point(x: corner.x - view.boundsOrigin.x, y: corner.y - view.boundsOrigin.y)
    let own = context.offset
    if view.alpha < 1 || view.transform != .identity {
      context.begin(DrawGroup(transform: view.transformAboutMiddle, opacity: view.alpha))
      steps.append(.endOfGroup)
    }
    view.drawBackground(in: &context)
    if view.borderWidth > 0 { steps.append(.border(view, at: own)) }
    if view.clipsToBounds {
      context.begin(DrawGroup(clip: view.boundsOutline))
      steps.append(.endOfGroup)
    }
    view.draw(in: &context)
    for subview in view.subviews.reversed() { steps.append(.view(subview, at: own)) }
  }
}

extension View {
  /// The transform of the view, converted from its center to the origin of its own coordinates.
  fileprivate var transformAboutMiddle: AffineTransform {
    guard transform != .identity else { return transform }
    let (x, y) = (bounds.midX, bounds.midY)
    return AffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(AffineTransform(translationX: x, y: y))
  }
}
