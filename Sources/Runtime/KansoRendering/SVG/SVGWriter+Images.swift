import KansoDrawing

extension SVGWriter {
  /// Writes an image stretched to a rectangle. An image in `repeated` is written as a reference to its
  /// definition.
  mutating func writeImage(_ image: EncodedImage, in rect: Rect) {
    guard repeated.contains(image) else {
      out.markup("<image")
      writeFrame(rect)
      out.markup(" preserveAspectRatio=\"none\"")
      writeSource(of: image)
      out.markup("/>\n")
      return
    }
    let id = id(of: .image(image))
    out.markup("<use")
    out.attribute("href", "#" + id)
    out.attribute("transform") { out in
      out.markup("matrix(")
      out.number(rect.width)
      out.markup(" 0 0 ")
      out.number(rect.height)
      for part in [rect.minX, rect.minY] {
        out.markup(" ")
        out.number(part)
      }
      out.markup(")")
    }
    out.markup("/>\n")
  }

  /// Writes the attribute `href` with the image as a `data:` URL.
  mutating func writeSource(of image: EncodedImage) {
    out.attribute("href") { out in
      out.markup("data:")
      out.text(image.format.rawValue)
      out.markup(";base64,")
      out.base64(image.bytes)
    }
  }
}
