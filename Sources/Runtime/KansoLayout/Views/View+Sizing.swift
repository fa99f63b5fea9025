extension View {
  /// Returns the priority with which the view resists growing beyond its content.
  public func contentHuggingPriority(for axis: LayoutAxis) -> Priority { hugging[axis.rawValue] }

  /// Sets the priority with which the view resists growing beyond its content. An invalid priority is
  /// rejected and reported.
  public func setContentHuggingPriority(_ priority: Priority, for axis: LayoutAxis) {
    guard let priority = validPriority(priority, name: "content hugging"),
      hugging[axis.rawValue] != priority
    else { return }
    hugging[axis.rawValue] = priority
    contentChanged()
  }

  /// Returns the priority with which the view resists shrinking below its content.
  public func contentCompressionResistancePriority(for axis: LayoutAxis) -> Priority {
    compressionResistance[axis.rawValue]
  }

  /// Sets the priority with which the view resists shrinking below its content. An invalid priority is
  /// rejected and reported.
  public func setContentCompressionResistancePriority(_ priority: Priority, for axis: LayoutAxis) {
    guard let priority = validPriority(priority, name: "compression resistance"),
      compressionResistance[axis.rawValue] != priority
    else { return }
    compressionResistance[axis.rawValue] = priority
    contentChanged()
  }

  /// Returns the priority; if it is not above 0 and up to 1,000, reports a problem and returns nil. `name` is
  /// its name in the message.
  private func validPriority(_ priority: Priority, name: String) -> Priority? {
    if priority.isValid { return priority }
    root.report(
      LayoutProblem(
        .numberOutOfRange,
        "the \(name) priority of \(reportName) cannot be \(priority.rawValue): it has to be above 0 and up to 1000"
      ))
    return nil
  }

  /// Schedules a measurement of the content size and a layout.
  public func invalidateIntrinsicContentSize() { contentChanged() }

  /// Schedules a measurement of the content and a layout, also of a stack view that contains the view.
  private func contentChanged() {
    engine?.markContentChanged(of: self)
    setNeedsLayout()
    (superview as? StackView)?.contentOfArrangedChanged()
  }

  /// The target size for the smallest size that satisfies the constraints: `UIView.layoutFittingCompressedSize`.
  public static let layoutFittingCompressedSize = Size(width: 0, height: 0)
  /// The target size for the largest size that satisfies the constraints.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// Returns the size nearest to a target that satisfies the view's own constraints, rounded up to pixels.
  /// Both priorities of the target are 50.
  public func systemLayoutSizeFitting(_ target: Size) -> Size {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size nearest to a target that satisfies the view's own constraints. It reports an invalid target
  /// or priority and returns the current size.
  ///
  /// - Parameters:
  ///   - target: The target size, in points.
  ///   - horizontal: The priority of the target width. `.required` returns exactly this width.
  ///   - vertical: The priority of the target height. `.required` returns exactly this height.
  public func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontal: Priority,
    verticalFittingPriority vertical: Priority
  ) -> Size {
    guard target.width.isFinite, target.height.isFinite, horizontal.isValid, vertical.isValid else {
      root.report(
        LayoutProblem(
          .numberOutOfRange,
          "\(reportName) cannot be fitted into \(target): sizes have to be finite, priorities valid"))
      return storedFrame.size
    }
    return LayoutEngine.fittingSize(
      of: self, target: target, horizontalPriority: horizontal, verticalPriority: vertical)
  }

  /// Returns the content size. Wrapping content is at most as wide as a positive `size.width`, and as high as
  /// its width requires; other content is not limited. The current size replaces a missing content size.
  func contentSize(within size: Size) -> Size {
    let content = layoutContentSize
    let width = content.width >= 0 ? content.width : storedFrame.width
    if size.width > 0, let height = layoutContentHeight(forWidth: min(size.width, width)) {
      return Size(width: min(size.width, width), height: height)
    }
    return Size(width: width, height: content.height >= 0 ? content.height : storedFrame.height)
  }

  /// Resizes the view to the result of `sizeThatFits` for its current size. The top left corner stays in
  /// place.
  public func sizeToFit() { frame = Rect(origin: storedFrame.origin, size: sizeThatFits(storedFrame.size)) }

  // MARK: Fixed frames

  /// Sets the frame and passes it to the engine. Resizes subviews with an autoresizing mask. Rejects and
  /// reports a frame out of range.
  func setFrame(_ frame: Rect) {
    guard frame.isUsable else {
      root.report(
        LayoutProblem(
          .numberOutOfRange, "the frame of \(reportName) cannot be \(frame): it stays where it is"))
      return
    }
    let old = storedFrame.size
    guard frame != storedFrame else { return }
    storedFrame = frame
    sizeChanged(from: old)
    engine?.frameWasSet(of: self)
    markAncestorsDirty()
  }

  /// Sets the bounds origin and schedules the constraints and insets that depend on it. Ignores an origin out
  /// of range.
  func setBoundsOrigin(_ origin: Point) {
    guard origin != storedBoundsOrigin, origin.isUsable else { return }
    storedBoundsOrigin = origin
    engine?.boundsOriginChanged(of: self)
    insetsChanged()
  }

  /// Makes the frame fixed or free in the engine, by `translatesAutoresizingMaskIntoConstraints`, and
  /// schedules a layout.
  func framePinsChanged() {
    engine?.framePinsChanged(of: self)
    setNeedsLayout()
  }

  /// Marks the view for layout and resizes the subviews with a fixed frame and an autoresizing mask. Does
  /// nothing if the size is the same.
  func sizeChanged(from old: Size) {
    guard storedFrame.size != old else { return }
    needsLayout = true
    for view in subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      view.autoresize(from: old, to: storedFrame.size)
    }
  }

  /// Sets the frame that the autoresizing mask requires after a change of the superview's size. A length
  /// never becomes negative.
  private func autoresize(from old: Size, to new: Size) {
    /// Returns the new position and length on one axis.
    ///
    /// - Parameters:
    ///   - old: the old length of the superview.
    ///   - new: the new length of the superview.
    ///   - flexible: the parts that may change: the space before, the length, and the space after.
    func resized(
      position: Double, length: Double, old: Double, new: Double, flexible: (Bool, Bool, Bool)
    ) -> (position: Double, length: Double) {
      var parts = [position, length, old - position - length]
      let isFlexible = [flexible.0, flexible.1, flexible.2]
      let sum = zip(parts, isFlexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
      let count = Double(isFlexible.filter { $0 }.count)
      guard count > 0 else { return (position, length) }
      for index in parts.indices where isFlexible[index] {
        // Distribute the change in proportion to the flexible parts, or evenly if their sum is zero.
        parts[index] += (new - old) * (sum > 0 ? parts[index] / sum : 1 / count)
      }
      return (parts[0], max(0, parts[1]))
    }
    let mask = autoresizingMask
    let (x, width) = resized(
      position: storedFrame.minX, length: storedFrame.width, old: old.width, new: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = resized(
      position: storedFrame.minY, length: storedFrame.height, old: old.height, new: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    setFrame(Rect(x: x, y: y, width: width, height: height))
  }
}
