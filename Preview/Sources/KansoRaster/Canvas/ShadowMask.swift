import CPango
import KansoLayout

/// How much of a shadow is in each pixel of a region.
struct ShadowMask {
  let surface: PixelSurface
  /// Where the region begins, in pixels.
  let place: Point

  /// The mask of a shadow.
  ///
  /// What is very soft has no details: it is drawn in fewer pixels and enlarged.
  /// - Parameters:
  ///   - cast: what casts it, or a hole in what does.
  ///   - deviations: those of the Gaussian along both axes, in pixels.
  ///   - region: which pixels are wanted.
  ///   - transform: where the outline's coordinates are in pixels.
  init(
    of cast: Outline, isHole: Bool, deviations: Size, region: Rect, transform: AffineTransform
  ) throws(RasterError) {
    place = region.origin
    let (across, down) = (Coarseness(deviations.width), Coarseness(deviations.height))
    let margin = Size(width: across.margin, height: down.margin)
    let source = try PixelSurface(
      width: Int((region.width / across.factor).rounded(.up) + 2 * margin.width),
      height: Int((region.height / down.factor).rounded(.up) + 2 * margin.height), of: .coverage)
    let small = AffineTransform(translationX: -place.x, y: -place.y)
      .concatenating(AffineTransform(scaleX: 1 / across.factor, y: 1 / down.factor))
      .concatenating(AffineTransform(translationX: margin.width, y: margin.height))
    Self.draw(cast, isHole: isHole, on: source, transform.concatenating(small))
    source.flush()
    try GaussianBlur.blur(source, across: across.blur, down: down.blur)
    source.markChanged()
    surface = try PixelSurface(width: Int(region.width), height: Int(region.height), of: .coverage)
    let matrix = cairo_matrix_t(
      xx: 1 / across.factor, yx: 0, xy: 0, yy: 1 / down.factor, x0: margin.width, y0: margin.height)
    try Self.enlarge(source, on: surface, matrix, isSmooth: across.factor > 1 || down.factor > 1)
  }

  /// - Parameter matrix: where pixels of the target are in the source.
  private static func enlarge(
    _ source: PixelSurface, on target: PixelSurface, _ matrix: cairo_matrix_t, isSmooth: Bool
  ) throws(RasterError) {
    let pen = CairoPen(target.pointer)
    let pattern = cairo_pattern_create_for_surface(source.pointer)
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
    var matrix = matrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(pen.pointer, pattern)
    cairo_set_operator(pen.pointer, CAIRO_OPERATOR_SOURCE)
    cairo_paint(pen.pointer)
    try pen.check()
  }

  private static func draw(
    _ cast: Outline, isHole: Bool, on surface: PixelSurface, _ transform: AffineTransform
  ) {
    let pen = CairoPen(surface.pointer)
    cairo_set_antialias(pen.pointer, CAIRO_ANTIALIAS_GOOD)
    if isHole {
      cairo_paint(pen.pointer)
      cairo_set_operator(pen.pointer, CAIRO_OPERATOR_DEST_OUT)
    }
    if cast.isDrawable { OutlineTracer(cairo: pen.pointer, transform: transform).add(cast) }
    cairo_fill(pen.pointer)
  }

  /// Keeps only what is inside of an outline, or what is outside.
  /// - Parameter transform: where the outline's coordinates are in pixels.
  func cut(to outline: Outline, inside: Bool, transform: AffineTransform) {
    let pen = CairoPen(surface.pointer)
    cairo_set_antialias(pen.pointer, CAIRO_ANTIALIAS_GOOD)
    cairo_set_operator(pen.pointer, inside ? CAIRO_OPERATOR_DEST_IN : CAIRO_OPERATOR_DEST_OUT)
    let here = transform.concatenating(AffineTransform(translationX: -place.x, y: -place.y))
    OutlineTracer(cairo: pen.pointer, transform: here).add(outline)
    cairo_fill(pen.pointer)
    surface.flush()
  }

  /// In how many pixels something soft is drawn along an axis.
  private struct Coarseness {
    /// How many pixels become one.
    let factor: Double
    /// What blurs the pixels that are left.
    let blur: GaussianBlur
    /// How many pixels there are beside those that are wanted, since they blur into them, or are mixed with them where it is enlarged.
    var margin: Double { Double(factor > 1 ? blur.radius + 1 : blur.radius) }

    /// In pixels; a Gaussian of this is still as good as the real one when it is enlarged.
    private static let finest = 3.0
    /// The variance, in pixels, that comes from covering a pixel (1/12) and from mixing two (1/6).
    private static let varianceOfEnlarging = 0.25

    init(_ deviation: Double) {
      var factor = 1.0
      while deviation / factor >= 2 * Self.finest { factor *= 2 }
      self.factor = factor
      let left = deviation / factor
      blur = GaussianBlur(
        deviation: factor > 1 ? (left * left - Self.varianceOfEnlarging).squareRoot() : left)
    }
  }
}
