import KansoLayout
import KansoTheme

/// Small icons of controls and bars, drawn with lines. They replace the system's symbols, whose fonts are not
/// available.
enum Glyph: String {
  case chevronForward
  case chevronBackward
  case checkmark
  case cross
  case plus
  case minus
  case magnifier
  case ellipsis
  case info

  /// Creates the glyph for a system symbol; nil if there is none, as for most symbols.
  init?(symbol name: String) {
    guard let glyph = Self.symbols[name] else { return nil }
    self = glyph
  }

  private static let symbols: [String: Glyph] = [
    "chevron.right": .chevronForward, "chevron.forward": .chevronForward, "chevron.left": .chevronBackward,
    "chevron.backward": .chevronBackward, "checkmark": .checkmark, "xmark": .cross, "plus": .plus,
    "minus": .minus, "magnifyingglass": .magnifier, "ellipsis": .ellipsis, "info.circle": .info,
  ]

  /// The width of the lines, in points, whatever the size of the glyph is.
  private static let lineWidth = 2.0
  private static let dot = 0.2

  /// Draws the glyph in the largest square at the center of a rectangle.
  func draw(in rect: Rect, _ color: ColorValue, _ context: inout DrawingContext) {
    let side = min(rect.width, rect.height)
    let square = rect.centeredRect(of: Size(width: side, height: side))
    for path in strokes {
      let points = path.map { Point(x: square.minX + $0.x * side, y: square.minY + $0.y * side) }
      context.stroke(.path(Path(points)), Stroke(color, width: Self.lineWidth, cap: .round))
    }
    for circle in circles {
      let outline = Outline.ellipse(
        Rect(
          x: square.minX + circle.minX * side, y: square.minY + circle.minY * side,
          width: circle.width * side,
          height: circle.height * side))
      if self == .ellipsis {
        context.fill(outline, .color(color))
      } else {
        context.stroke(outline, Stroke(color, width: Self.lineWidth))
      }
    }
  }

  // kanso:disable literal-size, literal-padding - the drawings themselves, in a square of 1

  /// The lines, in the unit square.
  private var strokes: [[Point]] {
    /// Returns the points of a polyline from pairs of x and y.
    func line(_ numbers: Double...) -> [Point] {
      stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    }
    return switch self {
    case .chevronForward: [line(0.35, 0.1, 0.7, 0.5, 0.35, 0.9)]
    case .chevronBackward: [line(0.65, 0.1, 0.3, 0.5, 0.65, 0.9)]
    case .checkmark: [line(0.1, 0.55, 0.4, 0.85, 0.9, 0.15)]
    case .cross: [line(0.15, 0.15, 0.85, 0.85), line(0.85, 0.15, 0.15, 0.85)]
    case .plus: [line(0.5, 0.05, 0.5, 0.95), line(0.05, 0.5, 0.95, 0.5)]
    case .minus: [line(0.05, 0.5, 0.95, 0.5)]
    case .magnifier: [line(0.68, 0.68, 0.95, 0.95)]
    case .info: [line(0.5, 0.45, 0.5, 0.75)]
    case .ellipsis: []
    }
  }

  /// The circles, in the unit square.
  private var circles: [Rect] {
    switch self {
    case .magnifier: [Rect(x: 0.05, y: 0.05, width: 0.7, height: 0.7)]
    case .info: [Rect(x: 0.04, y: 0.04, width: 0.92, height: 0.92)]
    case .ellipsis:
      [0, 0.4, 0.8].map { Rect(x: $0, y: 0.5 - Self.dot / 2, width: Self.dot, height: Self.dot) }
    default: []
    }
  }
}
