import CPango
import KansoDrawing
import KansoTheme

extension Canvas {
  /// The resolution of shadow masks on pages, in pixels per point.
  private static let pixelsOfPage = 2.0
  /// The maximum number of pixels of a shadow mask on a page. The resolution is reduced to stay below it.
  private static let maxMaskPixelCount = 50_000_000.0

  /// Draws the shadow of an outline: an inset shadow only inside of the outline, any other only outside of
  /// it. Pages get sharp shadows as vectors and blurred ones as images. Does nothing for an outline without
  /// area, or if no part of the shadow is visible.
  mutating func drawShadow(_ outline: Outline, _ shadow: ResolvedShadow) {
    guard outline.isDrawable else { return }
    let spread = shadow.isInset ? -shadow.spread : shadow.spread
    let cast = outline.outset(by: spread).moved(by: shadow.offset)
    guard shadow.isInset || cast.isDrawable else { return }
    let deviation = shadow.deviation
    setSource(shadow.color)
    switch medium {
    case .pixels:
      guard let mask = mask(of: cast, deviation, within: outline, shadow.isInset, pixels: 1) else { return }
      mask.cut(to: outline, inside: shadow.isInset, transform: transform)
      cairo_mask_surface(cairo, mask.surface.pointer, mask.place.x, mask.place.y)
    case .page:
      cairo_save(cairo)
      shadow.isInset ? clip(to: outline) : clip(toOutsideOf: outline)
      deviation > 0
        ? drawBlurredShadow(cast, deviation, within: outline, shadow.isInset)
        : drawSharpShadow(cast, isHole: shadow.isInset)
      cairo_restore(cairo)
    }
  }

  // MARK: Pages

  /// Clips to the inside of an outline.
  private func clip(to outline: Outline) {
    trace(outline)
    cairo_clip(cairo)
  }

  /// Clips to everything outside of an outline.
  private func clip(toOutsideOf outline: Outline) {
    trace(outline)
    addFrame(around: outline)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  /// Fills the outline that casts the shadow; if `isHole` is true, everything around it.
  private func drawSharpShadow(_ cast: Outline, isHole: Bool) {
    cairo_new_path(cairo)
    if cast.isDrawable { add(cast) }
    if isHole {
      addFrame(around: cast)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    }
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  /// The margin around the frame, in pixels. It keeps the edges of the frame apart from the edges of its content.
  private static let frameMargin = 1.0

  /// Adds a rectangle around the visible region and an outline to the path. With the even-odd rule, the outline becomes
  /// a hole in the rectangle.
  private func addFrame(around hole: Outline) {
    let (region, hole) = (visibleRegion, transform.bounds(of: hole.bounds))
    let both = Path([
      region.origin, Point(x: region.maxX, y: region.maxY), hole.origin, Point(x: hole.maxX, y: hole.maxY),
    ])
    let whole = Outline.path(both).bounds.extended(by: Self.frameMargin)
    OutlineTracer(cairo: cairo, transform: .identity).add(.rectangle(whole))
  }

  /// Paints the current color through a blurred mask of at most 2 pixels per point. Does nothing if no part
  /// is visible.
  private func drawBlurredShadow(
    _ cast: Outline, _ deviation: Double, within outline: Outline, _ isInset: Bool
  ) {
    let area = max(visibleRegion.width * visibleRegion.height, 1)
    let pixels = min(Self.pixelsOfPage, (Self.maxMaskPixelCount / area).squareRoot())
    guard let mask = mask(of: cast, deviation, within: outline, isInset, pixels: pixels) else { return }
    guard let pattern = cairo_pattern_create_for_surface(mask.surface.pointer) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var place = cairo_matrix_t(
      xx: pixels, yx: 0, xy: 0, yy: pixels, x0: -mask.place.x, y0: -mask.place.y)
    cairo_pattern_set_matrix(pattern, &place)
    cairo_mask(cairo, pattern)
  }

  // MARK: Masks

  /// Returns the mask of the visible part of a shadow; nil if no part is visible, or if there is not enough
  /// memory.
  ///
  /// - Parameters:
  ///   - cast: the outline that casts the shadow, with its spread and offset.
  ///   - deviation: the standard deviation of the blur, in the coordinates of the commands.
  ///   - outline: the outline that has the shadow. It limits the mask of an inset shadow.
  ///   - pixels: the number of pixels of the mask per unit of the surface.
  private func mask(
    of cast: Outline, _ deviation: Double, within outline: Outline, _ isInset: Bool, pixels: Double
  ) -> ShadowMask? {
    let map = transform.concatenating(AffineTransform(scaleX: pixels, y: pixels))
    // The standard deviations along the axes of the surface, of a blur whose deviation is equal along both axes of the
    // commands.
    let deviations = Size(
      width: deviation * (map.a * map.a + map.c * map.c).squareRoot(),
      height: deviation * (map.b * map.b + map.d * map.d).squareRoot())
    let visible = AffineTransform(scaleX: pixels, y: pixels).bounds(of: visibleRegion)
    let reached =
      isInset
      ? map.bounds(of: outline.bounds) : map.bounds(of: cast.bounds).extended(by: deviations.blurRadius)
    guard let region = visible.pixels(in: reached) else { return nil }
    return try? ShadowMask(
      of: cast, isHole: isInset, deviations: deviations, region: region, transform: map)
  }
}

extension Size {
  /// The distance from the middle of a Gaussian with these deviations at which it is no longer visible.
  var blurRadius: Size {
    Size(width: width * GaussianBlur.visibleDeviations, height: height * GaussianBlur.visibleDeviations)
  }
}
