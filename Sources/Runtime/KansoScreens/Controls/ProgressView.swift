import KansoLayout
import KansoTheme

/// A bar that shows how much of a task is done; the counterpart of `UIProgressView`. Touches pass through it.
open class ProgressView: View {
  /// The part of the task that is done, from 0 to 1. Values out of range are clamped; NaN is ignored.
  public var progress: Double {
    get { storedProgress }
    set { if !newValue.isNaN { storedProgress = min(max(newValue, 0), 1) } }
  }
  private var storedProgress = 0.0
  /// The color of the part that is done; nil for the tint color.
  public var progressTintColor: Color?
  /// The color of the rest; nil for Apple's gray.
  public var trackTintColor: Color?

  /// The height, in points, as on Apple's phones.
  public static let height = 4.0

  /// Creates a progress view with a frame.
  public override init(frame: Rect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// A fixed height, and no width.
  open override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: Self.height) }

  /// Draws a bar of at most 4 points in height, vertically centered, that fills from the leading edge.
  open override func draw(in context: inout DrawingContext) {
    let bar = bounds.centeredRect(of: Size(width: bounds.width, height: min(Self.height, bounds.height)))
    var done = bar
    done.size.width *= progress
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { done.origin.x = bar.maxX - done.width }
    context.fill(.capsule(bar), trackTintColor ?? .systemFill)
    context.fill(.capsule(done), progressTintColor ?? tintColor)
  }
}
