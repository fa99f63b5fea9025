import CPango
import KansoLayout
import KansoTheme

/// A color in the numbers that are drawn: sRGB in steps of 8 bits, as `ColorValue.hex` has it, so that pictures have the colors that SVG
/// says.
struct CairoColor: Hashable {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  private static let steps = 255.0

  /// The color as sRGB shows it.
  init(_ color: ColorValue) {
    let shown = color.mapped(toGamutOf: .srgb)
    (red, green, blue) = (Self.step(shown.first), Self.step(shown.second), Self.step(shown.third))
    alpha = Self.part(color.alpha)
  }

  private static func step(_ component: Double?) -> Double { (part(component) * steps).rounded() / steps }

  /// From 0 to 1; what is no number is 0.
  private static func part(_ component: Double?) -> Double {
    let value = component ?? 0
    return value > 0 ? min(value, 1) : 0
  }
}

extension Canvas {
  /// What a color is drawn as. Colors beyond sRGB take long to be mapped, and mostly come again.
  mutating func drawn(_ color: ColorValue) -> CairoColor {
    if color.space == .srgb { return CairoColor(color) }
    if let known = mappedColors[color] { return known }
    let new = CairoColor(color)
    mappedColors[color] = new
    return new
  }

  /// Draws with a color from now on.
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

  /// A line too short for Cairo to go along, in points.
  private static let shortestLine = 1e-6
  /// Where a line that goes farther ends, in points.
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
    // Without a line everything has the last color (SVG 1.1, "Linear gradients").
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
