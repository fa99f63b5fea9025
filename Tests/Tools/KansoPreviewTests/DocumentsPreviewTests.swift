import Foundation
import KansoLayout
import KansoRendering
import KansoTheme
import Testing

@testable import KansoPreview

/// Documents as pages, images and lines.
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
      <color key="textColor" red="0.2" green="0.40000000000000002" blue="0.59999999999999998" alpha="1" \
      colorSpace="calibratedRGB"/>
      <color key="highlightedColor" red="0.2" green="0.4" blue="0.615" alpha="1" colorSpace="calibratedRGB"/>
      <color key="shadowColor" name="ink"/>
      """))

  private func page(_ text: String, theme: Theme? = nil) -> DocumentsPreview {
    DocumentsPreview([DocumentSamples.input(text)], theme: theme)
  }

  @Test func everySceneHasItsNamesAndItsSize() {
    let html = page(styled).html()
    for text in [
      "CatsController", "The storyboard begins here", "375 × 667 pt", "iPhone SE (3rd generation)",
      ">Hello</text>",
    ] {
      #expect(html.contains(text), "\(text)")
    }
    #expect(page(styled).title == "Main.storyboard")
  }

  @Test func colorsAndFontsHaveTheTokensWhoseValuesTheyAre() throws {
    let theme = try DocumentSamples.theme(guide)
    let entries = try #require(page(styled, theme: theme).documents.first?.scenes.first).styles
    let words = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.tokenDescriptions) })
    #expect(words["#336699"] == ["colors.brand"])
    #expect(words["#33669d"] == ["≈ colors.brand"])
    #expect(words["Georgia 20"] == ["fonts.title"])
    // A color of the asset catalog is found by name, although the document does not contain its value.
    #expect(words["ink"] == ["colors.ink"])
    let html = page(styled, theme: theme).html()
    #expect(html.contains("colors.brand") && html.contains("fonts.title"))
    #expect(!page(styled).html().contains("colors.brand"))
  }

  @Test func thePictureIsAsWideAsAskedAndHoldsEveryScene() {
    for width in [240.0, 300, 834, 10_000] {
      let drawing = page(styled).drawing(width: width)
      #expect(drawing.size.width == width)
      #expect(drawing.isBalanced)
      #expect(drawing.texts.contains("Hello"))
      #expect(drawing.texts.joined(separator: " ").contains("CatsController"))
    }
    // A width outside the limits is clamped to the nearest legal width. NaN becomes the minimum.
    let odd = [Double.nan, .infinity, -1, 1e300].map { page(styled).drawing(width: $0).size.width }
    #expect(odd == [240, 10_000, 240, 10_000])
  }

  /// Returns the document with more scenes.
  private func styled(with count: Int) -> String {
    let scenes = (0..<count).map { number in
      """
      <scene sceneID="s\(number)"><objects><viewController id="c\(number)"><view key="view" id="v\(number)">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view></viewController></objects></scene>
      """
    }
    return styled.replacing("</scenes>", with: scenes.joined() + "</scenes>")
  }

  /// The largest pictures of scenes are 560 points high.
  @Test func aPictureWithoutAWidthIsAsWideAsItsScenes() {
    let width = 375 * 560.0 / 667
    #expect(page(styled).drawing(width: nil).size.width == width.rounded(.up) + 2 * Padding.l)
    // Two scenes are side by side, with a space between them.
    let row = (2 * width + Padding.xl).rounded(.up)
    #expect(page(styled(with: 1)).drawing(width: nil).size.width == row + 2 * Padding.xxl)
    #expect(page("<nonsense").drawing(width: nil).size.width < PictureLayout.defaultWidth)
  }

  /// Rows grow or shrink to the width of the sheet, and the last one has the scale of the row before it.
  @Test(arguments: [(834.0, 2), (1000, 3), (600, 2), (400, 1)])
  func severalRowsFillTheWidth(_ width: Length, _ count: Int) {
    let drawing = page(styled(with: 4)).drawing(width: width)
    let scenes = drawing.commands.compactMap { command -> Rect? in
      // The border of a picture.
      guard case .stroke(.rectangle(let rect, _), _) = command, rect.height > 200 else { return nil }
      return rect
    }
    #expect(scenes.count == 5)
    let first = scenes.prefix(count)
    #expect(
      Set(first.map(\.minY)).count == 1 && scenes.dropFirst(count).allSatisfy { $0.minY > first[0].maxY })
    #expect(abs(first[count - 1].maxX - (width - scenes[0].minX)) < 1.5, "\(scenes)")
    #expect(scenes.allSatisfy { abs($0.width - first[0].width) < 1 })
  }

  @Test func captionsBreakBetweenTheWordsOfAClass() {
    let name = "FavoriteCatsTableViewCellController"
    let texts = page(styled.replacing("CatsController", with: name)).drawing(width: 240).texts
    let lines = texts.map { $0.replacing("→ ", with: "") }.filter { !$0.isEmpty && name.contains($0) }
    #expect(lines.count > 1 && lines.joined() == name, "\(texts)")
    #expect(lines.flatMap(\.nameSegments) == name.nameSegments, "\(lines)")
  }

  @Test func scenesThatFitAreSideBySide() {
    let two = DocumentsPreview([DocumentSamples.input(styled), DocumentSamples.input(styled)])
    #expect(two.title == "2 documents")
    let (narrow, wide) = (two.drawing(width: 300).size.height, two.drawing(width: 2000).size.height)
    #expect(narrow > 0 && wide > 0)
    let three = styled(with: 3)
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
    #expect(colored.contains("\u{1B}[38;2;51;102;153m████\u{1B}[0m #336699"))
  }

  /// The important part of a line is not clipped at the edge of the terminal.
  @Test(arguments: [20, 40, 80]) func whatIsWiderThanTheTerminalGoesOnBelow(_ columns: Int) {
    let name = String(repeating: "猫", count: 60)
    let named = styled.replacing("CatsController", with: name)
    let pages: [any PreviewPage] = [
      page(named),
      DocumentDifferencePage(
        from: DocumentSamples.input(named),
        to: DocumentSamples.input(named.replacing("Hello", with: String(repeating: "犬 ", count: 20)))),
    ]
    for page in pages {
      let lines = page.terminal(columns: columns, colors: .none).split(separator: "\n")
      // An ideograph takes two columns.
      func width(_ line: Substring) -> Int { line.count + line.count { "猫犬".contains($0) } }
      #expect(lines.allSatisfy { width($0) <= columns })
      #expect(lines.joined().count { $0 == "猫" } == 60)
    }
  }

  @Test func aColorOfTheCatalogIsNoOtherOfTheSameName() throws {
    let two = DocumentSamples.storyboard(
      DocumentSamples.label(
        "Hello",
        """
        <color key="textColor" name="systemRedColor"/>
        <color key="highlightedColor" systemColor="systemRedColor"/>
        <color key="shadowColor" systemColor="systemRedColor"/>
        """),
      resources: """
        <resources><namedColor name="systemRedColor">
        <color red="1" green="0.23137254901960785" blue="0.18823529411764706" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
        </namedColor></resources>
        """)
    let scene = try #require(page(two).documents.first?.scenes.first)
    #expect(scene.styles.map(\.count).sorted() == [1, 2])
  }

  @Test func controlCharactersInPicturesAreEscaped() {
    let input = DocumentSamples.input(styled, path: "a\u{202E}b\nc.storyboard")
    let texts = DocumentsPreview([input]).drawing(width: 834).texts.joined(separator: " ")
    #expect(!texts.contains("\u{202E}") && texts.contains("\\u{202E}"))
  }

  @Test func unreadableDocumentsAreReportedAndTheOthersAreDrawn() {
    let both = DocumentsPreview([
      DocumentSamples.input("<nonsense", path: "Broken.xib"), DocumentSamples.input(styled),
    ])
    #expect(!both.isComplete)
    #expect(both.problemReport.contains("Broken.xib"))
    let html = both.html()
    #expect(html.contains("Nothing to be seen: ") && html.contains(">Hello</text>"))
    #expect(both.terminal(columns: 80, colors: .none).contains("Nothing to be seen: "))
    #expect(page(styled).isComplete && page(styled).problemReport.isEmpty)
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
