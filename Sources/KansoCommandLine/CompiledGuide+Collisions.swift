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
}
