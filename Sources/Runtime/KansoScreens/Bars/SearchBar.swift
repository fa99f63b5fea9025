import KansoLayout
import KansoTheme

/// A bar with a field for a search text; the counterpart of `UISearchBar`.
open class SearchBar: View {
  /// The background of a search bar, with the names and values of `UISearchBar.Style`.
  public enum Style: Int, Sendable {
    case `default` = 0
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// The background.
  public var searchBarStyle = Style.default
  /// The color of the background; nil for the default.
  public var barTintColor: Color?
  /// The search text.
  public var text: String? { didSet { updateLabel() } }
  /// The text that is shown while `text` is empty.
  public var placeholder: String? { didSet { updateLabel() } }
  /// The label that shows the text, or the placeholder if the text is empty.
  public let textLabel = Label()

  /// The height, in points, as on Apple's phones.
  public static let height = 56.0
  private static let inset = 8.0
  private static let fieldHeight = 36.0
  private static let cornerRadius = 10.0
  private static let symbolSize = 14.0

  /// Creates a search bar with a frame.
  public override init(frame: Rect) {
    super.init(frame: frame)
    addSubview(textLabel)
    updateLabel()
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Shows the text, or the placeholder in its color.
  private func updateLabel() {
    let isEmpty = text?.isEmpty ?? true
    textLabel.text = isEmpty ? placeholder : text
    textLabel.textColor = isEmpty ? .secondaryLabel : .label
  }

  /// A fixed height, and no width.
  open override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: Self.height) }

  /// The rectangle of the field, in the bar's own coordinates.
  private var fieldRect: Rect {
    let inner = bounds.outset(by: -Self.inset)
    return inner.centeredRect(of: Size(width: inner.width, height: min(Self.fieldHeight, inner.height)))
  }

  /// The square of the symbol, at the leading side of the field.
  private var symbolRect: Rect {
    let (field, side) = (fieldRect, Self.symbolSize)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Rect(
      x: isMirrored ? field.maxX - Self.inset - side : field.minX + Self.inset, y: field.midY - side / 2,
      width: side, height: side)
  }

  /// Gives the label the rest of the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (field, used) = (fieldRect, Self.symbolSize + 2 * Self.inset)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    textLabel.frame = Rect(
      x: isMirrored ? field.minX : field.minX + used, y: field.minY, width: max(field.width - used, 0),
      height: field.height)
  }

  /// Draws the background, the field and its symbol.
  open override func draw(in context: inout DrawingContext) {
    if searchBarStyle != .minimal { context.fill(.rectangle(bounds), barTintColor ?? .systemBar) }
    context.fill(.rectangle(fieldRect, cornerRadius: Self.cornerRadius), .tertiarySystemFill)
    Image.magnifier.draw(in: symbolRect, tint: .secondaryLabel, &context)
  }
}
