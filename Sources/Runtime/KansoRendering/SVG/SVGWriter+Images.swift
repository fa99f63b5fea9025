import KansoDrawing

extension SVGWriter {
  /// Writes an image stretched to a rectangle. An image in `repeated` is written as a reference to its
  /// definition. A template image has a filter with its color.
  mutating func writeImage(_ image: EncodedImage, in rect: Rect) {
    var (image, tint): (EncodedImage, String?) = (image, nil)
    if let color = image.tint { tint = id(of: .tint(color)) }
    image.tint = nil
    guard repeated.contains(image) else {
      out.markup("<image")
      if let tint { out.attribute("filter", "url(#\(tint))") }
      writeFrame(rect)
      out.markup(" preserveAspectRatio=\"none\"")
      writeSource(of: image)
      out.markup("/>\n")
      return
    }
    let imageID = id(of: .image(image))
    out.markup("<use")
    if let tint { out.attribute("filter", "url(#\(tint))") }
    out.attribute("href", "#" + imageID)
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
