import KansoGuide
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

/// What is true of the guide of any source.
struct GuidePropertyTests {
  /// The guide compiles without errors, and each token of the source is in it or reported as lost.
  @Test func everyGuideCompiles() {
    var random = RandomForeignTokens(.announced(for: "everyGuideCompiles"))
    var tokenCount = 0
    for round in 0..<80 {
      let source = random.next()
      let guide = GuideWriter.write(source)
      tokenCount += guide.tokens.count
      let lost = Set(guide.findings.filter { $0.kind == .lost }.map(\.path))
      let written = Set(guide.tokens.map(\.sourcePath))
      for token in source.tokens where !written.contains(token.path) && !lost.contains(token.path) {
        Issue.record("round \(round): \(token.path) is neither written nor reported")
      }
      guard !guide.text.isEmpty else { continue }
      let compiled = CompiledGuide(bytes: Array(guide.text.utf8), path: "tokens.yaml")
      let errors = compiled.diagnostics.filter { $0.severity == .error }
      guard let theme = compiled.theme else {
        Issue.record("round \(round): \(errors.first?.message ?? "") in\n\(guide.text)")
        return
      }
      #expect(guide.tokens.allSatisfy { theme[$0.path] != nil }, "round \(round)")
      #expect(theme.tokens.count == guide.tokens.count, "round \(round)")
    }
    // Most tokens of random sources refer to nothing, so only some remain.
    #expect(tokenCount > 200)
  }
}
