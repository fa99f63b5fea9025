import KansoTheme

/// A view that displays text: `UILabel` without its prefix. By default it does not receive touches.
open class Label: View {
  /// The text with its fonts, colors and line settings.
  private var block = TextBlock() { didSet { if !block.measuresLike(oldValue) { textChanged() } } }
  /// The text runs with the fonts of the last measurement.
  private var measuredRuns: [TextRun]?
  /// The cached text sizes by the width for line breaking; the key nil means no wrapping.
  private var measured: [Double?: TextExtent] = [:]

  /// The text without attributes. Setting it removes the attributes of an attributed text.
  public var text: String? {
    get { block.content.runs.isEmpty && !hasEmptyText ? nil : block.content.text }
    set {
      hasEmptyText = newValue?.isEmpty == true
      block.content = AttributedText(newValue ?? "")
    }
  }
  private var hasEmptyText = false
  /// The text with attributes. The label's own values replace missing attributes.
  public var attributedText: AttributedText {
    get { block.content }
    set {
      hasEmptyText = false
      block.content = newValue
    }
  }
  /// The font of the text. It follows the user's text size if it has a text style.
  public var font: Font {
    get { block.font }
    set { block.font = newValue }
  }
  /// The color of the text.
  public var textColor: Color {
    get { block.color }
    set { block.color = newValue }
  }
  /// The horizontal alignment of the lines.
  public var textAlignment: TextAlignment {
    get { block.alignment }
    set { block.alignment = newValue }
  }
  /// The line break mode.
  public var lineBreakMode: LineBreakMode {
    get { block.mode }
    set { block.mode = newValue }
  }
  /// The maximum number of lines; 0 means unlimited.
  public var numberOfLines: Int {
    get { block.numberOfLines }
    set { block.numberOfLines = max(newValue, 0) }
  }

  /// True if fonts with a text style follow the user's text size. The default is true.
  public var adjustsFontForContentSizeCategory: Bool {
    get { block.adjustsToContentSize }
    set { block.adjustsToContentSize = newValue }
  }

  /// The width for line breaking if constraints do not determine one, in points; 0 means none.
  public var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
  }

  /// Creates a label with a frame.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    hugging = [Priority(251), Priority(251)]
    isUserInteractionEnabled = false
  }

  /// Creates a label with a text.
  public convenience init(_ text: String?) {
    self.init(frame: .zero)
    self.text = text
  }

  /// The handler of changes of the text size, for views whose size follows a label in them.
  package var onContentChange: (() -> Void)?

  private func textChanged() {
    (measured, measuredRuns) = ([:], nil)
    invalidateIntrinsicContentSize()
    onContentChange?()
  }

  /// Measures the text again if another text size, mode or theme changes its fonts.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    let traits = traitCollection
    guard let previous, previous.setsTextsLike(traits) else { return textChanged() }
    // A text without a measurement has no size to invalidate.
    guard let measuredRuns, measuredRuns != block.runs(in: traits) else { return }
    textChanged()
  }

  private func extent(width: Double?) -> TextExtent {
    // A label outside of a tree with layout gets no notification of changes, so its cache could be outdated.
    let isTold = engine?.isFitting == false
    if isTold, let known = measured[width] { return known }
    let traits = traitCollection
    let runs = isTold ? measuredRuns ?? block.runs(in: traits) : block.runs(in: traits)
    let extent = block.extent(of: runs, width: width, in: traits)
    guard isTold else { return extent }
    if measured.count > 8 { measured = [:] }
    measured[width] = extent
    measuredRuns = runs
    return extent
  }

  private func up(_ value: Double) -> Double {
    let scale = traitCollection.displayScale
    return scale > 0 ? value.roundedUp(toScale: scale) : value
  }

  open override var intrinsicContentSize: Size {
    let size = extent(
      width: numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    ).size
    return Size(width: up(size.width), height: up(size.height))
  }

  open override func contentHeight(forWidth width: Double) -> Double? {
    guard numberOfLines != 1 else { return nil }
    return up(extent(width: max(width, 0)).size.height)
  }

  open override var firstBaselineOffsetFromTop: Double { extent(width: wrapWidth).firstBaseline }

  /// The offset of the last baseline. The height is rounded up to pixels; the added space is below the last line.
  open override var lastBaselineOffsetFromBottom: Double {
    let extent = extent(width: wrapWidth)
    return up(extent.size.height) - extent.size.height + extent.lastBaseline
  }

  private var wrapWidth: Double? { numberOfLines == 1 ? nil : box?.measuredWidth }

  /// The lines of the text at their drawing positions, in the label's own coordinates. Run indices refer to
  /// `attributedText`.
  public var textLayout: TextLayout {
    // Rounding the width to pixels must not change the line breaks, so break lines at the measured width.
    let pixel = traitCollection.displayScale > 0 ? 1 / traitCollection.displayScale : 0
    let width = wrapWidth.flatMap { abs($0 - bounds.width) < pixel ? $0 : nil }
    return block.layout(in: bounds, breakingAt: width, of: self)
  }

  open override func draw(in context: inout DrawingContext) { block.draw(textLayout, in: &context, of: self) }
}
