/// Lengths by their whole points, so that a search for similar ones compares few of them.
struct LengthGrid {
  /// The number of points up to which lengths are similar.
  private static let similarLength = 1.0
  /// The share of the longer length up to which lengths are similar. A point is much for a short length.
  private static let similarShare = 0.25

  private var cells: [Int: [(index: Int, length: Double)]] = [:]

  /// Adds a length from 0 to 100,000 points under an index.
  mutating func add(_ length: Double, _ index: Int) {
    cells[Int(length), default: []].append((index, length))
  }

  /// Returns the nearest similar length, of equally near ones the first that was added; nil if there is none.
  func nearest(to length: Double) -> (index: Int, distance: Double)? {
    let own = Int(length)
    return (own - 1...own + 1).flatMap { cells[$0] ?? [] }
      .map { (index: $0.index, distance: abs($0.length - length), longer: max($0.length, length)) }
      .filter { $0.distance <= min(Self.similarLength, $0.longer * Self.similarShare) }
      .min { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .map { ($0.index, $0.distance) }
  }
}
