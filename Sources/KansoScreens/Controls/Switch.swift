import KansoLayout
import KansoTheme

/// A control that is on or off; the counterpart of `UISwitch`.
open class Switch: Control {
  /// The size, in points, as on Apple's phones.
  public static let size = Size(width: 51, height: 31)

  private static let resistance = Priority(999)

  /// True if the switch is on. Setting it sends no event; a tap does.
  public var isOn = false { didSet { if isOn != oldValue { setNeedsLayout() } } }

  /// The color of the track while the switch is on; nil for Apple's green.
  public var onTintColor: Color?
  /// The color of the knob; nil for white.
  public var thumbTintColor: Color?
  /// The inset around the knob, in points.
  private static let knobInset = 2.0

  /// Creates a switch with a frame. Its compression resistance is higher than the default: otherwise a long text beside
  /// it, with the same priority, could compress it.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    for axis in [LayoutAxis.horizontal, .vertical] {
      setContentCompressionResistancePriority(Self.resistance, for: axis)
    }
  }

  open override var intrinsicContentSize: Size { Self.size }

  /// The rectangle of the knob with its inset, in the switch's own coordinates.
  public var knobRect: Rect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Rect(
      x: isOn != isMirrored ? bounds.width - bounds.height : 0, y: 0, width: bounds.height,
      height: bounds.height)
  }

  /// Draws the track and the knob.
  open override func draw(in context: inout DrawingContext) {
    context.draw(self) { context in
      context.fill(.capsule(bounds), isOn ? onTintColor ?? .systemGreen : .secondarySystemFill)
      context.knob(.ellipse(knobRect.grown(by: -Self.knobInset)), thumbTintColor ?? .systemKnob)
    }
  }

  open override func wasTapped(at point: Point) {
    isOn.toggle()
    super.wasTapped(at: point)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
