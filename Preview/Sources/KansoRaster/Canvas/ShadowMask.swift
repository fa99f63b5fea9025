import CPango
import KansoDrawing

/// The coverage of a shadow in each pixel of a region.
struct ShadowMask {
  /// The coverage, with one byte per pixel.
  let surface: PixelSurface
  /// The origin of the region, in pixels.
  let place: Point

  /// Draws and blurs the mask of a shadow.
  ///
  /// A very soft shadow has no details, so it is drawn at a lower resolution and enlarged.
  ///
  /// - Parameters:
  ///   - cast: the outline that casts the shadow; if `isHole` is true, a hole in an unlimited shape that casts it.
  ///   - deviations: the standard deviations of the Gaussian along both axes, in pixels.
  ///   - region: the region of the mask, in whole pixels.
  ///   - transform: the transform from the coordinates of the outline to pixels.
  /// - Throws: `RasterError` if there is not enough memory.
  init(
    of cast: Outline, isHole: Bool, deviations: Size, region: Rect, transform: AffineTransform
  ) throws(RasterError) {
    place = region.origin
    let (across, down) = (BlurDownsampling(deviations.width), BlurDownsampling(deviations.height))
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

  /// Replaces the target by the source, enlarged.
  ///
  /// - Parameters:
  ///   - matrix: the transform from pixels of the target to pixels of the source.
  ///   - isSmooth: true to interpolate between pixels.
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

  /// Draws the outline that casts the shadow with full coverage; if `isHole` is true, everything except the
  /// outline.
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

  /// Sets the coverage outside of an outline to 0, or the coverage inside of it if `inside` is false.
  ///
  /// - Parameter transform: the transform from the coordinates of the outline to pixels.
  func cut(to outline: Outline, inside: Bool, transform: AffineTransform) {
    let pen = CairoPen(surface.pointer)
    cairo_set_antialias(pen.pointer, CAIRO_ANTIALIAS_GOOD)
    cairo_set_operator(pen.pointer, inside ? CAIRO_OPERATOR_DEST_IN : CAIRO_OPERATOR_DEST_OUT)
    let here = transform.concatenating(AffineTransform(translationX: -place.x, y: -place.y))
    OutlineTracer(cairo: pen.pointer, transform: here).add(outline)
    cairo_fill(pen.pointer)
    surface.flush()
  }

  /// The reduced resolution of a blurred mask along an axis.
  private struct BlurDownsampling {
    /// The number of pixels that become one pixel.
    let factor: Double
    /// The blur of the reduced pixels.
    let blur: GaussianBlur
    /// The number of additional pixels on each side of the region. They are necessary because the blur, and the
    /// interpolation when the mask is enlarged, mix them into the region.
    var margin: Double { Double(factor > 1 ? blur.radius + 1 : blur.radius) }

    /// The minimum deviation after the reduction, in pixels. With it, the enlarged result still looks like the exact
    /// Gaussian.
    private static let minDeviation = 3.0
    /// The variance that the reduction and the enlargement add, in square pixels: 1/12 by averaging over a pixel, and
    /// 1/6 by interpolating between two.
    private static let varianceOfEnlarging = 0.25

    /// Halves the resolution until the deviation is less than 6 pixels. A smaller deviation keeps the full
    /// resolution.
    init(_ deviation: Double) {
      var factor = 1.0
      while deviation / factor >= 2 * Self.minDeviation { factor *= 2 }
      self.factor = factor
      let left = deviation / factor
      blur = GaussianBlur(
        deviation: factor > 1 ? (left * left - Self.varianceOfEnlarging).squareRoot() : left)
    }
  }
}
