import Foundation
import KansoLayout
import KansoTheme

/// The header or footer of a section; the counterpart of `UITableViewHeaderFooterView`. It scrolls with the rows and is
/// not sticky.
open class TableViewHeaderFooterView: View {
  /// The view for the content. The height follows from the constraints in it.
  public let contentView = View()
  /// The reuse identifier; nil if the view is not reused.
  public let reuseIdentifier: String?
  /// The view behind the content, as large as the header; nil for none.
  public var backgroundView: View? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      guard let backgroundView else { return }
      backgroundView.translatesAutoresizingMaskIntoConstraints = true
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }
  /// The label of the title. It is created, with its constraints, at the first access.
  public private(set) lazy var textLabel: Label! = makeTextLabel()

  private var end = SectionEnd.header
  private var style = TableView.Style.plain
  private var isFirst = false

  /// Creates a header without a text.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates the header or footer of a section with its title, in the style of a table.
  convenience init(title: String, of end: SectionEnd, style: TableView.Style, isFirst: Bool) {
    self.init(reuseIdentifier: nil)
    (self.end, self.style, self.isFirst) = (end, style, isFirst)
    textLabel.text = style == .grouped && end == .header ? title.uppercased() : title
    if style == .plain { backgroundColor = .systemHeader }
  }

  /// Creates a header without a text and a reuse identifier.
  public override convenience init(frame: Rect) { self.init(reuseIdentifier: nil) }

  /// Creates a view of a registered class for a table. A subclass that overrides `init(reuseIdentifier:)` inherits it; a
  /// subclass with other initializers only must implement it.
  public required convenience init(registeredWith reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Prepares the view for another section. Does nothing by default.
  open func prepareForReuse() {}

  private func addContentView() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(contentView)
    LayoutConstraint.activate([
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  private func makeTextLabel() -> Label {
    let label = Label()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = style == .plain ? .systemHeader : .systemGroupHeader
    if style != .plain { label.textColor = .secondaryLabel }
    if end == .footer { label.numberOfLines = 0 }
    contentView.addSubview(label)
    let edges = self.edges
    let side = style == .insetGrouped ? 2 * CellMetrics.headerSide : CellMetrics.headerSide
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: side),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: edges.top),
      contentView.trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: side),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: edges.bottom),
    ])
    return label
  }

  /// The insets above and below the title.
  private var edges: (top: Double, bottom: Double) {
    guard style != .plain else { return (CellMetrics.headerEdge, CellMetrics.headerEdge) }
    guard end == .header else { return CellMetrics.groupFooterEdges }
    let (top, bottom) = CellMetrics.groupHeaderEdges
    return (isFirst ? top + CellMetrics.firstGroupExtension : top, bottom)
  }
}
