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
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    for axis in [LayoutAxis.horizontal, .vertical] {
      setContentCompressionResistancePriority(Self.resistance, for: axis)
    }
  }

  /// The fixed size.
  open override var intrinsicContentSize: Size { Self.size }

  /// The square of the thumb with its inset, as high as the bounds, in the switch's own coordinates: at the
  /// trailing edge if the switch is on, otherwise at the leading edge.
  public var thumbRect: Rect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Rect(
      x: isOn != isMirrored ? bounds.width - bounds.height : 0, y: 0, width: bounds.height,
      height: bounds.height)
  }

  /// Draws the track and the thumb, with half opacity if the switch is disabled.
  open override func draw(in context: inout DrawingContext) {
    context.drawContent(of: self) { context in
      context.fill(.capsule(bounds), isOn ? onTintColor ?? .systemGreen : .secondarySystemFill)
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
