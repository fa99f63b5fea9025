import CPango
import KansoLayout
import KansoTheme

extension Canvas {
  // MARK: Texts

  /// A letter of more pixels than a picture has cannot be seen, and one of fewer than this neither.
  private static let smallestLetter = 0.01

  mutating func text(_ text: DrawnText) {
    let scale = transform.determinant.squareRoot()
    let pixels = text.size * scale
    guard pixels >= Self.smallestLetter, pixels <= Double(PixelSize.longestSide) else { return }
    // A text is set as narrow as it has to be; one without a width is not.
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

  /// On pages an image stays as it is, if nothing is said of what is around it.
  private func paintWhole() {
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
    cairo_paint_with_alpha(cairo, opacity)
  }

  /// The pixels at its edges go on beyond them, so that they are not mixed with nothing.
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
