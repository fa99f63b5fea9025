import KansoDiagnostics
import KansoTheme

/// A guide as the rules see it: what is written, with the values in all modes.
struct CheckedGuide {
  let guide: StyleGuide
  /// The resolved guide, with the tokens of `guide` in the same order; nil for a guide with errors.
  let theme: Theme?
  let settings: RuleSettings
  /// The context of each mode; an empty one for a guide without modes.
  private let contexts: [Context]

  /// - Parameter theme: the resolved guide; nil for a guide with errors.
  init(_ guide: StyleGuide, theme: Theme?, settings: RuleSettings) {
    self.guide = guide
    self.theme = theme?.tokens.count == guide.tokens.count ? theme : nil
    self.settings = settings
    contexts = guide.modes.isEmpty ? [Context()] : guide.modes.map(\.context)
  }

  /// The indexes of the modes; 0 alone for a guide without modes.
  var modes: Range<Int> { contexts.indices }

  /// Returns the value of the token at an index in a mode; nil in a guide with errors.
  func value(of token: Int, in mode: Int) -> TokenValue? {
    theme.map { $0.value(of: $0.tokens[token], in: contexts[mode]) }
  }

  /// Returns the color of the token at an index in a mode; nil for another type, and in a guide with errors.
  func color(of token: Int, in mode: Int) -> ColorValue? {
    if case .color(let color)? = value(of: token, in: mode) { color } else { nil }
  }

  /// Returns the modes in which the token at an index may have different values: only the first one for a token
  /// without values per mode.
  func modesWithValues(of token: Int) -> Range<Int> {
    theme?.tokens[token].variants.isEmpty == false ? modes : 0..<1
  }

  /// The maximum number of modes in a message. With all of a hundred modes in each message, a report would be
  /// quadratic.
  private static let maxModeCount = 4

  /// Returns a phrase for modes, as in " in the modes `light` and `dark`"; empty for all modes.
  func phrase(for modes: [Int]) -> String {
    guard modes.count < self.modes.count else { return "" }
    var names = modes.prefix(Self.maxModeCount).map { "`\(guide.modes[$0].name)`" }
    guard names.count > 1 else { return " in the mode \(names.joined())" }
    if modes.count > names.count { names.append("\(modes.count - names.count) more") }
    return " in the modes \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
  }

  /// Returns a phrase for the modes in which something is true of a token; empty for all modes, and for a token without
  /// values per mode.
  func phrase(for modes: [Int], of token: Int) -> String {
    modesWithValues(of: token).count > 1 ? phrase(for: modes) : ""
  }

  /// Returns a phrase for the mode of a value; empty for a value for all modes.
  func phrase(for mode: Int?) -> String { mode.map { phrase(for: [$0]) } ?? "" }

  /// The paths of all tokens that another token or a stated contrast refers to.
  var referredPaths: Set<TokenPath> {
    var referred = Set(guide.contrasts.flatMap(\.references).map(\.target))
    for token in guide.tokens {
      for value in token.values { referred.formUnion(value.expression.references.map(\.target)) }
    }
    return referred
  }

  // MARK: Parameters

  func number(_ parameter: RuleParameter, of rule: DiagnosticDescriptor) -> Double {
    settings.number(parameter, of: rule)
  }

  func choice(_ parameter: RuleParameter, of rule: DiagnosticDescriptor) -> String {
    settings.choice(parameter, of: rule)
  }

  func texts(_ parameter: RuleParameter, of rule: DiagnosticDescriptor) -> [String] {
    settings.texts(parameter, of: rule)
  }

  func numbers(_ parameter: RuleParameter, of rule: DiagnosticDescriptor) -> [Double] {
    settings.numbers(parameter, of: rule)
  }
}

extension GuideGroup {
  /// The indexes of the tokens that are direct members.
  var directTokens: [Int] {
    members.compactMap { member in
      if case .token(let index) = member { index } else { nil }
    }
  }
}

extension GuideToken {
  /// True if the token is not deprecated itself, which its replacement often resembles.
  var isCurrent: Bool { metadata.deprecated?.value == nil }

  /// True if all values are only references to other tokens.
  var isAlias: Bool { values.allSatisfy(\.isAlias) }
}

extension SourceValue {
  /// True if the value is only a reference to another token.
  var isAlias: Bool {
    if case .alias = expression { true } else { false }
  }
}
