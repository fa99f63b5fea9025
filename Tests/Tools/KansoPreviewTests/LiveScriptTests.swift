import TestSupport
import Testing

@testable import KansoPreview

/// The scripts of served pages, which saved pages do not have.
@Suite struct LiveScriptTests {
  @Test(.requires(.program("python3"))) func thePolicyLetsBothScriptsRun() async throws {
    let html = PageShell(title: "T", kind: "K", live: LiveParts(.current, report: "")).html { _ in }
    let hashes = try await BrowserPage.scriptHashes(html)
    #expect(hashes == ["\(LiveScript.hash)", "\(PageScript.hash)"])
    let sources = hashes.map { "'sha256-\($0)'" }.joined(separator: " ")
    #expect(html.contains("; script-src \(sources); connect-src 'self'\">"))
  }

  @Test func theScriptCannotEndItsElement() {
    #expect(!"\(LiveScript.source)".contains("</"))
    #expect(!"\(LiveScript.source)".contains("<!--"))
  }

  @Test func filesKnowNothingOfServers() throws {
    let html = try GuidePreview(Sample.harbor()).html()
    #expect(!html.contains("connect-src") && !html.contains("EventSource") && !html.contains("problems"))
    #expect(!html.contains("id=\"live\""))
  }

  @Test func theStyleUsesTheTokensOfThePages() {
    let rules = "\(LiveStyle.rules)\(LiveStyle.phone)"
    #expect(rules.matches(of: /#[0-9a-fA-F]{3,8}\b/).isEmpty)
    #expect(rules.matches(of: /\d(px|rem|em|pt)\b/).isEmpty)
    let lengths = Padding.kansoTokens + Sizes.kansoTokens + Radii.kansoTokens + Borders.kansoTokens
    let paths = lengths.map(\.path) + Colors.kansoTokens.map(\.path) + Fonts.kansoTokens.map(\.path)
    let known = Set(paths.compactMap { $0.map { "--" + $0.dotted.replacing(".", with: "-") } })
    for use in rules.matches(of: /var\((--[A-Za-z-]+)\)/) {
      #expect(known.contains(String(use.1)), "\(use.1)")
    }
  }
}
