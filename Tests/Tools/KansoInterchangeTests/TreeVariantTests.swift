import KansoDiagnostics
import KansoTheme
import Testing

@testable import KansoInterchange

/// Modes and values of JSON files that some teams write in their own ways.
struct TreeVariantTests {
  private func file(_ text: String, _ name: String = "a.json") -> ForeignFile {
    ForeignFile(name: name, source: SourceFile(path: name, text: text))
  }

  private func read(_ text: String) -> ForeignTokens {
    StyleDictionaryReader.read([file(text)], ImportSelection())
  }

  private func color(_ hex: String) -> ForeignValue {
    .literal(.color(ColorValue(hex: hex) ?? ColorValue(.srgb, 0, 0, 0)))
  }

  @Test func setsOfSpectrumAreModes() {
    let tokens = read(
      ##"""
      {"gray": {"$schema": "color-set.json", "sets": {
        "light": {"$schema": "color.json", "value": "#ffffff", "uuid": "1"}, "dark": {"value": "#000000"}}},
       "size": {"$schema": "scale-set.json", "sets": {"desktop": {"value": "10px"}, "mobile": {"value": "12px"}}},
       "text": {"$schema": "alias.json", "value": "{gray}", "uuid": "2"},
       "group": {"sets": {"a": {"value": "1px"}}}}
      """##)
    #expect(tokens.tokens.map(\.path) == [["gray"], ["size"], ["text"], ["group", "sets", "a"]])
    #expect(tokens.axes.map(\.modes) == [["light", "dark"], ["desktop", "mobile"]])
    #expect(tokens.tokens[0].value == color("#ffffff"))
    #expect(tokens.tokens[0].variants == [ForeignVariant([0: "dark"], color("#000000"))])
    #expect(tokens.findings.isEmpty)
  }

  @Test func overridesOfAnExtensionAreModesWithTheirAlpha() {
    let tokens = read(
      ##"""
      {"ink": {"$value": "#000000", "$type": "color"},
       "veil": {"$value": "{ink}", "$type": "color", "alpha": 0.2, "$extensions": {
         "org.example.figma": {"scopes": ["bgColor"]},
         "org.example.overrides": {"dark": {"$value": "#ffffff", "alpha": 0.7}}}}}
      """##)
    #expect(tokens.axes.map(\.modes) == [["light", "dark"]])
    #expect(tokens.tokens[1].value == ValueReader.color(["ink"], alpha: 0.2))
    let white = ForeignValue.literal(.color(ColorValue(red: 1, green: 1, blue: 1, alpha: 0.7)))
    #expect(tokens.tokens[1].variants == [ForeignVariant([0: "dark"], white)])
    #expect(
      tokens.findings.map(\.message) == [
        "data of other tools in `$extensions` is not in the guide: `org.example.figma` of 1 token"
      ])
  }

  @Test func emptyValuesAndNotesOfPluginsAreNoTokens() {
    let tokens = read(
      #"""
      {"a": {"category": "spacing", "exportKey": "spacing", "top": {"value": 10, "type": "number", "unit": "pixel"}},
       "b": {"value": "", "type": "color"}}
      """#)
    #expect(tokens.tokens.map(\.path) == [["a", "top"]])
    #expect(tokens.findings.map(\.message) == ["the value is empty"])
  }

  @Test func otherOverridesAreNoModes() {
    let tokens = read(
      ##"{"ink": {"$value": "#000", "$type": "color", "$extensions": {"org.example.overrides": {"a": 1, "b": {"c": 2}}}}}"##
    )
    #expect(tokens.axes.isEmpty)
  }

  @Test func severalLengthsAreThePaddingOfEdges() {
    let tokens = read(
      ##"""
      {"padding": {"a": {"value": "8px 1rem 0"}, "b": {"value": "{c} {padding.d}"}, "d": {"value": "2px"}},
       "c": {"value": "4px"}, "radius": {"value": "4px 8px"}}
      """##)
    func points(_ value: Double, _ unit: Dimension.Unit = .px) -> ForeignValue {
      .literal(.dimension(Dimension(value, unit)))
    }
    #expect(
      tokens.tokens[0].value
        == .parts([
          .init("top", points(8)), .init("leading", points(1, .rem)), .init("bottom", points(0)),
          .init("trailing", points(1, .rem)),
        ]))
    #expect(
      tokens.tokens[1].value
        == .parts([
          .init("top", .reference(["c"])), .init("leading", .reference(["padding", "d"])),
          .init("bottom", .reference(["c"])), .init("trailing", .reference(["padding", "d"])),
        ]))
    #expect(tokens.tokens[4].value == .text("4px 8px"))
  }

  @Test func twoNamesSayTheKindTogether() {
    let tokens = read(
      #"""
      {"line": {"height": {"body": {"value": "1.5"}}}, "letter": {"spacing": {"wide": {"value": "0.1em"}}},
       "font": {"height": {"short": {"value": 1.25}}}, "height": {"value": 20}}
      """#)
    #expect(
      tokens.tokens.map(\.value) == [
        .literal(.number(1.5)), .expression([.text("0.1em")]), .literal(.number(1.25)),
        .literal(.dimension(Dimension(20))),
      ])
  }

  @Test func recognizesTheStandardByItsDollars() {
    let standard = file(
      #"{"$metadata": {"format": "DTCG"}, "a": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}"#
    )
    #expect(DraftTokenReader.recognizes([standard]))
    #expect(!StyleDictionaryReader.recognizes([standard]))
    let plain = file(#"{"a": {"value": "4px"}}"#, "b.json")
    #expect(StyleDictionaryReader.recognizes([standard, plain]))
    #expect(
      !DraftTokenReader.recognizes([file(#"{"a": {"$value": 1}, "$metadata": {"tokenSetOrder": []}}"#)]))
  }
}
