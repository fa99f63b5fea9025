import KansoLayout
import KansoTheme

extension SVGWriter {
  /// The maximum blur of a shadow. A larger blur is slow in viewers, and nothing visible remains of it.
  private static let largestBlur = 1000.0
  /// The visible radius of a Gaussian, in standard deviations.
  private static let visibleDeviations = 3.0

  mutating func shadow(_ outline: Outline, _ shadow: DrawnShadow) {
    guard outline.isDrawable else { return }
    let deviation = min(shadow.blur, Self.largestBlur) / 2
    shadow.isInset ? inner(outline, shadow, deviation) : outer(outline, shadow, deviation)
  }

  private mutating func outer(_ outline: Outline, _ shadow: DrawnShadow, _ deviation: Double) {
    let cast = outline.grown(by: shadow.spread).moved(by: shadow.offset)
    guard cast.isDrawable else { return }
    let region = cast.bounds.extended(by: Self.visibleDeviations * deviation)
    element(of: cast)
    color(shadow.color, "fill", "fill-opacity", "fill:")
    if deviation > 0 { reference("filter", .blur(deviation, region)) }
    reference("mask", .cutout(outline, region))
    out.markup("/>\n")
  }

  /// Writes an inner shadow. Its shape is the area around a hole in the outline, so large that its outer edge is not
  /// visible.
  private mutating func inner(_ outline: Outline, _ shadow: DrawnShadow, _ deviation: Double) {
    let hole = outline.grown(by: -shadow.spread).moved(by: shadow.offset)
    let blurred = Self.visibleDeviations * deviation
    let reach = max(abs(shadow.offset.x), abs(shadow.offset.y)) + abs(shadow.spread)
    let frame = Outline.rectangle(outline.bounds.extended(by: reach + blurred))
    out.markup("<path fill-rule=\"evenodd\"")
    out.attribute("d") { out in
      out.data(of: frame)
      if hole.isDrawable { out.data(of: hole) }
    }
    color(shadow.color, "fill", "fill-opacity", "fill:")
    if deviation > 0 { reference("filter", .blur(deviation, frame.bounds.extended(by: blurred))) }
    reference("clip-path", .clip(outline))
    out.markup("/>\n")
  }
}

extension Rect {
  /// Returns the rectangle with its edges moved outwards, in points.
  fileprivate func extended(by distance: Double) -> Rect {
    Rect(x: minX - distance, y: minY - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}
