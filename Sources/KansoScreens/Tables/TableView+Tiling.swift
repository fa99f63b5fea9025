import KansoLayout

/// An item of a table, and the distance of its top below the top of the table.
struct TablePlace {
  var item: Int
  var y: Double
  /// True if the table is scrolled to its beginning and stays there.
  var isAtBeginning = false
}

extension TableView {
  private var viewHeight: Double { frame.size.height }

  /// Returns the item that keeps its position on the screen while heights around it become known.
  func currentPlace() -> TablePlace? {
    if let keptPlace { return keptPlace }
    let offset = contentOffset.y
    guard contents.count > 0, offset < contents.total, offset + viewHeight > 0 else { return nil }
    guard let first = contents.heights.index(at: max(offset, 0)) else { return nil }
    let (shown, isGuess) = firstShown(from: first, above: offset + viewHeight)
    // If heights above the visible item are only estimates, the table is not at its beginning yet.
    if offset <= minimumContentOffset.y, shown == nil || !isGuess {
      return TablePlace(item: 0, y: -offset, isAtBeginning: true)
    }
    let item = shown ?? first
    return TablePlace(item: item, y: contents.heights.top(of: item) - offset)
  }

  /// Returns the first item that is already on the screen. The flag is true if the height of an item above it is
  /// unknown.
  private func firstShown(from first: Int, above bottom: Double) -> (item: Int?, isGuess: Bool) {
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

  /// Creates cells for the visible rows and recycles all other cells.
  func tile() {
    var mayBeBeyond = hasForgottenHeights || keptPlace != nil || hasLoaded
    hasLoaded = false
    var place = currentPlace()
    let width = frame.size.width
    if hasForgottenHeights || tiledWidth != width {
      mayBeBeyond = true
      tiledWidth = width
      hasForgottenHeights = false
      contents = estimated(contents)
    }
    keptPlace = nil
    if place == nil, mayBeBeyond { place = nearestPlace() }
    if let target = takenTarget() {
      place = target
      mayBeBeyond = true
    }
    guard var place else { return show(nil) }
    recycleFarFrom(place)
    let range = fill(around: &place, mayBeBeyond: mayBeBeyond)
    show(range, offset: contents.heights.top(of: place.item) - place.y)
  }

  /// Returns the item at the top edge after the offset is clamped to the content.
  private func nearestPlace() -> TablePlace? {
    let offset = min(max(contentOffset.y, minimumContentOffset.y), largestOffset)
    guard let item = contents.heights.index(at: max(offset, 0)) else { return nil }
    return TablePlace(item: item, y: contents.heights.top(of: item) - offset)
  }

  private var largestOffset: Double {
    max(minimumContentOffset.y, contents.total + adjustedContentInset.bottom - viewHeight)
  }

  // MARK: Filling

  private static let mostRounds = 8

  /// Determines the heights of all visible items, given the position of one item.
  ///
  /// - Parameters:
  ///   - place: the item that keeps its position. It is moved if the offset would exceed the content otherwise.
  ///   - mayBeBeyond: true if the content may have become shorter, so that the offset must be clamped. It is false for
  ///     an offset that the user scrolled beyond the ends.
  /// - Returns: the range from the first to the last visible item.
  private func fill(around place: inout TablePlace, mayBeBeyond: Bool) -> ClosedRange<Int> {
    var range = place.item...place.item
    var mayBeBeyond = mayBeBeyond
    for _ in 0..<Self.mostRounds {
      let total = contents.total
      let height = resolvedHeight(of: place.item)
      // An item that is scrolled into stays visible even if it is now lower than before or than its estimate.
      place.y = max(place.y, -height)
      range = extended(place, height)
      if contents.total != total { mayBeBeyond = true }
      guard mayBeBeyond else { break }
      let offset = contents.heights.top(of: place.item) - place.y
      let allowed = min(max(offset, minimumContentOffset.y), largestOffset)
      guard allowed != offset else { break }
      place.y += offset - allowed
    }
    return range
  }

  private func extended(_ place: TablePlace, _ height: Double) -> ClosedRange<Int> {
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

  /// Returns the height of an item. Measures it if it is unknown.
  func resolvedHeight(of item: Int) -> Double {
    guard !contents.isKnown[item] else { return contents.heights[item] }
    let height: Double
    switch contents.item(item) {
    case .header(let section): height = fittingHeight(of: header(of: section, item), Self.defaultHeaderHeight)
    case .row(let path):
      height =
        self.height(of: path, from: delegate)
        ?? fittingHeight(of: cell(for: path, item), Self.defaultRowHeight)
    }
    contents.set(height, of: item)
    return height
  }

  /// Returns the height that the constraints of a view require at the table's width, or `other` if they do not
  /// determine it.
  func fittingHeight(of view: View, _ other: Double) -> Double {
    let height = view.systemLayoutSizeFitting(
      Size(width: frame.size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height >= Self.leastHeight && height <= Self.largestHeight ? height : other
  }

  /// True if the height of a visible row or header has changed.
  var hasOtherHeights: Bool {
    func differs(_ item: Int, _ height: @autoclosure () -> Double) -> Bool {
      contents.isKnown[item] && contents.heights[item] != height()
    }
    // A view without pending layout has the same height as before.
    if headers.contains(where: {
      $1.hasPendingLayout && differs($0, fittingHeight(of: $1, Self.defaultHeaderHeight))
    }) {
      return true
    }
    return cells.contains { item, cell in
      guard case .row(let path) = contents.item(item) else { return false }
      if let said = height(of: path, from: delegate) { return differs(item, said) }
      return cell.hasPendingLayout && differs(item, fittingHeight(of: cell, Self.defaultRowHeight))
    }
  }

  /// Notes a visible cell whose content has changed. The next layout measures its row again.
  func contentChanged(of cell: TableViewCell) {
    guard !isTiling, cell.item != nil else { return }
    changedCells.append(cell)
    setNeedsLayout()
  }

  func measureChangedCells() {
    let changed = changedCells
    changedCells = []
    for cell in changed {
      guard let item = cell.item, cells[item] === cell, contents.isKnown[item],
        case .row(let path) = contents.item(item)
      else { continue }
      let height = height(of: path, from: delegate) ?? fittingHeight(of: cell, Self.defaultRowHeight)
      guard height != contents.heights[item] else { continue }
      contents.set(height, of: item)
      // The content may now end above the current offset.
      hasLoaded = true
    }
  }

  // MARK: Showing

  /// Recycles the cells of rows that will not be visible, so that new rows can reuse them.
  private func recycleFarFrom(_ place: TablePlace) {
    let top = contents.heights.top(of: place.item) - place.y
    for (item, _) in cells {
      let start = contents.heights.top(of: item)
      if start >= top + viewHeight || start + contents.heights[item] <= top { recycle(item) }
    }
  }

  private func show(_ range: ClosedRange<Int>?, offset: Double? = nil) {
    for item in Array(cells.keys) where range?.contains(item) != true { recycle(item) }
    for (item, header) in headers where range?.contains(item) != true {
      header.removeFromSuperview()
      headers[item] = nil
    }
    var new: [(TableViewCell, IndexPath)] = []
    if let range { placeAll(in: range, above: (offset ?? 0) + viewHeight, below: offset ?? 0, &new) }
    removeSpareCells()
    contentSize = Size(width: max(0, frame.size.width), height: contents.total)
    if let offset, offset != contentOffset.y { contentOffset = Point(x: contentOffset.x, y: offset) }
    for (cell, path) in new where cell.item != nil {
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  /// Places the headers and cells of visible items. An item that only touches an edge of the table is not visible.
  private func placeAll(
    in range: ClosedRange<Int>, above bottom: Double, below top: Double,
    _ new: inout [(TableViewCell, IndexPath)]
  ) {
    var item: Int? = range.lowerBound
    while let current = item, range.contains(current) {
      let height = resolvedHeight(of: current)
      let frame = Rect(x: 0, y: contents.heights.top(of: current), width: frame.size.width, height: height)
      item = contents.heights.next(after: current)
      let isVisible = height > 0 && frame.maxY > top && frame.minY < bottom
      switch contents.item(current) {
      case .header(let section):
        if isVisible { header(of: section, current).frame = frame } else { removeHeader(current) }
      case .row(let path):
        guard isVisible else {
          recycle(current)
          continue
        }
        let cell = cell(for: path, current)
        if !cell.isShown {
          cell.isShown = true
          new.append((cell, path))
        }
        cell.place(frame, in: self)
      }
    }
  }

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

  private func takenTarget() -> TablePlace? {
    guard let target = scrollTarget else { return nil }
    scrollTarget = nil
    guard let item = contents.item(of: target.path) else {
      report(.dataSource, "there is no row \(target.path) in \(reportName) to scroll to")
      return nil
    }
    let inset = adjustedContentInset
    let height = resolvedHeight(of: item)
    let (top, bottom) = (inset.top, viewHeight - inset.bottom)
    let now = contents.heights.top(of: item) - contentOffset.y
    switch target.position {
    case .top: return TablePlace(item: item, y: top)
    case .bottom: return TablePlace(item: item, y: bottom - height)
    case .middle:
      let (middle, scale) = ((top + bottom - height) / 2, traitCollection.displayScale)
      return TablePlace(item: item, y: scale > 0 ? (middle * scale).rounded() / scale : middle)
    case .none:
      if now >= top, now + height <= bottom { return nil }
      return TablePlace(item: item, y: now < top || height > bottom - top ? top : bottom - height)
    }
  }
}
