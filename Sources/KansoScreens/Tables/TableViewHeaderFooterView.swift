import KansoLayout
import KansoTheme

/// What stands above a section: `UITableViewHeaderFooterView` without its prefix. It scrolls with the rows and does not stick.
open class TableViewHeaderFooterView: View {
  /// The title.
  public let textLabel = Label()

  /// A header with a frame and no text yet.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    textLabel.font = Font(families: [Typography.systemFamily], size: 17, weight: 600, textStyle: .headline)
    textLabel.translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = Color(red: 247.0 / 255, green: 247.0 / 255, blue: 247.0 / 255)
      .when(["appearance": "dark"], use: Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255))
    addSubview(textLabel)
    LayoutConstraint.activate([
      textLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      textLabel.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      trailingAnchor.constraint(greaterThanOrEqualTo: textLabel.trailingAnchor, constant: 16),
      bottomAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: 4),
    ])
  }
}
