import KansoGuide
import KansoTheme

/// What was last known of a guide, which often has errors while it is typed.
struct KnownGuide: Sendable {
  /// The guide when its structure could be read for the last time.
  private(set) var guide: StyleGuide?
  /// The theme when the guide had no errors for the last time.
  private(set) var theme: Theme?

  /// Adds what a new analysis knows.
  mutating func add(_ analysis: GuideAnalysis) {
    guide = analysis.compiled.guide ?? guide
    theme = analysis.compiled.theme ?? theme
  }
}
