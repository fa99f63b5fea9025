import KansoDiagnostics
import KansoTheme

/// An entry of `contrast` as it is written: colors that are seen on other colors, and the level that each of their
/// contrasts has to reach.
package struct SourceContrast: Sendable {
  /// The colors of texts or graphics.
  let foregrounds: [Reference]
  /// The colors directly below them.
  let backgrounds: [Reference]
  /// The color below translucent backgrounds; nil for none.
  let base: Reference?
  let use: ContrastPair.Use
  let level: ContrastPair.Level
  package let range: SourceRange

  /// The maximum number of pairs of a guide. Two lists in an entry stand for the product of their lengths.
  static let maxPairCount = 10_000

  /// The number of pairs that the entry stands for.
  var pairCount: Int { foregrounds.count * backgrounds.count }

  /// All references of the entry.
  package var references: [Reference] { foregrounds + backgrounds + (base.map { [$0] } ?? []) }

  /// Each foreground on each background, in their order.
  var pairs: [ContrastPair] {
    foregrounds.flatMap { foreground in
      backgrounds.map {
        ContrastPair(foreground.target, on: $0.target, over: base?.target, use: use, level: level)
      }
    }
  }
}

extension SourceContrast {
  /// Creates the entry for a pair of a theme, which has no place of its own.
  init(_ pair: ContrastPair, at range: SourceRange) {
    /// Returns the reference to a color.
    func reference(_ path: TokenPath) -> Reference {
      Reference(target: path, sourceText: "{\(path)}", range: range, isPart: false)
    }
    self.init(
      foregrounds: [reference(pair.foreground)], backgrounds: [reference(pair.background)],
      base: pair.base.map(reference), use: pair.use, level: pair.level, range: range)
  }
}
