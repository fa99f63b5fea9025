import KansoDiagnostics
import KansoTheme

/// Finds colors that cannot be visually distinguished from another color in the guide. Usually, such a color was
/// written twice by mistake. Aliases are ignored, because they are equal on purpose.
struct NearDuplicateColors {
  /// The maximum distance of similar colors in OKLab: one just noticeable difference (CSS Color 4, section 13.2).
  static let threshold = 0.02

  /// A color in OKLab, with the index of its token.
  private struct Entry {
    let token: Int
    let lightness: Double
    let a: Double
    let b: Double
    let alpha: Double

    init(token: Int, _ color: ColorValue) {
      let lab = color.converted(to: .oklab)
      self.token = token
      (lightness, a, b) = (lab.first ?? 0, lab.second ?? 0, lab.third ?? 0)
      alpha = color.alpha ?? 0
    }

    func distance(to other: Entry) -> Double {
      let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
      return (x * x + y * y + z * z).squareRoot()
    }
  }

  /// A cubic cell of OKLab. The length of its edges is the threshold.
  private struct Cell: Hashable {
    let lightness: Int
    let a: Int
    let b: Int

    init(_ entry: Entry) {
      func index(_ component: Double) -> Int {
        Int((Cell.bounded(component) / NearDuplicateColors.threshold).rounded(.down))
      }
      (lightness, a, b) = (index(entry.lightness), index(entry.a), index(entry.b))
    }

    private init(lightness: Int, a: Int, b: Int) {
      (self.lightness, self.a, self.b) = (lightness, a, b)
    }

    /// Returns a component limited to -100...100; 0 if it is not finite. Colors far outside of the visible range share
    /// the outermost cells.
    private static func bounded(_ component: Double) -> Double {
      component.isFinite ? Swift.min(Swift.max(component, -100), 100) : 0
    }

    /// The cell, followed by its 26 neighbours. All colors within the threshold are in these cells.
    var neighbourhood: [Cell] {
      Cell.steps.map { Cell(lightness: lightness + $0.0, a: a + $0.1, b: b + $0.2) }
    }

    private static let steps: [(Int, Int, Int)] = {
      let all = (-1...1).flatMap { x in (-1...1).flatMap { y in (-1...1).map { z in (x, y, z) } } }
      return [(0, 0, 0)] + all.filter { $0 != (0, 0, 0) }
    }()

    /// Returns the minimum distance between a color and any color in the cell.
    func gap(to entry: Entry) -> Double {
      func gap(_ component: Double, _ index: Int) -> Double {
        let (component, low) = (Cell.bounded(component), Double(index) * NearDuplicateColors.threshold)
        return Swift.max(0, low - component, component - (low + NearDuplicateColors.threshold))
      }
      let (x, y, z) = (gap(entry.lightness, lightness), gap(entry.a, a), gap(entry.b, b))
      return (x * x + y * y + z * z).squareRoot()
    }
  }

  /// Returns a warning for each color that is similar to an earlier one. It names the nearest earlier color, or the
  /// first of several nearest ones.
  static func check(_ guide: StyleGuide) -> [Diagnostic] {
    var cells: [Cell: [Entry]] = [:]
    var diagnostics: [Diagnostic] = []
    for (index, token) in guide.tokens.enumerated() {
      // Colors with values per mode are ignored, because two of them may be equal in only one mode. Deprecated colors
      // are ignored, because they often exist beside their replacement.
      guard token.values.count == 1, let value = token.values.first, value.mode == nil,
        case .literal(.color(let color)) = value.expression, token.about.deprecated?.value == nil
      else { continue }
      let entry = Entry(token: index, color)
      let cell = Cell(entry)
      var best: (token: Int, distance: Double)?
      // In a guide with many similar colors, the first cells already contain a near one. Most of the other cells are
      // then farther away and are skipped.
      for neighbour in cell.neighbourhood
      where neighbour.gap(to: entry) <= (best?.distance ?? threshold) + tolerance {
        for other in cells[neighbour] ?? [] { best = nearer(best, other, entry) }
      }
      if let best { diagnostics.append(warning(token, value, guide.tokens[best.token], best.distance)) }
      // A color that equals an earlier one has the same neighbours, so it need not be stored.
      if best?.distance != 0, cells[cell, default: []].count < membersPerCell {
        cells[cell, default: []].append(entry)
      }
    }
    return diagnostics
  }

  /// The maximum number of different colors that are stored per cell. With more similar colors, all of them are
  /// reported anyway.
  private static let membersPerCell = 100

  /// The tolerance for rounding errors in distances.
  private static let tolerance = 1e-9

  private static func nearer(
    _ best: (token: Int, distance: Double)?, _ other: Entry, _ entry: Entry
  ) -> (token: Int, distance: Double)? {
    guard abs(other.alpha - entry.alpha) < threshold else { return best }
    let distance = entry.distance(to: other)
    guard let best else { return distance < threshold ? (other.token, distance) : nil }
    return (distance, other.token) < (best.distance, best.token) ? (other.token, distance) : best
  }

  private static func warning(
    _ token: GuideToken, _ value: WrittenValue, _ other: GuideToken, _ distance: Double
  ) -> Diagnostic {
    let rounded = Double(Int((distance * 1000).rounded())) / 1000
    let likeness = distance == 0 ? "is the same color as" : "can hardly be told from"
    let measure = distance == 0 ? "" : " (ΔE OK \(rounded))"
    return Diagnostic(
      .nearDuplicateColor, "`\(token.path)` \(likeness) `\(other.path)`\(measure)", at: value.range,
      help: "Make it an alias: `\(other.path.withinSection)`. Or make the two differ.",
      notes: [.init("`\(other.path)` stands here", at: other.nameRange)])
  }
}
