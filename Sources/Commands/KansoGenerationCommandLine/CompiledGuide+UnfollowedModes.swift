import KansoCodeGeneration
import KansoDiagnostics
import KansoGuide
import KansoTheme

extension CompiledGuide {
  /// Returns a warning for each mode whose values an output omits. None for a guide with errors, or for a
  /// mode for which `find` returns no tokens.
  ///
  /// - Parameters:
  ///   - find: returns the modes, each with the tokens whose values are omitted.
  ///   - output: the description of the output, such as "the Swift for UIKit".
  ///   - help: returns the help text for the name of a mode.
  package func unfollowedModeWarnings(
    _ find: (Theme) -> [UnfollowedMode], in output: String, help: (_ mode: String) -> String
  ) -> [Diagnostic] {
    guard let theme, let guide else { return [] }
    return find(theme).compactMap { unfollowed in
      guard guide.modeRanges.indices.contains(unfollowed.mode), let first = unfollowed.tokens.first else {
        return nil
      }
      let name = theme.modes[unfollowed.mode].name
      let count = unfollowed.tokens.count
      let tokens = count == 1 ? "the value of `\(first)`" : "the values of \(count) tokens"
      let place = guide.tokens.first { $0.path == first }?.nameRange
      return Diagnostic(
        .unfollowedMode, "\(output) leaves out \(tokens) in the mode `\(name)`",
        at: guide.modeRanges[unfollowed.mode], help: help(name),
        notes: count == 1 ? [] : [.init("the first of them is `\(first)`", at: place)])
    }
  }
}
