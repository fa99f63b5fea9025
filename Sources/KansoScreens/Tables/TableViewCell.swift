import KansoLayout
import KansoTheme

/// A row of a table: `UITableViewCell` without its prefix.
///
/// Its height follows from the constraints in it, whether they lead to `contentView` or to the cell itself.
open class TableViewCell: View {
  /// How the cell arranges the texts of its own: `textLabel` and `detailTextLabel`.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// A text, and another one at the end of the line.
    case value1 = 1
    /// A text at the start of the line, and another one beside it.
    case value2 = 2
    /// A text above another one.
    case subtitle = 3
  }

  /// What stands at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: a tap leads on.
    case disclosureIndicator = 1
    /// A check mark: this one is chosen.
    case checkmark = 3
  }

  /// How a cell shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By `selectionColor`.
    case `default` = 3
  }

  /// The part of the cell that its accessory leaves.
  public let contentView = View()
  /// Its texts and its picture, as far as anybody asked for them.
  let parts: CellParts
  /// What it is reused by; nil if it is not.
  public let reuseIdentifier: String?
  /// What stands at its trailing edge and takes room there.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryChanged() } }
  }
  /// Whether its row is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showSelection() } } }
  /// How it shows that it is selected or that a finger is on it.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection() } }
  /// The color behind it while it is selected or a finger is on it.
  public var selectionColor = Color.systemSelection { didSet { showSelection() } }

  /// The table that has it, as long as that is there.
  weak var table: TableView?
  /// The item of the table that it shows.
  var item: Int?
  /// Whether the delegate was told that it is visible.
  var isShown = false
  private var trailing: LayoutConstraint?
  private var accessory: ImageView?
  private var selection: View?
  private var separator: View?

  /// A cell.
  ///
  /// - Parameters:
  ///   - style: how it arranges texts of its own.
  ///   - reuseIdentifier: what it is reused by; nil if it is not to be.
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
    didChangeBelow = { [unowned self] in table?.contentChanged(of: self) }
  }

  /// How tables make cells of a class that was registered. A class that overrides `init(style:reuseIdentifier:)` has it by itself; one
  /// that has only other initializers has to write it.
  public required convenience init(registeredWith reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// It is about to show another row: forget what the next one might not set. Call `super`.
  open func prepareForReuse() { isHighlighted = false }

  /// Texts of its own follow the direction. Call `super`.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    parts.follow(contentView)
  }

  /// Texts of its own follow the tint color. Call `super`.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.follow(contentView)
  }

  // MARK: What stands in it

  private func accessoryChanged() {
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
    showAccessory()
  }

  /// An arrow points where lines run to.
  private func showAccessory() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch accessoryType {
    case .none: break
    case .disclosureIndicator: accessory?.image = isMirrored ? .onwardsFromRight : .onwardsFromLeft
    case .checkmark: accessory?.image = .checkmark
    }
  }

  private func showSelection() {
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    guard isShown || selection != nil else { return }
    let view = selection ?? View()
    if view.superview == nil {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = Rect(origin: .zero, size: frame.size)
      insertSubview(view, at: 0)
      selection = view
    }
    view.backgroundColor = selectionColor
    view.isHidden = !isShown
  }

  /// Gives it its place in the table, and its line.
  func place(_ frame: Rect, in table: TableView) {
    if self.frame != frame { self.frame = frame }
    showAccessory()
    guard table.separatorStyle == .singleLine else {
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
