import KansoLayout

/// Line drawings for a few symbols of the system, whose fonts are not available. Their color is the tint color of the
/// view that shows them. The names are those of SF Symbols.
extension Image {
  /// Creates the image of a system symbol: a line drawing for a few of them, otherwise a placeholder with the name in
  /// the tint color. It is never nil; it is optional as in UIKit.
  public init!(systemName name: String) {
    self.init(named: name, size: Self.symbolSize, shapes: Self.symbols[name] ?? [])
    isSymbol = true
  }

  static let plus: Image = Image(systemName: "plus")
  static let minus: Image = Image(systemName: "minus")
  static let magnifier: Image = Image(systemName: "magnifyingglass")

  /// The size of a symbol, in points.
  private static let symbolSize = Size(width: 20, height: 20)

  /// The drawings by the names of the symbols.
  private static let symbols: [String: [Shape]] = {
    let forward = [line(0.35, 0.1, 0.7, 0.5, 0.35, 0.9)]
    let backward = [line(0.65, 0.1, 0.3, 0.5, 0.65, 0.9)]
    return [
      "chevron.right": forward, "chevron.forward": forward, "chevron.left": backward,
      "chevron.backward": backward, "checkmark": [line(0.1, 0.55, 0.4, 0.85, 0.9, 0.15)],
      "xmark": [line(0.15, 0.15, 0.85, 0.85), line(0.85, 0.15, 0.15, 0.85)],
      "plus": [line(0.5, 0.05, 0.5, 0.95), line(0.05, 0.5, 0.95, 0.5)], "minus": [line(0.05, 0.5, 0.95, 0.5)],
      "magnifyingglass": [ring(x: 0.05, y: 0.05, diameter: 0.7), line(0.68, 0.68, 0.95, 0.95)],
      "info.circle": [
        ring(x: 0.05, y: 0.05, diameter: 0.9), line(0.5, 0.45, 0.5, 0.72), dot(x: 0.5, y: 0.28),
      ],
      "plus.circle": [
        ring(x: 0.05, y: 0.05, diameter: 0.9), line(0.5, 0.27, 0.5, 0.73), line(0.27, 0.5, 0.73, 0.5),
      ],
      "ellipsis": [dot(x: 0.1, y: 0.5), dot(x: 0.5, y: 0.5), dot(x: 0.9, y: 0.5)],
    ]
  }()

  /// The width of the lines, in points.
  private static let lineWidth = 2.0
  /// The diameter of a dot, in points.
  private static let dotSize = 3.0

  /// Returns a line through points in the unit square, from pairs of x and y.
  private static func line(_ numbers: Double...) -> Shape {
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      Point(x: numbers[$0] * symbolSize.width, y: numbers[$0 + 1] * symbolSize.height)
    }
    return Shape(.line(points, width: lineWidth), color: nil)
  }

  /// Returns a ring in the unit square.
  private static func ring(x: Double, y: Double, diameter: Double) -> Shape {
    let side = symbolSize.width
    return Shape(
      .ring(
        Rect(x: x * side, y: y * side, width: diameter * side, height: diameter * side), width: lineWidth),
      color: nil)
  }

  /// Returns a dot with a center in the unit square.
  private static func dot(x: Double, y: Double) -> Shape {
    Shape(
      .ellipse(
        Rect(
          x: x * symbolSize.width - dotSize / 2, y: y * symbolSize.height - dotSize / 2, width: dotSize,
          height: dotSize)), color: nil)
  }
}
