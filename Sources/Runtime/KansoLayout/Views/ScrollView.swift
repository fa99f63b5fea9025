import KansoSolver

/// A view that displays a part of its content: `UIScrollView` without its prefix, limited to layout and scroll offsets.
///
/// In constraints with its descendants, the edges and centres of a scroll view refer to its content. In all other
/// constraints they refer to its frame. Widths and heights always refer to the frame (Apple, "Auto Layout Guide:
/// Working with Scroll Views").
open class ScrollView: View, ScrollViewDelegating {
  /// The rules that add the safe area to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The safe area at the top and the bottom, and at the sides if the content is wider than the view.
    case automatic = 0
    /// The safe area on the axes on which the content is larger than the view.
    case scrollableAxes = 1
    /// No safe area.
    case never = 2
    /// The safe area on all sides.
    case always = 3
  }

  /// The layout guide of the scrolled content. Constraints with it determine the content size.
  public let contentLayoutGuide = LayoutGuide(.content)
  /// The layout guide of the frame, which does not scroll.
  public let frameLayoutGuide = LayoutGuide(.frame)
  /// The rule that adds the safe area to the content inset. Unless it is `never`, the subviews inherit no safe area
  /// insets.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsChanged() } }
  }
  /// The scrollable space around the content, in points. An inset that is not finite is rejected and reported.
  public var contentInset = EdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      guard validate(inset: contentInset) else {
        contentInset = oldValue
        return
      }
      setNeedsLayout()
    }
  }
  /// The distance by which the content is scrolled, in points. The content begins at the negative adjusted inset. The
  /// offset may be beyond the ends of the content.
  public var contentOffset: Point {
    get { boundsOrigin }
    set { boundsOrigin = newValue }
  }
  /// The content size as of the last layout, in points. A size that was set applies only if constraints leave the size
  /// open. Negative sizes and sizes that are not finite are rejected and reported.
  public var contentSize: Size {
    get { contentLayoutGuide.layoutFrame.size }
    set { setContentSize(newValue) }
  }
  /// The content size that was set; nil if constraints alone determine it.
  private(set) var givenContentSize: Size?
  /// True if a finger can scroll the view with `scroll(by:)`.
  open var isScrollEnabled = true
  /// True if a finger can pull the content beyond its ends temporarily. It does not affect the final offset.
  public var bounces = true
  /// True if a finger scrolls by whole pages. It has no effect on offsets that are set.
  public var isPagingEnabled = false
  /// True if the vertical position is shown while a finger scrolls. Pictures show none.
  public var showsVerticalScrollIndicator = true
  /// True if the horizontal position is shown while a finger scrolls. Pictures show none.
  public var showsHorizontalScrollIndicator = true
  /// True if a finger can pull content that is no higher than the view, too. It does not affect the final offset.
  public var alwaysBounceVertical = false
  /// True if a finger can pull content that is no wider than the view, too. It does not affect the final offset.
  public var alwaysBounceHorizontal = false
  /// The handler that runs after each change of `contentOffset`, before the delegate's.
  public var onScroll: ((ScrollView) -> Void)?
  /// The storage of `delegate`, independent of the delegate type of a subclass.
  package final weak var scrollDelegate: (any ScrollViewDelegate)?

  /// True if layout keeps the offset within the content. Interface Builder's canvas shows the content at its origin
  /// instead.
  package var keepsWithinContent = true

  /// The offset of the last notification.
  private var lastNotifiedOffset = Point.zero
  /// True while observers are notified of a new offset.
  private var isNotifying = false
  /// The geometry of the last `layoutSubviews()`.
  private var lastGeometry = ScrollGeometry()

  /// The geometry for which layout last adjusted the offset.
  private struct ScrollGeometry: Equatable {
    var size = Size.zero
    var content = Size.zero
    var inset = EdgeInsets.zero
  }

  /// Creates a scroll view with a frame. It clips its contents.
  public override init(frame: Rect) {
    super.init(frame: frame)
    clipsToBounds = true
    for guide in [contentLayoutGuide, frameLayoutGuide] {
      guide.isPrivate = true
      addLayoutGuide(guide)
    }
    contentLayoutGuide.identifier = "contentLayoutGuide"
    frameLayoutGuide.identifier = "frameLayoutGuide"
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// True if the subviews inherit the safe area: the scroll view does not add it to its inset.
  override var propagatesSafeArea: Bool { contentInsetAdjustmentBehavior == .never }

  /// Returns the content guide for an edge, baseline or margin in a constraint with a descendant, and the frame guide
  /// for a centre (Auto Layout Guide, "Working with Scroll Views"); otherwise the view itself.
  override func substitute(for attribute: LayoutAttribute, comparedWith other: LayoutItem?) -> LayoutItem {
    guard attribute.kind == .position, let view = other?.view, view !== self, view.isDescendant(of: self)
    else { return self }
    return Self.centers.contains(attribute) ? frameLayoutGuide : contentLayoutGuide
  }

  private static let centers: Set<LayoutAttribute> = [
    .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// The point of the view's own coordinates at its top left corner: the content offset.
  public override var boundsOrigin: Point { didSet { notifyOffsetChange() } }

  /// Keeps the offset within the content after a change of the content, the size or the insets. An offset at
  /// the beginning stays there. A content size of zero limits nothing. Does nothing if `keepsWithinContent`
  /// is false. Overrides must call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let now = ScrollGeometry(size: storedFrame.size, content: contentSize, inset: adjustedContentInset)
    guard now != lastGeometry, keepsWithinContent else { return }
    let old = lastGeometry.inset
    lastGeometry = now
    var offset = contentOffset
    // An offset at the beginning of the content stays at the beginning.
    if offset.y == -old.top { offset.y = -now.inset.top }
    if offset.x == -old.left { offset.x = -now.inset.left }
    // A content size of zero is unknown, so do not clamp the offset.
    contentOffset = now.content == .zero ? offset : clampedOffset(offset)
  }

  /// Sets the content size at once, and schedules a layout. Reports and rejects an invalid size.
  private func setContentSize(_ size: Size) {
    guard Rect(origin: .zero, size: size).isUsable, size.width >= 0, size.height >= 0 else {
      report("the content size of \(reportName) cannot be \(size): it stays what it was")
      return
    }
    guard givenContentSize != size else { return }
    givenContentSize = size
    contentLayoutGuide.storedFrame.size = size
    if contentLayoutGuide.box != nil { engine?.rewriteRows(of: contentLayoutGuide) }
    setNeedsLayout()
  }

  /// Returns true if all sides are finite and within the limit of the solver. Otherwise reports a problem and
  /// returns false.
  private func validate(inset insets: EdgeInsets) -> Bool {
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    if sides.allSatisfy({ $0.isFinite && abs($0) <= Solver.maxConstant }) { return true }
    report("the content inset of \(reportName) cannot be \(sides): it stays what it was")
    return false
  }

  /// Reports a number out of range to the tree.
  private func report(_ message: String) { root.report(LayoutProblem(.numberOutOfRange, message)) }

  // MARK: Notifications

  /// The maximum number of notifications for one change of the offset.
  private static let maxNestedScrollCount = 50

  /// Notifies `onScroll` and then the delegate of a new offset. An observer may scroll again; its change is
  /// notified afterwards and not inside of the current notification. After 50 notifications it reports a
  /// problem and stops.
  private func notifyOffsetChange() {
    guard !isNotifying else { return }
    isNotifying = true
    defer { isNotifying = false }
    for _ in 0..<Self.maxNestedScrollCount {
      guard lastNotifiedOffset != boundsOrigin else { return }
      lastNotifiedOffset = boundsOrigin
      onScroll?(self)
      scrollDelegate?.scrollViewDidScroll(self)
    }
    lastNotifiedOffset = boundsOrigin
    root.report(
      LayoutProblem(
        .endlessLayout,
        "each scroll of \(reportName) makes its observer scroll it again: it keeps the last offset")
    )
  }
}

extension LayoutEngine {
  /// Adds constraints that place the content at the origin of the scroll view's own coordinates, with a size
  /// that is not negative, and a low-priority constraint for a size that was set. Returns all of them.
  func addContentGuideRows(of guide: LayoutGuide) -> [Constraint.ID] {
    guard let box = guide.box else { return [] }
    let rows = [addImplicit(Expression(box.x), .equal), addImplicit(Expression(box.y), .equal)]
      .compactMap { $0 }
    return rows + addSizeRows(of: guide) + addGivenSizeRows(of: guide, box)
  }

  /// Adds constraints for a content size that was set, and returns them; none if no size was set. Their low
  /// priority lets all other constraints override them.
  private func addGivenSizeRows(of guide: LayoutGuide, _ box: LayoutBox) -> [Constraint.ID] {
    guard let size = (guide.owningView as? ScrollView)?.givenContentSize else { return [] }
    return [(box.width, size.width), (box.height, size.height)].compactMap { variable, value in
      try? solver.add((variable == value) | .fittingSizeLevel)
    }
  }

  /// Adds constraints that place the frame guide at the content offset, with the size of the view, and
  /// returns them.
  func addFrameGuideRows(of guide: LayoutGuide) -> [Constraint.ID] {
    guard let box = guide.box, let view = guide.owningView, let outer = view.box else { return [] }
    return [
      addImplicit(box.x - view.boundsOrigin.x, .equal), addImplicit(box.y - view.boundsOrigin.y, .equal),
      addImplicit(box.width - outer.width, .equal), addImplicit(box.height - outer.height, .equal),
    ].compactMap { $0 }
  }
}
