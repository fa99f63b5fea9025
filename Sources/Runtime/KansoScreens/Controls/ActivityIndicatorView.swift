import KansoLayout
import KansoTheme

/// Spokes that show that a task is running; the counterpart of `UIActivityIndicatorView`. A picture shows one moment of
/// it. Touches pass through it.
open class ActivityIndicatorView: View {
  /// The size of an indicator, with the names and values of `UIActivityIndicatorView.Style`.
  public enum Style: Int, Sendable {
    /// The size beside a text.
    case medium = 100
    /// The size in the middle of a screen.
    case large = 101
  }

  /// The size of the indicator.
  public var style: Style { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
  /// The color of the spokes; nil for the default.
  public var color: Color?
  /// True if the indicator is invisible while it does not animate.
  public var hidesWhenStopped = true { didSet { updateVisibility() } }
  /// True while the indicator animates.
  public private(set) var isAnimating = false

  private static let spokes = 8
  /// The ends of a spoke and its width, as fractions of the size.
  private static let spoke = (inner: 0.25, outer: 0.46, width: 0.1)
  private static let weakest = 0.2

  /// Creates an indicator that does not animate and is therefore hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    updateVisibility()
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Creates an indicator of medium size with a frame.
  public override convenience init(frame: Rect) {
    self.init(style: .medium)
    self.frame = frame
  }

  /// Shows the indicator.
  public func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  /// Stops the indicator, and hides it if `hidesWhenStopped` is true.
  public func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }

  /// The fixed size of the style.
  open override var intrinsicContentSize: Size {
    let side = style == .large ? 37.0 : 20
    return Size(width: side, height: side)
  }

  /// Draws the spokes in the largest square at the center, with decreasing opacity.
  open override func draw(in context: inout DrawingContext) {
    let side = min(bounds.width, bounds.height)
    let spoke = Self.spoke
    for index in 0..<Self.spokes {
      let turn = Double(index) / Double(Self.spokes)
      let rotation = AffineTransform(rotationAngle: turn * 2 * Double.pi)
      let ends = [spoke.inner, spoke.outer].map { length -> Point in
        let point = Point(x: 0, y: -length * side).applying(rotation)
        return Point(x: bounds.midX + point.x, y: bounds.midY + point.y)
      }
      let color = context.traits.colorValue(of: color ?? .secondaryLabel)
      let strength = Self.weakest + (1 - Self.weakest) * (1 - turn)
      context.stroke(
        .path(Path(ends)),
        Stroke(color.multiplyingOpacity(by: strength), width: side * spoke.width, cap: .round))
    }
  }
}
