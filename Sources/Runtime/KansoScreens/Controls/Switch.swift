import KansoLayout
import KansoTheme

/// A control that is on or off; the counterpart of `UISwitch`.
open class Switch: Control {
  /// The size, in points, as on Apple's phones.
  public static let size = Size(width: 51, height: 31)

  /// The compression resistance of a switch.
  private static let resistance = Priority(999)

  /// True if the switch is on. Setting it sends no event; a tap does.
  public var isOn = false { didSet { if isOn != oldValue { setNeedsLayout() } } }

  /// The color of the track while the switch is on; nil for Apple's green.
  public var onTintColor: Color?
  /// The color of the thumb; nil for white.
  public var thumbTintColor: Color?
  /// The inset around the thumb, in points.
  private static let thumbInset = 2.0

  /// Creates a switch with a frame. Its compression resistance is higher than the default: otherwise a long text beside
  /// it, with the same priority, could compress it.
  public override init(frame: Rect) {
    super.init(frame: frame)
    for axis in [LayoutAxis.horizontal, .vertical] {
      setContentCompressionResistancePriority(Self.resistance, for: axis)
    }
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// The fixed size.
  open override var intrinsicContentSize: Size { Self.size }

  /// The rectangle of the track, in the switch's own coordinates: its fixed size at the leading edge, vertically
  /// centered, but not wider than the bounds.
  private var trackRect: Rect {
    let width = min(Self.size.width, bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Rect(
      x: isMirrored ? bounds.width - width : 0, y: (bounds.height - Self.size.height) / 2, width: width,
      height: Self.size.height)
  }

  /// The square of the thumb with its inset, as high as the track, in the switch's own coordinates: at the
  /// trailing edge if the switch is on, otherwise at the leading edge.
  public var thumbRect: Rect {
    let (track, isMirrored) = (trackRect, effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return Rect(
      x: isOn != isMirrored ? track.maxX - track.height : track.minX, y: track.minY, width: track.height,
      height: track.height)
  }

  /// Draws the track and the thumb, with half opacity if the switch is disabled.
  open override func draw(in context: inout DrawingContext) {
    context.drawContent(of: self) { context in
      context.fill(.capsule(trackRect), isOn ? onTintColor ?? .systemGreen : .secondarySystemFill)
      context.drawThumb(.ellipse(thumbRect.outset(by: -Self.thumbInset)), thumbTintColor ?? .systemThumb)
    }
  }

  /// Toggles the switch, then sends `touchUpInside`, and `valueChanged` and `primaryActionTriggered`
  /// together. Call `super`.
  open override func wasTapped(at point: Point) {
    isOn.toggle()
    super.wasTapped(at: point)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
