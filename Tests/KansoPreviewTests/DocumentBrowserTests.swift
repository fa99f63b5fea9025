import Foundation
import TestSupport
import Testing

@testable import KansoPreview

/// Pages of documents and of differences, in Chromium and in the look of the other pages.
@Suite(.serialized) struct DocumentBrowserTests {
  private let old = DocumentSamples.storyboard(
    DocumentSamples.label(
      "Cats",
      """
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <color key="textColor" red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      """) + DocumentSamples.label(String(repeating: "W", count: 300), id: "long"))

  /// Another one, with more than one scene.
  private var new: String {
    let scene = """
      <scene sceneID="s"><objects><viewController id="c" title="\(String(repeating: "LongTitle", count: 30))"><view key="view" id="v">
      <rect key="frame" x="0.0" y="0.0" width="1600" height="667"/></view></viewController></objects></scene>
      """
    return old.replacing("Cats\"", with: "Dogs\"").replacing("</scenes>", with: scene + "</scenes>")
  }

  @Test(.enabled(if: BrowserPage.isThere)) func documentsWork() throws {
    let theme = try DocumentSamples.theme("name: Cats\ncolors: {brand: \"#336699\"}")
    let html = DocumentsPreview([DocumentSamples.input(new)], theme: theme).html()
    expectGood(try BrowserPage.visit(html).looks)
  }

  @Test(.enabled(if: BrowserPage.isThere)) func differencesOfDocumentsWork() throws {
    let page = DocumentDifferencePage(from: DocumentSamples.input(old), to: DocumentSamples.input(new))
    expectGood(try BrowserPage.visit(page.html()).looks)
    let same = DocumentDifferencePage(
      from: DocumentSamples.input(old), to: DocumentSamples.input(old.replacing("22505", with: "23094")))
    expectGood(try BrowserPage.visit(same.html()).looks)
  }

  @Test(.enabled(if: BrowserPage.isThere)) func differencesOfGuidesWork() throws {
    let page = try GuideDifferencePageTests.page(GuideDifferencePageTests.old, GuideDifferencePageTests.new)
    expectGood(try BrowserPage.visit(page.html()).looks)
  }

  private func expectGood(
    _ looks: BrowserPage.Visit.Looks, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(looks.noted.isEmpty, "\(looks.noted)", sourceLocation: sourceLocation)
    #expect(looks.overflow.isEmpty, "\(looks.overflow)", sourceLocation: sourceLocation)
    #expect(looks.axe.isEmpty, "\(looks.axe)", sourceLocation: sourceLocation)
    #expect(looks.colors.count == 6 && looks.colors.allSatisfy { $0 > 100 }, sourceLocation: sourceLocation)
  }

  @Test func theLookIsMadeOfTheTokensOfThePages() throws {
    let rules = [SceneRules.scenes, DocumentDifferenceHTML.rules, GuideDifferenceStyle.rules]
      .map { "\($0)" }.joined()
    #expect(rules.matches(of: /#[0-9a-fA-F]{3,8}\b/).isEmpty)
    #expect(rules.matches(of: /\d(px|rem|em|pt)\b/).isEmpty)
    let tokens = [Colors.kansoTokens.map(\.path), Fonts.kansoTokens.map(\.path)].joined()
    let lengths = (Padding.kansoTokens + Sizes.kansoTokens + Radii.kansoTokens + Borders.kansoTokens).map(
      \.path)
    let known = Set((tokens + lengths).compactMap { $0 }.map { "--" + $0.dotted.replacing(".", with: "-") })
    for use in rules.matches(of: /var\((--[A-Za-z-]+)\)/) {
      let name = String(use.1)
      #expect(known.contains(name) || known.contains(name.replacing("-spacing", with: "")), "\(name)")
    }
  }
}
