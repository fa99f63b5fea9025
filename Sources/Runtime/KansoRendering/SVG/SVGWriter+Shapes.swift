import KansoDrawing
import KansoTheme
import KansoThemeEncoding

extension SVGWriter {
  /// Writes an outline filled with a paint.
  mutating func writeFill(_ outline: Outline, _ paint: Paint) {
    openElement(of: outline)
    writePaint(paint)
    out.markup("/>\n")
  }

  /// Writes a line along an outline. It has no gaps if the lengths of all dashes and gaps are 0.
  mutating func writeStroke(_ outline: Outline, _ line: Stroke) {
    openElement(of: outline, isLine: true)
    out.markup(" fill=\"none\"")
    writeColor(line.color, attribute: "stroke", opacityAttribute: "stroke-opacity", property: "stroke:")
    if line.width != 1 { out.attribute("stroke-width", line.width) }
    if line.cap != .butt { out.attribute("stroke-linecap", line.cap.rawValue) }
    if line.dashes.contains(where: { $0 > 0 }) {
      out.attribute("stroke-dasharray") { out in
        for (index, dash) in line.dashes.enumerated() {
          if index > 0 { out.markup(" ") }
          out.number(dash)
        }
      }
    }
    out.markup("/>\n")
  }

  // MARK: Outlines

  /// Writes the start of an outline's element, without the end of its tag. Other attributes can follow.
  /// Corner radii are limited to half of the shorter side.
  ///
  /// - Parameter isLine: true if the outline is stroked. A stroked outline without width or height is still a
  ///   line, which a `rect` would not show, so it becomes a `path`.
  mutating func openElement(of outline: Outline, isLine: Bool = false) {
    switch outline {
    case .rectangle(let rect, let radius) where rect.width > 0 && rect.height > 0 || !isLine:
      out.markup("<rect")
      writeFrame(rect)
      let rounded = min(radius, rect.width / 2, rect.height / 2)
      if rounded > 0 { out.attribute("rx", rounded) }
    case .ellipse(let rect) where rect.width > 0 && rect.height > 0 || !isLine:
      out.markup("<ellipse")
      out.attribute("cx", rect.midX)
      out.attribute("cy", rect.midY)
      out.attribute("rx", rect.width / 2)
      out.attribute("ry", rect.height / 2)
    default:
      out.markup("<path")
      out.attribute("d") { $0.writePathData(of: outline) }
    }
  }

  // MARK: Paint

  /// Writes the attribute `fill`: a color, or the reference to a gradient.
  mutating func writePaint(_ paint: Paint) {
    switch paint {
    case .color(let color):
      writeColor(color, attribute: "fill", opacityAttribute: "fill-opacity", property: "fill:")
    case .gradient(let gradient): writeReference("fill", .gradient(gradient))
    }
  }

  /// Writes the attributes of a color: an sRGB color for every viewer, the opacity if it is below 1, and, in
  /// a `style`, the exact color if it is outside sRGB.
  mutating func writeColor(
    _ color: ColorValue, attribute: StaticString, opacityAttribute: StaticString, property: StaticString
  ) {
    out.attribute(attribute, color.hex)
    let alpha = min(max(color.alpha ?? 0, 0), 1)
    if alpha < 1 { out.attribute(opacityAttribute, alpha) }
    guard !color.isInGamut(of: .srgb) else { return }
    let opaque = ColorValue(color.space, color.first, color.second, color.third)
    out.attribute("style") { out in
      out.markup(property)
      out.text(opaque.formattedForCSS)
    }
  }
}

extension MarkupWriter {
  /// Writes the path data of an outline, without an attribute. Corner radii are limited to half of the
  /// shorter side.
  mutating func writePathData(of outline: Outline) {
    switch outline {
    case .rectangle(let rect, let radius):
      let corner = min(radius, rect.width / 2, rect.height / 2)
      corner > 0 ? writeRoundedRectangle(rect, corner) : writeRectangle(rect)
    case .ellipse(let rect):
      let (rx, ry) = (rect.width / 2, rect.height / 2)
      writePoint("M", Point(x: rect.minX, y: rect.midY))
      writeArc(rx, ry, to: Point(x: rect.maxX, y: rect.midY))
      writeArc(rx, ry, to: Point(x: rect.minX, y: rect.midY))
      markup("Z")
    case .path(let path): writePathData(of: path)
    }
  }

  /// Writes the path data of a rectangle, clockwise from its origin.
  private mutating func writeRectangle(_ rect: Rect) {
    writePoint("M", rect.origin)
    writePoint("L", Point(x: rect.maxX, y: rect.minY))
    writePoint("L", Point(x: rect.maxX, y: rect.maxY))
    writePoint("L", Point(x: rect.minX, y: rect.maxY))
    markup("Z")
  }

  /// Writes the path data of a rectangle with rounded corners, clockwise.
  private mutating func writeRoundedRectangle(_ rect: Rect, _ corner: Double) {
    writePoint("M", Point(x: rect.minX + corner, y: rect.minY))
    writePoint("L", Point(x: rect.maxX - corner, y: rect.minY))
    writeArc(corner, corner, to: Point(x: rect.maxX, y: rect.minY + corner))
    writePoint("L", Point(x: rect.maxX, y: rect.maxY - corner))
    writeArc(corner, corner, to: Point(x: rect.maxX - corner, y: rect.maxY))
    writePoint("L", Point(x: rect.minX + corner, y: rect.maxY))
    writeArc(corner, corner, to: Point(x: rect.minX, y: rect.maxY - corner))
    writePoint("L", Point(x: rect.minX, y: rect.minY + corner))
    writeArc(corner, corner, to: Point(x: rect.minX + corner, y: rect.minY))
    markup("Z")
  }

  /// Writes the path data of a path. A path that does not begin with a move begins at the end of its first
  /// element, because viewers reject other beginnings. A `close` before that is left out.
  private mutating func writePathData(of path: Path) {
    var hasPlace = false
    for element in path.elements {
      switch element {
      case .move(let point): writePoint("M", point)
      case .line(let point): writePoint(hasPlace ? "L" : "M", point)
      case .curve(let first, let second, let end):
        if hasPlace {
          writePoint("C", first)
          writePoint(" ", second)
          writePoint(" ", end)
        } else {
          writePoint("M", end)
        }
      case .close:
        if hasPlace { markup("Z") }
        continue
      }
      hasPlace = true
    }
  }

  /// Writes the letter of a path command, or a space between its points, and the coordinates of a point.
  private mutating func writePoint(_ letter: StaticString, _ point: Point) {
    markup(letter)
    number(point.x)
    markup(" ")
    number(point.y)
  }

  /// Writes a clockwise arc of an ellipse, of at most half a turn, from the current point.
  ///
  /// - Parameters:
  ///   - rx: the horizontal radius.
  ///   - ry: the vertical radius.
  private mutating func writeArc(_ rx: Double, _ ry: Double, to point: Point) {
    markup("A")
    number(rx)
    markup(" ")
    number(ry)
    markup(" 0 0 1 ")
    number(point.x)
    markup(" ")
    number(point.y)
  }
}
