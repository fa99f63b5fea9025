import CPango
import KansoLayout
import KansoTheme

/// A color as it is drawn: sRGB, quantized to 8 bits as in `ColorValue.hex`, so that pictures have the same colors as
/// the SVG.
struct CairoColor: Hashable {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  private static let steps = 255.0

  /// The color, mapped to the gamut of sRGB.
  init(_ color: ColorValue) {
    let shown = color.mapped(toGamutOf: .srgb)
    (red, green, blue) = (Self.step(shown.first), Self.step(shown.second), Self.step(shown.third))
    alpha = Self.part(color.alpha)
  }

  private static func step(_ component: Double?) -> Double { (part(component) * steps).rounded() / steps }

  /// Returns the component limited to 0...1; 0 for nil and NaN.
  private static func part(_ component: Double?) -> Double {
    let value = component ?? 0
    return value > 0 ? min(value, 1) : 0
  }
}

extension Canvas {
  /// Returns the color to draw with. Colors beyond sRGB are cached: their mapping is slow, and they are often repeated.
  mutating func drawn(_ color: ColorValue) -> CairoColor {
    if color.space == .srgb { return CairoColor(color) }
    if let known = mappedColors[color] { return known }
    let new = CairoColor(color)
    mappedColors[color] = new
    return new
  }

  /// Sets the color of the following drawing.
  mutating func setSource(_ color: ColorValue) {
    let color = drawn(color)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * opacity)
  }

  mutating func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color): setSource(color)
    case .gradient(let gradient): setSource(gradient)
    }
  }

  /// The length of the shortest gradient line that Cairo can draw, in points.
  private static let shortestLine = 1e-6
  /// The limit of the coordinates of gradient lines, in points.
  private static let farthestEnd = 1e7

  private mutating func setSource(_ gradient: LinearGradient) {
    let stops = gradient.shownStops
    func limited(_ point: Point) -> Point {
      Point(
        x: min(max(point.x, -Self.farthestEnd), Self.farthestEnd),
        y: min(max(point.y, -Self.farthestEnd), Self.farthestEnd))
    }
    let (start, end) = (limited(gradient.start), limited(gradient.end))
    let isLine = max(abs(end.x - start.x), abs(end.y - start.y)) > Self.shortestLine
    // A gradient whose line has no length is painted in its last color (SVG 1.1, "Linear gradients").
    guard isLine, stops.count > 1 else { return setSource(stops.last?.color ?? Self.transparent) }
    let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    defer { cairo_pattern_destroy(pattern) }
    for stop in stops {
      let color = drawn(stop.color)
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.position, color.red, color.green, color.blue, color.alpha * opacity)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    inOwnCoordinates { cairo_set_source(cairo, pattern) }
  }

  private static let transparent = ColorValue(red: 0, green: 0, blue: 0, alpha: 0)
}
