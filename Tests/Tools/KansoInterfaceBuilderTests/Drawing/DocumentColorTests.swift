import KansoLayout
import KansoTheme
import Testing

/// The values of colors.
struct DocumentColorTests {
  private func fill(_ color: String, appearance: String = "light", resources: String = "") throws -> String? {
    let text = xib("view", "", #"<color key="backgroundColor" \#(color)/>"#, resources: resources)
      .replacing(#"appearance="light""#, with: #"appearance="\#(appearance)""#)
    return try drawnScenes(of: text).first?.drawCommands("it").fills.first
  }

  @Test(arguments: [
    (
      #"red="1" green="0.50196078430000002" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
      "#ff8000"
    ),
    (
      #"red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
      "color(display-p3 1 0.5 0)"
    ),
    (
      #"white="1" alpha="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      "color(srgb 1 1 1 / 0.5)"
    ),
    (
      #"cyan="0" magenta="1" yellow="1" black="0" alpha="1" colorSpace="custom" customColorSpace="genericCMYK""#,
      "#ff0000"
    ),
    (#"systemColor="systemBackgroundColor""#, "#ffffff"),
    (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, "#f2f2f7"),
  ])
  func colorsHaveTheirValues(written: String, css: String) throws { #expect(try fill(written) == css) }

  @Test func colorsOfTheCatalogAreWhatTheDocumentSays() throws {
    let brand = """
      <resources><namedColor name="brand"><color red="0.0" green="0.0" blue="1" alpha="1" colorSpace="calibratedRGB"/>
      </namedColor></resources>
      """
    #expect(try fill(#"name="brand""#, resources: brand) == "#0000ff")
  }

  /// A color that refers to its own name does not cause an endless loop.
  @Test func aColorOfTheCatalogMayNameItself() throws {
    let circle = #"<resources><namedColor name="brand"><color name="brand"/></namedColor></resources>"#
    #expect(try fill(#"name="brand""#, resources: circle) == nil)
  }

  @Test func theSystemsColorsFollowTheCanvas() throws {
    #expect(try fill(#"systemColor="systemBackgroundColor""#, appearance: "dark") == "#000000")
    #expect(try fill(#"systemColor="labelColor""#, appearance: "dark") == "#ffffff")
  }

  @Test func usesAreListedInTheOrderOfTheDocument() throws {
    let states = """
      <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
      <state key="normal" title="a"><color key="titleColor" name="brand"/>
      <color key="titleShadowColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></state>
      """
    let resources = """
      <resources><namedColor name="brand"><color white="0.5" alpha="1" colorSpace="calibratedWhite"/>\
      </namedColor></resources>
      """
    let text = xib("button", "", states, resources: resources)
    let it = try #require(try drawnScenes(of: text).first?.view("it"))
    #expect(it.source.styleReferences.map(\.key) == ["fontDescription", "normal titleColor"])
  }
}
