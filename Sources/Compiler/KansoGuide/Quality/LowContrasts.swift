import KansoDiagnostics
import KansoFormatting
import KansoTheme
import KansoThemeEncoding
import KansoYAML

/// Finds stated pairs of colors that do not reach their level in a mode.
///
/// A finding is at the value of the upper color, if one written value applies in all modes that fail; it then has a
/// replacement. Otherwise it is at the entry of `contrast`.
struct LowContrasts {
  private let guide: StyleGuide
  private let theme: Theme
  private let severity: Severity
  private let tokens: [TokenPath: GuideToken]
  /// The colors to choose another one from: opaque ones with one value, which are no aliases and not deprecated.
  private let palette: [(path: TokenPath, color: ColorValue)]
  /// The number of further findings with proposals. A proposal compares with the whole palette.
  private var proposalsLeft = 50

  /// Returns a diagnostic for each pair that fails in a mode.
  ///
  /// - Parameter theme: the theme of the guide, which has no errors.
  static func check(_ guide: StyleGuide, _ theme: Theme, severity: Severity) -> [Diagnostic] {
    guard !guide.contrasts.isEmpty else { return [] }
    var checker = LowContrasts(guide, theme, severity)
    var stated: Set<ContrastPair> = []
    return guide.contrasts.flatMap { contrast in
      contrast.pairs.compactMap { stated.insert($0).inserted ? checker.finding(on: $0, in: contrast) : nil }
    }
  }

  private init(_ guide: StyleGuide, _ theme: Theme, _ severity: Severity) {
    (self.guide, self.theme, self.severity) = (guide, theme, severity)
    tokens = Dictionary(guide.tokens.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    palette = theme.tokens.compactMap { token in
      guard case .color(let color) = token.value, color.alpha == 1, token.alias == nil,
        token.variants.isEmpty,
        token.deprecated == nil
      else { return nil }
      return (token.path, color)
    }
  }

  /// A mode of the theme, and the contrast of a pair in it. A theme without modes has one without a name.
  private struct Result {
    let mode: Int
    let name: String?
    let context: Context
    let measure: ContrastMeasure
  }

  /// Returns the diagnostic for a pair; nil if it reaches its level in each mode.
  private mutating func finding(on pair: ContrastPair, in contrast: SourceContrast) -> Diagnostic? {
    let modes = theme.modes.isEmpty ? [Mode(name: "", context: [:])] : theme.modes
    let results = modes.enumerated().compactMap { index, mode in
      theme.contrast(of: pair, in: mode.context).map {
        Result(mode: index, name: mode.name.isEmpty ? nil : mode.name, context: mode.context, measure: $0)
      }
    }
    let failing = results.filter { !$0.measure.reaches(pair) }
    guard let worst = failing.min(by: { $0.measure.amount(for: pair) < $1.measure.amount(for: pair) }) else {
      return nil
    }
    let value = writtenValue(of: pair.foreground, in: failing)
    // Another value has to reach the level wherever the written one applies.
    let affected = value.map { value in
      results.filter { writtenValue(of: pair.foreground, in: [$0])?.range == value.range }
    }
    let proposal = proposal(for: pair, instead: worst, in: affected ?? failing)
    let notes =
      (value == nil ? [] : [Diagnostic.Note("the contrast is stated here", at: contrast.range)])
      + [pair.foreground, pair.background].compactMap { path in
        tokens[path].map { Diagnostic.Note("`\(path)` is declared here", at: $0.nameRange) }
      }
    return Diagnostic(
      .lowContrast, message(for: pair, failing), at: value?.range ?? contrast.range, help: proposal.help,
      notes: notes, replacement: value?.isReplaceable == true ? proposal.replacement : nil, severity: severity
    )
  }

  /// Returns the value that is written for a color and applies in all of some modes; nil if there are several.
  private func writtenValue(of path: TokenPath, in results: [Result]) -> SourceValue? {
    guard let token = tokens[path] else { return nil }
    let choices = Set(results.map { guide.valueIndex(of: token, in: $0.mode) })
    guard choices.count == 1, let choice = choices.first ?? nil else { return nil }
    return token.values[choice]
  }

  // MARK: Messages

  /// The maximum number of modes in a message.
  private static let maxModeCount = 6

  /// Returns the message with the contrast in each failing mode, such as "`colors.ink` on `colors.paper` has a contrast
  /// of 3.9 in the mode `dark`; a text needs 4.5 (AA)".
  private func message(for pair: ContrastPair, _ failing: [Result]) -> String {
    let kind = pair.minRatio == nil ? "a lightness contrast of " : "a contrast of "
    var parts = failing.prefix(Self.maxModeCount).map { result in
      result.measure.text(for: pair) + (result.name.map { " in the mode `\($0)`" } ?? "")
    }
    if failing.count > parts.count {
      parts.append("less than enough in \(failing.count - parts.count) more modes")
    }
    let base = pair.base.map { " over `\($0)`" } ?? ""
    return "`\(pair.foreground)` on `\(pair.background)`\(base) has \(kind)\(parts.joined(separator: ", ")); "
      + "\(pair.use.nounWithArticle) needs \(pair.requirement)"
  }

  /// The text and the replacement that propose another color.
  private struct Proposal {
    var help = "Change one of the two colors, or the level."
    var replacement: String?
  }

  /// Returns the nearest color of the palette and the nearest lightness that reach the level in some modes. Without
  /// either, or after many findings, the help is general.
  private mutating func proposal(for pair: ContrastPair, instead worst: Result, in results: [Result])
    -> Proposal
  {
    guard proposalsLeft > 0, case .color(let color)? = theme.value(at: pair.foreground, in: worst.context)
    else {
      return Proposal()
    }
    proposalsLeft -= 1
    /// Returns true if a color reaches the level in all modes.
    func reaches(_ other: ColorValue) -> Bool {
      results.allSatisfy {
        theme.contrast(of: pair, in: $0.context, replacingForegroundBy: other)?.reaches(pair) == true
      }
    }
    let near = palette.map { (entry: $0, distance: $0.color.difference(from: color)) }
      .sorted { $0.distance < $1.distance }.first {
        $0.entry.path != pair.foreground && reaches($0.entry.color)
      }
    let hex = NearestLightness(of: color, where: reaches).hex
    var proposal = Proposal()
    switch (near, hex) {
    case (let near?, let hex?):
      proposal.help =
        "Use `\(near.entry.path)` (\(near.entry.color.mapped(toGamutOf: .srgb).hex)), the nearest color of the guide that "
        + "is enough, or `\(hex)`, the nearest lightness."
    case (let near?, nil):
      proposal.help = "Use `\(near.entry.path)`, the nearest color of the guide that is enough."
    case (nil, let hex?): proposal.help = "Use `\(hex)`, the nearest lightness that is enough."
    case (nil, nil):
      proposal.help =
        "No other lightness of `\(pair.foreground)` is enough: change the background, or the level."
    }
    // A color of the guide that looks quite different is no fix that a tool could apply.
    if let near, near.distance <= Self.maxReplacementDistance || hex == nil {
      let path = near.entry.path
      let isPlain = path.section == pair.foreground.section && path.withinSection.first?.isLetter == true
      proposal.replacement = isPlain ? path.withinSection : YAMLText.quoted("{\(path)}")
    } else if let hex {
      proposal.replacement = "\"\(hex)\""
    }
    return proposal
  }

  /// The maximum distance in OKLab of a color of the palette that replaces another one.
  private static let maxReplacementDistance = 0.2
}

extension SourceValue {
  /// True if the value is a literal or an alias, which a color can replace as a whole.
  fileprivate var isReplaceable: Bool {
    switch expression {
    case .literal, .alias: true
    case .formula, .invalid: false
    }
  }
}

extension ContrastPair.Use {
  /// The noun for messages, such as "a large text".
  package var nounWithArticle: String {
    switch self {
    case .text: "a text"
    case .largeText: "a large text"
    case .graphic: "a graphic"
    }
  }
}
