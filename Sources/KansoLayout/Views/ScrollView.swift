/// A view that shows a part of what is in it: `UIScrollView` without its prefix, as far as layout goes.
///
/// Edges and centres of a scroll view mean the content in constraints with what is in it, and the frame in all others; widths and
/// heights always mean the frame (Apple, "Auto Layout Guide: Working with Scroll Views").
open class ScrollView: View {
  /// When content is kept clear of bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// What scrolls. Constraints to it decide how large the content is.
  public let contentLayoutGuide = LayoutGuide(.content)
  /// What stays where it is while the content scrolls.
  public let frameLayoutGuide = LayoutGuide(.frame)
  /// Unless it is `never`, the scroll view keeps content clear of bars, and what is in it has no unsafe area.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsChanged() } }
  }
  /// How far the content is scrolled, in points.
  public var contentOffset: Point {
    get { boundsOrigin }
    set { boundsOrigin = newValue }
  }
  /// The size of the content, in points, as of the last layout.
  public var contentSize: Size { contentLayoutGuide.layoutFrame.size }

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    for guide in [contentLayoutGuide, frameLayoutGuide] {
      guide.isPrivate = true
      addLayoutGuide(guide)
    }
    contentLayoutGuide.identifier = "contentLayoutGuide"
    frameLayoutGuide.identifier = "frameLayoutGuide"
  }

  override var passesSafeAreaOn: Bool { contentInsetAdjustmentBehavior == .never }

  override func standIn(for attribute: LayoutAttribute, against other: LayoutItem?) -> LayoutItem {
    guard attribute.kind == .position, let view = other?.view, view !== self, view.isDescendant(of: self)
    else { return self }
    return contentLayoutGuide
  }
}

extension LayoutEngine {
  /// Content begins at the origin of the scroll view's own coordinates.
  func contentGuideRows(of guide: LayoutGuide) -> [Constraint.ID] {
    guard let box = guide.box else { return [] }
    return [add(Expression(box.x), .equal), add(Expression(box.y), .equal)].compactMap { $0 }
      + sizeRows(of: guide)
  }

  /// What is seen begins where the view has been scrolled to.
  func frameGuideRows(of guide: LayoutGuide) -> [Constraint.ID] {
    guard let box = guide.box, let view = guide.owningView, let outer = view.box else { return [] }
    return [
      add(box.x - view.boundsOrigin.x, .equal), add(box.y - view.boundsOrigin.y, .equal),
      add(box.width - outer.width, .equal), add(box.height - outer.height, .equal),
    ].compactMap { $0 }
  }
}
