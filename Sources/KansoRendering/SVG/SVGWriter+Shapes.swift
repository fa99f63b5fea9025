import KansoLayout
import KansoTheme

extension SVGWriter {
  mutating func fill(_ outline: Outline, _ paint: Paint) {
    element(of: outline)
    fill(with: paint)
    out.markup("/>\n")
  }

  mutating func stroke(_ outline: Outline, _ line: Stroke) {
    element(of: outline, isLine: true)
    out.markup(" fill=\"none\"")
    color(line.color, "stroke", "stroke-opacity", "stroke:")
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

  /// Begins the element of an outline. Other attributes can follow.
  /// - Parameter isLine: true if the outline is stroked. A stroked outline without width or height is still a line,
  ///   which a `rect` would not show.
  mutating func element(of outline: Outline, isLine: Bool = false) {
    switch outline {
    case .rectangle(let rect, let radius) where rect.width > 0 && rect.height > 0 || !isLine:
      out.markup("<rect")
      frame(rect)
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
      out.attribute("d") { $0.data(of: outline) }
    }
  }

  // MARK: Paint

  mutating func fill(with paint: Paint) {
    switch paint {
    case .color(let color): self.color(color, "fill", "fill-opacity", "fill:")
    case .gradient(let gradient): reference("fill", .gradient(gradient))
    }
  }

  /// Writes the attributes of a color: an sRGB color for every viewer, and the exact color if it is outside sRGB.
  mutating func color(
    _ color: ColorValue, _ name: StaticString, _ opacity: StaticString, _ property: StaticString
  ) {
    out.attribute(name, color.hex)
    let alpha = min(max(color.alpha ?? 0, 0), 1)
    if alpha < 1 { out.attribute(opacity, alpha) }
    guard !color.isInGamut(of: .srgb) else { return }
    let opaque = ColorValue(color.space, color.first, color.second, color.third)
    out.attribute("style") { out in
      out.markup(property)
      out.text(opaque.css)
    }
  }
}

extension MarkupWriter {
  /// Writes the path data of an outline.
  mutating func data(of outline: Outline) {
    switch outline {
    case .rectangle(let rect, let radius):
      let corner = min(radius, rect.width / 2, rect.height / 2)
      corner > 0 ? roundedRectangle(rect, corner) : rectangle(rect)
    case .ellipse(let rect):
      let (rx, ry) = (rect.width / 2, rect.height / 2)
      piece("M", Point(x: rect.minX, y: rect.midY))
      arc(rx, ry, to: Point(x: rect.maxX, y: rect.midY))
      arc(rx, ry, to: Point(x: rect.minX, y: rect.midY))
      markup("Z")
    case .path(let path): data(of: path)
    }
  }

  private mutating func rectangle(_ rect: Rect) {
    piece("M", rect.origin)
    piece("L", Point(x: rect.maxX, y: rect.minY))
    piece("L", Point(x: rect.maxX, y: rect.maxY))
    piece("L", Point(x: rect.minX, y: rect.maxY))
    markup("Z")
  }

  private mutating func roundedRectangle(_ rect: Rect, _ corner: Double) {
    piece("M", Point(x: rect.minX + corner, y: rect.minY))
    piece("L", Point(x: rect.maxX - corner, y: rect.minY))
    arc(corner, corner, to: Point(x: rect.maxX, y: rect.minY + corner))
    piece("L", Point(x: rect.maxX, y: rect.maxY - corner))
    arc(corner, corner, to: Point(x: rect.maxX - corner, y: rect.maxY))
    piece("L", Point(x: rect.minX + corner, y: rect.maxY))
    arc(corner, corner, to: Point(x: rect.minX, y: rect.maxY - corner))
    piece("L", Point(x: rect.minX, y: rect.minY + corner))
    arc(corner, corner, to: Point(x: rect.minX + corner, y: rect.minY))
    markup("Z")
  }

  /// Writes the path data of a path. A path that does not begin with a move begins at the end of its first element,
  /// because viewers reject other beginnings.
  private mutating func data(of path: Path) {
    var hasPlace = false
    for element in path.elements {
      switch element {
      case .move(let point): piece("M", point)
      case .line(let point): piece(hasPlace ? "L" : "M", point)
      case .curve(let first, let second, let end):
        if hasPlace {
          piece("C", first)
          piece(" ", second)
          piece(" ", end)
        } else {
          piece("M", end)
        }
      case .close:
        if hasPlace { markup("Z") }
        continue
      }
      hasPlace = true
    }
  }

  private mutating func piece(_ letter: StaticString, _ point: Point) {
    markup(letter)
    number(point.x)
    markup(" ")
    number(point.y)
  }

  private mutating func arc(_ rx: Double, _ ry: Double, to point: Point) {
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
