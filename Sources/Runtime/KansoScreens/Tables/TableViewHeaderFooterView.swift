import KansoLayout
import KansoTheme

/// The header of a section; the counterpart of `UITableViewHeaderFooterView`. It scrolls with the rows and is not
/// sticky.
open class TableViewHeaderFooterView: View {
  /// The label of the title.
  public let textLabel = Label()

  /// The reuse identifier; nil if the header is not reused.
  public let reuseIdentifier: String?

  /// Creates a header without a text.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    textLabel.font = .systemHeader
    textLabel.translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = .systemHeader
    addSubview(textLabel)
    LayoutConstraint.activate([
      textLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CellMetrics.headerSide),
      textLabel.topAnchor.constraint(equalTo: topAnchor, constant: CellMetrics.headerEdge),
      trailingAnchor.constraint(
        greaterThanOrEqualTo: textLabel.trailingAnchor, constant: CellMetrics.headerSide),
      bottomAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: CellMetrics.headerEdge),
    ])
  }

  /// Creates a header without a text and a reuse identifier.
  public override convenience init(frame: Rect) { self.init(reuseIdentifier: nil) }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }
}
