import KansoLayout
import KansoTheme

/// A control that selects a number from a range; the counterpart of `UISlider`.
open class Slider: Control {
  /// The lower bound of the value. Setting it above the maximum raises the maximum. A value that is not finite is
  /// ignored.
  public var minimumValue = 0.0 {
    didSet {
      guard minimumValue.isFinite else { return minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  /// The upper bound of the value. Setting it below the minimum lowers the minimum. A value that is not finite is
  /// ignored.
  public var maximumValue = 1.0 {
    didSet {
      guard maximumValue.isFinite else { return maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// The value, clamped to the range. A value that is not finite is ignored. Setting it sends no event; dragging does.
  public var value: Double {
    get { storedValue }
    set {
      guard newValue.isFinite else { return }
      storedValue = max(minimumValue, min(newValue, maximumValue))
      setNeedsLayout()
    }
  }
  private var storedValue = 0.0

  /// The height, in points, as on Apple's phones.
  public static let height = 34.0
  /// The diameter of the knob, in points.
  public static let knobDiameter = 28.0

  /// The color of the track up to the knob; nil for the tint color.
  public var minimumTrackTintColor: Color?
  /// The color of the track beyond the knob; nil for Apple's gray.
  public var maximumTrackTintColor: Color?
  /// The color of the knob; nil for white.
  public var thumbTintColor: Color?
  /// The height of the track, in points.
  private static let trackHeight = 4.0

  open override var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: Self.height) }

  /// The position of the value in its range, from 0 to 1.
  public var fraction: Double {
    maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
  }

  /// The rectangle of the knob, in the slider's own coordinates.
  public var knobRect: Rect {
    let way = max(bounds.width - Self.knobDiameter, 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Rect(
      x: way * (isMirrored ? 1 - fraction : fraction), y: (bounds.height - Self.knobDiameter) / 2,
      width: Self.knobDiameter, height: Self.knobDiameter)
  }

  /// Draws the track and the knob.
  open override func draw(in context: inout DrawingContext) {
    let track = Rect(
      x: bounds.minX, y: bounds.midY - Self.trackHeight / 2, width: bounds.width, height: Self.trackHeight)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = knobRect.midX - track.minX
    let done = Rect(
      x: isMirrored ? knobRect.midX : track.minX, y: track.minY, width: isMirrored ? track.width - way : way,
      height: track.height)
    context.draw(self) { context in
      context.fill(.capsule(track), maximumTrackTintColor ?? .systemFill)
      context.fill(.capsule(done), minimumTrackTintColor ?? tintColor)
      context.knob(.ellipse(knobRect), thumbTintColor ?? .systemKnob)
    }
  }

  /// Moves the knob to a fraction of its range, clamped to 0...1, and sends the events of a drag.
  public func drag(to fraction: Double) {
    guard isEnabled, fraction.isFinite else { return }
    let old = value
    value = minimumValue + (maximumValue - minimumValue) * min(max(fraction, 0), 1)
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
