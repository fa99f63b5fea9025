import KansoTheme

/// The colors of a guide in cubic cells of OKLab, so that near ones are found in constant time.
struct ColorCells {
  /// A color in OKLab, with the index of its token.
  struct Place {
    let token: Int
    let lightness: Double
    let a: Double
    let b: Double
    let alpha: Double

    /// Converts a color to OKLab. Missing components and a missing alpha become 0.
    init(_ token: Int, _ color: ColorValue) {
      let lab = color.converted(to: .oklab)
      self.token = token
      (lightness, a, b) = (lab.first ?? 0, lab.second ?? 0, lab.third ?? 0)
      alpha = color.alpha ?? 0
    }

    /// Returns the Euclidean distance in OKLab (ΔE OK). Ignores alpha.
    func distance(to other: Place) -> Double {
      let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
      return (x * x + y * y + z * z).squareRoot()
    }
  }

  /// The length of the edges of the cells, which is the distance below which colors are near.
  let edge: Double
  private var cells: [Cell: [Place]] = [:]

  /// The maximum number of different colors that are stored per cell. With more similar colors, all of them are
  /// near to one of these.
  private static let maxPlacesPerCell = 100
  /// The tolerance for rounding errors in distances.
  private static let tolerance = 1e-9

  init(edge: Double) { self.edge = edge }

  /// Adds a color. A cell that is full does not change.
  mutating func insert(_ place: Place) {
    let cell = Cell(place, edge)
    if cells[cell, default: []].count < Self.maxPlacesPerCell { cells[cell, default: []].append(place) }
  }

  /// Returns the nearest color whose distance and difference of alpha are below the edge; nil if there is none. At the
  /// same distance, returns the one that is earlier in the guide.
  func nearest(to place: Place) -> (place: Place, distance: Double)? {
    var best: (place: Place, distance: Double)?
    // In a guide with many similar colors, the first cells already contain a near one. Most of the other cells are
    // then farther away and are skipped.
    for cell in Cell(place, edge).neighbourhood
    where cell.gap(to: place, edge) <= (best?.distance ?? edge) + Self.tolerance {
      for other in cells[cell] ?? [] where abs(other.alpha - place.alpha) < edge {
        let distance = place.distance(to: other)
        guard distance < edge else { continue }
        if best.map({ (distance, other.token) < ($0.distance, $0.place.token) }) ?? true {
          best = (other, distance)
        }
      }
    }
    return best
  }

  /// Returns the tokens of the colors whose distance and difference of alpha are below the edge, in the order of the
  /// guide. Of a cell with very many colors, only the first ones count.
  ///
  /// - Parameter isWanted: returns false for a token to leave out.
  func neighbors(of place: Place, where isWanted: (_ token: Int) -> Bool) -> [Int] {
    let near = Cell(place, edge).neighbourhood.flatMap { cell in
      (cells[cell] ?? []).filter {
        isWanted($0.token) && abs($0.alpha - place.alpha) < edge && place.distance(to: $0) < edge
      }
    }
    return near.map(\.token).sorted()
  }
}

/// A cubic cell of OKLab.
private struct Cell: Hashable {
  let lightness: Int
  let a: Int
  let b: Int

  /// The cell that contains a color.
  init(_ place: ColorCells.Place, _ edge: Double) {
    /// Returns the index of the cell on one axis.
    func index(_ component: Double) -> Int { Int((Cell.bounded(component) / edge).rounded(.down)) }
    (lightness, a, b) = (index(place.lightness), index(place.a), index(place.b))
  }

  private init(lightness: Int, a: Int, b: Int) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// Returns a component limited to -100...100; 0 if it is not finite. Colors far outside of the visible range share
  /// the outermost cells.
  private static func bounded(_ component: Double) -> Double {
    component.isFinite ? Swift.min(Swift.max(component, -100), 100) : 0
  }

  /// The cell, followed by its 26 neighbours. All colors within the edge are in these cells.
  var neighbourhood: [Cell] {
    Cell.steps.map { Cell(lightness: lightness + $0.0, a: a + $0.1, b: b + $0.2) }
  }

  private static let steps: [(Int, Int, Int)] = {
    let all = (-1...1).flatMap { x in (-1...1).flatMap { y in (-1...1).map { z in (x, y, z) } } }
    return [(0, 0, 0)] + all.filter { $0 != (0, 0, 0) }
  }()

  /// Returns the minimum distance between a color and any color in the cell; 0 for a color inside it.
  func gap(to place: ColorCells.Place, _ edge: Double) -> Double {
    /// Returns the distance from a component to the interval of an index; 0 inside it.
    func axisGap(_ component: Double, _ index: Int) -> Double {
      let (component, low) = (Cell.bounded(component), Double(index) * edge)
      return Swift.max(0, low - component, component - (low + edge))
    }
    let (x, y, z) = (axisGap(place.lightness, lightness), axisGap(place.a, a), axisGap(place.b, b))
    return (x * x + y * y + z * z).squareRoot()
  }
}
