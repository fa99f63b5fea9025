import KansoLayout
import KansoTheme

/// A wheel that selects one of several titles; the counterpart of `UIPickerView` with one component, and with titles
/// instead of a data source.
open class PickerView: View {
  /// The titles of the rows, from the top.
  public var titles: [String] = [] { didSet { recreateLabels() } }
  /// The index of the selected row, which is in the middle. An index that is out of range selects none.
  public var selectedRow = 0 { didSet { setNeedsLayout() } }
  /// The labels of the rows.
  public private(set) var rowLabels: [Label] = []

  /// The default size, in points, as on Apple's phones.
  public static let size = Size(width: 320, height: 216)
  /// The height of a row, in points.
  public static let rowHeight = 32.0
  private static let cornerRadius = 8.0
  private static let selectionInset = 9.0
  /// The opacity of the rows that are not selected.
  private static let faintest = 0.35
  /// The minimum factor of the font size of a long title.
  private static let minimumScale = 0.5

  /// Replaces the labels by new ones for the titles.
  private func recreateLabels() {
    for label in rowLabels { label.removeFromSuperview() }
    rowLabels = titles.map { title in
      let label = Label(title)
      label.font = .systemPicker
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = Self.minimumScale
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  /// The fixed size.
  open override var intrinsicContentSize: Size { Self.size }

  /// True if the view is lower than two rows, as compact date pickers are: then only the selected row is visible.
  private var isCompact: Bool { bounds.height < 2 * Self.rowHeight }

  /// Gives each label its row. The selected row is in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in rowLabels.enumerated() {
      let distance = Double(index - selectedRow)
      label.isHidden = isCompact && index != selectedRow
      label.alpha = index == selectedRow ? 1 : Self.faintest
      label.frame =
        isCompact
        ? Rect(origin: .zero, size: bounds.size)
        : Rect(
          x: 0, y: bounds.height / 2 + (distance - 0.5) * Self.rowHeight, width: bounds.width,
          height: Self.rowHeight)
    }
  }

  /// Draws the background of the selected row.
  open override func draw(in context: inout DrawingContext) {
    let band =
      isCompact
      ? bounds
      : Rect(
        x: bounds.minX + Self.selectionInset, y: bounds.midY - Self.rowHeight / 2,
        width: max(bounds.width - 2 * Self.selectionInset, 0), height: Self.rowHeight)
    context.fill(.rectangle(band, cornerRadius: Self.cornerRadius), .tertiarySystemFill)
  }
}
