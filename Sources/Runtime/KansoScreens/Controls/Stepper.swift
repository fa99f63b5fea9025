import KansoLayout

/// A control that increases and decreases a number; the counterpart of `UIStepper`.
open class Stepper: Control {
  /// The size, in points, as on Apple's phones.
  public static let size = Size(width: 94, height: 32)

  /// The value in its range.
  private var range = RangedValue(upTo: 100) { didSet { setNeedsLayout() } }
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
  /// The change of the value by a tap. A value that is not positive or not finite is ignored.
  public var stepValue = 1.0 { didSet { if !(stepValue > 0 && stepValue.isFinite) { stepValue = oldValue } } }
  /// True if a step beyond one bound leads to the other bound.
  public var wraps = false
  /// The value, clamped to the range. A value that is not finite is ignored. Setting it sends no event; a tap does.
  public var value: Double {
    get { range.value }
    set { range.value = newValue }
  }

  /// The corner radius, in points.
  private static let cornerRadius = 8.0
  /// The width and height of the signs, in points.
  private static let signSize = 13.0
  /// The height of the line between both halves, as a fraction of the height.
  private static let dividerShare = 0.6

  /// The fixed size.
  open override var intrinsicContentSize: Size { Self.size }

  /// Draws a minus and a plus in the two halves, with a line between them. A sign whose step has no effect is paler.
  open override func draw(in context: inout DrawingContext) {
    context.fill(.rectangle(bounds, cornerRadius: Self.cornerRadius), .tertiarySystemFill)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    context.drawContent(of: self) { context in
      for (symbol, isForward) in [(Image.minus, false), (Image.plus, true)] {
        let isPossible = wraps || (isForward ? value < maximumValue : value > minimumValue)
        let middle = bounds.minX + bounds.width * (isForward != isMirrored ? 0.75 : 0.25)
        let place = Rect(
          x: middle - Self.signSize / 2, y: bounds.midY - Self.signSize / 2, width: Self.signSize,
          height: Self.signSize)
        symbol.draw(in: place, tint: isPossible ? .label : .tertiaryLabel, &context)
      }
      context.fill(
        .rectangle(
          bounds.centeredRect(of: Size(width: context.hairline, height: bounds.height * Self.dividerShare))),
        .tertiaryLabel)
    }
  }

  /// Changes the value by a step, down in the leading half and up in the trailing one. Sends `touchUpInside` first,
  /// then, if the value has changed, `valueChanged` and `primaryActionTriggered` together. Call `super`.
  open override func wasTapped(at point: Point) {
    super.wasTapped(at: point)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isForward = (point.x >= bounds.midX) != isMirrored
    let (old, next) = (value, value + (isForward ? stepValue : -stepValue))
    let isBeyond = next > maximumValue || next < minimumValue
    value = wraps && isBeyond ? (isForward ? minimumValue : maximumValue) : next
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
