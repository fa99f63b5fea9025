import KansoTheme

/// A view that displays text: `UILabel` without its prefix. By default it does not receive touches.
open class Label: View {
  /// The text with its fonts, colors and line settings.
  private var block = TextBlock() { didSet { if !block.hasSameTextSizes(as: oldValue) { textChanged() } } }
  /// The text runs with the fonts of the last measurement.
  private var measuredRuns: [TextRun]?
  /// The cached text sizes by the width for line breaking; the key nil means no wrapping.
  private var measured: [Double?: TextExtent] = [:]

  /// The text without attributes. Nil if no text or only an empty attributed text was set. Setting it removes
  /// the attributes of an attributed text.
  open var text: String? {
    get { block.content.runs.isEmpty && !hasEmptyText ? nil : block.content.text }
    set {
      hasEmptyText = newValue?.isEmpty == true
      block.content = AttributedText(newValue ?? "")
    }
  }
  /// True if `text` was set to an empty string and not to nil.
  private var hasEmptyText = false
  /// The text with attributes. The label's own values replace missing attributes.
  public var attributedText: AttributedText {
    get { attributedContent }
    set { attributedContent = newValue }
  }
  /// The text with attributes, by a name that UIKit's names do not hide.
  package var attributedContent: AttributedText {
    get { block.content }
    set {
      hasEmptyText = false
      block.content = newValue
    }
  }
  /// The font of the text, never nil; nil sets the default. It follows the user's text size if it has a text style.
  open var font: Font! {
    get { block.font }
    set { block.font = newValue ?? TextBlock().font }
  }
  /// The color of the text, never nil; nil sets the default.
  open var textColor: Color! {
    get { block.color }
    set { block.color = newValue ?? TextBlock().color }
  }
  /// The horizontal alignment of the lines.
  open var textAlignment: TextAlignment {
    get { block.alignment }
    set { block.alignment = newValue }
  }
  /// The line break mode.
  open var lineBreakMode: LineBreakMode {
    get { block.mode }
    set { block.mode = newValue }
  }
  /// The maximum number of lines; 0 means unlimited. Negative values become 0. The default is 1.
  open var numberOfLines: Int {
    get { block.numberOfLines }
    set { block.numberOfLines = max(newValue, 0) }
  }

  /// True if fonts with a text style follow the user's text size. The default is true.
  public var adjustsFontForContentSizeCategory: Bool {
    get { block.adjustsToContentSize }
    set { block.adjustsToContentSize = newValue }
  }

  /// True if the font becomes smaller, down to `minimumScaleFactor`, for a text that does not fit into the bounds. The
  /// content size is that of the full font size. The default is false.
  public var adjustsFontSizeToFitWidth = false { didSet { updateMinimumScale() } }
  /// The minimum factor of the font size, from 0 to 1, if `adjustsFontSizeToFitWidth` is true. Values out of range are
  /// clamped; 0 means the smallest factor, 0.05. NaN is ignored.
  public var minimumScaleFactor = 0.0 {
    didSet {
      if minimumScaleFactor.isNaN { minimumScaleFactor = oldValue }
      updateMinimumScale()
    }
  }
  /// Passes the minimum scale to the text.
  private func updateMinimumScale() {
    block.minimumScale = adjustsFontSizeToFitWidth ? min(max(minimumScaleFactor, 0), 1) : 1
  }

  /// True if the label is enabled. The text of a disabled label is paler. The default is true.
  open var isEnabled = true
  /// The opacity of a disabled label.
  private static let disabledOpacity = 0.44
  /// True if the text has `highlightedTextColor`.
  open var isHighlighted = false
  /// The color of a highlighted label; nil for `textColor`.
  public var highlightedTextColor: Color?

  /// The width for line breaking if constraints do not determine one, in points; 0 means none.
  open var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
  }

  /// Creates a label with a frame. Its hugging priority is 251, and it does not receive touches.
  public override init(frame: Rect) {
    super.init(frame: frame)
    hugging = [Priority(251), Priority(251)]
    isUserInteractionEnabled = false
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a label with a string.
  public convenience init(_ text: String?) {
    self.init(frame: .zero)
    self.text = text
  }

  /// The handler that runs after a change of the text, its fonts, or its measured size, for views whose size
  /// follows a label in them.
  package var onContentChange: (() -> Void)?

  /// Clears the cached sizes, reports a new content size to layout, and calls `onContentChange`.
  private func textChanged() {
    (measured, measuredRuns, lines) = ([:], nil, nil)
    invalidateIntrinsicContentSize()
    onContentChange?()
  }

  /// Discards the measured sizes if another text size, mode, theme or measurer changes the fonts or sizes of the
  /// text, or if `previous` is nil.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    lines = nil
    let traits = traitCollection
    guard let previous, previous.hasSameTypesetting(as: traits) else { return textChanged() }
    // A text without a measurement has no size to invalidate.
    guard let measuredRuns, measuredRuns != block.runs(in: traits) else { return }
    textChanged()
  }

  /// Returns the size of the text for line breaks at a width; nil means no line breaks. Takes it from the
  /// cache if the label is in a tree with layout. The cache is emptied when it has more than eight sizes.
  private func extent(width: Double?) -> TextExtent {
    // A label outside of a tree with layout gets no notification of changes, so its cache could be outdated.
    let receivesChanges = engine?.isFitting == false
    if receivesChanges, let known = measured[width] { return known }
    let traits = traitCollection
    let runs = receivesChanges ? measuredRuns ?? block.runs(in: traits) : block.runs(in: traits)
    let extent = block.extent(of: runs, width: width, in: traits)
    guard receivesChanges else { return extent }
    if measured.count > 8 { measured = [:] }
    measured[width] = extent
    measuredRuns = runs
    return extent
  }

  /// Returns a length rounded up to pixels; unchanged if the display scale is 0.
  private func roundedUpToPixels(_ value: Double) -> Double {
    let scale = traitCollection.displayScale
    return scale > 0 ? value.roundedUp(toScale: scale) : value
  }

  /// The size of the text, rounded up to pixels. Lines break only at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: Size {
    let size = extent(
      width: numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    ).size
    return Size(width: roundedUpToPixels(size.width), height: roundedUpToPixels(size.height))
  }

  /// Returns the height of the text for a width, rounded up to pixels. Returns nil if `numberOfLines` is 1.
  open override func contentHeight(forWidth width: Double) -> Double? {
    guard numberOfLines != 1 else { return nil }
    return roundedUpToPixels(extent(width: max(width, 0)).size.height)
  }

  /// The offset of the first baseline, with lines broken at the width of the last layout.
  open override var firstBaselineOffsetFromTop: Double { extent(width: wrapWidth).firstBaseline }

  /// The offset of the last baseline. The height is rounded up to pixels; the added space is below the last line.
  open override var lastBaselineOffsetFromBottom: Double {
    let extent = extent(width: wrapWidth)
    return roundedUpToPixels(extent.size.height) - extent.size.height + extent.lastBaseline
  }

  /// The width at which layout measured the height; nil if `numberOfLines` is 1 or before layout.
  private var wrapWidth: Double? { numberOfLines == 1 ? nil : box?.measuredWidth }

  /// The lines of the text at their drawing positions, in the label's own coordinates. Run indices refer to
  /// `attributedText`.
  public var textLayout: TextLayout {
    // Rounding the width to pixels must not change the line breaks, so break lines at the measured width.
    let pixel = traitCollection.displayScale > 0 ? 1 / traitCollection.displayScale : 0
    let width = wrapWidth.flatMap { abs($0 - bounds.width) < pixel ? $0 : nil }
    let key = LineKey(bounds: bounds, width: width, direction: effectiveUserInterfaceLayoutDirection)
    // As with sizes, only a label in a tree with layout is told of changes.
    let receivesChanges = engine?.isFitting == false
    if receivesChanges, let lines, lines.key == key, lines.block == block { return lines.layout }
    let layout = block.layout(in: bounds, breakingAt: width, of: self)
    if receivesChanges { lines = (key, block, layout) }
    return layout
  }

  /// The lines of the last layout, and all that they depend on apart from the traits.
  private var lines: (key: LineKey, block: TextBlock, layout: TextLayout)?

  /// The geometry that lines depend on.
  private struct LineKey: Equatable {
    let bounds: Rect
    let width: Double?
    let direction: UserInterfaceLayoutDirection
  }

  /// Draws the text in its colors, centred vertically, and paler if the label is disabled.
  open override func draw(in context: inout DrawingContext) {
    var drawn = block
    if isHighlighted, let highlightedTextColor { drawn.color = highlightedTextColor }
    guard !isEnabled else {
      return drawn.draw(textLayout, in: &context, effectiveUserInterfaceLayoutDirection)
    }
    context.group(DrawGroup(opacity: Self.disabledOpacity)) {
      drawn.draw(textLayout, in: &$0, effectiveUserInterfaceLayoutDirection)
    }
  }
}
