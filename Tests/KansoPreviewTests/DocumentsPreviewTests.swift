import Foundation
import KansoLayout
import KansoRendering
import KansoTheme
import Testing

@testable import KansoPreview

/// Documents as pages, pictures and lines.
struct DocumentsPreviewTests {
  private let guide = """
    kanso: 1
    name: Cats
    colors:
      brand: "#336699"
      ink: {light: "#112233", dark: "#DDEEFF"}
    fonts:
      title: {family: Georgia, size: 20}
    modes: [light, dark]
    """
  private let styled = DocumentSamples.storyboard(
    DocumentSamples.label(
      "Hello",
      """
      <fontDescription key="fontDescription" name="Georgia" family="Georgia" pointSize="20"/>
      <color key="textColor" red="0.2" green="0.40000000000000002" blue="0.59999999999999998" alpha="1" colorSpace="calibratedRGB"/>
      <color key="highlightedColor" red="0.2" green="0.4" blue="0.615" alpha="1" colorSpace="calibratedRGB"/>
      <color key="shadowColor" name="ink"/>
      """))

  private func page(_ text: String, theme: Theme? = nil) -> DocumentsPreview {
    DocumentsPreview([DocumentSamples.input(text)], theme: theme)
  }

  @Test func everySceneHasItsNamesAndItsSize() {
    let html = page(styled).html()
    for text in [
      "CatsController", "The storyboard begins here", "375 × 667 pt", "retina4_7", ">Hello</text>",
    ] {
      #expect(html.contains(text), "\(text)")
    }
    #expect(page(styled).title == "Main.storyboard")
  }

  @Test func colorsAndFontsHaveTheTokensWhoseValuesTheyAre() throws {
    let theme = try DocumentSamples.theme(guide)
    let entries = try #require(page(styled, theme: theme).documents.first?.scenes.first).styles
    let words = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.tokenWords) })
    #expect(words["#336699"] == ["colors.brand"])
    #expect(words["color(srgb 0.2 0.4 0.615)"] == ["≈ colors.brand"])
    #expect(words["Georgia 20"] == ["fonts.title"])
    // A color of the asset catalog is found by its name, though its value is not in the document.
    #expect(words["ink"] == ["colors.ink"])
    let html = page(styled, theme: theme).html()
    #expect(html.contains("colors.brand") && html.contains("fonts.title"))
    #expect(!page(styled).html().contains("colors.brand"))
  }

  @Test func thePictureIsAsWideAsAskedAndHoldsEveryScene() {
    for width in [300.0, 834, 2000] {
      let drawing = page(styled).drawing(width: width)
      #expect(drawing.size.width == width)
      #expect(drawing.isBalanced)
      #expect(drawing.texts.contains("Hello"))
      #expect(drawing.texts.joined(separator: " ").contains("CatsController"))
    }
    #expect(page(styled).drawing(width: .nan).size.width.isFinite)
  }

  @Test func scenesStandSideBySideWhereThereIsRoom() {
    let two = DocumentsPreview([DocumentSamples.input(styled), DocumentSamples.input(styled)])
    #expect(two.title == "2 documents")
    let (narrow, wide) = (two.drawing(width: 300).size.height, two.drawing(width: 2000).size.height)
    #expect(narrow > 0 && wide > 0)
    let three = styled.replacing(
      "</scenes>",
      with: (1...3).map { number in
        """
        <scene sceneID="s\(number)"><objects><viewController id="c\(number)"><view key="view" id="v\(number)">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view></viewController></objects></scene>
        """
      }.joined() + "</scenes>")
    let (column, row) = (
      page(three).drawing(width: 420).size.height, page(three).drawing(width: 2000).size.height
    )
    #expect(column > 3 * row)
  }

  @Test func linesFitTheColumnsAndHaveColorsOnlyWhereTheyMay() throws {
    let theme = try DocumentSamples.theme(guide)
    let plain = page(styled, theme: theme).terminal(columns: 40, colors: .none)
    #expect(!plain.contains("\u{1B}"))
    #expect(plain.contains("CatsController"))
    #expect(plain.contains("colors.brand"))
    let colored = page(styled, theme: theme).terminal(columns: 40, colors: .trueColor)
    #expect(colored.contains("\u{1B}[48;2;51;102;153m"))
  }

  @Test func whatCannotBeReadIsSaidAndTheOthersAreShown() {
    let both = DocumentsPreview([
      DocumentSamples.input("<nonsense", path: "Broken.xib"), DocumentSamples.input(styled),
    ])
    #expect(!both.isComplete)
    #expect(both.complaints.contains("Broken.xib"))
    let html = both.html()
    #expect(html.contains("Nothing to be seen: ") && html.contains(">Hello</text>"))
    #expect(both.terminal(columns: 80, colors: .none).contains("Nothing to be seen: "))
    #expect(page(styled).isComplete && page(styled).complaints.isEmpty)
  }

  @Test func noDocumentsAreAPageToo() {
    let none = DocumentsPreview([])
    #expect(none.html().contains("0 documents"))
    #expect(none.drawing(width: 300).isBalanced)
    #expect(none.terminal(columns: 80, colors: .none).isEmpty)
  }

  @Test func theSameDocumentIsTheSamePage() {
    #expect(page(styled).html() == page(styled).html())
    #expect(page(styled).svg(width: 800) == page(styled).svg(width: 800))
  }
}
