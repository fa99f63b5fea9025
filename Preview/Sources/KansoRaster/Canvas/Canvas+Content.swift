import CPango
import KansoLayout
import KansoTheme

extension Canvas {
  // MARK: Texts

  /// The font size of the smallest visible letter, in pixels. Texts with smaller letters are not drawn, nor are texts
  /// with letters larger than a picture.
  private static let smallestLetter = 0.01

  mutating func text(_ text: DrawnText) {
    let scale = transform.determinant.squareRoot()
    let pixels = text.size * scale
    guard pixels >= Self.smallestLetter, pixels <= Double(PixelSize.longestSide) else { return }
    // A text is compressed to its width, and a compressed width below the limit is not visible. A width of 0 or less
    // stands for no width.
    guard text.width <= 0 || text.width * scale >= Self.smallestLetter else { return }
    guard let reach = DrawCommand.text(text).reach,
      visibleRegion.pixels(in: transform.bounds(of: reach)) != nil
    else { return }
    setSource(text.color)
    inOwnCoordinates { fonts.draw(text, on: cairo) }
    cairo_new_path(cairo)
  }

  // MARK: Images

  func image(_ image: EncodedImage, in rect: Rect) {
    let place = AffineTransform(scaleX: rect.width, y: rect.height)
      .concatenating(AffineTransform(translationX: rect.minX, y: rect.minY)).concatenating(transform)
    guard place.isUsable, visibleRegion.pixels(in: transform.bounds(of: rect)) != nil else { return }
    let pixels = Size(
      width: (place.a * place.a + place.b * place.b).squareRoot(),
      height: (place.c * place.c + place.d * place.d).squareRoot())
    guard let decoded = images.image(image, shownIn: pixels, keepsJPEG: medium == .page) else { return }
    cairo_save(cairo)
    var matrix = decoded.orientation.concatenating(place).matrix
    cairo_set_matrix(cairo, &matrix)
    cairo_scale(cairo, 1 / Double(decoded.surface.width), 1 / Double(decoded.surface.height))
    cairo_set_source_surface(cairo, decoded.surface.pointer, 0, 0)
    medium == .page ? paintWhole() : paint(rect)
    cairo_restore(cairo)
  }

  /// Paints a whole image. On pages, PDF keeps the original image data only if no extend mode is set.
  private func paintWhole() {
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
    cairo_paint_with_alpha(cairo, opacity)
  }

  /// Paints an image in a rectangle. The extend mode repeats the pixels at the edges of the image; otherwise they would
  /// be blended with transparency.
  private func paint(_ rect: Rect) {
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_identity_matrix(cairo)
    trace(.rectangle(rect))
    if opacity < 1 {
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, opacity)
    } else {
      cairo_fill(cairo)
    }
  }
}
