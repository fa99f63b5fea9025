import KansoTheme

/// A text: `UILabel` without its prefix, as far as layout goes.
open class Label: View {
  /// What it says.
  public var text = "" { didSet { if text != oldValue { textChanged() } } }
  /// What it is set in; follows the text size that the person chose where the font has a text style.
  public var font = Font(families: [Typography.systemFamily], size: 17) {
    didSet { if font != oldValue { textChanged() } }
  }
  /// How many lines it may take; 0 for any number.
  public var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }

  /// A label with a text.
  public init(_ text: String = "") {
    self.text = text
    super.init()
    hugging = [Priority(251), Priority(251)]
  }

  private func textChanged() {
    measured = [:]
    invalidateIntrinsicContentSize()
  }

  private var measured: [Double?: TextExtent] = [:]
  private var measuredFor: (category: ContentSizeCategory, context: Context)?

  private func extent(width: Double?) -> TextExtent {
    let traits = traitCollection
    if measuredFor?.category != traits.preferredContentSizeCategory || measuredFor?.context != traits.context
    {
      measured = [:]
      measuredFor = (traits.preferredContentSizeCategory, traits.context)
    }
    if let known = measured[width] { return known }
    let typography = font.resolved(in: traits.context)
    let extent = traits.textMeasurer.measure(
      text, font: typography, size: typography.size(at: traits.preferredContentSizeCategory), width: width,
      lines: numberOfLines)
    if measured.count > 8 { measured = [:] }
    measured[width] = extent
    return extent
  }

  private func up(_ value: Double) -> Double {
    let scale = traitCollection.displayScale
    return scale > 0 ? value.roundedUp(toScale: scale) : value
  }

  open override var intrinsicContentSize: Size {
    let size = extent(width: nil).size
    return Size(width: up(size.width), height: up(size.height))
  }

  open override func contentHeight(forWidth width: Double) -> Double? {
    guard numberOfLines != 1 else { return nil }
    return up(extent(width: max(width, 0)).size.height)
  }

  open override var firstBaselineOffsetFromTop: Double { extent(width: wrapWidth).firstBaseline }

  open override var lastBaselineOffsetFromBottom: Double { extent(width: wrapWidth).lastBaseline }

  private var wrapWidth: Double? { numberOfLines == 1 ? nil : box?.measuredWidth }
}
