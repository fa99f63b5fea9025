import KansoDrawing

/// The area of a grid that can be drawn on: a rectangle, and a mask within it.
struct TerminalClip {
  /// The rectangle, in pixels.
  private var box: Rect
  /// The remaining part of each pixel, from 0 to 255; nil if there is no mask.
  private var mask: [UInt8]?
  private let coverage: CoverageRasterizer
  /// The number of masks that were applied.
  private var depth = 0

  /// The maximum number of nested masks. A deeper mask only clips to its bounding rectangle.
  private static let maxMaskDepth = 32

  /// Creates a clip of the whole grid.
  init(_ coverage: CoverageRasterizer) {
    self.coverage = coverage
    box = Rect(x: 0, y: 0, width: Double(coverage.width), height: Double(coverage.height))
  }

  /// Reduces the area to its intersection with an outline; after 32 masks, only to the intersection with the
  /// outline's bounding rectangle.
  mutating func cut(to outline: FlattenedOutline) {
    switch outline {
    case .box(let other): cutBox(to: other)
    case .polygons(let polygons):
      let points = polygons.flatMap(\.self)
      guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
        let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
      else { return cutBox(to: .zero) }
      cutBox(to: Rect(x: left, y: top, width: right - left, height: bottom - top))
      guard depth < Self.maxMaskDepth else { return }
      depth += 1
      var cut = [UInt8](repeating: 0, count: coverage.width * coverage.height)
      let old = mask
      coverage.forEachRow(of: outline) { y, columns, parts in
        for x in columns {
          let index = y * coverage.width + x
          cut[index] = UInt8(parts[x] * Float(old?[index] ?? .max))
        }
      }
      mask = cut
    }
  }

  /// Reduces the rectangle to its intersection with another one, which may be empty.
  private mutating func cutBox(to other: Rect) {
    let (left, top) = (max(box.minX, other.minX), max(box.minY, other.minY))
    box = Rect(
      x: left, y: top, width: max(min(box.maxX, other.maxX) - left, 0),
      height: max(min(box.maxY, other.maxY) - top, 0))
  }

  /// Returns the fraction of a pixel within the area, from 0 to 1.
  func visiblePart(x: Int, y: Int) -> Float {
    let wide = min(box.maxX, Double(x) + 1) - max(box.minX, Double(x))
    let high = min(box.maxY, Double(y) + 1) - max(box.minY, Double(y))
    guard wide > 0, high > 0 else { return 0 }
    let part = Float(wide * high)
    guard let mask else { return part }
    return part * Float(mask[y * coverage.width + x]) / Float(UInt8.max)
  }
}
