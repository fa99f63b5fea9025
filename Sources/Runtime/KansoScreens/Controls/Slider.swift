import KansoLayout
import KansoTheme

/// A control that selects a number from a range; the counterpart of `UISlider`.
open class Slider: Control {
  /// The value in its range.
  private var range = RangedValue(upTo: 1) { didSet { setNeedsLayout() } }
  /// The lower bound of the value. Setting it above the maximum raises the maximum. A value that is not finite is
  /// ignored.
  public var minimumValue: Double {
    get { range.minimum }
    set { range.minimum = newValue }
  }
  /// The upper bound of the value. Setting it below the minimum lowers the minimum. A value that is not finite is
  /// ignored.
  public var maximumValue: Double {
    get { range.maximum }
    set { range.maximum = newValue }
  }
  /// The value, clamped to the range. A value that is not finite is ignored. Setting it sends no event; dragging does.
  public var value: Double {
    get { range.value }
    set { range.value = newValue }
  }

  /// The height, in points, as on Apple's phones.
  public static let height = 34.0
  /// The diameter of the thumb, in points.
  public static let thumbDiameter = 28.0

  /// The color of the track up to the thumb; nil for the tint color.
  public var minimumTrackTintColor: Color?
  /// The color of the track beyond the thumb; nil for Apple's gray.
  public var maximumTrackTintColor: Color?
  /// The color of the thumb; nil for white.
  public var thumbTintColor: Color?
  /// The height of the track, in points.
  private static let trackHeight = 4.0

  /// A fixed height, and no width.
  open override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: Self.height) }

  /// The position of the value in its range, from 0 to 1; 0 for an empty range.
  public var fraction: Double {
    maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
  }

  /// The rectangle of the thumb, in the slider's own coordinates; the minimum is at the leading edge.
  public var thumbRect: Rect {
    let way = max(bounds.width - Self.thumbDiameter, 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Rect(
      x: way * (isMirrored ? 1 - fraction : fraction), y: (bounds.height - Self.thumbDiameter) / 2,
      width: Self.thumbDiameter, height: Self.thumbDiameter)
  }

  /// Draws the track and the thumb, with half opacity if the slider is disabled.
  open override func draw(in context: inout DrawingContext) {
    let track = Rect(
      x: bounds.minX, y: bounds.midY - Self.trackHeight / 2, width: bounds.width, height: Self.trackHeight)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = thumbRect.midX - track.minX
    let done = Rect(
      x: isMirrored ? thumbRect.midX : track.minX, y: track.minY, width: isMirrored ? track.width - way : way,
      height: track.height)
    context.drawContent(of: self) { context in
      context.fill(.capsule(track), maximumTrackTintColor ?? .systemFill)
      context.fill(.capsule(done), minimumTrackTintColor ?? tintColor)
      context.drawThumb(.ellipse(thumbRect), thumbTintColor ?? .systemThumb)
    }
  }

  /// Sets the value to a fraction of its range, clamped to 0...1, as dragging the thumb does. Sends
  /// `valueChanged` and `primaryActionTriggered` together if the value changes. Does nothing if the slider is
  /// disabled or the fraction is not finite.
  public func drag(to fraction: Double) {
    guard isEnabled, fraction.isFinite else { return }
    let old = value
    value = minimumValue + (maximumValue - minimumValue) * min(max(fraction, 0), 1)
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
