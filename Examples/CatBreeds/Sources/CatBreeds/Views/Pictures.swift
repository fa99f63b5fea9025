import KansoScreens

/// Vector pictures in place of photos and icons. Their shapes use fractions of the size, so that only one number
/// defines the size.
enum Pictures {
  /// The colors of the fur.
  static let furColors = [Colors.lightGray, Colors.reddish, Colors.greenish]

  private static let photoSize = 180.0
  private static let iconSize = 20.0

  // kanso:disable literal-size - fractions of a picture's size

  /// Returns a cat's head in place of a photo.
  static func cat(furColor: Color, named name: String) -> Image {
    Image(
      named: name, size: Size(width: photoSize, height: photoSize),
      shapes: [
        Image.Shape(rectangle(x: 0, y: 0, width: 1, height: 1), color: Colors.white),
        Image.Shape(polygon((0.2, 0.5), (0.22, 0.1), (0.48, 0.32)), color: furColor),
        Image.Shape(polygon((0.8, 0.5), (0.78, 0.1), (0.52, 0.32)), color: furColor),
        Image.Shape(ellipse(x: 0.16, y: 0.26, width: 0.68, height: 0.62), color: furColor),
        Image.Shape(ellipse(x: 0.32, y: 0.46, width: 0.1, height: 0.13), color: Colors.blackish),
        Image.Shape(ellipse(x: 0.58, y: 0.46, width: 0.1, height: 0.13), color: Colors.blackish),
        Image.Shape(polygon((0.46, 0.66), (0.54, 0.66), (0.5, 0.72)), color: Colors.blackish),
      ])
  }

  /// A sitting cat.
  static let browse = icon(
    "Browse", ellipse(x: 0.25, y: 0.4, width: 0.5, height: 0.6),
    ellipse(x: 0.32, y: 0.12, width: 0.36, height: 0.34),
    polygon((0.32, 0.28), (0.34, 0), (0.5, 0.16)), polygon((0.68, 0.28), (0.66, 0), (0.5, 0.16)))

  /// A leaping cat.
  static let credits = icon(
    "Credits", ellipse(x: 0.15, y: 0.4, width: 0.6, height: 0.3),
    ellipse(x: 0.66, y: 0.2, width: 0.3, height: 0.28),
    polygon((0.2, 0.6), (0, 1), (0.3, 0.66)), polygon((0.7, 0.6), (1, 0.8), (0.6, 0.68)))

  /// Returns an icon. Its shapes have no color, so they take the tint color of the view that displays them.
  private static func icon(_ name: String, _ outlines: Outline...) -> Image {
    Image(
      named: name, size: Size(width: iconSize, height: iconSize),
      shapes: outlines.map { Image.Shape($0.scaled(iconSize / photoSize), color: nil) })
  }

  private typealias Outline = Image.Shape.Outline

  private static func rectangle(x: Double, y: Double, width: Double, height: Double) -> Outline {
    .rectangle(part(x: x, y: y, width: width, height: height), cornerRadius: 0)
  }

  private static func ellipse(x: Double, y: Double, width: Double, height: Double) -> Outline {
    .ellipse(part(x: x, y: y, width: width, height: height))
  }

  private static func polygon(_ corners: (Double, Double)...) -> Outline {
    .polygon(corners.map { Point(x: $0.0 * photoSize, y: $0.1 * photoSize) })
  }

  private static func part(x: Double, y: Double, width: Double, height: Double) -> Rect {
    Rect(x: x * photoSize, y: y * photoSize, width: width * photoSize, height: height * photoSize)
  }
}

extension Image.Shape.Outline {
  fileprivate func scaled(_ factor: Double) -> Self {
    func scaled(_ rect: Rect) -> Rect {
      Rect(
        x: rect.minX * factor, y: rect.minY * factor, width: rect.width * factor,
        height: rect.height * factor)
    }
    switch self {
    case .rectangle(let rect, let radius): return .rectangle(scaled(rect), cornerRadius: radius * factor)
    case .ellipse(let rect): return .ellipse(scaled(rect))
    case .polygon(let corners):
      return .polygon(corners.map { Point(x: $0.x * factor, y: $0.y * factor) })
    case .line(let points, let width):
      return .line(points.map { Point(x: $0.x * factor, y: $0.y * factor) }, width: width * factor)
    case .ring(let rect, let width): return .ring(scaled(rect), width: width * factor)
    }
  }
}
