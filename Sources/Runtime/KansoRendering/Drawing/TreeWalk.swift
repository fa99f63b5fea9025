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
  /// The traits of the whole picture.
  private let traits: TraitCollection
  /// True if the context has other traits than the picture.
  private var hasOverriddenTraits = false
  /// The remaining steps; the next one is last.
  private var steps: [Step] = []

  /// Creates a traversal that draws with the traits of the whole picture.
  init(traits: TraitCollection) {
    self.traits = traits
    context = DrawingContext(traits: traits)
  }

  /// Draws a view and its subviews, with its top left corner at the origin of the picture.
  mutating func draw(_ view: View) {
    steps = [.view(view, at: Point(x: -view.storedFrame.minX, y: -view.storedFrame.minY))]
    while let step = steps.popLast() {
      switch step {
      case .view(let view, let place): drawAndDescend(into: view, place)
      case .border(let view, let place):
        context.offset = place
        useTraits(of: view)
        view.drawBorder(in: &context)
      case .endOfGroup: context.end()
      }
    }
  }

  /// Gives the context the traits of a view: those of the picture, unless they are overridden.
  private mutating func useTraits(of view: View) {
    if view.inheritsTraitOverrides {
      context.traits = view.traitCollection
      hasOverriddenTraits = true
    } else if hasOverriddenTraits {
      context.traits = traits
      hasOverriddenTraits = false
    }
  }

  /// Draws the background and the content of a view. Adds the steps that follow to `steps`: the subviews, the
  /// end of the clip, the border, and the end of the group for transform and opacity. Does nothing for a
  /// hidden view or a view with an alpha of 0.
  ///
  /// - Parameter place: the origin of the superview's own coordinates, in the picture.
  private mutating func drawAndDescend(into view: View, _ place: Point) {
    guard !view.isHidden, view.alpha > 0 else { return }
    let corner = Point(x: place.x + view.storedFrame.minX, y: place.y + view.storedFrame.minY)
    // The view's own coordinates begin at the origin of its bounds.
    context.offset = Point(x: corner.x - view.boundsOrigin.x, y: corner.y - view.boundsOrigin.y)
    let own = context.offset
    useTraits(of: view)
    if view.alpha < 1 || view.transform != .identity {
      context.begin(DrawGroup(transform: view.transformAboutCenter, opacity: view.alpha))
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
