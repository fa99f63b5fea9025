import KansoCodeGeneration
import KansoDiagnostics
import KansoGuide
import KansoTheme

extension CompiledGuide {
  /// Returns an error for each token with the same flattened name as an earlier token, for an output without
  /// groups. None for a guide with errors.
  ///
  /// - Parameters:
  ///   - find: returns, for each token with a duplicate name, its path, the path of the first token with that
  ///     name, and the name.
  ///   - place: the description of the output, such as "in C".
  package func collisionErrors(
    _ find: (Theme) -> [(token: TokenPath, first: TokenPath, name: String)], _ place: String, help: String
  ) -> [Diagnostic] {
    guard let theme else { return [] }
    let ranges = Dictionary(
      (guide?.tokens ?? []).map { ($0.path, $0.nameRange) }, uniquingKeysWith: { first, _ in first })
    return find(theme).compactMap { collision in
      /// Returns the place of a token or of the entry with its former name.
      func nameRange(of path: TokenPath) -> SourceRange? { ranges[path] ?? guide?.rangeOfFormerName(path) }
      guard let range = nameRange(of: collision.token), let first = nameRange(of: collision.first) else {
        return nil
      }
      let isFormer = ranges[collision.token] == nil
      return Diagnostic(
        .nameCollision, "`\(collision.first)` and `\(collision.token)` are both `\(collision.name)` \(place)",
        at: range, help: isFormer ? "Delete the entry, or rename the token." : help,
        notes: [.init("the first one is here", at: first)])
    }
  }

  /// Returns an error for each mode with the same name in an output as an earlier mode. None for a guide with
  /// errors.
  ///
  /// - Parameter find: returns, for each mode with a duplicate name, its index, the index of the first mode
  ///   with that name, and the name.
  package func modeCollisionErrors(
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
        notes: [.init("the first one is here", at: ranges[collision.first])])
    }
  }

  /// Returns an error for each axis with the same name in an output as an earlier axis, at the declaration of
  /// a mode with the axis. None for a guide with errors.
  package func axisCollisionErrors(_ find: (Theme) -> [AxisCollision]) -> [Diagnostic] {
    guard let theme, let ranges = guide?.modeRanges else { return [] }
    return find(theme).compactMap { collision in
      guard ranges.indices.contains(collision.mode), ranges.indices.contains(collision.firstMode) else {
        return nil
      }
      return Diagnostic(
        .nameCollision,
        "the axes `\(collision.firstAxis)` and `\(collision.axis)` are both `\(collision.name)` in the export",
        at: ranges[collision.mode], help: "Rename one of the two.",
        notes: [.init("a mode with the first one is here", at: ranges[collision.firstMode])])
    }
  }
}
