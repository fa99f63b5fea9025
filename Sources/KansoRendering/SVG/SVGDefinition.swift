import KansoLayout
import KansoTheme

/// A definition that is written once and referenced by its id.
enum SVGDefinition: Hashable {
  /// A clip path with the shape of an outline.
  case clip(Outline)
  /// A mask that shows a region except for an outline.
  case cutout(Outline, Rect)
  case gradient(LinearGradient)
  /// A blur with a standard deviation, within a region.
  case blur(Double, Rect)
  /// An image as a square of one point.
  case image(EncodedImage)
}

extension SVGWriter {
  mutating func write(_ definition: SVGDefinition, id: String) {
    switch definition {
    case .clip(let outline):
      out.markup("<clipPath")
      out.attribute("id", id)
      out.markup(">")
      element(of: outline)
      out.markup("/></clipPath>\n")
    case .cutout(let outline, let region):
      out.markup("<mask maskUnits=\"userSpaceOnUse\"")
      out.attribute("id", id)
      frame(region)
      out.markup("><rect fill=\"#fff\"")
      frame(region)
      out.markup("/>")
      element(of: outline)
      out.markup("/></mask>\n")
    case .gradient(let gradient): write(gradient, id: id)
    case .blur(let deviation, let region):
      out.markup("<filter filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
      out.attribute("id", id)
      frame(region)
      out.markup("><feGaussianBlur")
      out.attribute("stdDeviation", deviation)
      out.markup("/></filter>\n")
    case .image(let image):
      out.markup("<image width=\"1\" height=\"1\" preserveAspectRatio=\"none\"")
      out.attribute("id", id)
      source(of: image)
      out.markup("/>\n")
    }
  }

  private mutating func write(_ gradient: LinearGradient, id: String) {
    out.markup("<linearGradient gradientUnits=\"userSpaceOnUse\"")
    out.attribute("id", id)
    out.attribute("x1", gradient.start.x)
    out.attribute("y1", gradient.start.y)
    out.attribute("x2", gradient.end.x)
    out.attribute("y2", gradient.end.y)
    out.markup(">")
    for stop in gradient.shownStops {
      out.markup("<stop")
      out.attribute("offset", stop.position)
      color(stop.color, "stop-color", "stop-opacity", "stop-color:")
      out.markup("/>")
    }
    out.markup("</linearGradient>\n")
  }

  /// Writes the attributes of a rectangle's position and size.
  mutating func frame(_ rect: Rect) {
    out.attribute("x", rect.minX)
    out.attribute("y", rect.minY)
    out.attribute("width", rect.width)
    out.attribute("height", rect.height)
  }
}
