/// A view that shows a part of what is in it: `UIScrollView` without its prefix, as far as layout goes.
///
/// Edges and centres of a scroll view mean the content in constraints with what is in it, and the frame in all others; widths and
/// heights always mean the frame (Apple, "Auto Layout Guide: Working with Scroll Views").
open class ScrollView: View, ScrollViewDelegating {
  /// When content is kept clear of bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// At the top and the bottom, and on the sides if the content is wider than the view.
    case automatic = 0
    /// On the axes on which the content is larger than the view.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On all sides.
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
  /// Room around the content that can be scrolled to, in points. An inset that is not finite is refused and reported.
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
  /// How far the content is scrolled, in points. It begins where the adjusted inset does, and may be set beyond the ends of the content.
  public var contentOffset: Point {
    get { boundsOrigin }
    set { boundsOrigin = newValue }
  }
  /// The size of the content, in points, as of the last layout. One that is set holds where constraints leave the size open; sizes that
  /// are negative or not finite are refused and reported.
  public var contentSize: Size {
    get { contentLayoutGuide.layoutFrame.size }
    set { setContentSize(newValue) }
  }
  /// The size that was set; nil if constraints alone decide.
  private(set) var givenContentSize: Size?
  /// Whether a finger can scroll it: `scroll(by:)`.
  open var isScrollEnabled = true
  /// Whether a finger can pull content beyond its ends for a moment. Where it comes to rest does not depend on it.
  public var bounces = true
  /// Called after each change of `contentOffset`, before the delegate is told.
  public var onScroll: ((ScrollView) -> Void)?
  /// What `delegate` is stored in, whatever type a subclass gives it.
  package final weak var scrollDelegate: (any ScrollViewDelegate)?

  /// Whether layout moves the offset to where there is content; Interface Builder's canvas shows what is at its origin.
  package var keepsWithinContent = true

  private var toldOffset = Point.zero
  private var isTelling = false
  private var laidOut = LaidOut()

  /// What the offset was last made to agree with.
  private struct LaidOut: Equatable {
    var size = Size.zero
    var content = Size.zero
    var inset = EdgeInsets.zero
  }

  /// A scroll view with a frame.
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

  /// The corner of its own coordinates that is at its top left: the content offset.
  public override var boundsOrigin: Point { didSet { tellOffset() } }

  /// Keeps the offset within the content when that, the view or the insets have changed. Call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let now = LaidOut(size: storedFrame.size, content: contentSize, inset: adjustedContentInset)
    guard now != laidOut, keepsWithinContent else { return }
    let old = laidOut.inset
    laidOut = now
    var offset = contentOffset
    // What was at its beginning stays there.
    if offset.y == -old.top { offset.y = -now.inset.top }
    if offset.x == -old.left { offset.x = -now.inset.left }
    // Content of no size that is known can be anywhere.
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

  // MARK: Telling

  private static let mostChangesWhileTelling = 50

  /// Tells of an offset that has not been told of. Who is told may scroll; that is told afterwards, and not within.
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
  /// Content begins at the origin of the scroll view's own coordinates.
  func contentGuideRows(of guide: LayoutGuide) -> [Constraint.ID] {
    guard let box = guide.box else { return [] }
    let rows = [add(Expression(box.x), .equal), add(Expression(box.y), .equal)].compactMap { $0 }
    return rows + sizeRows(of: guide) + givenSizeRows(of: guide, box)
  }

  /// A size that was set, less than anything that constraints say.
  private func givenSizeRows(of guide: LayoutGuide, _ box: LayoutBox) -> [Constraint.ID] {
    guard let size = (guide.owningView as? ScrollView)?.givenContentSize else { return [] }
    return [(box.width, size.width), (box.height, size.height)].compactMap { variable, value in
      try? solver.add((variable == value) | .fittingSizeLevel)
    }
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
