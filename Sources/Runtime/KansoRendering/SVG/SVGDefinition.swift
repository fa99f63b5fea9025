import KansoDrawing
import KansoTheme

/// A definition that is written once and referenced by its id.
enum SVGDefinition: Hashable {
  /// A clip path with the shape of an outline.
  case clip(Outline)
  /// A mask that shows a region except for an outline.
  case cutout(Outline, Rect)
  /// A linear gradient.
  case gradient(LinearGradient)
  /// A blur with a standard deviation, within a region.
  case blur(Double, Rect)
  /// An image as a square of one point, in its own colors.
  case image(EncodedImage)
  /// A filter that gives all colors of a source this color, multiplied by their opacity.
  case tint(ColorValue)
}

extension SVGWriter {
  /// Writes the element of a definition, with an id.
  mutating func writeDefinition(_ definition: SVGDefinition, id: String) {
    switch definition {
    case .clip(let outline):
      out.markup("<clipPath")
      out.attribute("id", id)
      out.markup(">")
      openElement(of: outline)
      out.markup("/></clipPath>\n")
    case .cutout(let outline, let region):
      out.markup("<mask maskUnits=\"userSpaceOnUse\"")
      out.attribute("id", id)
      writeFrame(region)
      out.markup("><rect fill=\"#fff\"")
      writeFrame(region)
      out.markup("/>")
      openElement(of: outline)
      out.markup("/></mask>\n")
    case .gradient(let gradient): writeGradient(gradient, id: id)
    case .blur(let deviation, let region):
      out.markup("<filter filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
      out.attribute("id", id)
      writeFrame(region)
      out.markup("><feGaussianBlur")
      out.attribute("stdDeviation", deviation)
      out.markup("/></filter>\n")
    case .image(let image):
      out.markup("<image width=\"1\" height=\"1\" preserveAspectRatio=\"none\"")
      out.attribute("id", id)
      writeSource(of: image)
      out.markup("/>\n")
    case .tint(let color):
      out.markup("<filter x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\"")
      out.attribute("id", id)
      out.markup("><feFlood")
      writeColor(
        color, attribute: "flood-color", opacityAttribute: "flood-opacity", property: "flood-color:")
      out.markup("/><feComposite operator=\"in\" in2=\"SourceAlpha\"/></filter>\n")
    }
  }

  /// Writes the element of a linear gradient, with normalized stops.
  private mutating func writeGradient(_ gradient: LinearGradient, id: String) {
    out.markup("<linearGradient gradientUnits=\"userSpaceOnUse\"")
    out.attribute("id", id)
    out.attribute("x1", gradient.start.x)
    out.attribute("y1", gradient.start.y)
    out.attribute("x2", gradient.end.x)
    out.attribute("y2", gradient.end.y)
    out.markup(">")
    for stop in gradient.normalizedStops {
      out.markup("<stop")
      out.attribute("offset", stop.position)
      writeColor(
        stop.color, attribute: "stop-color", opacityAttribute: "stop-opacity", property: "stop-color:")
      out.markup("/>")
    }
    out.markup("</linearGradient>\n")
  }

  /// Writes the attributes `x`, `y`, `width` and `height`.
  mutating func writeFrame(_ rect: Rect) {
    out.attribute("x", rect.minX)
    out.attribute("y", rect.minY)
    out.attribute("width", rect.width)
    out.attribute("height", rect.height)
  }
}
