import KansoGuide
import KansoTheme
import KansoThemeEncoding
import Testing

@testable import KansoLint

/// Tokens whose names begin or end with a scalar that forms one character with the dot beside it.
struct MarkedNameTests {
  private let theme = CompiledGuide(
    bytes: Array("padding: {\"a\u{600}\": {\"\u{1F3FB}x\": 8, \"\u{600}\": 9}}\n".utf8), path: "tokens.yaml"
  ).theme

  @Test func sourcesNameThem() {
    let names = TokenNames(theme, naming: SwiftNaming())
    #expect(names.types == ["Padding"])
    for (chain, path) in [
      (["Padding", "A\u{600}", "\u{1F3FB}x"], "padding.a\u{600}.\u{1F3FB}x"),
      (["Padding", "A\u{600}", "tokens", "\u{600}"], "padding.a\u{600}.\u{600}"),
    ] {
      guard case .token(let token, let links)? = names.target(of: chain) else {
        Issue.record("\(chain) is no token")
        continue
      }
      #expect(token.path.dotted == path && links == chain.count)
    }
  }

  @Test func metricsAreNamedAfterThem() {
    #expect(FormatMetrics.name(of: "padding.a\u{600}.\u{1F3FB}x", SwiftNaming()) == "a\u{600}\u{1F3FB}x")
  }
}
