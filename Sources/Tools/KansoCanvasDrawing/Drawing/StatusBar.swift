import KansoLayout
import KansoScreens
import KansoTheme

/// The status bar of a scene: the time 9:41 and a battery in its lower 20 points.
final class StatusBar: View {
  /// The color of the time and the battery.
  var color = Color.label { didSet { time.textColor = color } }
  private let time = Label("9:41")

  private static let inset = 24.0
  private static let battery = Size(width: 22, height: 10)
  private static let radius = 3.0
  private static let height = 20.0

  /// Creates a status bar without a size.
  init() {
    super.init(frame: .zero)
    time.font = .systemStatus
    time.adjustsFontForContentSizeCategory = false
    addSubview(time)
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// The row of the time and the battery.
  private var row: Rect {
    Rect(
      x: bounds.minX + Self.inset, y: bounds.maxY - Self.height, width: max(bounds.width - 2 * Self.inset, 0),
      height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    time.frame = row
  }

  /// Draws the battery at the trailing edge.
  override func draw(in context: inout DrawingContext) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let battery = Rect(
      x: isMirrored ? row.minX : row.maxX - Self.battery.width, y: row.midY - Self.battery.height / 2,
      width: Self.battery.width, height: Self.battery.height)
    context.fill(.rectangle(battery, cornerRadius: Self.radius), color)
  }
}
