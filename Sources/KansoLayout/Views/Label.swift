import KansoTheme

/// A text: `UILabel` without its prefix. Touches go through it unless it is told otherwise.
open class Label: View {
  private var block = TextBlock() { didSet { if !block.measuresLike(oldValue) { textChanged() } } }
  /// The parts of the text in the fonts that they had when it was measured last.
  private var measuredRuns: [TextRun]?
  private var measured: [Double?: TextExtent] = [:]

  /// What it says, alike from its beginning to its end. A text that is set takes the parts of an attributed one away.
  public var text: String? {
    get { block.content.runs.isEmpty && !hasEmptyText ? nil : block.content.text }
    set {
      hasEmptyText = newValue?.isEmpty == true
      block.content = AttributedText(newValue ?? "")
    }
  }
  private var hasEmptyText = false
  /// What it says, in parts; what a part leaves open is as the label has it.
  public var attributedText: AttributedText {
    get { block.content }
    set {
      hasEmptyText = false
      block.content = newValue
    }
  }
  /// What it is set in; follows the text size that the person chose where the font has a text style.
  public var font: Font {
    get { block.font }
    set { block.font = newValue }
  }
  /// The color of the text.
  public var textColor: Color {
    get { block.color }
    set { block.color = newValue }
  }
  /// Where lines stand between the edges.
  public var textAlignment: TextAlignment {
    get { block.alignment }
    set { block.alignment = newValue }
  }
  /// What becomes of a text that is too long.
  public var lineBreakMode: LineBreakMode {
    get { block.mode }
    set { block.mode = newValue }
  }
  /// How many lines it may take; 0 for any number.
  public var numberOfLines: Int {
    get { block.numberOfLines }
    set { block.numberOfLines = max(newValue, 0) }
  }

  /// Whether its fonts follow the text size that the person chose, where they have a text style. On unless it is turned off.
  public var adjustsFontForContentSizeCategory: Bool {
    get { block.adjustsToContentSize }
    set { block.adjustsToContentSize = newValue }
  }

  /// The width at which lines break where constraints do not say one, in points; 0 if there is none.
  public var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
  }

  /// A label with a frame.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    hugging = [Priority(251), Priority(251)]
    isUserInteractionEnabled = false
  }

  /// A label with a text.
  public convenience init(_ text: String?) {
    self.init(frame: .zero)
    self.text = text
  }

  /// Called when the text takes another room, for views that are as large as a label in them.
  package var onContentChange: (() -> Void)?

  private func textChanged() {
    (measured, measuredRuns) = ([:], nil)
    invalidateIntrinsicContentSize()
    onContentChange?()
  }

  /// Another text size, mode or theme matters where it gives the text other fonts.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    let traits = traitCollection
    guard let previous, previous.setsTextsLike(traits) else { return textChanged() }
    // What nobody has measured is not known to be another size.
    guard let measuredRuns, measuredRuns != block.runs(in: traits) else { return }
    textChanged()
  }

  private func extent(width: Double?) -> TextExtent {
    // A label that is in no tree that was laid out is not told of changes.
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

  /// The height is rounded up to pixels, and what that adds is below the last line.
  open override var lastBaselineOffsetFromBottom: Double {
    let extent = extent(width: wrapWidth)
    return up(extent.size.height) - extent.size.height + extent.lastBaseline
  }

  private var wrapWidth: Double? { numberOfLines == 1 ? nil : box?.measuredWidth }

  /// The lines of the text where they are drawn, in the label's own coordinates; runs are those of `attributedText`.
  public var textLayout: TextLayout {
    // Where its width was rounded to pixels, lines still break where they were measured.
    let pixel = traitCollection.displayScale > 0 ? 1 / traitCollection.displayScale : 0
    let width = wrapWidth.flatMap { abs($0 - bounds.width) < pixel ? $0 : nil }
    return block.layout(in: bounds, breakingAt: width, of: self)
  }

  /// Draws its text.
  open override func draw(in context: inout DrawingContext) { block.draw(textLayout, in: &context, of: self) }
}
