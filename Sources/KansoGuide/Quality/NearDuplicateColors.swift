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
        Int((Swift.min(Swift.max(component ?? 0, -100), 100) / NearDuplicateColors.threshold).rounded(.down))
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
      // A deprecated color often lives on beside the one that replaces it.
      guard let value = token.values.first, case .literal(.color(let color)) = value.expression,
        token.about.deprecated?.value == nil
      else { continue }
      let entry = Entry(token: index, color: color, lab: color.converted(to: .oklab))
      let cell = Cell(entry.lab)
      if let nearest = nearest(to: entry, in: cell.neighbourhood.flatMap { cells[$0] ?? [] }) {
        diagnostics.append(warning(token, value, guide.tokens[nearest.token], nearest.distance))
      }
      cells[cell, default: []].append(entry)
    }
    return diagnostics
  }

  /// A cell full of equal colors is not searched to its end: its first members stand for the others.
  private static let searchedPerColor = 500

  private static func nearest(to entry: Entry, in others: [Entry]) -> (token: Int, distance: Double)? {
    var best: (token: Int, distance: Double)?
    for other in others.prefix(searchedPerColor)
    where abs((other.color.alpha ?? 0) - (entry.color.alpha ?? 0)) < threshold {
      let distance = distance(entry.lab, other.lab)
      if distance < best?.distance ?? threshold { best = (other.token, distance) }
    }
    return best
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
