import KansoLayout
import KansoTheme

/// The header of a section; the counterpart of `UITableViewHeaderFooterView`. It scrolls with the rows and is not
/// sticky.
open class TableViewHeaderFooterView: View {
  /// The label of the title.
  public let textLabel = Label()

  /// Creates a header with a frame, without a text.
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
