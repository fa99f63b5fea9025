import KansoTheme

/// Colors in cells of equal lightness, so that a search for near colors compares few of them.
struct ColorGrid {
  /// The distance of ΔE OK within which the grid finds colors.
  private let reach: Double
  private var cells: [Int: [(index: Int, color: ColorValue)]] = [:]

  /// - Parameter reach: the maximum ΔE OK of colors that are found.
  init(reach: Double) { self.reach = reach }

  /// Adds a color under an index.
  mutating func add(_ color: ColorValue, _ index: Int) {
    cells[cell(of: color), default: []].append((index, color))
  }

  /// Returns the nearest color with the same alpha in eight bits, of equal ones the first that was added; nil if
  /// none is within reach.
  func nearest(to color: ColorValue) -> (index: Int, distance: Double)? {
    let alpha = ColorKey.byte(color.alpha ?? 0)
    let own = cell(of: color)
    var best: (index: Int, distance: Double)?
    // Lightness is one of the axes of the distance, so a color within reach is in one of three cells.
    for cell in own - 1...own + 1 {
      for other in cells[cell] ?? [] where ColorKey.byte(other.color.alpha ?? 0) == alpha {
        let distance = color.difference(from: other.color)
        guard distance < reach else { continue }
        if best.map({ (distance, other.index) < ($0.distance, $0.index) }) ?? true {
          best = (other.index, distance)
        }
      }
    }
    return best
  }

  private func cell(of color: ColorValue) -> Int {
    let lightness = color.converted(to: .oklab).first ?? 0
    return lightness.isFinite ? Int((min(max(lightness, -8), 8) / reach).rounded(.down)) : 0
  }
}
