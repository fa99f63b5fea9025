import KansoLayout
import KansoTheme

extension KansoTheme.Duration {
  /// The duration in seconds; 0 if it is negative or not finite.
  var drawableSeconds: Double { max(inSeconds.drawable, 0) }
}

extension SpecimenPen {
  /// Draws a bar for a duration, on a thin line with the length of one second. A longer duration makes the
  /// bar longer than the line, up to the width of the drawing.
  mutating func drawDuration(_ duration: KansoTheme.Duration) {
    let second = Sizes.Specimen.second
    let middle = Sizes.Specimen.end / 2
    strokeLine(
      Point(x: 0, y: middle), Point(x: min(second, width), y: middle), color: Colors.Specimen.rest,
      width: Sizes.Specimen.hairline)
    let bar = Sizes.Specimen.bar
    let length = min(duration.drawableSeconds * second, width)
    fill(Rect(x: 0, y: middle - bar / 2, width: length, height: bar), Colors.Specimen.line)
    size = Size(width: max(min(second, width), length), height: Sizes.Specimen.end)
  }

  /// Draws the graph of a curve from the bottom left to the top right, with its control points, in a square
  /// of a fixed size.
  mutating func drawCurve(_ curve: CubicBezier) {
    drawGraph(curve, delay: 0)
  }

  /// Draws the graph of a transition. A delay is a flat part at the beginning, as wide as its share of delay
  /// and duration together. The sum itself is not visible.
  mutating func drawTransition(_ transition: Transition) {
    let total = transition.delay.drawableSeconds + transition.duration.drawableSeconds
    drawGraph(transition.timingFunction, delay: total > 0 ? transition.delay.drawableSeconds / total : 0)
  }

  /// Draws the graph of a curve after a delay. If control points are above or below the ends of the curve,
  /// the graph is scaled down vertically so that they fit.
  /// - Parameter delay: the fraction of the width that the delay takes, from 0 to 1.
  private mutating func drawGraph(_ curve: CubicBezier, delay: Double) {
    let (side, inset) = (Sizes.Specimen.graph, Sizes.Specimen.handle + Sizes.Specimen.line)
    size = Size(width: side, height: side)
    // A curve may go beyond its ends. The graph then has more space above or below.
    let (low, high) = (
      min(0, curve.y1.drawable, curve.y2.drawable), max(1, curve.y1.drawable, curve.y2.drawable)
    )
    let availableSize = side - 2 * inset
    /// Returns the point of a position on the graph, whose curve begins at (0, 0) and ends at (1, 1).
    func place(_ x: Double, _ y: Double) -> Point {
      Point(
        x: inset + availableSize * (delay + x.drawable * (1 - delay)),
        y: inset + availableSize * (high - y.drawable) / (high - low))
    }
    let (start, end) = (place(0, 0), place(1, 1))
    let (first, second) = (place(curve.x1, curve.y1), place(curve.x2, curve.y2))
    for y in [start.y, end.y] {
      strokeLine(
        Point(x: inset, y: y), Point(x: side - inset, y: y), color: Colors.Specimen.rest,
        width: Sizes.Specimen.hairline)
    }
    for (from, to) in [(start, first), (end, second)] {
      strokeLine(from, to, color: Colors.Specimen.rest, width: Sizes.Specimen.hairline)
      drawDot(at: to)
    }
    var path = Path([Point(x: inset, y: start.y), start])
    path.curve(to: end, first, second)
    context.stroke(
      .path(path), Stroke(colorValue(of: Colors.Specimen.line), width: Sizes.Specimen.stroke, cap: .round))
  }

  /// Fills a circle of a control point.
  private mutating func drawDot(at point: Point) {
    let radius = Sizes.Specimen.handle
    context.fill(
      .ellipse(Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)),
      Colors.Specimen.rest)
  }
}
