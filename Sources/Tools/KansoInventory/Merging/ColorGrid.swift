import KansoTheme

/// Colors in cells of OKLab, so that a search for near colors compares few of them.
struct ColorGrid {
  /// A cube with edges as long as the reach.
  private struct Cell: Hashable {
    var lightness, a, b: Int
  }

  private struct Member {
    let index: Int
    let alpha: Int
    let position: SIMD3<Double>
  }

  /// The ΔE OK below which the grid finds colors.
  private let reach: Double
  private var cells: [Cell: [Member]] = [:]

  /// - Parameter reach: the ΔE OK below which colors are found.
  init(reach: Double) { self.reach = reach }

  /// Adds a color under an index.
  mutating func add(_ color: ColorValue, _ index: Int) {
    let position = Self.position(of: color)
    let member = Member(index: index, alpha: ColorKey.byte(color.alpha ?? 0), position: position)
    cells[cell(at: position), default: []].append(member)
  }

  /// Returns the nearest color with the same alpha in eight bits, of equally near ones the first that was added; nil
  /// if none is within reach.
  func nearest(to color: ColorValue) -> (index: Int, distance: Double)? {
    let position = Self.position(of: color)
    let alpha = ColorKey.byte(color.alpha ?? 0)
    let own = cell(at: position)
    var best: (index: Int, distance: Double)?
    for lightness in own.lightness - 1...own.lightness + 1 {
      for a in own.a - 1...own.a + 1 {
        for b in own.b - 1...own.b + 1 {
          for member in cells[Cell(lightness: lightness, a: a, b: b)] ?? [] where member.alpha == alpha {
            let offset = member.position - position
            let distance = (offset * offset).sum().squareRoot()
            guard distance < reach else { continue }
            if best.map({ (distance, member.index) < ($0.distance, $0.index) }) ?? true {
              best = (member.index, distance)
            }
          }
        }
      }
    }
    return best
  }

  /// Returns the components of a color in OKLab, limited to a range that no visible color leaves.
  private static func position(of color: ColorValue) -> SIMD3<Double> {
    let components = color.converted(to: .oklab).components.map { component in
      component.map { $0.isFinite ? min(max($0, -8), 8) : 0 } ?? 0
    }
    return SIMD3(components[0], components[1], components[2])
  }

  private func cell(at position: SIMD3<Double>) -> Cell {
    let steps = (position / reach).rounded(.down)
    return Cell(lightness: Int(steps.x), a: Int(steps.y), b: Int(steps.z))
  }
}
