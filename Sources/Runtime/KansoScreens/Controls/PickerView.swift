import KansoLayout
import KansoTheme

/// Wheels that select a row each; the counterpart of `UIPickerView`. A picker with one wheel can have titles
/// instead of a data source. A tap selects a row.
open class PickerView: View, TouchHandling {
  /// A wheel.
  private struct Component {
    var rows: [View] = []
    var selectedRow = 0
    /// The height of a row, in points.
    var rowHeight = PickerView.rowHeight
    /// The width, in points; 0 for an equal share of what others leave.
    var width = 0.0
  }

  /// The source of the rows, not retained. Setting it loads the rows.
  public weak var dataSource: (any PickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, not retained. Setting it loads the rows.
  public weak var delegate: (any PickerViewDelegate)? { didSet { reloadAllComponents() } }

  /// The titles of the rows of a picker without a data source, from the top.
  public var titles: [String] = [] { didSet { if dataSource == nil { reloadAllComponents() } } }
  /// The index of the selected row of the first wheel, which is in the middle. An index that is out of range
  /// selects none.
  public var selectedRow = 0 {
    didSet { if !components.isEmpty { components[0].selectedRow = selectedRow } }
  }
  /// The labels of the rows, those of the first wheel first. Rows with a view of their own have none.
  public var rowLabels: [Label] { components.flatMap { $0.rows.compactMap { $0 as? Label } } }
  private var components: [Component] = [] { didSet { setNeedsLayout() } }

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

  // MARK: Rows

  /// The number of wheels.
  public var numberOfComponents: Int { components.count }

  /// Returns the number of rows of a wheel; 0 for one that is out of range.
  public func numberOfRows(inComponent component: Int) -> Int {
    components.indices.contains(component) ? components[component].rows.count : 0
  }

  /// Returns the index of the selected row of a wheel; -1 for none.
  public func selectedRow(inComponent component: Int) -> Int {
    guard components.indices.contains(component), !components[component].rows.isEmpty else { return -1 }
    return components[component].selectedRow
  }

  /// Returns the view of a row; nil for one that is out of range.
  public func view(forRow row: Int, forComponent component: Int) -> View? {
    guard components.indices.contains(component), components[component].rows.indices.contains(row) else {
      return nil
    }
    return components[component].rows[row]
  }

  /// Selects a row at once, with or without `animated`. Does not call the delegate. Ignores a row that is out
  /// of range.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard view(forRow: row, forComponent: component) != nil else { return }
    if component == 0 { selectedRow = row } else { components[component].selectedRow = row }
  }

  /// Loads the rows of all wheels again. Each keeps the index of its selected row, if there is still one.
  public func reloadAllComponents() {
    let old = components
    for row in old.flatMap(\.rows) { row.removeFromSuperview() }
    let count = dataSource?.numberOfComponents(in: self) ?? (titles.isEmpty ? 0 : 1)
    components = (0..<max(count, 0)).map { index in
      loaded(
        index,
        selectedRow: index == 0 ? selectedRow : old.indices.contains(index) ? old[index].selectedRow : 0)
    }
    if dataSource != nil, let first = components.first { selectedRow = first.selectedRow }
  }

  /// Loads the rows of a wheel again.
  public func reloadComponent(_ component: Int) {
    guard components.indices.contains(component) else { return reloadAllComponents() }
    for row in components[component].rows { row.removeFromSuperview() }
    components[component] = loaded(component, selectedRow: components[component].selectedRow)
    if component == 0 { selectedRow = components[0].selectedRow }
  }

  /// Returns a wheel with the rows of the data source, or of the titles.
  private func loaded(_ index: Int, selectedRow: Int) -> Component {
    var component = Component(selectedRow: selectedRow)
    guard let dataSource else {
      component.rows = titles.map(label(_:))
      return component
    }
    let count = max(dataSource.pickerView(self, numberOfRowsInComponent: index), 0)
    component.rows = (0..<count).map { row in
      guard let view = delegate?.pickerView(self, viewForRow: row, forComponent: index, reusing: nil) else {
        return label(delegate?.pickerView(self, titleForRow: row, forComponent: index) ?? "")
      }
      view.translatesAutoresizingMaskIntoConstraints = true
      addSubview(view)
      return view
    }
    component.selectedRow = min(max(selectedRow, 0), max(count - 1, 0))
    if let delegate {
      component.width = max(Double(delegate.pickerView(self, widthForComponent: index)), 0)
      component.rowHeight = max(Double(delegate.pickerView(self, rowHeightForComponent: index)), 1)
    }
    return component
  }

  /// Returns a label with a title, as a subview.
  private func label(_ title: String) -> Label {
    let label = Label(title)
    label.font = .systemPicker
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = Self.minimumScale
    addSubview(label)
    return label
  }

  // MARK: Touches

  /// Selects the row at a point, and calls the delegate. Returns false if there is none.
  public func handleTap(at point: Point) -> Bool {
    for (index, component) in components.enumerated() {
      guard let row = component.rows.firstIndex(where: { !$0.isHidden && $0.frame.contains(point) }) else {
        continue
      }
      selectRow(row, inComponent: index, animated: true)
      delegate?.pickerView(self, didSelectRow: row, inComponent: index)
      return true
    }
    return false
  }

  // MARK: Layout

  /// The fixed size.
  open override var intrinsicContentSize: Size { Self.size }

  /// True if the view is lower than two rows, as compact date pickers are: then only the selected row is visible.
  private var isCompact: Bool { bounds.height < 2 * Self.rowHeight }

  /// Gives each row its rectangle. The selected row is in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let given = components.map(\.width)
    let flexible = given.filter { $0 == 0 }.count
    let share = flexible > 0 ? max(bounds.width - given.reduce(0, +), 0) / Double(flexible) : 0
    let widths = given.map { $0 == 0 ? share : $0 }
    var left = (bounds.width - widths.reduce(0, +)) / 2
    for (component, width) in zip(components, widths) {
      for (index, row) in component.rows.enumerated() {
        let distance = Double(index - component.selectedRow)
        row.isHidden = isCompact && index != component.selectedRow
        row.alpha = index == component.selectedRow ? 1 : Self.faintest
        row.frame =
          isCompact
          ? Rect(x: left, y: 0, width: width, height: bounds.height)
          : Rect(
            x: left, y: bounds.height / 2 + (distance - 0.5) * component.rowHeight, width: width,
            height: component.rowHeight)
      }
      left += width
    }
  }

  /// Draws the background of the selected rows.
  open override func draw(in context: inout DrawingContext) {
    let height = components.map(\.rowHeight).max() ?? Self.rowHeight
    let band =
      isCompact
      ? bounds
      : Rect(
        x: bounds.minX + Self.selectionInset, y: bounds.midY - height / 2,
        width: max(bounds.width - 2 * Self.selectionInset, 0), height: height)
    context.fill(.rectangle(band, cornerRadius: Self.cornerRadius), .tertiarySystemFill)
  }
}
