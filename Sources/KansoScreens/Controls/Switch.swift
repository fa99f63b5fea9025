import KansoLayout
import KansoTheme

/// On or off: `UISwitch` without its prefix.
open class Switch: Control {
  /// As large as it is on Apple's phones, in points.
  public static let size = Size(width: 51, height: 31)

  private static let resistance = Priority(999)

  /// Whether it is on. Setting it tells nobody; a tap does.
  public var isOn = false { didSet { if isOn != oldValue { setNeedsLayout() } } }

  /// The color behind the knob while it is on; nil for Apple's green.
  public var onTintColor: Color?
  /// The color of the knob; nil for white.
  public var thumbTintColor: Color?
  /// Around the knob, in points.
  private static let knobInset = 2.0

  /// A switch with a frame. It keeps its size where a text beside it wants the room, as texts resist no less than other views.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    for axis in [LayoutAxis.horizontal, .vertical] {
      setContentCompressionResistancePriority(Self.resistance, for: axis)
    }
  }

  open override var intrinsicContentSize: Size { Self.size }

  /// Where its knob is, in its own coordinates.
  public var knobRect: Rect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return Rect(
      x: isOn != isMirrored ? bounds.width - bounds.height : 0, y: 0, width: bounds.height,
      height: bounds.height)
  }

  /// Draws the knob on its track.
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
