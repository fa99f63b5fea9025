import KansoLayout
import KansoTheme

extension SpecimenPen {
  /// Draws a bar of a length in points between two end lines. A negative length is drawn by its absolute
  /// value, as a dashed outline. A length beyond the available width is cut; a gap marks the cut unless the
  /// length is negative.
  mutating func drawBar(_ points: Length) {
    let inset = Sizes.Specimen.line
    let availableWidth = width - 2 * inset
    let length = min(abs(points), availableWidth)
    let (end, bar) = (Sizes.Specimen.end, Sizes.Specimen.bar)
    size = Size(width: length + 2 * inset, height: end)
    let rect = Rect(x: inset, y: (end - bar) / 2, width: length, height: bar)
    if points < 0 {
      let dashes = [Sizes.Specimen.dash, Sizes.Specimen.dash]
      context.stroke(
        .rectangle(rect),
        Stroke(colorValue(of: Colors.Specimen.line), width: Sizes.Specimen.hairline, dashes: dashes))
    } else {
      fillBar(rect, isCut: points > availableWidth)
    }
    for x in [inset, inset + length] { strokeLine(Point(x: x, y: 0), Point(x: x, y: end)) }
  }

  /// Fills a bar. If it is cut, it has a slanted gap in its middle.
  private mutating func fillBar(_ rect: Rect, isCut: Bool) {
    guard isCut else { return fill(rect) }
    let (middle, slant) = (rect.midX, rect.height / 2)
    for (near, far, gap) in [(rect.minX, middle, -slant), (rect.maxX, middle, slant)] {
      let edge = far + gap
      let points = [
        Point(x: near, y: rect.minY), Point(x: edge + slant / 2, y: rect.minY),
        Point(x: edge - slant / 2, y: rect.maxY), Point(x: near, y: rect.maxY),
      ]
      context.fill(.path(Path(points, isClosed: true)), Colors.Specimen.fill)
      strokeLine(points[1], points[2])
    }
  }

  /// Draws the top left corner of a larger shape, and the two lines of its radius unless it is 0. A negative
  /// radius is drawn as 0, a radius larger than the drawing as the largest that fits.
  /// - Parameter radius: the radius, in points.
  mutating func drawCorner(_ radius: Length) {
    let (side, inset) = (Sizes.Specimen.corner, Sizes.Specimen.line)
    size = Size(width: side, height: side)
    let shown = min(max(radius, 0), side - inset)
    let center = Point(x: inset + shown, y: inset + shown)
    var edge = Path([Point(x: inset, y: side), Point(x: inset, y: center.y)])
    // The control points of a quarter circle. At this distance, the middle of the curve lies on the circle.
    let pull = shown * (1 - 4 * (2.0.squareRoot() - 1) / 3)
    edge.curve(
      to: Point(x: center.x, y: inset), Point(x: inset, y: inset + pull), Point(x: inset + pull, y: inset))
    edge.line(to: Point(x: side, y: inset))
    var inside = edge
    inside.line(to: Point(x: side, y: side))
    inside.close()
    context.fill(.path(inside), Colors.Specimen.fill)
    if shown > 0 {
      for end in [Point(x: inset, y: center.y), Point(x: center.x, y: inset)] {
        strokeLine(center, end, color: Colors.Specimen.rest, width: Sizes.Specimen.hairline)
      }
    }
    context.stroke(.path(edge), Colors.Specimen.line, width: Sizes.Specimen.line)
  }

  /// Draws a line of a width in points across the whole drawing. The width is clamped to 0 at least and the
  /// size of a corner at most.
  mutating func drawLineWidth(_ points: Length) {
    let shown = min(max(points, 0), Sizes.Specimen.corner)
    size = Size(width: width, height: max(shown, Sizes.Specimen.end))
    fill(
      Rect(x: 0, y: (size.height - shown) / 2, width: width, height: shown), Colors.Specimen.line)
  }

  /// Draws a box in another box, and fills the four distances between them, without labels. Negative
  /// distances are drawn by their absolute values. If one is too long for the width, all four are scaled down
  /// equally.
  mutating func drawEdges(_ edges: Edges) {
    let all = [edges.top, edges.leading, edges.bottom, edges.trailing].map { abs($0.drawablePoints) }
    let maxLength = (width - Sizes.Specimen.box) / 2
    let scale = min(1, maxLength / max(all.max() ?? 0, 1))
    let (top, leading, bottom, trailing) = (all[0] * scale, all[1] * scale, all[2] * scale, all[3] * scale)
    let inset = Sizes.Specimen.line / 2
    let inner = Rect(
      x: leading + inset, y: top + inset, width: Sizes.Specimen.box, height: Sizes.Specimen.box / 2)
    let outer = Rect(
      x: inset, y: inset, width: leading + inner.width + trailing, height: top + inner.height + bottom)
    size = Size(width: outer.width + 2 * inset, height: outer.height + 2 * inset)
    fill(Rect(x: outer.minX, y: outer.minY, width: outer.width, height: top))
    fill(Rect(x: outer.minX, y: inner.maxY, width: outer.width, height: bottom))
    fill(Rect(x: outer.minX, y: inner.minY, width: leading, height: inner.height))
    fill(Rect(x: inner.maxX, y: inner.minY, width: trailing, height: inner.height))
    context.stroke(.rectangle(outer), Colors.Specimen.line, width: Sizes.Specimen.line)
    let dashes = [Sizes.Specimen.dash, Sizes.Specimen.dash]
    context.stroke(
      .rectangle(inner),
      Stroke(colorValue(of: Colors.Specimen.rest), width: Sizes.Specimen.hairline, dashes: dashes))
  }
}
