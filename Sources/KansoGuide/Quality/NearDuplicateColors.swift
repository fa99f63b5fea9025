import KansoDiagnostics
import KansoTheme

/// Finds colors that nobody could tell from another one of the guide: they are usually one color that was written
/// twice. Aliases do not count, since they are the same color on purpose.
struct NearDuplicateColors {
  /// Colors nearer than this in OKLab are alike (a just noticeable difference; CSS Color 4, section 13.2).
  static let threshold = 0.02

  private struct Entry {
    let token: Int
    let color: ColorValue
    let lab: ColorValue
  }

  /// The cell of OKLab, with edges as long as the threshold, that a color lies in.
  private struct Cell: Hashable {
    let lightness: Int
    let a: Int
    let b: Int

    init(_ lab: ColorValue) {
      func index(_ component: Double?) -> Int {
        let value = component ?? 0
        guard value.isFinite else { return 0 }
        return Int((Swift.min(Swift.max(value, -100), 100) / NearDuplicateColors.threshold).rounded(.down))
      }
      (lightness, a, b) = (index(lab.first), index(lab.second), index(lab.third))
    }

    private init(lightness: Int, a: Int, b: Int) {
      (self.lightness, self.a, self.b) = (lightness, a, b)
    }

    /// The cell and its 26 neighbours: nothing nearer than the threshold lies outside of them.
    var neighbourhood: [Cell] {
      (-1...1).flatMap { x in
        (-1...1).flatMap { y in
          (-1...1).map { z in Cell(lightness: lightness + x, a: a + y, b: b + z) }
        }
      }
    }
  }

  /// One warning a color, about the nearest of the colors before it.
  static func check(_ guide: StyleGuide) -> [Diagnostic] {
    var cells: [Cell: [Entry]] = [:]
    var diagnostics: [Diagnostic] = []
    for (index, token) in guide.tokens.enumerated() {
      // What has a value per mode is not the same color as another that agrees with it in one of them. And a
      // deprecated color often lives on beside the one that replaces it.
      guard token.values.count == 1, let value = token.values.first, value.mode == nil,
        case .literal(.color(let color)) = value.expression, token.about.deprecated?.value == nil
      else { continue }
      let entry = Entry(token: index, color: color, lab: color.converted(to: .oklab))
      let cell = Cell(entry.lab)
      var best: (token: Int, distance: Double)?
      for neighbour in cell.neighbourhood {
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

  private static func nearer(
    _ best: (token: Int, distance: Double)?, _ other: Entry, _ entry: Entry
  ) -> (token: Int, distance: Double)? {
    guard abs((other.color.alpha ?? 0) - (entry.color.alpha ?? 0)) < threshold else { return best }
    let distance = distance(entry.lab, other.lab)
    return distance < best?.distance ?? threshold ? (other.token, distance) : best
  }

  private static func distance(_ left: ColorValue, _ right: ColorValue) -> Double {
    zip(left.components, right.components)
      .map { (($0 ?? 0) - ($1 ?? 0)) * (($0 ?? 0) - ($1 ?? 0)) }.reduce(0, +).squareRoot()
  }

  private static func warning(
    _ token: GuideToken, _ value: WrittenValue, _ other: GuideToken, _ distance: Double
  ) -> Diagnostic {
    let rounded = Double(Int((distance * 1000).rounded())) / 1000
    let likeness = distance == 0 ? "is the same color as" : "can hardly be told from"
    let measure = distance == 0 ? "" : " (ΔE OK \(rounded))"
    let name = String(other.path.dotted.dropFirst(other.section.rawValue.count + 1))
    return Diagnostic(
      .nearDuplicateColor, "`\(token.path)` \(likeness) `\(other.path)`\(measure)", at: value.range,
      help: "Make it an alias: `\(name)`. Or make the two differ.",
      notes: [.init("`\(other.path)` stands here", at: other.nameRange)])
  }
}
