extension ScrollView {
  /// The content inset, and what of the safe area `contentInsetAdjustmentBehavior` adds to it, in points.
  public var adjustedContentInset: EdgeInsets {
    let (size, content) = (storedFrame.size, contentSize)
    let isWide = content.width > size.width
    let isHigh = content.height > size.height
    switch contentInsetAdjustmentBehavior {
    case .never: return contentInset
    case .always: return contentInset + safeArea(horizontal: true, vertical: true)
    case .automatic: return contentInset + safeArea(horizontal: isWide, vertical: true)
    case .scrollableAxes: return contentInset + safeArea(horizontal: isWide, vertical: isHigh)
    }
  }

  private func safeArea(horizontal: Bool, vertical: Bool) -> EdgeInsets {
    EdgeInsets(
      top: vertical ? safeAreaInsets.top : 0, left: horizontal ? safeAreaInsets.left : 0,
      bottom: vertical ? safeAreaInsets.bottom : 0, right: horizontal ? safeAreaInsets.right : 0)
  }

  /// The offset at which the beginning of the content is seen, in points.
  public var minimumContentOffset: Point {
    let inset = adjustedContentInset
    return Point(x: -inset.left, y: -inset.top)
  }

  /// The offset at which the end of the content is seen, in points; the least one where all of it fits.
  public var maximumContentOffset: Point {
    let (least, inset, content) = (minimumContentOffset, adjustedContentInset, contentSize)
    return Point(
      x: max(least.x, content.width + inset.right - storedFrame.width),
      y: max(least.y, content.height + inset.bottom - storedFrame.height))
  }

  func clamped(_ offset: Point) -> Point {
    let (least, most) = (minimumContentOffset, maximumContentOffset)
    return Point(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  /// Scrolls to an offset, which may be beyond the ends of the content. Without a screen there is nothing to animate: it is there at
  /// once either way.
  public func setContentOffset(_ offset: Point, animated: Bool) { contentOffset = offset }

  /// Scrolls as a finger does: not beyond the ends of the content, and not at all where `isScrollEnabled` or
  /// `isUserInteractionEnabled` is off. A distance that is not finite does nothing.
  ///
  /// - Parameter distance: what is added to the offset, in points.
  /// - Returns: how far it went.
  @discardableResult
  public func scroll(by distance: Point) -> Point {
    guard isScrollEnabled, isUserInteractionEnabled, distance.isUsable else { return .zero }
    let old = contentOffset
    contentOffset = Point(
      x: Self.moved(old.x, by: distance.x, minimumContentOffset.x, maximumContentOffset.x),
      y: Self.moved(old.y, by: distance.y, minimumContentOffset.y, maximumContentOffset.y))
    return Point(x: contentOffset.x - old.x, y: contentOffset.y - old.y)
  }

  /// What is beyond an end already is not drawn back by a move along the other axis.
  private static func moved(_ value: Double, by distance: Double, _ least: Double, _ most: Double) -> Double {
    distance == 0 ? value : min(max(value + distance, least), most)
  }

  /// Scrolls as little as shows a part of the content, or as much of it as there is room for; nothing where it is seen already.
  ///
  /// - Parameter rect: in the coordinates of the content, in points.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool = false) {
    guard rect.isUsable else { return }
    let (inset, old, size) = (adjustedContentInset, contentOffset, storedFrame.size)
    let wanted = Point(
      x: Self.shown(rect.minX, rect.maxX, from: old.x + inset.left, to: old.x + size.width - inset.right),
      y: Self.shown(rect.minY, rect.maxY, from: old.y + inset.top, to: old.y + size.height - inset.bottom))
    guard wanted != .zero else { return }
    setContentOffset(clamped(Point(x: old.x + wanted.x, y: old.y + wanted.y)), animated: animated)
  }

  /// How far to go so that a stretch is between two others.
  private static func shown(_ first: Double, _ last: Double, from start: Double, to end: Double) -> Double {
    if first >= start, last <= end { return 0 }
    if last - first >= end - start {
      // Too long to be seen at once: as much of it as there is room for.
      return first > start ? first - start : (last < end ? last - end : 0)
    }
    return first < start ? first - start : last - end
  }
}
