import KansoDiagnostics
import KansoFormatting
import KansoTheme

extension DiagnosticDescriptor {
  package static let nearDuplicateColor = DiagnosticDescriptor(
    guideRule: "near-duplicate-color",
    defaultReason: "people cannot see the difference, so one of the two is almost always a mistake.",
    parameters: [NearDuplicateColor.distance],
    summary: "Two colors look almost the same.",
    why: "Two colors that look the same are used interchangeably, and the guide grows without a benefit.",
    fix: "Make one an alias of the other, or make them differ.",
    wrong: """
      colors:
        white: "#FFFFFF"
        paper: "#FEFEFE"

      """,
    fixed: """
      colors:
        white: "#FFFFFF"
        paper: white

      """)
}

/// Finds colors that cannot be visually distinguished from another color in the guide. Usually, such a color was
/// written twice by mistake. Aliases are ignored, because they are equal on purpose.
enum NearDuplicateColor: GuideRule {
  static let descriptor = DiagnosticDescriptor.nearDuplicateColor
  static let needsTheme = false

  static let distance = RuleParameter.number(
    "distance", 0.02, in: 0.001...0.2,
    "the distance in ΔE OK below which two colors look the same; one just noticeable difference is 0.02")

  /// Returns a warning for each color that is similar to an earlier one. It names the nearest earlier color,
  /// or the first of several nearest ones. Only values for all modes that depend on no other token are compared;
  /// deprecated colors and steps of a ramp
  /// are ignored.
  static func check(_ checked: CheckedGuide) -> [Diagnostic] {
    let guide = checked.guide
    var grid = ColorCells(edge: checked.number(distance, of: descriptor))
    var diagnostics: [Diagnostic] = []
    for (index, token) in guide.tokens.enumerated() {
      guard let (value, color) = token.comparableColor else { continue }
      let place = ColorCells.Place(index, color)
      let nearest = grid.nearest(to: place)
      if let nearest {
        diagnostics.append(
          warning(
            for: token, value: value, near: guide.tokens[nearest.place.token], distance: nearest.distance))
      }
      // A color that equals an earlier one has the same neighbours, so it need not be stored.
      if nearest?.distance != 0 { grid.insert(place) }
    }
    return diagnostics
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

extension GuideToken {
  /// The color and its value if it can be compared with other colors; nil for a color with values per mode, because two
  /// of them may be equal in only one mode; for a deprecated color, which often exists beside its replacement; for a
  /// step of a ramp, which is near to others on purpose; and for a value that depends on other tokens.
  var comparableColor: (value: SourceValue, color: ColorValue)? {
    guard !isStep, values.count == 1, let value = values.first, value.mode == nil,
      case .color(let color)? = value.expression.constant, isCurrent
    else { return nil }
    return (value, color)
  }
}
