import KansoFormatting
import KansoTheme

/// The differences between two themes, or between a theme and the compiled sources of the program.
public struct ThemeComparison: Hashable, Sendable {
  /// A token with a difference.
  public struct Difference: Hashable, Sendable {
    /// The path of the token in the guide.
    public let path: TokenPath
    /// The kind of the difference.
    public let kind: Kind
  }

  /// The kind of a difference of a token.
  public enum Kind: Hashable, Sendable {
    /// A token that only the new side has, with its default value as a short text.
    case added(String)
    /// A token that only the old side has, with its default value as a short text.
    case removed(String)
    /// A token with other values.
    case changed([Change])
    /// A token with another type: `color`, `font`, `length`, `edges`, or another type with the standard's name.
    case typeChanged(from: String, to: String)
  }

  /// A change of a value.
  public struct Change: Hashable, Sendable {
    /// The old value as a short text. For a font or edges it contains only the parts that differ.
    public let old: String
    /// The new value in the same form.
    public let new: String
    /// The names of the modes with this change. If the theme has no mode for a context of the sources, its axes are the
    /// name. Empty if the change is the same in every mode.
    public let modes: [String]
    /// The old value, for programs that draw both values.
    package let oldValue: TokenValue
    /// The new value.
    package let newValue: TokenValue
    /// The contexts with this change. The empty context is included if the change also applies without a mode.
    package let contexts: [Context]
  }

  /// The aspects in which themes with equal values can differ.
  public enum Aspect: String, Sendable, CaseIterable {
    /// The aliases: the tokens from which values were taken.
    case aliases
    /// The deprecations of tokens.
    case deprecations
    /// The descriptions of tokens.
    case descriptions
    /// The names, contexts, fallbacks and order of the modes.
    case modes
    /// The set of modes for which tokens have variants. The values of each mode are equal. If several modes hold at
    /// once, other values may apply.
    case variants
    /// The order of the tokens.
    case order
    /// The name of the guide.
    case name
  }

  /// The tokens that differ: those of the old side in its order, then the added ones.
  public let differences: [Difference]
  /// All other differences. Compiled sources do not contain these aspects, so this is always empty for them.
  public let aspects: [Aspect]
  /// The fingerprint of the old side as it was written; nil if it is unknown.
  public let oldFingerprint: String?
  /// The fingerprint of the new side.
  public let newFingerprint: Fingerprint
  /// The number of compared tokens, including those that only one side has.
  public let count: Int
  /// True if the old side is compiled sources.
  let isOfSources: Bool

  /// True if there are no differences of any kind.
  public var isEmpty: Bool { differences.isEmpty && aspects.isEmpty }

  /// True if both fingerprints are known and equal; false if the old one is not a fingerprint.
  public var hasEqualFingerprints: Bool {
    oldFingerprint.flatMap { Fingerprint($0) } == newFingerprint
  }
}

extension ThemeComparison: CustomStringConvertible {
  /// The maximum number of differences in a description.
  static let maxListedDifferences = 20

  /// The headline, the first 20 differences, the number of the others, and the aspects, each on its own line.
  public var description: String {
    var lines = [headline]
    lines += differences.prefix(Self.maxListedDifferences).map { "  \($0)" }
    if differences.count > Self.maxListedDifferences {
      lines.append("  and \(differences.count - Self.maxListedDifferences) more")
    }
    if !aspects.isEmpty, !differences.isEmpty { lines.append("  also different: \(aspectNames)") }
    return lines.joined(separator: "\n")
  }

  /// The first line: the number of differences, or that all values are equal and in what else the sides
  /// differ.
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
    let fingerprints = "the fingerprints differ (\(oldFingerprint.escapedAndTruncated), \(newFingerprint))"
    if count == 0 { return "\(fingerprints); no values were compared" }
    return isOfSources
      ? "\(equal), but \(fingerprints): aliases, deprecations or modes were changed, or tokens that were not compared"
      : "\(equal), but \(fingerprints)"
  }

  /// The names of the aspects, separated by commas.
  private var aspectNames: String { aspects.map(\.rawValue).joined(separator: ", ") }
}

extension ThemeComparison.Difference: CustomStringConvertible {
  /// The token and its difference, on one line: `colors.ink: #2c4251 → #2c4252`.
  public var description: String {
    switch kind {
    case .added(let value): "\(path.dotted.escapedAndTruncated): added, \(value)"
    case .removed(let value): "\(path.dotted.escapedAndTruncated): removed, was \(value)"
    case .typeChanged(let old, let new): "\(path.dotted.escapedAndTruncated): was \(old), is \(new)"
    case .changed(let changes): "\(path.dotted.escapedAndTruncated): \(Self.list(changes))"
    }
  }

  /// Returns the first four changes and the number of the others, on one line.
  private static func list(_ changes: [ThemeComparison.Change]) -> String {
    // A guide can have up to 64 modes, which would not fit.
    let more = changes.count > 4 ? "; and in \(changes.count - 4) more ways" : ""
    return changes.prefix(4).map(\.description).joined(separator: "; ") + more
  }
}

extension ThemeComparison.Change: CustomStringConvertible {
  /// The old value, an arrow, the new value, and the modes: `8 → 10 points (compact)`. Of more than four
  /// modes, only the first four are named.
  public var description: String {
    let names =
      modes.prefix(4).map(\.escapedAndTruncated) + (modes.count > 4 ? ["and \(modes.count - 4) more"] : [])
    return "\(oldWithoutUnit) → \(new)" + (modes.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
  }

  /// The old value without its unit if both values are numbers with the same unit: the unit is then written once.
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
  /// The text in printable form. After 120 code points, an ellipsis replaces the rest.
  var escapedAndTruncated: String { escapedAndTruncated(to: 120) }

  /// Returns the text with unprintable characters escaped as `\u{…}`. After `limit` code points of the original
  /// text, an ellipsis replaces the rest.
  func escapedAndTruncated(to limit: Int) -> String {
    // Themes are untrusted.
    truncated(toScalarCount: limit).printable
  }
}
