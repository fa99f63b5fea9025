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

  /// The guide of the scrolled content. Constraints with it determine the content size.
  public let contentLayoutGuide = LayoutGuide(.content)
  /// The guide of the frame, which does not scroll.
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
      guard isUsable(contentInset) else {
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
  /// The handler that runs after each change of `contentOffset`, before the delegate's.
  public var onScroll: ((ScrollView) -> Void)?
  /// The storage of `delegate`, independent of the delegate type of a subclass.
  package final weak var scrollDelegate: (any ScrollViewDelegate)?

  /// True if layout keeps the offset within the content. Interface Builder's canvas shows the content at its origin
  /// instead.
  package var keepsWithinContent = true

  /// The offset of the last notification.
  private var toldOffset = Point.zero
  private var isTelling = false
  private var laidOut = LaidOut()

  /// The geometry for which layout last adjusted the offset.
  private struct LaidOut: Equatable {
    var size = Size.zero
    var content = Size.zero
    var inset = EdgeInsets.zero
  }

  /// Creates a scroll view with a frame.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
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

  /// The point of the view's own coordinates at its top left corner: the content offset.
  public override var boundsOrigin: Point { didSet { tellOffset() } }

  /// Keeps the offset within the content after a change of the content, the size or the insets. Overrides must call
  /// `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let now = LaidOut(size: storedFrame.size, content: contentSize, inset: adjustedContentInset)
    guard now != laidOut, keepsWithinContent else { return }
    let old = laidOut.inset
    laidOut = now
    var offset = contentOffset
    // An offset at the beginning of the content stays at the beginning.
    if offset.y == -old.top { offset.y = -now.inset.top }
    if offset.x == -old.left { offset.x = -now.inset.left }
    // A content size of zero is unknown, so do not clamp the offset.
    contentOffset = now.content == .zero ? offset : clamped(offset)
  }

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

  private func isUsable(_ insets: EdgeInsets) -> Bool {
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    if sides.allSatisfy({ $0.isFinite && abs($0) <= Solver.largestConstant }) { return true }
    report("the content inset of \(reportName) cannot be \(sides): it stays what it was")
    return false
  }

  private func report(_ message: String) { root.report(LayoutProblem(.numberOutOfRange, message)) }

  // MARK: Notifications

  private static let mostChangesWhileTelling = 50

  /// Notifies the observers of a new offset. An observer may scroll again; its change is notified afterwards and not
  /// inside of the current notification.
  private func tellOffset() {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    for _ in 0..<Self.mostChangesWhileTelling {
      guard toldOffset != boundsOrigin else { return }
      toldOffset = boundsOrigin
      onScroll?(self)
      scrollDelegate?.scrollViewDidScroll(self)
    }
    toldOffset = boundsOrigin
    root.report(
      LayoutProblem(
        .endlessLayout,
        "whoever is told that \(reportName) scrolls, scrolls it again each time: it is where it was put last")
    )
  }
}

extension LayoutEngine {
  /// Returns constraints that place the content at the origin of the scroll view's own coordinates.
  func contentGuideRows(of guide: LayoutGuide) -> [Constraint.ID] {
    guard let box = guide.box else { return [] }
    let rows = [add(Expression(box.x), .equal), add(Expression(box.y), .equal)].compactMap { $0 }
    return rows + sizeRows(of: guide) + givenSizeRows(of: guide, box)
  }

  /// Returns constraints for a content size that was set. Their low priority lets all other constraints override them.
  private func givenSizeRows(of guide: LayoutGuide, _ box: LayoutBox) -> [Constraint.ID] {
    guard let size = (guide.owningView as? ScrollView)?.givenContentSize else { return [] }
    return [(box.width, size.width), (box.height, size.height)].compactMap { variable, value in
      try? solver.add((variable == value) | .fittingSizeLevel)
    }
  }

  /// Returns constraints that place the frame guide at the content offset, with the size of the view.
  func frameGuideRows(of guide: LayoutGuide) -> [Constraint.ID] {
    guard let box = guide.box, let view = guide.owningView, let outer = view.box else { return [] }
    return [
      add(box.x - view.boundsOrigin.x, .equal), add(box.y - view.boundsOrigin.y, .equal),
      add(box.width - outer.width, .equal), add(box.height - outer.height, .equal),
    ].compactMap { $0 }
  }
}
