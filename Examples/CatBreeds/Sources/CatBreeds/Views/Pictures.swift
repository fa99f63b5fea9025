import KansoScreens

/// Vector pictures in place of photos and icons. Their shapes use fractions of the size, so that only one number
/// defines the size.
enum Pictures {
  /// The colors of the fur.
  static let furColors = [Colors.lightGray, Colors.reddish, Colors.greenish]

  private static let photoSize = 180.0
  private static let iconSize = 20.0

  /// Returns a cat's head in place of a photo.
  static func cat(furColor: Color, named name: String) -> Image {
    Image(
      named: name, size: Size(width: photoSize, height: photoSize),
      shapes: [
        Image.Shape(rectangle(0, 0, 1, 1), color: Colors.white),
        Image.Shape(polygon((0.2, 0.5), (0.22, 0.1), (0.48, 0.32)), color: furColor),
        Image.Shape(polygon((0.8, 0.5), (0.78, 0.1), (0.52, 0.32)), color: furColor),
        Image.Shape(ellipse(0.16, 0.26, 0.68, 0.62), color: furColor),
        Image.Shape(ellipse(0.32, 0.46, 0.1, 0.13), color: Colors.blackish),
        Image.Shape(ellipse(0.58, 0.46, 0.1, 0.13), color: Colors.blackish),
        Image.Shape(polygon((0.46, 0.66), (0.54, 0.66), (0.5, 0.72)), color: Colors.blackish),
      ])
  }

  /// A sitting cat.
  static let browse = icon(
    "Browse", ellipse(0.25, 0.4, 0.5, 0.6), ellipse(0.32, 0.12, 0.36, 0.34),
    polygon((0.32, 0.28), (0.34, 0), (0.5, 0.16)), polygon((0.68, 0.28), (0.66, 0), (0.5, 0.16)))

  /// A leaping cat.
  static let credits = icon(
    "Credits", ellipse(0.15, 0.4, 0.6, 0.3), ellipse(0.66, 0.2, 0.3, 0.28),
    polygon((0.2, 0.6), (0, 1), (0.3, 0.66)), polygon((0.7, 0.6), (1, 0.8), (0.6, 0.68)))

  /// Returns an icon. Its shapes have no color, so they take the tint color of the view that displays them.
  private static func icon(_ name: String, _ outlines: Outline...) -> Image {
    Image(
      named: name, size: Size(width: iconSize, height: iconSize),
      shapes: outlines.map { Image.Shape($0.scaled(iconSize / photoSize), color: nil) })
  }

  private typealias Outline = Image.Shape.Outline

  private static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Outline {
    .rectangle(part(x, y, width, height), cornerRadius: 0)
  }

  private static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Outline {
    .ellipse(part(x, y, width, height))
  }

  private static func polygon(_ corners: (Double, Double)...) -> Outline {
    .polygon(corners.map { Point(x: $0.0 * photoSize, y: $0.1 * photoSize) })
  }

  private static func part(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
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
    }
  }
}
