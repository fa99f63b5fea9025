import KansoCodeGeneration
import KansoDiagnostics
import KansoGuide
import KansoTheme

extension CompiledGuide {
  /// An error for each token whose name runs together with that of an earlier one where there are no groups.
  ///
  /// - Parameters:
  ///   - find: the tokens with the first of their name, and that name.
  ///   - place: where there are no groups, as in "in C".
  package func collisions(
    _ find: (Theme) -> [(token: TokenPath, first: TokenPath, name: String)], _ place: String, help: String
  ) -> [Diagnostic] {
    guard let theme else { return [] }
    let ranges = Dictionary(
      (guide?.tokens ?? []).map { ($0.path, $0.nameRange) }, uniquingKeysWith: { first, _ in first })
    return find(theme).compactMap { collision in
      guard let range = ranges[collision.token], let first = ranges[collision.first] else { return nil }
      return Diagnostic(
        .nameCollision, "`\(collision.first)` and `\(collision.token)` are both `\(collision.name)` \(place)",
        at: range, help: help, notes: [.init("the first one stands here", at: first)])
    }
  }

  /// An error for each mode whose name is that of an earlier one where a file names something after modes.
  ///
  /// - Parameter find: the indexes of modes with the first of their name, and that name.
  package func modeCollisions(
    _ find: (Theme) -> [(mode: Int, first: Int, name: String)]
  ) -> [Diagnostic] {
    guard let theme, let ranges = guide?.modeRanges else { return [] }
    return find(theme).compactMap { collision in
      guard ranges.indices.contains(collision.mode), ranges.indices.contains(collision.first) else {
        return nil
      }
      let names = [collision.first, collision.mode].map { "`\(theme.modes[$0].name)`" }
      return Diagnostic(
        .nameCollision, "the modes \(names[0]) and \(names[1]) are both `\(collision.name)` in the export",
        at: ranges[collision.mode], help: "Rename one of the two.",
        notes: [.init("the first one stands here", at: ranges[collision.first])])
    }
  }

  /// An error for each axis of modes whose name is that of an earlier one where a file names something after axes.
  package func axisCollisions(_ find: (Theme) -> [AxisCollision]) -> [Diagnostic] {
    guard let theme, let ranges = guide?.modeRanges else { return [] }
    return find(theme).compactMap { collision in
      guard ranges.indices.contains(collision.mode), ranges.indices.contains(collision.firstMode) else {
        return nil
      }
      return Diagnostic(
        .nameCollision,
        "the axes `\(collision.firstAxis)` and `\(collision.axis)` are both `\(collision.name)` in the export",
        at: ranges[collision.mode], help: "Rename one of the two.",
        notes: [.init("a mode with the first one stands here", at: ranges[collision.firstMode])])
    }
  }
}
