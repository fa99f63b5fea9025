import KansoTheme

/// A text: `UILabel` without its prefix, as far as layout goes.
open class Label: View {
  /// What it says.
  public var text: String? { didSet { if text != oldValue { textChanged() } } }
  /// What it is set in; follows the text size that the person chose where the font has a text style.
  public var font = Font(families: [Typography.systemFamily], size: 17) {
    didSet { if font != oldValue { textChanged() } }
  }
  /// How many lines it may take; 0 for any number.
  public var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }

  /// The width at which lines break where constraints do not say one, in points; 0 if there is none.
  public var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
  }

  /// A label with a frame.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    hugging = [Priority(251), Priority(251)]
  }

  /// A label with a text.
  public convenience init(_ text: String?) {
    self.init(frame: .zero)
    self.text = text
  }

  private func textChanged() {
    measured = [:]
    invalidateIntrinsicContentSize()
  }

  private var measured: [Double?: TextExtent] = [:]

  open override func traitCollectionDidChange() {
    super.traitCollectionDidChange()
    measured = [:]
  }

  private func extent(width: Double?) -> TextExtent {
    // A label that is in no tree that was laid out is not told of changes.
    if engine?.isFitting == false, let known = measured[width] { return known }
    let traits = traitCollection
    let typography = font.resolved(in: traits.context)
    let extent = traits.textMeasurer.measure(
      text ?? "", font: typography, size: typography.size(at: traits.preferredContentSizeCategory),
      width: width,
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
}
