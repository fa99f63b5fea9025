import KansoDrawing

/// Renders pictures as pixels. Decoded images are kept for the next picture, such as the next frame of an animation.
struct PixelRenderer {
  /// The fonts of texts.
  let fonts: FontLibrary
  private let images = ImageStore()

  /// A renderer without decoded images.
  init(fonts: FontLibrary) { self.fonts = fonts }

  /// Returns the pixels of a picture, with all drawing completed. Pixels at the right and the lower edge that
  /// the picture covers only in part are made as opaque as full ones.
  ///
  /// - Parameter size: the size of the picture at this scale.
  func pixels(of drawing: Drawing, size: PixelSize, scale: Double) throws(RasterError) -> PixelSurface {
    let surface = try PixelSurface(width: size.width, height: size.height)
    let pen = CairoPen(surface.pointer)
    var canvas = Canvas(
      pen, on: .pixels, transform: AffineTransform(scaleX: scale, y: scale), fonts: fonts, images: images)
    canvas.draw(drawing.commands)
    try pen.check()
    surface.flush()
    try surface.fillEdges(size.parts)
    return surface
  }
}
