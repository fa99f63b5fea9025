import KansoCodeGeneration
import KansoDiagnostics
import KansoGuide
import KansoTheme

extension CompiledGuide {
  /// Returns the errors of the enums for the values of axes: one with the name of another declaration in Swift, at the
  /// declaration of the mode, or more of them than are allowed, at that of the first mode. None for a guide with errors.
  package func nestingErrors(_ options: GenerationOptions) -> [Diagnostic] {
    guard options.platform != .portable, let theme, let ranges = guide?.modeRanges, !ranges.isEmpty else {
      return []
    }
    switch theme.nestingProblem(options.naming) {
    case nil: return []
    case .tooManyTokens:
      return [
        Diagnostic(
          .guideTooLarge, "the enums for the values of axes would have more than 1,000,000 constants",
          at: ranges[0],
          help: "Name fewer axes in `compile: {axes: …}` in kanso.yaml.")
      ]
    case .collision(let collision):
      return [
        Diagnostic(
          .nameCollision,
          "`\(collision.axis): \(collision.value)` and \(collision.other) are both `\(collision.name)` in Swift",
          at: ranges[collision.mode],
          help:
            "Rename one of the two, or remove `\(collision.axis)` from `compile: {axes: …}` in kanso.yaml.")
      ]
    }
  }
}
