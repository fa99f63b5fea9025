import KansoDrawing
import KansoTheme

extension SVGWriter {
  /// The maximum blur of a shadow. A larger blur is slow in viewers, and nothing visible remains of it.
  private static let maxBlur = 1000.0
  /// The visible radius of a Gaussian, in standard deviations.
  private static let visibleDeviations = 3.0

  /// Writes a shadow of an outline: an inner shadow if it is inset, an outer one if not. Writes nothing if
  /// the outline has no interior. The blur is limited to `maxBlur`.
  mutating func writeShadow(_ outline: Outline, _ shadow: ResolvedShadow) {
    guard outline.isDrawable else { return }
    let deviation = min(shadow.blur, Self.maxBlur) / 2
    if shadow.isInset {
      writeInnerShadow(outline, shadow, deviation)
    } else {
      writeOuterShadow(outline, shadow, deviation)
    }
  }

  /// Writes an outer shadow, with a mask that hides it within the outline. Writes nothing if a negative
  /// spread leaves no shape.
  ///
  /// - Parameter deviation: the standard deviation of the blur, in points.
  private mutating func writeOuterShadow(_ outline: Outline, _ shadow: ResolvedShadow, _ deviation: Double) {
    let cast = outline.outset(by: shadow.spread).moved(by: shadow.offset)
    guard cast.isDrawable else { return }
    let region = cast.bounds.extended(by: Self.visibleDeviations * deviation)
    openElement(of: cast)
    writeColor(shadow.color, attribute: "fill", opacityAttribute: "fill-opacity", property: "fill:")
    if deviation > 0 { writeReference("filter", .blur(deviation, region)) }
    writeReference("mask", .cutout(outline, region))
    out.markup("/>\n")
  }

  /// Writes an inner shadow, clipped to the outline. Its shape is the area around a hole in the outline, so
  /// large that its outer edge is not visible.
  ///
  /// - Parameter deviation: the standard deviation of the blur, in points.
  private mutating func writeInnerShadow(_ outline: Outline, _ shadow: ResolvedShadow, _ deviation: Double) {
    let hole = outline.outset(by: -shadow.spread).moved(by: shadow.offset)
    let blurred = Self.visibleDeviations * deviation
    let reach = max(abs(shadow.offset.x), abs(shadow.offset.y)) + abs(shadow.spread)
    let frame = Outline.rectangle(outline.bounds.extended(by: reach + blurred))
    out.markup("<path fill-rule=\"evenodd\"")
    out.attribute("d") { out in
      out.writePathData(of: frame)
      if hole.isDrawable { out.writePathData(of: hole) }
    }
    writeColor(shadow.color, attribute: "fill", opacityAttribute: "fill-opacity", property: "fill:")
    if deviation > 0 { writeReference("filter", .blur(deviation, frame.bounds.extended(by: blurred))) }
    writeReference("clip-path", .clip(outline))
    out.markup("/>\n")
  }
}

extension Rect {
  /// Returns the rectangle with all four edges moved outwards, in points.
  fileprivate func extended(by distance: Double) -> Rect {
    Rect(x: minX - distance, y: minY - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}
