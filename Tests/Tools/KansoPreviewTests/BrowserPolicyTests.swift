import Foundation
import KansoGuide
import KansoRendering
import KansoTheme
import TestSupport
import Testing

@testable import KansoPreview

/// The scripts that pages may run, and the tokens of their styles.
@Suite struct BrowserPolicyTests {
  @Test(.requires(.program("python3"))) func thePolicyLetsTheScriptRunAndNothingElse() async throws {
    let html = PageShell(title: "T", kind: "K").html { _ in }
    let hash = "\(PageScript.hash)"
    #expect(try await BrowserPage.scriptHashes(html) == [hash])
    #expect(
      html.contains("script-src &#39;sha256-\(hash)&#39;") || html.contains("script-src 'sha256-\(hash)'"))
    #expect(html.contains("default-src 'none'"))
  }

  @Test func theScriptCannotEndItsElement() {
    #expect(!"\(PageScript.source)".contains("</"))
    #expect(!"\(PageScript.source)".contains("<!--"))
  }

  @Test func theStyleUsesTheTokensOfThePages() throws {
    let file = Project.root.appendingPathComponent("Sources/Tools/KansoPreview/Style/page.yaml")
    let theme = try Sample.theme(String(contentsOf: file, encoding: .utf8))
    #expect("\(theme.fingerprint)" == Colors.kansoFingerprint, "compile page.yaml again")

    let rules = [
      PageStyle.base, PageStyle.frame, PageStyle.narrow, PageStyle.phone, PageStyle.printed,
      GuideStyle.blocks,
      GuideStyle.rows, GuideStyle.samples, GuideStyle.contrasts, GuideStyle.cards, GuideStyle.desk,
      GuideStyle.phone,
    ].map { "\($0)" }.joined()
    // The colors of the buttons' image are not part of the style.
    let plain = rules.replacing(/url\(".*?"\)/.dotMatchesNewlines(), with: "")
    #expect(plain.matches(of: /#[0-9a-fA-F]{3,8}\b/).isEmpty)
    #expect(
      plain.matches(of: /\d(px|rem|em|pt)\b/).map { "\($0.0)" }.allSatisfy {
        $0.hasSuffix("em") && !$0.hasSuffix("rem")
      })
    let known = Set(theme.tokens.map { "--" + $0.path.dotted.replacing(".", with: "-") })
    for use in plain.matches(of: /var\((--[A-Za-z-]+)[,)]/) {
      let name = String(use.1)
      // The page sets these for its elements.
      if ["--rows", "--columns", "--name", "--t", "--e", "--d", "--i", "--n", "--z"].contains(name) {
        continue
      }
      #expect(known.contains(name) || known.contains(name.replacing("-spacing", with: "")), "\(name)")
    }
  }

  @Test func textsAreReadableOnTheirGrounds() throws {
    let pairs = [
      (Colors.ink, Colors.ground), (Colors.ink, Colors.paper), (Colors.inkSoft, Colors.ground),
      (Colors.inkSoft, Colors.paper), (Colors.inkSoft, Colors.raised), (Colors.accent, Colors.paper),
      (Colors.warning, Colors.warningSoft), (Colors.good, Colors.goodSoft), (Colors.warning, Colors.paper),
    ]
    for mode: Context in [["appearance": "light"], ["appearance": "dark"]] {
      for (text, ground) in pairs {
        let (first, second) = (
          text.resolved(in: mode).relativeLuminance, ground.resolved(in: mode).relativeLuminance
        )
        #expect(
          (max(first, second) + 0.05) / (min(first, second) + 0.05) >= 4.5,
          "\(text.path!) \(ground.path!) \(mode)")
      }
    }
  }

  @Test func anchorsAreSafeAndDiffer() {
    let texts = [
      "a", "a_", "a b", "a_20b", "a.b", "ä", "<script>", "\"", "", " ", "\u{202E}", "_5f", "a-b", "A",
    ]
    let anchors = texts.map { PageAnchor($0).id }
    #expect(Set(anchors).count == texts.count)
    for anchor in anchors { #expect(anchor.wholeMatch(of: /t-[A-Za-z0-9._-]*/) != nil, "\(anchor)") }
    #expect(PageAnchor("colors.button").id == "t-colors.button")
    #expect(PageAnchor("a b").link == "#t-a_20b")
  }
}
