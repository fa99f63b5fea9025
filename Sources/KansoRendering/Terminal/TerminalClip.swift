import KansoLayout

/// The area of a grid that can be drawn on: a rectangle, and a mask within it.
struct TerminalClip {
  private var box: Rect
  /// The remaining part of each pixel, from 0 to 255; nil if there is no mask.
  private var mask: [UInt8]?
  private let coverage: Coverage
  private var depth = 0

  /// The maximum number of nested masks. A deeper mask only clips to its bounding rectangle.
  private static let mostMasks = 32

  init(_ coverage: Coverage) {
    self.coverage = coverage
    box = Rect(x: 0, y: 0, width: Double(coverage.width), height: Double(coverage.height))
  }

  /// Reduces the area to its intersection with an outline.
  mutating func cut(to outline: FlatOutline) {
    switch outline {
    case .box(let other): cut(to: other)
    case .polygons(let polygons):
      let points = polygons.flatMap(\.self)
      guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
        let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
      else { return cut(to: Rect.zero) }
      cut(to: Rect(x: left, y: top, width: right - left, height: bottom - top))
      guard depth < Self.mostMasks else { return }
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

  private mutating func cut(to other: Rect) {
    let (left, top) = (max(box.minX, other.minX), max(box.minY, other.minY))
    box = Rect(
      x: left, y: top, width: max(min(box.maxX, other.maxX) - left, 0),
      height: max(min(box.maxY, other.maxY) - top, 0))
  }

  /// Returns the remaining fraction of a pixel, from 0 to 1.
  func part(x: Int, y: Int) -> Float {
    let wide = min(box.maxX, Double(x) + 1) - max(box.minX, Double(x))
    let high = min(box.maxY, Double(y) + 1) - max(box.minY, Double(y))
    guard wide > 0, high > 0 else { return 0 }
    let part = Float(wide * high)
    guard let mask else { return part }
    return part * Float(mask[y * coverage.width + x]) / Float(UInt8.max)
  }
}
