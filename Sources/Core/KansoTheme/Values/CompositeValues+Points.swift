// Initializers with plain numbers, which generated Swift calls.

extension Shadow {
  /// Creates a layer from lengths in points.
  public init(
    color: ColorValue, x: Length, y: Length, blur: Length, spread: Length, isInset: Bool = false
  ) {
    self.init(
      color: color, offsetX: .points(x), offsetY: .points(y), blur: .points(blur), spread: .points(spread),
      isInset: isInset)
  }
}

extension StrokeStyle {
  /// Creates a named style.
  public init(_ keyword: Keyword) { self = .keyword(keyword) }

  /// Creates a style from alternating lengths of dashes and gaps, in points.
  public init(dashes: [Length], lineCap: LineCap) {
    self = .dashes(dashes.map { .points($0) }, lineCap: lineCap)
  }
}

extension Border {
  /// Creates a border from a width in points.
  public init(color: ColorValue, width: Length, style: StrokeStyle) {
    self.init(color: color, width: .points(width), style: style)
  }
}

extension Transition {
  /// Creates a transition from a duration and a delay in seconds.
  public init(duration: Double, delay: Double, timingFunction: CubicBezier) {
    self.init(duration: Duration(duration, .s), delay: Duration(delay, .s), timingFunction: timingFunction)
  }
}
