import Foundation
import KansoInterfaceBuilder
import KansoLayout
import KansoRendering
import TestSupport
import Testing

@testable import KansoPreview

/// Documents that try to inject markup into the formats, or to crash the programs that show them.
struct DocumentHostilityTests {
  /// The XML escapes of `"></svg><script>alert(1)</script>]]>&"'`, a bidirectional override and a letter.
  private let attack =
    "&quot;&gt;&lt;/svg&gt;&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;]]&gt;&amp;&apos;\u{202E}x"

  /// A storyboard with the attack in every visible field.
  private var everywhere: String {
    let views = """
      <label text="\(attack)" userLabel="\(attack)" id="a&lt;script&gt;b"><rect key="frame" x="0" y="0" \
      width="375" height="40"/>
      <fontDescription key="fontDescription" name="\(attack)" family="\(attack)" pointSize="12"/>
      <color key="textColor" name="\(attack)"/></label>
      <button buttonType="system" id="b2"><rect key="frame" x="0" y="50" width="375" height="40"/>
      <state key="normal" title="\(attack)" image="\(attack)"><color key="titleColor" \
      systemColor="\(attack)"/></state></button>
      <textField placeholder="\(attack)" id="c2"><rect key="frame" x="0" y="100" width="375" height="40"/></textField>
      <imageView image="\(attack)" id="d2"><rect key="frame" x="0" y="150" width="375" height="40"/></imageView>
      <segmentedControl id="e2"><rect key="frame" x="0" y="200" width="375" height="40"/>
      <segments><segment title="\(attack)"/></segments></segmentedControl>
      <view customClass="\(attack)" id="f2"><rect key="frame" x="0" y="250" width="375" height="60"/></view>
      <searchBar placeholder="\(attack)" id="g2"><rect key="frame" x="0" y="350" width="375" height="56"/></searchBar>
      <containerView userLabel="\(attack)" id="h2"><rect key="frame" x="0" y="420" width="375" \
      height="60"/></containerView>
      """
    return DocumentSamples.storyboard(
      views, scene: #"<navigationItem key="navigationItem" title="\#(attack)" prompt="\#(attack)" id="n"/>"#
    ).replacing(
      #"customClass="CatsController""#,
      with: #"customClass="\#(attack)" storyboardIdentifier="\#(attack)" title="\#(attack)""#
    )
    .replacing("retina4_7", with: attack)
  }

  private func check(_ page: some PreviewPage, sourceLocation: SourceLocation = #_sourceLocation) {
    let html = page.html()
    #expect(!html.contains("<script>alert"), sourceLocation: sourceLocation)
    #expect(html.components(separatedBy: "<script").count == 2, sourceLocation: sourceLocation)
    #expect(!html.contains("alert(1)</script>"), sourceLocation: sourceLocation)
    let svg = page.svg(width: 600)
    #expect(WellFormedness.problem(in: svg) == nil, sourceLocation: sourceLocation)
    #expect(!svg.contains("<script"), sourceLocation: sourceLocation)
    let lines = page.terminal(columns: 200, colors: .none)
    for scalar in ["\u{1B}", "\u{202E}", "\u{7}"] {
      #expect(!lines.contains(scalar), sourceLocation: sourceLocation)
    }
  }

  @Test func markupInEveryFieldStaysText() throws {
    let input = DocumentSamples.input(everywhere, path: "<script>alert(1)</script>.storyboard")
    let page = DocumentsPreview([input])
    #expect(page.isComplete, "\(page.problemReport)")
    // The page shows the source text.
    #expect(page.html().contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    check(page)
  }

  @Test func markupInDifferencesStaysText() {
    let old = DocumentSamples.input(
      DocumentSamples.storyboard(DocumentSamples.label("plain", id: "a&lt;script&gt;b")))
    let page = DocumentDifferencePage(
      from: old, to: DocumentSamples.input(everywhere, path: "<script>alert(1)</script>"))
    #expect(page.isVisible)
    check(page)
    check(DocumentDifferencePage(from: DocumentSamples.input(everywhere), to: old))
  }

  @Test func numbersThatAreNoneAreNoPictures() {
    for number in ["nan", "inf", "-1e9", "1e9", "99999999999999999999", "0x10"] {
      let text = DocumentSamples.storyboard(
        DocumentSamples.label("x").replacing(#"width="300""#, with: #"width="\#(number)""#)
          + """
          <slider minValue="\(number)" maxValue="\(number)" value="\(number)" id="s"><rect key="frame" \
          x="0" y="0" width="\(number)" \
          height="\(number)"/></slider><pageControl numberOfPages="\(number)" id="p"><rect key="frame" \
          x="0" y="\(number)" \
          width="9" height="9"/></pageControl><view alpha="\(number)" id="v"><rect key="frame" x="0" y="0" \
          width="9" height="9"/></view>
          """)
      let page = DocumentsPreview([DocumentSamples.input(text)])
      let svg = page.svg(width: 400)
      #expect(WellFormedness.problem(in: svg) == nil, "\(number)")
      #expect(!svg.contains("nan") && !svg.contains("inf\""), "\(number)")
    }
  }

  @Test func deepDocumentsAreDrawnOrRefused() {
    for depth in [60, 10_000] {
      let open = (0..<depth).map { number in
        "<view id=\"v\(number)\" alpha=\"0.9\" clipsSubviews=\"YES\"><rect key=\"frame\" x=\"1\" y=\"1\" "
          + "width=\"300\" height=\"300\"/><subviews>"
      }.joined()
      let text = DocumentSamples.storyboard(open + String(repeating: "</subviews></view>", count: depth))
      let page = DocumentsPreview([DocumentSamples.input(text)])
      #expect(page.isComplete == (depth < 100))
      #expect(page.drawing(width: 400).isBalanced)
      #expect(WellFormedness.problem(in: page.svg(width: 400)) == nil)
    }
  }

  /// A view that is its own neighbor, and scenes that lead to each other.
  @Test func circlesEnd() {
    let text = DocumentSamples.storyboard(
      DocumentSamples.label("x"),
      scene: #"<connections><segue destination="controller" kind="show" id="s"/></connections>"#)
    #expect(DocumentsPreview([DocumentSamples.input(text)]).sceneCount == 1)
  }

  @Test func aLongTextIsCut() {
    let text = DocumentSamples.storyboard(DocumentSamples.label(String(repeating: "long ", count: 200_000)))
    let html = DocumentsPreview([DocumentSamples.input(text)]).html()
    #expect(html.contains(">long long ") && html.utf8.count < text.utf8.count / 5)
  }
}
