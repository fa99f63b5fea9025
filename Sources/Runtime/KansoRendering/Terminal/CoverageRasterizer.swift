import KansoDrawing

/// A rasterizer. It computes, row by row, the fraction of each pixel that an outline covers.
struct CoverageRasterizer {
  /// The number of pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int

  /// The number of scan lines in a row of pixels.
  private static let samples = 4

  /// A closure for the pixels of a row that an outline covers.
  ///
  /// It receives the row, the range of covered columns, and the covered fraction of each pixel of the whole
  /// row, from 0 to 1. Only fractions within the range are valid.
  typealias RowBody = (_ row: Int, _ columns: Range<Int>, _ fractions: [Float]) -> Void

  /// Calls a closure for each row of pixels that the outline covers or touches, from the top. Rows and
  /// columns outside the grid are left out.
  func forEachRow(of outline: FlattenedOutline, _ body: RowBody) {
    switch outline {
    case .box(let box): forEachRow(ofBox: box, body)
    case .polygons(let polygons): forEachRow(ofEdges: edges(of: polygons), body)
    }
  }

  /// Returns the indexes of the pixels that an interval touches, within `0..<length`.
  private static func cells(from: Double, to: Double, of length: Int) -> Range<Int> {
    let first = Int(min(max(from.rounded(.down), 0), Double(length)))
    let last = Int(min(max(to.rounded(.up), 0), Double(length)))
    return first..<max(first, last)
  }

  /// Calls a closure for each row that a rectangle touches, with exact fractions.
  private func forEachRow(ofBox box: Rect, _ body: RowBody) {
    let columns = Self.cells(from: box.minX, to: box.maxX, of: width)
    guard !columns.isEmpty else { return }
    /// Returns the length of the part of a pixel that an interval covers, from 0 to 1.
    func overlap(_ cell: Int, _ from: Double, _ to: Double) -> Float {
      Float(max(min(to, Double(cell) + 1) - max(from, Double(cell)), 0))
    }
    var across = [Float](repeating: 0, count: width)
    for column in columns { across[column] = overlap(column, box.minX, box.maxX) }
    for row in Self.cells(from: box.minY, to: box.maxY, of: height) {
      let part = overlap(row, box.minY, box.maxY)
      body(row, columns, part == 1 ? across : across.map { $0 * part })
    }
  }

  // MARK: Polygons

  /// An edge that is not horizontal.
  private struct Edge {
    var top: Double
    var bottom: Double
    /// The x coordinate at the top.
    var x: Double
    /// The change of x with each pixel downwards.
    var slope: Double
    /// The direction: 1 downwards, -1 upwards.
    var direction: Int
  }

  /// Returns the edges of closed polygons in the visible rows, sorted by their tops. Horizontal edges are
  /// left out.
  private func edges(of polygons: [[Point]]) -> [Edge] {
    var edges: [Edge] = []
    for polygon in polygons {
      guard var last = polygon.last else { continue }
      for point in polygon {
        let (high, low) = last.y < point.y ? (last, point) : (point, last)
        if low.y > 0, high.y < Double(height), high.y < low.y {
          edges.append(
            Edge(
              top: high.y, bottom: low.y, x: high.x, slope: (low.x - high.x) / (low.y - high.y),
              direction: last.y < point.y ? 1 : -1))
        }
        last = point
      }
    }
    return edges.sorted { $0.top < $1.top }
  }

  /// Calls a closure for each row that edges enclose a part of. The fractions are exact horizontally, and
  /// sampled at four scan lines vertically.
  ///
  /// - Parameter edges: the edges of closed polygons, sorted by their tops.
  private func forEachRow(ofEdges edges: [Edge], _ body: RowBody) {
    guard let top = edges.first?.top, let bottom = edges.map(\.bottom).max() else { return }
    var (active, next): ([Edge], Int) = ([], 0)
    var row = [Float](repeating: 0, count: width)
    for y in Self.cells(from: top, to: bottom, of: height) {
      var reached = (from: width, to: 0)
      for sample in 0..<Self.samples {
        let line = Double(y) + (Double(sample) + 0.5) / Double(Self.samples)
        while next < edges.count, edges[next].top <= line {
          active.append(edges[next])
          next += 1
        }
        active.removeAll { $0.bottom <= line }
        var crossings = active.map { (x: $0.x + (line - $0.top) * $0.slope, direction: $0.direction) }
        crossings.sort { $0.x < $1.x }
        addArea(between: crossings, to: &row, &reached)
      }
      guard reached.from < reached.to else { continue }
      body(y, reached.from..<reached.to, row)
      for column in reached.from..<reached.to { row[column] = 0 }
    }
  }

  /// Adds the inside of a scan line, where the winding number is not 0, to the fractions of a row.
  ///
  /// - Parameters:
  ///   - crossings: the crossings with edges, sorted by x.
  ///   - reached: the range of changed columns, which is extended.
  private func addArea(
    between crossings: [(x: Double, direction: Int)], to row: inout [Float],
    _ reached: inout (from: Int, to: Int)
  ) {
    var (winding, start) = (0, 0.0)
    for crossing in crossings {
      if winding == 0 { start = crossing.x }
      winding += crossing.direction
      guard winding == 0, crossing.x.isFinite, start.isFinite else { continue }
      let columns = Self.cells(from: start, to: crossing.x, of: width)
      for column in columns {
        let part = min(crossing.x, Double(column) + 1) - max(start, Double(column))
        row[column] = min(row[column] + Float(max(part, 0)) / Float(Self.samples), 1)
      }
      if !columns.isEmpty {
        reached = (min(reached.from, columns.lowerBound), max(reached.to, columns.upperBound))
      }
    }
  }
}
