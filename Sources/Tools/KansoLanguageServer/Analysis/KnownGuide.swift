import KansoGuide
import KansoTheme

/// The last state of a guide that could be read, since a guide often has errors while it is typed.
struct KnownGuide: Sendable {
  /// The guide when its structure could be read for the last time.
  private(set) var guide: StyleGuide?
  /// The tokens that could be resolved then.
  private(set) var theme: Theme?

  /// Takes over the parts that a new analysis has.
  mutating func add(_ analysis: GuideAnalysis) {
    guide = analysis.compiled.guide ?? guide
    theme = analysis.compiled.partialTheme ?? theme
  }
}
