import CPango
import KansoDrawing
import KansoTheme

extension Canvas {
  // MARK: Texts

  /// The font size of the smallest visible letter, in pixels. Texts with smaller letters are not drawn, nor are texts
  /// with letters larger than a picture.
  private static let minLetterSize = 0.01

  /// Draws a text on one line. Does nothing if its font size is below 0.01 or above 32,767 pixels,
  /// or if it is outside of the visible region.
  mutating func drawText(_ text: TextCommand) {
    let scale = transform.areaScale.squareRoot()
    let pixels = text.size * scale
    guard pixels >= Self.minLetterSize, pixels <= Double(PixelSize.maxSide) else { return }
    guard let bounds = DrawCommand.text(text).drawingBounds,
      visibleRegion.pixels(in: transform.bounds(of: bounds)) != nil
    else { return }
    setSource(text.color)
    withCommandTransform { fonts.draw(text, on: cairo) }
    cairo_new_path(cairo)
  }

  // MARK: Images

  /// Draws an image stretched to a rectangle, in its Exif orientation. A template image is a mask for its color. Does
  /// nothing if the image cannot be decoded, if the rectangle has no area, or if it is outside of the visible region.
  mutating func drawImage(_ image: EncodedImage, in rect: Rect) {
    let place = AffineTransform(scaleX: rect.width, y: rect.height)
      .concatenating(AffineTransform(translationX: rect.minX, y: rect.minY)).concatenating(transform)
    guard place.isUsable, visibleRegion.pixels(in: transform.bounds(of: rect)) != nil else { return }
    let pixels = Size(
      width: (place.a * place.a + place.b * place.b).squareRoot(),
      height: (place.c * place.c + place.d * place.d).squareRoot())
    var source = image
    source.tint = nil
    guard let decoded = images.image(source, shownIn: pixels, keepsJPEG: medium == .page) else { return }
    cairo_save(cairo)
    var matrix = decoded.orientation.concatenating(place).matrix
    cairo_set_matrix(cairo, &matrix)
    cairo_scale(cairo, 1 / Double(decoded.surface.width), 1 / Double(decoded.surface.height))
    if let tint = image.tint {
      setSource(tint)
      cairo_mask_surface(cairo, decoded.surface.pointer, 0, 0)
    } else {
      cairo_set_source_surface(cairo, decoded.surface.pointer, 0, 0)
      medium == .page ? paintWholeSource() : paintSource(in: rect)
    }
    cairo_restore(cairo)
  }

  /// Paints the source, which is an image, without limits at its edges. On pages, PDF keeps the original
  /// image data only if no extend mode is set.
  private func paintWholeSource() {
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
    cairo_paint_with_alpha(cairo, opacity)
  }

  /// Paints the source, which is an image, in a rectangle of the commands' coordinates. The extend mode
  /// repeats the pixels at the edges of the image; otherwise they would be blended with transparency.
  private func paintSource(in rect: Rect) {
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
