import CPango
import KansoDrawing
import KansoTheme

/// A color as it is drawn: sRGB, quantized to 8 bits as in `ColorValue.hex`, so that pictures have the same colors as
/// the SVG.
struct CairoColor: Hashable {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  /// The largest value of a component in 8 bits.
  private static let steps = 255.0

  /// The color, mapped to the gamut of sRGB. The opacity is limited to 0...1, but not quantized. A missing
  /// component or opacity becomes 0.
  init(_ color: ColorValue) {
    let shown = color.mapped(toGamutOf: .srgb)
    (red, green, blue) = (
      Self.quantized(shown.first), Self.quantized(shown.second), Self.quantized(shown.third)
    )
    alpha = Self.clamped(color.alpha)
  }

  /// Returns the nearest of 256 steps in 0...1; 0 for nil and NaN.
  private static func quantized(_ component: Double?) -> Double {
    (clamped(component) * steps).rounded() / steps
  }

  /// Returns the component limited to 0...1; 0 for nil and NaN.
  private static func clamped(_ component: Double?) -> Double {
    let value = component ?? 0
    return value > 0 ? min(value, 1) : 0
  }
}

extension Canvas {
  /// Returns the color to draw with. Colors of other color spaces than sRGB are cached: their mapping is
  /// slow, and they are often repeated.
  mutating func cairoColor(for color: ColorValue) -> CairoColor {
    if color.space == .srgb { return CairoColor(color) }
    if let known = mappedColors[color] { return known }
    let new = CairoColor(color)
    mappedColors[color] = new
    return new
  }

  /// Sets the color of the following drawing, with its opacity multiplied by that of the canvas.
  mutating func setSource(_ color: ColorValue) {
    let color = cairoColor(for: color)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * opacity)
  }

  /// Sets the color or the gradient of the following drawing.
  mutating func setSource(_ paint: Paint) {
    switch paint {
    case .color(let color): setSource(color)
    case .gradient(let gradient): setSource(gradient)
    }
  }

  /// The length of the shortest gradient line that Cairo can draw, in points.
  private static let minGradientLength = 1e-6
  /// The limit of the coordinates of gradient lines, in points.
  private static let maxGradientCoordinate = 1e7

  /// Sets a gradient, in the coordinates of the commands. A gradient without a length or with a single stop
  /// becomes the color of its last stop; without stops, it is transparent.
  private mutating func setSource(_ gradient: LinearGradient) {
    let stops = gradient.normalizedStops
    /// Returns the point with both coordinates limited to the range of gradient lines.
    func limited(_ point: Point) -> Point {
      Point(
        x: min(max(point.x, -Self.maxGradientCoordinate), Self.maxGradientCoordinate),
        y: min(max(point.y, -Self.maxGradientCoordinate), Self.maxGradientCoordinate))
    }
    let (start, end) = (limited(gradient.start), limited(gradient.end))
    let isLine = max(abs(end.x - start.x), abs(end.y - start.y)) > Self.minGradientLength
    // A gradient whose line has no length is painted in its last color (SVG 1.1, "Linear gradients").
    guard isLine, stops.count > 1 else { return setSource(stops.last?.color ?? Self.transparent) }
    let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    defer { cairo_pattern_destroy(pattern) }
    for stop in stops {
      let color = cairoColor(for: stop.color)
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.position, color.red, color.green, color.blue, color.alpha * opacity)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    withCommandTransform { cairo_set_source(cairo, pattern) }
  }

  private static let transparent = ColorValue(red: 0, green: 0, blue: 0, alpha: 0)
}
