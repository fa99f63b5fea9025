import KansoLayout
import KansoTheme

/// A choice of one of several titles; the counterpart of `UISegmentedControl`. All segments have the same width.
open class SegmentedControl: Control {
  /// The index that stands for no selection.
  public static let noSegment = -1
  /// The minimum height, in points, as on Apple's phones.
  public static let minimumHeight = 32.0
  /// The inset on both sides of each title, in points.
  private static let horizontalInset = 10.0
  /// The inset above and below each title, in points.
  private static let verticalInset = 6.0

  /// The corner radius, in points.
  private static let cornerRadius = 8.0
  /// The inset around the selected segment, in points.
  private static let selectionInset = 2.0
  /// The inset above and below the lines between segments, as a fraction of the height.
  private static let dividerInset = 0.25

  /// The color of the selected segment; nil for Apple's default.
  public var selectedSegmentTintColor: Color?

  /// The labels of the titles, from the leading edge.
  public private(set) var segmentLabels: [Label] = []
  /// The index of the selected segment; `noSegment` if there is none. An index that is out of range selects
  /// none. Setting it sends no event; a tap does.
  public var selectedSegmentIndex: Int {
    get { selected }
    set { selected = segmentLabels.indices.contains(newValue) ? newValue : Self.noSegment }
  }
  /// The index that `selectedSegmentIndex` reads, without a check of the range when it is set.
  private var selected = SegmentedControl.noSegment {
    didSet {
      updateTitleColors()
      setNeedsLayout()
    }
  }
  /// The font of the titles.
  public var font = Font.systemSegment {
    didSet { for label in segmentLabels { label.font = font } }
  }

  /// Creates a control with a frame, without segments. A background color replaces the default background.
  public override init(frame: Rect) {
    super.init(frame: frame)
    cornerRadius = Self.cornerRadius
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a control with titles, from the leading edge.
  public convenience init(items: [String]) {
    self.init(frame: .zero)
    for item in items { insertSegment(withTitle: item, at: segmentLabels.count) }
  }

  /// The number of segments.
  public var numberOfSegments: Int { segmentLabels.count }

  /// Inserts a segment. The index is clamped to the valid range. The selected segment stays selected.
  public func insertSegment(withTitle title: String, at index: Int) {
    let label = Label(title)
    label.font = font
    label.textAlignment = .center
    label.isUserInteractionEnabled = false
    label.onContentChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    let index = min(max(index, 0), segmentLabels.count)
    segmentLabels.insert(label, at: index)
    if selected >= index { selected += 1 }
    addSubview(label)
    invalidateIntrinsicContentSize()
  }

  /// Removes a segment. If it was selected, none is selected then. Ignores an index that is out of range.
  public func removeSegment(at index: Int) {
    guard segmentLabels.indices.contains(index) else { return }
    let label = segmentLabels.remove(at: index)
    label.onContentChange = nil
    label.removeFromSuperview()
    if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
    invalidateIntrinsicContentSize()
  }

  /// The size at which all segments are as wide as the widest title requires, and at least `minimumHeight`
  /// high.
  open override var intrinsicContentSize: Size {
    let sizes = segmentLabels.map(\.intrinsicContentSize)
    let widest = sizes.map(\.width).max() ?? 0
    return Size(
      width: (widest + 2 * Self.horizontalInset) * Double(sizes.count),
      height: max(Self.minimumHeight, (sizes.map(\.height).max() ?? 0) + 2 * Self.verticalInset))
  }

  /// Gives each title the rectangle of its segment.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in segmentLabels.enumerated() { label.frame = rect(ofSegment: index) }
  }

  /// Returns the rectangle of a segment, in the control's own coordinates. The index is counted from the
  /// leading edge and not checked.
  public func rect(ofSegment index: Int) -> Rect {
    let width = bounds.width / Double(max(numberOfSegments, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = isMirrored ? numberOfSegments - 1 - index : index
    return Rect(x: width * Double(place), y: 0, width: width, height: bounds.height)
  }

  /// Updates the color of the titles, which is paler while the control is disabled. Call `super`.
  open override func stateChanged() {
    super.stateChanged()
    updateTitleColors()
  }

  /// The colors of titles that were set, by exact state.
  private var titleColors: [State: Color] = [:]

  /// Sets the color of titles for exactly one state: `selected` for the title of the selected segment. Nil removes it:
  /// the titles then have the color of the normal state.
  public func setTitleColor(_ color: Color?, for state: State) {
    titleColors[state] = color
    updateTitleColors()
  }

  /// Gives each title the color of its state.
  private func updateTitleColors() {
    for (index, label) in segmentLabels.enumerated() {
      let own: State = !isEnabled ? .disabled : index == selected ? .selected : .normal
      label.textColor = titleColors[own] ?? (isEnabled ? titleColors[.normal] ?? .label : .tertiaryLabel)
    }
  }

  /// Draws the background, the lines between segments that are not selected, and the selected segment, with
  /// half opacity if the control is disabled.
  open override func draw(in context: inout DrawingContext) {
    if backgroundColor == nil {
      context.fill(.rectangle(bounds, cornerRadius: Self.cornerRadius), .tertiarySystemFill)
    }
    for index in segmentLabels.indices.dropFirst() where selected != index && selected != index - 1 {
      drawDivider(before: index, in: &context)
    }
    guard segmentLabels.indices.contains(selected) else { return }
    context.drawContent(of: self) { context in
      context.drawThumb(
        .rectangle(
          rect(ofSegment: selected).outset(by: -Self.selectionInset),
          cornerRadius: Self.cornerRadius - Self.selectionInset),
        selectedSegmentTintColor ?? .systemSegment)
    }
  }

  /// Draws the line between a segment and the one before it.
  private func drawDivider(before index: Int, in context: inout DrawingContext) {
    let (segment, previous) = (rect(ofSegment: index), rect(ofSegment: index - 1))
    let (width, inset) = (context.hairline, segment.height * Self.dividerInset)
    context.fill(
      .rectangle(
        Rect(
          x: max(segment.minX, previous.minX) - width / 2, y: segment.minY + inset, width: width,
          height: segment.height - 2 * inset)), .systemGray3)
  }

  /// Selects the segment at a point. Sends `touchUpInside` first, then, if the selection has changed,
  /// `valueChanged` and `primaryActionTriggered` together. Call `super`.
  open override func wasTapped(at point: Point) {
    super.wasTapped(at: point)
    guard let index = segmentLabels.indices.first(where: { rect(ofSegment: $0).contains(point) }),
      index != selected
    else { return }
    selected = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
