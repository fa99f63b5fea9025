import Foundation
import TestSupport
import Testing

@testable import KansoPreview

/// Pages of documents and of differences, in Chromium and in the style of the other pages.
@Suite struct DocumentBrowserTests {
  private let old = DocumentSamples.storyboard(
    DocumentSamples.label(
      "Cats",
      """
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <color key="textColor" red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      """) + DocumentSamples.label(String(repeating: "W", count: 300), id: "long"))

  /// Another version of the document, with more than one scene.
  private var new: String {
    let title = String(repeating: "LongTitle", count: 30)
    let scene = """
      <scene sceneID="s"><objects><viewController id="c" title="\(title)"><view key="view" id="v">
      <rect key="frame" x="0.0" y="0.0" width="1600" height="667"/></view></viewController></objects></scene>
      """
    return old.replacing("Cats\"", with: "Dogs\"").replacing("</scenes>", with: scene + "</scenes>")
  }

  @Test(.requires(.browser), .requires(.python("axe_playwright_python")))
  func documentsWork() async throws {
    let theme = try DocumentSamples.theme("name: Cats\ncolors: {brand: \"#336699\"}")
    let html = DocumentsPreview([DocumentSamples.input(new)], theme: theme).html()
    try await BrowserPage.visit(html).windows.expectGood()
  }

  @Test(.requires(.browser), .requires(.python("axe_playwright_python")))
  func differencesOfDocumentsWork() async throws {
    let page = DocumentDifferencePage(from: DocumentSamples.input(old), to: DocumentSamples.input(new))
    try await BrowserPage.visit(page.html()).windows.expectGood()
    let same = DocumentDifferencePage(
      from: DocumentSamples.input(old), to: DocumentSamples.input(old.replacing("22505", with: "23094")))
    try await BrowserPage.visit(same.html()).windows.expectGood()
  }

  @Test(.requires(.browser), .requires(.python("axe_playwright_python")))
  func differencesOfGuidesWork() async throws {
    let page = try GuideDifferencePageTests.page(GuideDifferencePageTests.old, GuideDifferencePageTests.new)
    try await BrowserPage.visit(page.html()).windows.expectGood()
  }

  @Test func theStyleUsesTheTokensOfThePages() throws {
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
      // The page sets these for its elements.
      if ["--w", "--g"].contains(name) { continue }
      #expect(known.contains(name) || known.contains(name.replacing("-spacing", with: "")), "\(name)")
    }
  }
}
