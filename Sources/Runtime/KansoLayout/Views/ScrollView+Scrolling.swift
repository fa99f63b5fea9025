extension ScrollView {
  /// The content inset plus the part of the safe area that `contentInsetAdjustmentBehavior` adds, in points.
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

  /// Returns the safe area insets of the given axes; 0 on the others.
  private func safeArea(horizontal: Bool, vertical: Bool) -> EdgeInsets {
    EdgeInsets(
      top: vertical ? safeAreaInsets.top : 0, left: horizontal ? safeAreaInsets.left : 0,
      bottom: vertical ? safeAreaInsets.bottom : 0, right: horizontal ? safeAreaInsets.right : 0)
  }

  /// The offset that shows the beginning of the content, in points.
  public var minimumContentOffset: Point {
    let inset = adjustedContentInset
    return Point(x: -inset.left, y: -inset.top)
  }

  /// The offset that shows the end of the content, in points. It equals the minimum offset if all of the content fits.
  public var maximumContentOffset: Point {
    let (least, inset, content) = (minimumContentOffset, adjustedContentInset, contentSize)
    return Point(
      x: max(least.x, content.width + inset.right - storedFrame.width),
      y: max(least.y, content.height + inset.bottom - storedFrame.height))
  }

  /// Returns the offset within the content that is nearest to an offset.
  func clampedOffset(_ offset: Point) -> Point {
    let (least, most) = (minimumContentOffset, maximumContentOffset)
    return Point(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  /// Sets the content offset, which may be beyond the ends of the content. `animated` has no effect: without a screen
  /// the offset changes at once.
  public func setContentOffset(_ offset: Point, animated: Bool) { contentOffset = offset }

  /// Scrolls like a finger: only within the content, and only if `isScrollEnabled` and `isUserInteractionEnabled` are
  /// true. Ignores a distance that is not finite.
  ///
  /// - Parameter distance: The change of the offset, in points.
  /// - Returns: The actual change of the offset, in points.
  @discardableResult
  public func scroll(by distance: Point) -> Point {
    guard isScrollEnabled, isUserInteractionEnabled, distance.isUsable else { return .zero }
    let old = contentOffset
    contentOffset = Point(
      x: Self.moved(
        old.x, by: distance.x, min: minimumContentOffset.x, max: maximumContentOffset.x),
      y: Self.moved(
        old.y, by: distance.y, min: minimumContentOffset.y, max: maximumContentOffset.y))
    return Point(x: contentOffset.x - old.x, y: contentOffset.y - old.y)
  }

  /// Returns the value moved by a distance, within the limits. A distance of 0 keeps a value beyond the limits, so that
  /// scrolling along one axis does not pull back the other axis.
  private static func moved(
    _ value: Double, by distance: Double, min least: Double, max most: Double
  ) -> Double {
    distance == 0 ? value : min(max(value + distance, least), most)
  }

  /// Scrolls by the smallest distance that shows a rectangle of the content, or as much of it as fits. The
  /// offset stays within the content. Does nothing if the rectangle is visible or not finite. `animated` has
  /// no effect.
  ///
  /// - Parameter rect: The rectangle in the coordinates of the content, in points.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool = false) {
    guard rect.isUsable else { return }
    let (inset, old, size) = (adjustedContentInset, contentOffset, storedFrame.size)
    let distance = Point(
      x: Self.distanceToShow(
        rect.minX, rect.maxX, from: old.x + inset.left, to: old.x + size.width - inset.right),
      y: Self.distanceToShow(
        rect.minY, rect.maxY, from: old.y + inset.top, to: old.y + size.height - inset.bottom))
    guard distance != .zero else { return }
    setContentOffset(clampedOffset(Point(x: old.x + distance.x, y: old.y + distance.y)), animated: animated)
  }

  /// Returns the distance that moves the range `first...last` into the visible range `start...end`; 0 if it
  /// is visible. A longer range moves until it fills the visible range.
  private static func distanceToShow(_ first: Double, _ last: Double, from start: Double, to end: Double)
    -> Double
  {
    if first >= start, last <= end { return 0 }
    if last - first >= end - start {
      // The range is longer than the visible range: fill the visible range with it.
      return first > start ? first - start : (last < end ? last - end : 0)
    }
    return first < start ? first - start : last - end
  }
}
