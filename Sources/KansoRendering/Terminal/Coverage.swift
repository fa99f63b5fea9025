import KansoLayout

/// A rasterizer. It computes, row by row, the fraction of each pixel that an outline covers.
struct Coverage {
  let width: Int
  let height: Int

  /// The number of scan lines in a row of pixels.
  private static let samples = 4

  /// Calls a closure for each row that contains a part of the outline.
  ///
  /// - Parameter body: receives the row, the range of covered columns, and the covered fraction of each pixel of the
  ///   whole row, from 0 to 1.
  func forEachRow(of outline: FlatOutline, _ body: (Int, Range<Int>, [Float]) -> Void) {
    switch outline {
    case .box(let box): rows(of: box, body)
    case .polygons(let polygons): rows(of: edges(of: polygons), body)
    }
  }

  /// Returns the cells that a range of numbers touches, limited to the cells from 0 to a length.
  private static func cells(_ from: Double, _ to: Double, of length: Int) -> Range<Int> {
    let first = Int(min(max(from.rounded(.down), 0), Double(length)))
    let last = Int(min(max(to.rounded(.up), 0), Double(length)))
    return first..<max(first, last)
  }

  private func rows(of box: Rect, _ body: (Int, Range<Int>, [Float]) -> Void) {
    let columns = Self.cells(box.minX, box.maxX, of: width)
    guard !columns.isEmpty else { return }
    func overlap(_ cell: Int, _ from: Double, _ to: Double) -> Float {
      Float(max(min(to, Double(cell) + 1) - max(from, Double(cell)), 0))
    }
    var across = [Float](repeating: 0, count: width)
    for column in columns { across[column] = overlap(column, box.minX, box.maxX) }
    for row in Self.cells(box.minY, box.maxY, of: height) {
      let part = overlap(row, box.minY, box.maxY)
      body(row, columns, part == 1 ? across : across.map { $0 * part })
    }
  }

  // MARK: Polygons

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

  /// Returns the edges in the visible rows, sorted from the top.
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

  private func rows(of edges: [Edge], _ body: (Int, Range<Int>, [Float]) -> Void) {
    guard let top = edges.first?.top, let bottom = edges.map(\.bottom).max() else { return }
    var (active, next): ([Edge], Int) = ([], 0)
    var row = [Float](repeating: 0, count: width)
    for y in Self.cells(top, bottom, of: height) {
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
        fill(crossings, &row, &reached)
      }
      guard reached.from < reached.to else { continue }
      body(y, reached.from..<reached.to, row)
      for column in reached.from..<reached.to { row[column] = 0 }
    }
  }

  /// Adds the area between crossings to a row.
  private func fill(
    _ crossings: [(x: Double, direction: Int)], _ row: inout [Float], _ reached: inout (from: Int, to: Int)
  ) {
    var (winding, start) = (0, 0.0)
    for crossing in crossings {
      if winding == 0 { start = crossing.x }
      winding += crossing.direction
      guard winding == 0, crossing.x.isFinite, start.isFinite else { continue }
      let columns = Self.cells(start, crossing.x, of: width)
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
