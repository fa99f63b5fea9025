import KansoLayout
import KansoTheme
import Testing

@testable import KansoInterfaceBuilder

/// Labels, fields, text views and buttons.
struct TextLookTests {
  private let red =
    #"<color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#

  @Test func aLabelHasItsTextFontColorAndPlace() throws {
    let font =
      #"<fontDescription key="fontDescription" name="Georgia-Bold" family="Georgia" pointSize="20"/>"#
    let text = try #require(
      try look("label", #"text="Hello" textAlignment="right""#, font + red).drawnTexts.first)
    #expect(text.text == "Hello")
    #expect(text.font.families == ["Georgia"])
    #expect(text.font.face == "Georgia-Bold")
    #expect(text.font.weight == 700)
    #expect(text.size == 20)
    #expect(text.color.css == "#ff0000")
    #expect(abs(text.origin.x + text.width - 200) < 0.01)
    #expect(text.origin.y > 20 && text.origin.y < 40)
  }

  @Test func fontsOfTheSystemHaveTheirWeightsAndStyles() throws {
    let bold = try look(
      "label", #"text="a""#,
      #"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>"#)
    #expect(bold.drawnTexts.first?.font.weight == 600)
    let headline = try look(
      "label", #"text="a""#, #"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#)
    #expect(headline.drawnTexts.first?.font.textStyle == .headline)
    #expect(headline.drawnTexts.first?.size == 17)
  }

  @Test func aTextThatIsALittleTooWideIsSmallerAndNotCut() throws {
    var traits = TraitCollection()
    traits.textMeasurer = SansSerifTextMeasurer()
    let context = DrawingContext(traits: traits)
    let natural = SetText(
      "A text of some width", font: Typography(families: ["system-ui"], size: 17), color: .black
    ).naturalSize(context).width
    let tight = try look("label", size: (natural / 1.08, 21), #"text="A text of some width""#)
    #expect(tight.texts == ["A text of some width"])
    #expect((tight.drawnTexts.first?.width ?? .infinity) <= natural / 1.08 + 0.01)
    let cut = try look("label", size: (natural / 2, 21), #"text="A text of some width""#)
    #expect(cut.texts.first?.hasSuffix("…") == true)
  }

  /// A text is not longer for being in many parts.
  @Test func ofATextInManyPartsTheBeginningIsSet() {
    let part = SetText.Part(
      text: "word ", font: Typography(families: ["system-ui"], size: 17), color: .black)
    #expect(SetText(Array(repeating: part, count: 100_000)).parts.count == 800)
    #expect(SetText(Array(repeating: part, count: 3)).parts.count == 3)
  }

  @Test func aLabelHasAsManyLinesAsItMay() throws {
    let words = #"text="one two three four five six seven eight nine ten""#
    #expect(try look("label", size: (80, 120), words + #" numberOfLines="0""#).drawnTexts.count > 3)
    #expect(try look("label", size: (80, 120), words + #" numberOfLines="2""#).drawnTexts.count == 2)
    #expect(try look("label", size: (80, 120), words).drawnTexts.count == 1)
  }

  @Test func partsOfATextHaveColorsOfTheirOwn() throws {
    let parts = """
      <attributedString key="attributedText"><fragment content="Red "><attributes>
      <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></attributes></fragment>
      <fragment content="plain"/></attributedString>
      """
    let texts = try look("label", #"usesAttributedText="YES""#, parts).drawnTexts
    #expect(texts.map(\.text) == ["Red ", "plain"])
    #expect(texts.map(\.color.css) == ["#ff0000", "#000000"])
  }

  @Test func aFieldShowsItsTextOrItsPlaceholder() throws {
    let border = #"borderStyle="roundedRect" placeholder="Name""#
    let empty = try look("textField", border)
    #expect(empty.texts == ["Name"])
    #expect(empty.drawnTexts.first?.color.alpha == 0.3)
    #expect(empty.strokes.count == 1)
    #expect(try look("textField", border + #" text="Ann""#).texts == ["Ann"])
    let secret = #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#
    #expect(try look("textField", #"text="Ann""#, secret).texts == ["•••"])
  }

  @Test func aButtonShowsTheStateThatItIsIn() throws {
    let states = #"<state key="normal" title="Save"/><state key="disabled" title="Wait"/>"#
    let normal = try look("button", #"buttonType="system""#, states)
    #expect(normal.texts == ["Save"])
    #expect(normal.drawnTexts.first?.color.css == "#007aff")
    #expect(try look("button", #"buttonType="system" enabled="NO""#, states).texts == ["Wait"])
  }

  @Test func aButtonIsConfigured() throws {
    let filled = try look(
      "button", "", #"<buttonConfiguration key="configuration" style="filled" title="Go"/>"#)
    #expect(filled.fills == ["#007aff"])
    #expect(filled.drawnTexts.first?.color.css == "#ffffff")
    let plain = try look(
      "button", "", #"<buttonConfiguration key="configuration" style="plain" title="Go"/>"#)
    #expect(plain.fills.isEmpty && plain.texts == ["Go"])
  }

  @Test func theTintOfAViewAroundItIsAButtons() throws {
    let tint =
      #"<color key="tintColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>"#
    let text = TestDocument.xib(
      subviews(
        view(
          "button", "it", (0, 0, 80, 30), fixed: true, #"buttonType="system""#,
          #"<state key="normal" title="Go"/>"#))
        + tint)
    #expect(try drawnScenes(of: text).first?.look("it").drawnTexts.first?.color.css == "#00ff00")
  }
}

extension ColorValue {
  fileprivate static let black = ColorValue(red: 0, green: 0, blue: 0)
}
