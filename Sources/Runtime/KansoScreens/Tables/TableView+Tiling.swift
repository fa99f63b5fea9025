import KansoLayout

/// An item of a table, and the distance of its top below the top of the table.
struct ScrollAnchor {
  /// The item number.
  var item: Int
  /// The distance in points, negative above the top of the table.
  var y: Double
  /// True if the table is scrolled to its beginning and stays there.
  var isAtBeginning = false
}

extension TableView {
  /// The height of the table, in points.
  private var viewHeight: Double { bounds.height }

  /// Returns the item that keeps its position on the screen while heights around it become known. That is the
  /// pending anchor, or else item 0 if the table is scrolled to its beginning and no height before the first
  /// tiled item is an estimate. Otherwise it is the first tiled item within the bounds, or else the item at
  /// the top edge. It is nil if no content is within the bounds.
  func currentScrollAnchor() -> ScrollAnchor? {
    if let scrollAnchor { return scrollAnchor }
    let offset = contentOffset.y
    guard contents.count > 0, offset < contents.total, offset + viewHeight > 0 else { return nil }
    guard let first = contents.heights.index(at: max(offset, 0)) else { return nil }
    let (shown, isGuess) = firstTiledItem(from: first, above: offset + viewHeight)
    // If heights above the visible item are only estimates, the table is not at its beginning yet.
    if offset <= minimumContentOffset.y, shown == nil || !isGuess {
      return ScrollAnchor(item: 0, y: -offset, isAtBeginning: true)
    }
    let item = shown ?? first
    return ScrollAnchor(item: item, y: contents.heights.top(of: item) - offset)
  }

  /// Returns the first item from `first` on that starts above `bottom`, has a known height, and has a cell or
  /// header; nil if there is none. The flag is true if the height of an examined item before it is unknown.
  private func firstTiledItem(from first: Int, above bottom: Double) -> (item: Int?, isGuess: Bool) {
    var item: Int? = first
    var isGuess = false
    while let current = item, contents.heights.top(of: current) < bottom {
      if contents.isKnown[current], cells[current] != nil || headers[current] != nil {
        return (current, isGuess)
      }
      isGuess = isGuess || !contents.isKnown[current]
      item = contents.heights.next(after: current)
    }
    return (nil, isGuess)
  }

  /// Creates and places the cells and headers of the visible items, and recycles all others. Measures the
  /// visible items, takes the scroll target into account, and sets the content size and offset.
  func tile() {
    var mayBeBeyond = hasForgottenHeights || scrollAnchor != nil || hasLoaded
    hasLoaded = false
    var place = currentScrollAnchor()
    let width = bounds.width
    if hasForgottenHeights || tiledWidth != width {
      mayBeBeyond = true
      tiledWidth = width
      hasForgottenHeights = false
      contents = contentsWithHeights(contents)
    }
    scrollAnchor = nil
    if place == nil, mayBeBeyond { place = nearestScrollAnchor() }
    if let target = takeScrollTarget() {
      place = target
      mayBeBeyond = true
    }
    guard var place else { return showItems(in: nil) }
    recycleInvisibleCells(around: place)
    let range = measureVisibleItems(around: &place, mayBeBeyond: mayBeBeyond)
    showItems(in: range, offset: contents.heights.top(of: place.item) - place.y)
  }

  /// Returns the item that is at the top edge after the offset is clamped to the content; nil for an empty
  /// table.
  private func nearestScrollAnchor() -> ScrollAnchor? {
    let offset = min(max(contentOffset.y, minimumContentOffset.y), maxOffset)
    guard let item = contents.heights.index(at: max(offset, 0)) else { return nil }
    return ScrollAnchor(item: item, y: contents.heights.top(of: item) - offset)
  }

  /// The maximum vertical offset without overscroll, in points; never less than the minimum.
  private var maxOffset: Double {
    max(minimumContentOffset.y, contents.total + adjustedContentInset.bottom - viewHeight)
  }

  // MARK: Filling

  /// The maximum number of times that the offset is corrected in one layout.
  private static let maxRounds = 8

  /// Measures all visible items that have unknown heights, given the position of one item. That creates their
  /// cells and headers.
  ///
  /// - Parameters:
  ///   - place: the item that keeps its position. It is moved if the offset would exceed the content otherwise.
  ///   - mayBeBeyond: true if the content may have become shorter, so that the offset must be clamped. It is false for
  ///     an offset that the user scrolled beyond the ends.
  /// - Returns: the range from the first to the last visible item.
  private func measureVisibleItems(around place: inout ScrollAnchor, mayBeBeyond: Bool) -> ClosedRange<Int> {
    var range = place.item...place.item
    var mayBeBeyond = mayBeBeyond
    for _ in 0..<Self.maxRounds {
      let total = contents.total
      let height = resolvedHeight(of: place.item)
      // An item that is scrolled into stays visible even if it is now lower than before or than its estimate.
      place.y = max(place.y, -height)
      range = visibleRange(around: place, height: height)
      if contents.total != total { mayBeBeyond = true }
      guard mayBeBeyond else { break }
      let offset = contents.heights.top(of: place.item) - place.y
      let allowed = min(max(offset, minimumContentOffset.y), maxOffset)
      guard allowed != offset else { break }
      place.y += offset - allowed
    }
    return range
  }

  /// Returns the range of items from the top to the bottom edge of the table, given the position and height
  /// of one of them. Measures items with unknown heights; items of height 0 are skipped.
  private func visibleRange(around place: ScrollAnchor, height: Double) -> ClosedRange<Int> {
    var (first, last) = (place.item, place.item)
    var y = place.y + height
    while y < viewHeight, let next = contents.heights.next(after: last) {
      last = next
      y += resolvedHeight(of: next)
    }
    y = place.y
    while y > 0, let previous = contents.heights.previous(before: first) {
      first = previous
      y -= resolvedHeight(of: previous)
    }
    return first...last
  }

  /// Returns the height of an item, in points. If it is unknown, asks the delegate or measures the cell or
  /// header, which is created for it, and stores the height as known.
  func resolvedHeight(of item: Int) -> Double {
    guard !contents.isKnown[item] else { return contents.heights[item] }
    let height: Double
    switch contents.item(at: item) {
    case .end(let end, let section): height = measuredHeight(of: end, section, item: item)
    case .row(let path):
      height =
        self.height(of: path, from: delegate)
        ?? fittingHeight(
          of: cell(for: path, item: item), width: rowWidth, fallback: Self.defaultRowHeight)
    case .tableHeader, .tableFooter: height = contents.heights[item]
    }
    contents.setHeight(height, of: item)
    return height
  }

  /// Returns the height that the constraints of a view require at a width, or `fallback` if that is less than
  /// `minRowHeight` or more than `maxRowHeight`.
  func fittingHeight(of view: View, width: Double, fallback: Double) -> Double {
    let height = view.systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height >= Self.minRowHeight && height <= Self.maxRowHeight ? height : fallback
  }

  /// True if the height of a visible row or header is no longer the stored one. It asks the delegate, and
  /// measures views with pending layout only.
  var hasChangedHeights: Bool {
    /// Returns true if the height of an item is known and not a given one.
    func differs(_ item: Int, _ height: @autoclosure () -> Double) -> Bool {
      contents.isKnown[item] && contents.heights[item] != height()
    }
    // A view without pending layout has the same height as before.
    if headers.contains(where: { item, header in
      guard header.hasPendingLayout, case .end(let end, let section) = contents.item(at: item) else {
        return false
      }
      return differs(item, measuredHeight(of: end, section, item: item))
    }) {
      return true
    }
    return cells.contains { item, cell in
      guard case .row(let path) = contents.item(at: item) else { return false }
      if let given = height(of: path, from: delegate) { return differs(item, given) }
      return cell.hasPendingLayout
        && differs(item, fittingHeight(of: cell, width: rowWidth, fallback: Self.defaultRowHeight))
    }
  }

  /// Makes the next layout measure the row of a cell whose content has changed. Ignores unused cells and
  /// changes during a layout.
  func queueMeasurement(of cell: TableViewCell) {
    guard !isTiling, cell.item != nil else { return }
    changedCells.append(cell)
    setNeedsLayout()
  }

  /// Updates the known heights of the rows whose cells were passed to `queueMeasurement(of:)`, and empties
  /// the queue.
  func measureChangedCells() {
    let changed = changedCells
    changedCells = []
    for cell in changed {
      guard let item = cell.item, cells[item] === cell, contents.isKnown[item],
        case .row(let path) = contents.item(at: item)
      else { continue }
      let height =
        height(of: path, from: delegate)
        ?? fittingHeight(of: cell, width: rowWidth, fallback: Self.defaultRowHeight)
      guard height != contents.heights[item] else { continue }
      contents.setHeight(height, of: item)
      // The content may now end above the current offset.
      hasLoaded = true
    }
  }

  // MARK: Showing

  /// Recycles the cells of rows that are not visible with this anchor and the current heights, so that new
  /// rows can reuse them.
  private func recycleInvisibleCells(around place: ScrollAnchor) {
    let top = contents.heights.top(of: place.item) - place.y
    for (item, _) in cells {
      let start = contents.heights.top(of: item)
      if start >= top + viewHeight || start + contents.heights[item] <= top { recycleCell(of: item) }
    }
  }

  /// Places the visible items of a range and removes all others, for nil all items. Sets the content size and
  /// the vertical offset, and informs the delegate about cells that have become visible.
  private func showItems(in range: ClosedRange<Int>?, offset: Double? = nil) {
    for item in Array(cells.keys) where range?.contains(item) != true { recycleCell(of: item) }
    for item in Array(headers.keys) where range?.contains(item) != true { removeHeader(of: item) }
    var new: [(TableViewCell, IndexPath)] = []
    if let range {
      placeItems(in: range, above: (offset ?? 0) + viewHeight, below: offset ?? 0, newCells: &new)
    }
    removeSpareCells()
    placeTableEnds()
    contentSize = Size(width: max(0, bounds.width), height: contents.total)
    if let offset, offset != contentOffset.y { contentOffset = Point(x: contentOffset.x, y: offset) }
    for (cell, path) in new where cell.item != nil {
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  /// Places the headers and cells of visible items and recycles those of invisible ones. An item that only
  /// touches an edge of the table is not visible, nor is one of height 0. Appends the cells that have become
  /// visible to `newCells`.
  private func placeItems(
    in range: ClosedRange<Int>, above bottom: Double, below top: Double,
    newCells new: inout [(TableViewCell, IndexPath)]
  ) {
    var item: Int? = range.lowerBound
    while let current = item, range.contains(current) {
      let height = resolvedHeight(of: current)
      let y = contents.heights.top(of: current)
      item = contents.heights.next(after: current)
      let isVisible = height > 0 && y + height > top && y < bottom
      switch contents.item(at: current) {
      case .tableHeader, .tableFooter: break
      case .end(let end, let section):
        guard isVisible else {
          removeHeader(of: current)
          continue
        }
        placeHeader(
          of: end, section, item: current, at: Rect(x: 0, y: y, width: bounds.width, height: height))
      case .row(let path):
        guard isVisible else {
          recycleCell(of: current)
          continue
        }
        let cell = cell(for: path, item: current)
        if !cell.isShown {
          cell.isShown = true
          new.append((cell, path))
        }
        cell.place(rowFrame(y: y, height: height), in: self, corners: corners(of: path))
      }
    }
  }

  /// Returns the frame of the separator in a cell of a size: one pixel high, at the bottom, with the insets
  /// mirrored in right-to-left layouts.
  func separatorFrame(in size: Size) -> Rect {
    let scale = traitCollection.displayScale
    let thickness = scale > 0 ? 1 / scale : 1
    let (left, right) = (separatorInset.left, separatorInset.right)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Rect(
      x: isMirrored ? right : left, y: max(0, size.height - thickness),
      width: max(0, size.width - left - right),
      height: min(thickness, size.height))
  }

  // MARK: Scrolling

  /// Scrolls to a row and lays out the table. Measures only the rows that become visible. It takes effect at once, with
  /// or without `animated`. A row that does not exist is reported.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool = false) {
    scrollTarget = (indexPath, position)
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Removes the scroll target and returns the anchor for it; nil if there is none, if its row does not
  /// exist, which is reported, or if the row is completely visible and its position is `none`. Measures the
  /// row if necessary.
  private func takeScrollTarget() -> ScrollAnchor? {
    guard let target = scrollTarget else { return nil }
    scrollTarget = nil
    guard let item = contents.itemNumber(of: target.path) else {
      report(.dataSource, "there is no row \(target.path) in \(reportName) to scroll to")
      return nil
    }
    let inset = adjustedContentInset
    let height = resolvedHeight(of: item)
    let (top, bottom) = (inset.top, viewHeight - inset.bottom)
    let now = contents.heights.top(of: item) - contentOffset.y
    switch target.position {
    case .top: return ScrollAnchor(item: item, y: top)
    case .bottom: return ScrollAnchor(item: item, y: bottom - height)
    case .middle:
      let (middle, scale) = ((top + bottom - height) / 2, traitCollection.displayScale)
      return ScrollAnchor(item: item, y: scale > 0 ? (middle * scale).rounded() / scale : middle)
    case .none:
      if now >= top, now + height <= bottom { return nil }
      return ScrollAnchor(item: item, y: now < top || height > bottom - top ? top : bottom - height)
    }
  }
}
