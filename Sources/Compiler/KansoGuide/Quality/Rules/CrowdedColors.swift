import KansoDiagnostics
import KansoFormatting
import KansoTheme

extension DiagnosticDescriptor {
  package static let crowdedColors = DiagnosticDescriptor(
    guideRule: "crowded-colors", isOnByDefault: false,
    defaultReason: "palettes with many neutral colors have such groups on purpose.",
    parameters: [CrowdedColors.max, CrowdedColors.distance],
    summary: "Many colors are near to each other.",
    why: "People can hardly choose among many similar colors, so they choose at random.",
    fix: "Keep the few that are needed, and make the others aliases of them.",
    wrong: """
      colors:
        fog: "#EEEEEE"
        mist: "#E6E6E6"
        haze: "#F6F6F6"
        cloud: "#E4EEFF"
        smoke: "#F8EADC"

      """,
    fixed: """
      colors:
        fog: "#EEEEEE"
        mist: "#E6E6E6"
        haze: "#F6F6F6"
        cloud: fog
        smoke: fog

      """)
}

/// Finds groups of colors that are too many for the small part of the color space that they are in. In contrast to
/// `NearDuplicateColor`, people can see the differences.
enum CrowdedColors: GuideRule {
  static let descriptor = DiagnosticDescriptor.crowdedColors
  static let needsTheme = false

  static let max = RuleParameter.number(
    "max", 3, in: 1...50, "the number of colors that may be near to one color, that one included")
  static let distance = RuleParameter.number(
    "distance", 0.05, in: 0.001...0.2, "the distance in ΔE OK below which two colors are near")

  /// The number of colors that a message names.
  private static let maxNames = 5

  /// Returns one warning for each color with too many near ones. Each color is part of one warning at most.
  static func check(_ checked: CheckedGuide) -> [Diagnostic] {
    let tokens = checked.guide.tokens
    var cells = ColorCells(edge: checked.number(distance, of: descriptor))
    let places = tokens.indices.compactMap { index in
      tokens[index].comparableColor.map { ColorCells.Place(index, $0.color) }
    }
    for place in places { cells.insert(place) }
    var (diagnostics, taken): ([Diagnostic], Set<Int>) = ([], [])
    for place in places where !taken.contains(place.token) {
      let near = cells.neighbors(of: place) { !taken.contains($0) && $0 != place.token }
      guard Double(near.count + 1) > checked.number(max, of: descriptor) else { continue }
      taken.formUnion(near + [place.token])
      let others = near.prefix(maxNames).map { "`\(tokens[$0].path)`" }.joined(separator: ", ")
      let more = near.count > maxNames ? " and \(near.count - maxNames) more" : ""
      diagnostics.append(
        Diagnostic(
          descriptor,
          "\(near.count) color\(near.count == 1 ? "" : "s") look like `\(tokens[place.token].path)`: \(others)\(more)",
          at: tokens[place.token].nameRange,
          help: "Keep the few that are needed, and make the others aliases of them.",
          notes: near.prefix(maxNames).map {
            .init("`\(tokens[$0].path)` is declared here", at: tokens[$0].nameRange)
          }))
    }
    return diagnostics
  }
}
