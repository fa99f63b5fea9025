import KansoLayout
import KansoTheme

extension KansoTheme.Duration {
  /// The number of milliseconds in a second.
  private static let thousand = 1000.0

  /// The duration in seconds; 0 if it is negative or not finite.
  var shownSeconds: Double { max((unit == .ms ? value / Self.thousand : value).shown, 0) }
}

extension SpecimenPen {
  /// Draws a bar on a line with the length of one second. A longer duration makes the bar longer than the line.
  mutating func drawDuration(_ duration: KansoTheme.Duration) {
    let second = Sizes.Specimen.second
    let middle = Sizes.Specimen.end / 2
    line(
      Point(x: 0, y: middle), Point(x: min(second, width), y: middle), color: Colors.Specimen.rest,
      width: Sizes.Specimen.hairline)
    let bar = Sizes.Specimen.bar
    let length = min(duration.shownSeconds * second, width)
    fill(Rect(x: 0, y: middle - bar / 2, width: length, height: bar), Colors.Specimen.line)
    size = Size(width: max(min(second, width), length), height: Sizes.Specimen.end)
  }

  /// Draws the graph of a curve from the bottom left to the top right, with its control points.
  mutating func drawCurve(_ curve: CubicBezier) {
    drawGraph(curve, delay: 0)
  }

  /// Draws the graph of a transition. A delay is a flat part at the beginning, in proportion to the total time.
  mutating func drawTransition(_ transition: Transition) {
    let total = transition.delay.shownSeconds + transition.duration.shownSeconds
    drawGraph(transition.timingFunction, delay: total > 0 ? transition.delay.shownSeconds / total : 0)
  }

  /// Draws the graph of a curve after a delay.
  /// - Parameter delay: the fraction of the width that the delay takes, from 0 to 1.
  private mutating func drawGraph(_ curve: CubicBezier, delay: Double) {
    let (side, inset) = (Sizes.Specimen.graph, Sizes.Specimen.handle + Sizes.Specimen.line)
    size = Size(width: side, height: side)
    // A curve may go beyond its ends. The graph then has more space above or below.
    let (low, high) = (min(0, curve.y1.shown, curve.y2.shown), max(1, curve.y1.shown, curve.y2.shown))
    let room = side - 2 * inset
    func place(_ x: Double, _ y: Double) -> Point {
      Point(
        x: inset + room * (delay + x.shown * (1 - delay)),
        y: inset + room * (high - y.shown) / (high - low))
    }
    let (start, end) = (place(0, 0), place(1, 1))
    let (first, second) = (place(curve.x1, curve.y1), place(curve.x2, curve.y2))
    for y in [start.y, end.y] {
      line(
        Point(x: inset, y: y), Point(x: side - inset, y: y), color: Colors.Specimen.rest,
        width: Sizes.Specimen.hairline)
    }
    for (from, to) in [(start, first), (end, second)] {
      line(from, to, color: Colors.Specimen.rest, width: Sizes.Specimen.hairline)
      dot(at: to)
    }
    var path = Path([Point(x: inset, y: start.y), start])
    path.curve(to: end, first, second)
    context.stroke(
      .path(path), Stroke(value(Colors.Specimen.line), width: Sizes.Specimen.stroke, cap: .round))
  }

  private mutating func dot(at point: Point) {
    let radius = Sizes.Specimen.handle
    context.fill(
      .ellipse(Rect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)),
      Colors.Specimen.rest)
  }
}
