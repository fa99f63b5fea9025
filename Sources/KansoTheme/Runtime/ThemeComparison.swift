/// What differs between two themes, or between a theme and what the program's sources were compiled to.
public struct ThemeComparison: Hashable, Sendable {
  /// A token that differs.
  public struct Difference: Hashable, Sendable {
    /// Where the token stands in the guide.
    public let path: TokenPath
    /// In what it differs.
    public let kind: Kind
  }

  /// In what a token differs.
  public enum Kind: Hashable, Sendable {
    /// Only the new side has the token; its default value as a short text.
    case added(String)
    /// Only the old side has the token; its default value as a short text.
    case removed(String)
    /// The token has other values.
    case changed([Change])
    /// The token is something else: `color`, `font`, `length`, `edges`, or another type by the standard's name.
    case typeChanged(from: String, to: String)
  }

  /// One value in the place of another.
  public struct Change: Hashable, Sendable {
    /// The old value as a short text, of a font or of edges only the parts that differ.
    public let old: String
    /// The new value, likewise.
    public let new: String
    /// The modes in which this is so, by their names, or by what they are made of where the new theme has no such mode.
    /// Empty where it is so in every mode.
    public let modes: [String]
    /// The values themselves, for whoever shows what they look like.
    package let oldValue: TokenValue
    /// The new value itself.
    package let newValue: TokenValue
    /// The contexts in which this is so, the empty one too where it holds without a mode.
    package let contexts: [Context]
  }

  /// In what themes can differ although all of their values are equal.
  public enum Aspect: String, Sendable, CaseIterable {
    /// Which tokens values were taken from.
    case aliases
    /// What is meant to go away.
    case deprecations
    /// What tokens are for.
    case descriptions
    /// The names of modes, their contexts, fallbacks and order.
    case modes
    /// For which modes values are kept. Each mode's values are equal; where several modes hold at once others may apply.
    case variants
    /// The order of tokens.
    case order
    /// The guide's name.
    case name
  }

  /// The tokens that differ: those of the old side in its order, then those that were added.
  public let differences: [Difference]
  /// What else differs. Compiled sources know nothing of it, so that it is always empty for them.
  public let aspects: [Aspect]
  /// The fingerprint of the old side as it was written, or nil where none was given.
  public let oldFingerprint: String?
  /// The fingerprint of the new side.
  public let newFingerprint: Fingerprint
  /// How many tokens were compared, each side's own included.
  public let count: Int
  /// Whether the old side is compiled sources.
  let isOfSources: Bool

  /// Whether every token that was compared has the same values, and nothing else differs.
  public var isEmpty: Bool { differences.isEmpty && aspects.isEmpty }

  /// Whether the fingerprints are known to be the same.
  public var hasEqualFingerprints: Bool {
    oldFingerprint.flatMap { Fingerprint($0) } == newFingerprint
  }
}

extension ThemeComparison: CustomStringConvertible {
  /// How many differences a description lists.
  static let listed = 20

  /// The differences for people, one a line: the first 20, and how many more there are.
  public var description: String {
    var lines = [headline]
    lines += differences.prefix(Self.listed).map { "  \($0)" }
    if differences.count > Self.listed { lines.append("  and \(differences.count - Self.listed) more") }
    if !aspects.isEmpty, !differences.isEmpty { lines.append("  also different: \(aspectNames)") }
    return lines.joined(separator: "\n")
  }

  private var headline: String {
    let tokens = count == 1 ? "1 token" : "\(count) tokens"
    if !differences.isEmpty {
      let differ =
        differences.count == 1 ? "1 of \(tokens) differs" : "\(differences.count) of \(tokens) differ"
      return isOfSources ? "\(differ) between the compiled sources and the theme:" : "\(differ):"
    }
    let equal = "all values are equal (\(tokens) compared)"
    if !aspects.isEmpty { return "\(equal); what differs: \(aspectNames)" }
    guard let oldFingerprint, !hasEqualFingerprints else { return equal }
    let fingerprints = "the fingerprints differ (\(oldFingerprint.shortened), \(newFingerprint))"
    if count == 0 { return "\(fingerprints); no values were compared" }
    return isOfSources
      ? "\(equal), but \(fingerprints): aliases, deprecations or modes were changed, or tokens that were not compared"
      : "\(equal), but \(fingerprints)"
  }

  private var aspectNames: String { aspects.map(\.rawValue).joined(separator: ", ") }
}

extension ThemeComparison.Difference: CustomStringConvertible {
  /// The token and in what it differs, on one line: `colors.ink: #2c4251 → #2c4252`.
  public var description: String {
    switch kind {
    case .added(let value): "\(path.dotted.shortened): added, \(value)"
    case .removed(let value): "\(path.dotted.shortened): removed, was \(value)"
    case .typeChanged(let old, let new): "\(path.dotted.shortened): was \(old), is \(new)"
    case .changed(let changes): "\(path.dotted.shortened): \(Self.list(changes))"
    }
  }

  /// Guides have up to 64 modes; four say enough for one line.
  private static func list(_ changes: [ThemeComparison.Change]) -> String {
    let more = changes.count > 4 ? "; and in \(changes.count - 4) more ways" : ""
    return changes.prefix(4).map(\.description).joined(separator: "; ") + more
  }
}

extension ThemeComparison.Change: CustomStringConvertible {
  /// The old value, an arrow, the new value, and the modes: `8 → 10 points (compact)`.
  public var description: String {
    let names = modes.prefix(4).map(\.shortened) + (modes.count > 4 ? ["and \(modes.count - 4) more"] : [])
    return "\(oldWithoutUnit) → \(new)" + (modes.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
  }

  /// The unit is said once where both are a number with the same unit.
  private var oldWithoutUnit: String {
    let (old, new) = (old.split(separator: " "), new.split(separator: " "))
    guard old.count == 2, new.count == 2, old[1] == new[1], Double(old[0]) != nil, Double(new[0]) != nil
    else {
      return self.old
    }
    return String(old[0])
  }
}

extension String {
  /// The text as it may be printed: themes are untrusted, so that what could steer a terminal or reorder a line is
  /// spelled out, and what is very long is cut off.
  var shortened: String { shortened(to: 120) }

  /// The text as it may be printed, cut off after so many characters.
  func shortened(to limit: Int) -> String {
    var result = ""
    var length = 0
    for scalar in unicodeScalars {
      guard length < limit else { return result + "…" }
      length += 1
      if scalar.isInert {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a terminal does nothing but show it, in its place.
  private var isSpecial: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }

  /// Joiners are parts of emoji and of words in several scripts, and move nothing.
  fileprivate var isInert: Bool { !isSpecial || value == 0x200C || value == 0x200D }
}
