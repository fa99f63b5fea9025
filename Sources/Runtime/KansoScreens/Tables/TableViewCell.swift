import KansoLayout
import KansoTheme

/// A row of a table; the counterpart of `UITableViewCell`.
///
/// Its height follows from the constraints in it, both those to `contentView` and those to the cell itself.
open class TableViewCell: View {
  /// The layout of the built-in texts `textLabel` and `detailTextLabel`.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// A text at the leading edge and a detail at the trailing edge.
    case value1 = 1
    /// A text at the leading edge and a detail beside it.
    case value2 = 2
    /// A text with a detail below it.
    case subtitle = 3
  }

  /// The accessory at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// An arrow: a tap opens another screen.
    case disclosureIndicator = 1
    /// A check mark: the row is chosen.
    case checkmark = 3
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No visible change.
    case none = 0
    /// A background in `selectionColor`.
    case `default` = 3
  }

  /// The view for the content of the cell, beside its accessory.
  public let contentView = View()
  /// The built-in texts and image, as far as they were accessed.
  let parts: CellParts
  /// The reuse identifier; nil if the cell is not reused.
  public let reuseIdentifier: String?
  /// The accessory at the trailing edge, which reduces the width of `contentView`.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { recreateAccessory() } }
  }
  /// True if the row is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { updateSelectionBackground() } } }
  /// True if the cell is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { updateSelectionBackground() } } }
  /// The appearance of the cell while it is selected or touched.
  open var selectionStyle = SelectionStyle.default { didSet { updateSelectionBackground() } }
  /// The background color of the cell while it is selected or touched.
  public var selectionColor = Color.systemSelection { didSet { updateSelectionBackground() } }

  /// The table that the cell was created for or is in; nil if there is none or if it no longer exists.
  weak var table: TableView?
  /// The item number of the row that the cell shows; nil for an unused cell.
  var item: Int?
  /// True if the delegate was informed that the cell is visible.
  var isShown = false
  /// The constraint of `contentView` to the trailing edge.
  private var trailing: LayoutConstraint?
  /// The view of the accessory; nil if there is none.
  private var accessory: ImageView?
  /// The background of a selected cell; nil until it is shown first.
  private var selection: View?
  /// The line at the bottom; nil until the table has separators.
  private var separator: View?

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: the layout of the built-in texts.
  ///   - reuseIdentifier: the reuse identifier; nil if the cell is not reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    parts = CellParts(style)
    super.init(frame: .zero)
    clipsToBounds = true
    contentView.translatesAutoresizingMaskIntoConstraints = false
    contentView.directionalLayoutMargins = CellMetrics.margins
    addSubview(contentView)
    let trailing = contentView.trailingAnchor.constraint(equalTo: trailingAnchor)
    self.trailing = trailing
    LayoutConstraint.activate([
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor), trailing,
    ])
    didChangeBelow = { [unowned self] in table?.queueMeasurement(of: self) }
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a cell without a reuse identifier. The table sets its frame.
  public override convenience init(frame: Rect) { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell of a registered class for a table. A subclass that overrides `init(style:reuseIdentifier:)`
  /// inherits it; a subclass with other initializers only must implement it.
  public required convenience init(registeredWith reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Prepares the cell for another row: sets `isHighlighted` to false and changes nothing else. Overrides
  /// reset what the data source may not set. Call `super`.
  open func prepareForReuse() { isHighlighted = false }

  /// Updates the alignment of the main text of `value2`, which depends on the layout direction. Call `super`.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    parts.updateCaptionStyle(from: contentView)
  }

  /// Updates the color of the main text of `value2`, which is the tint color. Call `super`.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.updateCaptionStyle(from: contentView)
  }

  // MARK: Content

  /// Replaces the view of the accessory, and the distance between `contentView` and the trailing edge.
  private func recreateAccessory() {
    accessory?.removeFromSuperview()
    accessory = nil
    guard accessoryType != .none else {
      trailing?.constant = 0
      return
    }
    let isCheckmark = accessoryType == .checkmark
    let width = isCheckmark ? CellMetrics.checkmarkWidth : CellMetrics.arrowWidth
    trailing?.constant = -(CellMetrics.accessorySpacing + width + CellMetrics.accessoryEdge)
    let picture = ImageView()
    picture.translatesAutoresizingMaskIntoConstraints = false
    picture.contentMode = .center
    if !isCheckmark { picture.tintColor = .tertiaryLabel }
    addSubview(picture)
    LayoutConstraint.activate([
      picture.leadingAnchor.constraint(
        equalTo: contentView.trailingAnchor, constant: CellMetrics.accessorySpacing),
      picture.widthAnchor.constraint(equalToConstant: width),
      picture.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    accessory = picture
    updateAccessoryImage()
  }

  /// Updates the image of the accessory. A disclosure indicator points to the trailing edge.
  private func updateAccessoryImage() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch accessoryType {
    case .none: break
    case .disclosureIndicator: accessory?.image = .disclosureIndicator(isMirrored: isMirrored)
    case .checkmark: accessory?.image = .checkmark
    }
  }

  /// Shows the background while the cell is selected or touched, unless the selection style is `none`. It is
  /// created behind all other subviews when it is shown first.
  private func updateSelectionBackground() {
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    guard isShown || selection != nil else { return }
    let view = selection ?? View()
    if view.superview == nil {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = Rect(origin: .zero, size: bounds.size)
      insertSubview(view, at: 0)
      selection = view
    }
    view.backgroundColor = selectionColor
    view.isHidden = !isShown
  }

  /// Sets the frame of the cell, in the coordinates of the table's content, and its rounded corners. Updates the
  /// separator, which is created if the table shows separators, and the accessory image. A cell of a grouped table that
  /// has no background color gets that of groups.
  func place(_ frame: Rect, in table: TableView, corners: RectCorners) {
    if storedFrame != frame { self.frame = frame }
    updateAccessoryImage()
    if table.style != .plain, backgroundColor == nil { backgroundColor = .secondarySystemGroupedBackground }
    if table.style == .insetGrouped {
      cornerRadius = corners.isEmpty ? 0 : CellMetrics.groupRadius
      maskedCorners = corners
    }
    let isLastOfGroup = table.style == .insetGrouped && corners.contains(.bottomLeft)
    guard table.separatorStyle == .singleLine, !isLastOfGroup else {
      separator?.isHidden = true
      return
    }
    let line = separator ?? View()
    if line.superview !== self {
      addSubview(line)
      separator = line
    }
    line.isHidden = false
    line.backgroundColor = table.separatorColor
    line.frame = table.separatorFrame(in: frame.size)
  }
}
