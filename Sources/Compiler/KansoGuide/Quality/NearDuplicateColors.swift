import KansoDiagnostics
import KansoFormatting
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

    /// Converts a color to OKLab. Missing components and a missing alpha become 0.
    init(token: Int, _ color: ColorValue) {
      let lab = color.converted(to: .oklab)
      self.token = token
      (lightness, a, b) = (lab.first ?? 0, lab.second ?? 0, lab.third ?? 0)
      alpha = color.alpha ?? 0
    }

    /// Returns the Euclidean distance in OKLab (ΔE OK). Ignores alpha.
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

    /// The cell that contains a color.
    init(_ entry: Entry) {
      /// Returns the index of the cell on one axis.
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

    /// Returns the minimum distance between a color and any color in the cell; 0 for a color inside it.
    func gap(to entry: Entry) -> Double {
      /// Returns the distance from a component to the interval of an index; 0 inside it.
      func axisGap(_ component: Double, _ index: Int) -> Double {
        let (component, low) = (Cell.bounded(component), Double(index) * NearDuplicateColors.threshold)
        return Swift.max(0, low - component, component - (low + NearDuplicateColors.threshold))
      }
      let (x, y, z) = (axisGap(entry.lightness, lightness), axisGap(entry.a, a), axisGap(entry.b, b))
      return (x * x + y * y + z * z).squareRoot()
    }
  }

  /// Returns a warning for each color that is similar to an earlier one. It names the nearest earlier color,
  /// or the first of several nearest ones. Only values for all modes that depend on no other token are compared;
  /// deprecated colors and steps of a ramp
  /// are ignored.
  static func check(_ guide: StyleGuide) -> [Diagnostic] {
    var cells: [Cell: [Entry]] = [:]
    var diagnostics: [Diagnostic] = []
    for (index, token) in guide.tokens.enumerated() {
      // Colors with values per mode are ignored, because two of them may be equal in only one mode. Deprecated colors
      // are ignored, because they often exist beside their replacement. Steps of a ramp are near to each other on purpose.
      guard !token.isStep, token.values.count == 1, let value = token.values.first, value.mode == nil,
        case .color(let color)? = value.expression.constant, token.metadata.deprecated?.value == nil
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
      if let best {
        diagnostics.append(
          warning(for: token, value: value, near: guide.tokens[best.token], distance: best.distance))
      }
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

  /// Returns the nearer to `entry` of two colors: the best one so far, and `other`. At the same distance,
  /// returns the one that is earlier in the guide. Ignores `other` if its distance or the difference of alpha
  /// is not below the threshold.
  private static func nearer(
    _ best: (token: Int, distance: Double)?, _ other: Entry, _ entry: Entry
  ) -> (token: Int, distance: Double)? {
    guard abs(other.alpha - entry.alpha) < threshold else { return best }
    let distance = entry.distance(to: other)
    guard let best else { return distance < threshold ? (other.token, distance) : nil }
    return (distance, other.token) < (best.distance, best.token) ? (other.token, distance) : best
  }

  /// Returns the warning for a color, with a note at the other color. Equal and similar colors have different
  /// messages.
  private static func warning(
    for token: GuideToken, value: SourceValue, near other: GuideToken, distance: Double
  ) -> Diagnostic {
    let likeness = distance == 0 ? "is the same color as" : "looks almost the same as"
    let number = distance.formatted(as: .shortest(maxFractionDigits: 3, integersBelow: 0))
    let measure = distance == 0 ? "" : " (ΔE OK \(number))"
    return Diagnostic(
      .nearDuplicateColor, "`\(token.path)` \(likeness) `\(other.path)`\(measure)", at: value.range,
      help: "Make it an alias: `\(other.path.withinSection)`. Or make the two differ.",
      notes: [.init("`\(other.path)` is declared here", at: other.nameRange)])
  }
}
