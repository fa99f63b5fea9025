import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoLayout
import KansoTheme
import KansoThemeEncoding
import Testing

@testable import KansoCanvasDrawing

/// Labels, fields, text views and buttons.
struct DocumentTextTests {
  private let red =
    #"<color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#

  @Test func aLabelHasItsTextFontColorAndPlace() throws {
    let font =
      #"<fontDescription key="fontDescription" name="Georgia-Bold" family="Georgia" pointSize="20"/>"#
    let text = try #require(
      try drawCommands("label", #"text="Hello" textAlignment="right""#, font + red).drawnTexts.first)
    #expect(text.text == "Hello")
    #expect(text.font.families == ["Georgia"])
    #expect(text.font.face == "Georgia-Bold")
    #expect(text.font.weight == 700)
    #expect(text.size == 20)
    #expect(text.color.formattedForCSS == "#ff0000")
    #expect(abs(text.origin.x + text.width - 200) < 0.01)
    #expect(text.origin.y > 20 && text.origin.y < 40)
  }

  @Test func fontsOfTheSystemHaveTheirWeightsAndStyles() throws {
    let bold = try drawCommands(
      "label", #"text="a""#,
      #"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>"#)
    #expect(bold.drawnTexts.first?.font.weight == 600)
    let headline = try drawCommands(
      "label", #"text="a""#, #"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#)
    #expect(headline.drawnTexts.first?.font.textStyle == .headline)
    #expect(headline.drawnTexts.first?.size == 17)
  }

  @Test func aTextThatIsALittleTooWideIsSmallerAndNotCut() throws {
    let natural = SansSerifTextMeasurer().measure(
      "A text of some width", font: Typography(families: ["system-ui"], size: 17), size: 17, width: nil,
      lines: 1
    ).size.width
    let tight = try drawCommands("label", size: (natural / 1.08, 21), #"text="A text of some width""#)
    #expect(tight.texts == ["A text of some width"])
    #expect((tight.drawnTexts.first?.width ?? .infinity) <= natural / 1.08 + 0.01)
    let cut = try drawCommands("label", size: (natural / 2, 21), #"text="A text of some width""#)
    #expect(cut.texts.first?.hasSuffix("…") == true)
  }

  /// Many runs do not let a text exceed its maximum length.
  @Test func ofATextInManyRunsTheBeginningIsSet() throws {
    let resources = ViewResources(try read(TestDocument.xib("")))
    let runs = [InterfaceTextRun](
      repeating: InterfaceTextRun(text: "word ", attributes: [:]), count: 100_000)
    #expect(resources.attributedText(runs).text.count == ViewResources.maxCharacters)
    #expect(resources.attributedText(Array(runs.prefix(3))).text.count == 15)
  }

  @Test func aLabelHasAsManyLinesAsItMay() throws {
    let words = #"text="one two three four five six seven eight nine ten""#
    #expect(try drawCommands("label", size: (80, 120), words + #" numberOfLines="0""#).drawnTexts.count > 3)
    #expect(try drawCommands("label", size: (80, 120), words + #" numberOfLines="2""#).drawnTexts.count == 2)
    #expect(try drawCommands("label", size: (80, 120), words).drawnTexts.count == 1)
  }

  @Test func partsOfATextHaveColorsOfTheirOwn() throws {
    let parts = """
      <attributedString key="attributedText"><fragment content="Red "><attributes>
      <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></attributes></fragment>
      <fragment content="plain"/></attributedString>
      """
    let texts = try drawCommands("label", #"usesAttributedText="YES""#, parts).drawnTexts
    #expect(texts.map(\.text) == ["Red ", "plain"])
    #expect(texts.map(\.color.formattedForCSS) == ["#ff0000", "#000000"])
  }

  @Test func aFieldShowsItsTextOrItsPlaceholder() throws {
    let border = #"borderStyle="roundedRect" placeholder="Name""#
    let empty = try drawCommands("textField", border)
    #expect(empty.texts == ["Name"])
    #expect(empty.drawnTexts.first?.color.alpha == 0.3)
    #expect(empty.strokes.count == 1)
    #expect(try drawCommands("textField", border + #" text="Ann""#).texts == ["Ann"])
    let secret = #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#
    #expect(try drawCommands("textField", #"text="Ann""#, secret).texts == ["•••"])
  }

  @Test func aButtonShowsTheStateThatItIsIn() throws {
    let states = #"<state key="normal" title="Save"/><state key="disabled" title="Wait"/>"#
    let normal = try drawCommands("button", #"buttonType="system""#, states)
    #expect(normal.texts == ["Save"])
    #expect(normal.drawnTexts.first?.color.formattedForCSS == "#007aff")
    #expect(try drawCommands("button", #"buttonType="system" enabled="NO""#, states).texts == ["Wait"])
  }

  @Test func aButtonIsConfigured() throws {
    let filled = try drawCommands(
      "button", "", #"<buttonConfiguration key="configuration" style="filled" title="Go"/>"#)
    #expect(filled.fills == ["#007aff"])
    #expect(filled.drawnTexts.first?.color.formattedForCSS == "#ffffff")
    let plain = try drawCommands(
      "button", "", #"<buttonConfiguration key="configuration" style="plain" title="Go"/>"#)
    #expect(plain.fills.isEmpty && plain.texts == ["Go"])
  }

  @Test func theTintOfAViewAroundItIsAButtons() throws {
    let tint =
      #"<color key="tintColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>"#
    let text = TestDocument.xib(
      subviews(
        view(
          "button", id: "it", frame: (0, 0, 80, 30), fixed: true, attributes: #"buttonType="system""#,
          content: #"<state key="normal" title="Go"/>"#))
        + tint)
    let drawn = try drawnScenes(of: text).first?.drawCommands("it").drawnTexts
    #expect(drawn?.first?.color.formattedForCSS == "#00ff00")
  }
}
