import KansoLayout
import KansoTheme

/// What stands above a section: `UITableViewHeaderFooterView` without its prefix. It scrolls with the rows and does not stick.
open class TableViewHeaderFooterView: View {
  /// The title.
  public let textLabel = Label()

  /// A header with a frame and no text yet.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
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
}
