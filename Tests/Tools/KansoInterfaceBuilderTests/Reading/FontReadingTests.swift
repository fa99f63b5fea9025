import Testing

@testable import KansoInterfaceBuilder

/// Fonts in all notations that documents use.
struct FontReadingTests {
  private func font(_ attributes: String) throws -> InterfaceFont {
    let label = try readSubview(
      "<label id=\"l\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
    #expect(label.font?.key == "fontDescription")
    return try #require(label.font)
  }

  @Test func theSystemsFontHasASize() throws {
    let font = try font("type=\"system\" pointSize=\"17.5\"")
    #expect(font.face == .system(weight: nil, isItalic: false))
    #expect(font.size?.value == 17.5)
  }

  @Test func boldAndItalicAreTypesOfTheirOwn() throws {
    #expect(
      try font("type=\"boldSystem\" pointSize=\"14\"").face == .system(weight: "bold", isItalic: false))
    #expect(
      try font("type=\"italicSystem\" pointSize=\"14\"").face == .system(weight: nil, isItalic: true))
  }

  @Test(arguments: [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ])
  func theSystemsFontHasWeights(weight: String) throws {
    #expect(
      try font("type=\"system\" weight=\"\(weight)\" pointSize=\"12\"").face
        == .system(weight: weight, isItalic: false))
  }

  @Test(arguments: [
    "UICTFontTextStyleBody", "UICTFontTextStyleTitle0", "UICTFontTextStyleTitle3",
    "UICTFontTextStyleCaption2", "UICTFontTextStyleHeadline",
  ])
  func stylesDecideTheSize(style: String) throws {
    let font = try font("style=\"\(style)\"")
    #expect(font.face == .style(style))
    #expect(font.size == nil)
  }

  @Test func facesHaveANameAndAFamily() throws {
    let font = try font("name=\"Avenir-Heavy\" family=\"Avenir\" pointSize=\"22\"")
    #expect(font.face == .named("Avenir-Heavy", family: "Avenir"))
    #expect(font.size?.value == 22)
    #expect(try self.font("name=\"Köln\" pointSize=\"9\"").face == .named("Köln", family: nil))
  }

  @Test func fontsOfAttributedTextsHaveTheirOwnShape() throws {
    func font(_ attributes: String) throws -> InterfaceFont {
      let label = try readSubview(
        """
        <label id="l"><attributedString key="attributedText"><fragment content="a">
          <attributes><font key="NSFont" \(attributes)/></attributes>
        </fragment></attributedString></label>
        """)
      let run = try #require(label.values["attributedText"]?.runs?.first)
      return try #require(run.attributes["NSFont"]?.font)
    }
    let named = try font("size=\"13\" name=\"HelveticaNeue-Bold\"")
    #expect(named.face == .named("HelveticaNeue-Bold", family: nil))
    #expect(named.size?.value == 13)
    #expect(try font("metaFont=\"system\" size=\"15\"").face == .system(weight: nil, isItalic: false))
    #expect(try font("metaFont=\"systemBold\" size=\"15\"").face == .system(weight: "bold", isItalic: false))
    #expect(try font("metaFont=\"system\"").size == nil)
  }

  @Test func fontsOfBarsAndSymbolsAreValues() throws {
    let bar = try readSubview(
      """
      <navigationBar contentMode="scaleToFill" id="b">
        <textAttributes key="titleTextAttributes">
          <fontDescription key="fontDescription" name="Futura-Medium" family="Futura" pointSize="20"/>
          <color key="textColor" name="Title"/>
          <offsetWrapper key="textShadowOffset" horizontal="1" vertical="-2"/>
        </textAttributes>
      </navigationBar>
      """)
    let title = try #require(bar.values["titleTextAttributes"]?.record)
    #expect(title.values["fontDescription"]?.font?.face == .named("Futura-Medium", family: "Futura"))
    #expect(title.values["textColor"]?.color?.summary == "named Title")
    #expect(title.values["textShadowOffset"]?.point == InterfacePoint(x: 1, y: -2))
    let image = try readSubview(
      """
      <imageView image="star" catalog="system" id="i">
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" scale="large" \
      weight="semibold">
          <fontDescription key="font" style="UICTFontTextStyleTitle1"/>
        </preferredSymbolConfiguration>
      </imageView>
      """)
    let symbol = try #require(image.values["preferredSymbolConfiguration"]?.record)
    #expect(symbol["scale"] == "large")
    #expect(symbol.values["font"]?.font?.face == .style("UICTFontTextStyleTitle1"))
  }
}
