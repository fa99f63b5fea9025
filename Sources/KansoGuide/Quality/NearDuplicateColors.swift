import KansoDiagnostics
import KansoTheme

/// Finds colors that nobody could tell from another one of the guide: they are usually one color that was written
/// twice. Aliases do not count, since they are the same color on purpose.
struct NearDuplicateColors {
  /// Colors nearer than this in OKLab are alike (a just noticeable difference; CSS Color 4, section 13.2).
  static let threshold = 0.02

  /// A color in OKLab.
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

  /// The cell of OKLab, with edges as long as the threshold, that a color lies in.
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

    /// Components far outside of what can be seen share the outermost cells.
    private static func bounded(_ component: Double) -> Double {
      component.isFinite ? Swift.min(Swift.max(component, -100), 100) : 0
    }

    /// The cell and its 26 neighbours, itself first: nothing nearer than the threshold lies outside of them.
    var neighbourhood: [Cell] {
      Cell.steps.map { Cell(lightness: lightness + $0.0, a: a + $0.1, b: b + $0.2) }
    }

    private static let steps: [(Int, Int, Int)] = {
      let all = (-1...1).flatMap { x in (-1...1).flatMap { y in (-1...1).map { z in (x, y, z) } } }
      return [(0, 0, 0)] + all.filter { $0 != (0, 0, 0) }
    }()

    /// How far a color is at least from every color in the cell.
    func gap(to entry: Entry) -> Double {
      func gap(_ component: Double, _ index: Int) -> Double {
        let (component, low) = (Cell.bounded(component), Double(index) * NearDuplicateColors.threshold)
        return Swift.max(0, low - component, component - (low + NearDuplicateColors.threshold))
      }
      let (x, y, z) = (gap(entry.lightness, lightness), gap(entry.a, a), gap(entry.b, b))
      return (x * x + y * y + z * z).squareRoot()
    }
  }

  /// One warning a color, about the nearest of the colors before it, and of several such the first.
  static func check(_ guide: StyleGuide) -> [Diagnostic] {
    var cells: [Cell: [Entry]] = [:]
    var diagnostics: [Diagnostic] = []
    for (index, token) in guide.tokens.enumerated() {
      // What has a value per mode is not the same color as another that agrees with it in one of them. And a
      // deprecated color often lives on beside the one that replaces it.
      guard token.values.count == 1, let value = token.values.first, value.mode == nil,
        case .literal(.color(let color)) = value.expression, token.about.deprecated?.value == nil
      else { continue }
      let entry = Entry(token: index, color)
      let cell = Cell(entry)
      var best: (token: Int, distance: Double)?
      // Where there are many colors, a near one is found at once, and most cells are farther away than it.
      for neighbour in cell.neighbourhood
      where neighbour.gap(to: entry) <= (best?.distance ?? threshold) + tolerance {
        for other in cells[neighbour] ?? [] { best = nearer(best, other, entry) }
      }
      if let best { diagnostics.append(warning(token, value, guide.tokens[best.token], best.distance)) }
      // A color that equals one before it finds the same neighbours, so it need not be found itself.
      if best?.distance != 0, cells[cell, default: []].count < membersPerCell {
        cells[cell, default: []].append(entry)
      }
    }
    return diagnostics
  }

  /// How many different colors of a cell are compared with. More than that many shades that nobody can tell apart
  /// are all reported anyhow.
  private static let membersPerCell = 100

  /// More than rounding can make of a distance.
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
