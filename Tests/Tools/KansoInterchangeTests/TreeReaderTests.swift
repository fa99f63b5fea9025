import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoInterchange

/// Files of DTCG drafts and of Style Dictionary.
struct TreeReaderTests {
  /// Returns the tokens of files, which are `a.json`, `b.json` and so on, or YAML.
  private func read(_ texts: String..., modes: [String] = [], isYAML: Bool = false) -> ForeignTokens {
    let files = texts.enumerated().map { index, text in
      let name = "\("abcdef".dropFirst(index).prefix(1)).\(isYAML ? "yaml" : "json")"
      return ForeignFile(name: name, source: SourceFile(path: name, text: text))
    }
    return StyleDictionaryReader.read(files, ImportSelection(modes))
  }

  /// Returns the paths of tokens with points between the names.
  private func paths(_ tokens: ForeignTokens) -> [String] {
    tokens.tokens.map { $0.path.joined(separator: ".") }
  }

  private func points(_ value: Double) -> ForeignValue { .literal(.dimension(Dimension(value))) }

  @Test func typesOfGroupsAreInherited() {
    let tokens = read(
      ##"{"space": {"$type": "dimension", "s": {"$value": 4}, "m": {"$value": "8px", "$type": "sizing"}}, "type": {"x": {"value": 1, "type": "number"}}}"##
    )
    #expect(paths(tokens) == ["space.s", "space.m", "type.x"])
    #expect(tokens.tokens.map(\.typeName) == ["dimension", "sizing", "number"])
    #expect(tokens.tokens.map(\.value) == [points(4), points(8), .literal(.number(1))])
    #expect(tokens.findings.isEmpty)
  }

  @Test func filesAreMergedDeeply() {
    let tokens = read(
      ##"{"a": {"type": "color", "x": {"value": "#000", "comment": "Ink"}, "y": {"value": "#111"}}}"##,
      #"{a: {z: {value: '#222'}, /* again */ x: {value: '#fff',},}}"#)
    #expect(paths(tokens) == ["a.x", "a.y", "a.z"])
    #expect(tokens.tokens[0].value == .literal(.color(ColorValue(red: 1, green: 1, blue: 1))))
    #expect(tokens.tokens[0].description == "Ink")
    #expect(tokens.tokens[0].place.text == "'#fff'")
    #expect(tokens.tokens[0].place.file.path == "b.json")
    #expect(tokens.tokens[2].typeName == "color")
  }

  @Test func tokensBelowTokensAreKept() {
    let tokens = read(
      ##"{"a": {"value": "#fff", "hover": {"value": "#000"}, "attributes": {"category": "color"}, "original": {"value": "x"}, "x": {"y": 1}}, "##
        + ##""b": {"$root": {"$value": "{a}"}, "c": {"$value": "{b.$root}"}}}"##)
    #expect(paths(tokens) == ["a", "a.hover", "b", "b.c"])
    #expect(tokens.tokens[3].value == .reference(["b"]))
  }

  @Test func valueCanBeAName() {
    let tokens = read(##"{"value": {"value": {"value": 2}, "x": {"$value": {"value": 1, "unit": "px"}}}}"##)
    #expect(paths(tokens) == ["value.value", "value.x"])
    #expect(tokens.tokens.map(\.value) == [.literal(.number(2)), points(1)])
  }

  @Test func referencesMeanTokens() {
    let tokens = read(
      #"{"s": {"0.5": {"value": "2px"}, "value": {"value": "4px"}}, "f": {"value": {"fontSize": "1px"}}, "a": {"value": "{s.0.5.value}"}, "#
        + #""b": {"value": "{s.value}"}, "c": {"value": "{f.value.fontSize}"}, "d": {"value": "{no.one}"}, "e": {"value": "{s.0.5} * 2"}}"#
    )
    #expect(
      tokens.tokens.dropFirst(3).map(\.value) == [
        .reference(["s", "0.5"]), .reference(["s", "value"]), .reference(["f", "fontSize"]),
        .reference(["no", "one"]),
        .expression([.reference(["s", "0.5"]), .text(" * 2")]),
      ])
  }

  @Test func referencesInTextsAreReplaced() {
    let tokens = read(
      ##"{"c": {"value": "#fff", "darkValue": "#000"}, "n": {"value": "255, 0, 0"}, "w": {"value": 2}, "##
        + ##""g": {"value": "linear-gradient({c}, {c} 50%)"}, "r": {"value": "rgba({n}, .5)"}, "o": {"value": "{w}px solid {c}", "type": "other"}}"##
    )
    #expect(tokens.tokens[3].value == .text("linear-gradient(#fff, #fff 50%)"))
    #expect(tokens.tokens[4].value == .literal(.color(ColorValue(red: 1, green: 0, blue: 0, alpha: 0.5))))
    #expect(tokens.tokens[5].value == .text("2px solid #fff"))
    let dark = read(
      ##"{"c": {"value": "#fff", "darkValue": "#000"}, "g": {"value": "x({c})", "darkValue": "y({c})"}}"##,
      modes: ["dark"])
    #expect(dark.tokens[1].value == .text("y(#000)"))
  }

  @Test func valuesThatAreNoTokensAreReplaced() {
    let tokens = read(
      #"{"base": {"size": "16", "unit": "px", "hues": [10, 120]}, "a": {"value": "{base.size}{base.unit}"}, "b": {"value": "{base.size}"}, "#
        + #""c": {"value": {"h": "{base.hues.1}", "s": 1, "l": 0.5}, "type": "color"}}"#)
    #expect(
      tokens.tokens.map(\.value) == [
        .literal(.dimension(Dimension(16))), .literal(.number(16)),
        .literal(.color(ColorValue(.hsl, 120, 100, 50))),
      ])
  }

  @Test func referencesThatNeverEndStayTexts() {
    let tokens = read(#"{"a": {"value": "x {b}{b}"}, "b": {"value": "y {a}{a}"}}"#)
    #expect(tokens.tokens[0].value == .text("x {b}{b}"))
  }

  // MARK: Modes

  @Test(arguments: [
    ##"{"c": {"$value": "#000", "$extensions": {"mode": {"light": "#000", "dark": "#fff"}}}}"##,
    ##"{"c": {"$value": "#000", "$extensions": {"modes": {"dark": {"$value": "#fff"}}}}}"##,
    ##"{"c": {"$value": "#000", "$extensions": {"com.example": {"modes": {"dark": "#fff"}}}}}"##,
    ##"{"c": {"$extensions": {"mode": {"light": "#000", "dark": "#fff"}}}}"##,
    ##"{"c": {"value": "#000", "darkValue": "#fff"}}"##,
    ##"{"c": {"value": {"dark": "#fff", "light": "#000"}}}"##,
    ##"{"c": {"$value": "#000", "modes": {"dark": "#fff"}}}"##,
  ])
  func modesInEachShape(_ json: String) {
    let all = read(json)
    #expect(all.axes == [ForeignAxis(name: nil, modes: ["light", "dark"])])
    #expect(all.tokens.count == 1)
    #expect(all.tokens[0].value == .literal(.color(ColorValue(red: 0, green: 0, blue: 0))))
    #expect(all.tokens[0].variants.map(\.modes) == [[0: "dark"]])
    #expect(all.tokens[0].variants.map(\.value) == [.literal(.color(ColorValue(red: 1, green: 1, blue: 1)))])
    let dark = read(json, modes: ["dark"])
    #expect(dark.axes.isEmpty)
    #expect(dark.tokens[0].value == all.tokens[0].variants[0].value)
    #expect(
      read(json, modes: ["none"]).selectionProblems
        == ["no token has a value in the mode `none`; the source has `light`, `dark`"])
    #expect(read(json, modes: ["light"]).selectionProblems.isEmpty)
  }

  @Test func modesOfDifferentTokensAreDifferentAxes() {
    let tokens = read(
      ##"{"c": {"$value": "#000", "$extensions": {"mode": {"dark": "#fff"}}}, "d": {"$value": "#000", "$extensions": {"mode": {"light": "#000", "dark": "#111"}}}, "##
        + ##""s": {"$value": "1px", "$extensions": {"mode": {"wide": "2px"}}}}"##)
    #expect(
      tokens.axes == [
        ForeignAxis(name: nil, modes: ["light", "dark"]),
        ForeignAxis(name: "mode2", modes: ["default", "wide"]),
      ])
    #expect(tokens.tokens[2].variants.map(\.modes) == [[1: "wide"]])
  }

  // MARK: Attributes and problems

  @Test func descriptionsAndDeprecations() {
    let tokens = read(
      #"{"g": {"$deprecated": true, "a": {"value": 1, "description": " A "}, "b": {"value": 2, "deprecated": "Use a", "comment": "B"}}, "#
        + #""c": {"value": 3, "deprecated": true, "deprecated_comment": "Old"}, "d": {"value": 4, "deprecated": false}}"#
    )
    #expect(tokens.tokens.map(\.description) == ["A", "B", nil, nil])
    #expect(tokens.tokens.map(\.deprecation) == [.withoutReason, .reason("Use a"), .reason("Old"), nil])
  }

  @Test func namesAreTypesOfLastResort() {
    let tokens = read(
      #"{"color": {"ink": {"value": "red"}}, "font": {"weight": {"b": {"value": "Bold"}}, "family": {"value": "A, 'B C'"}}, "x": {"value": "red"}}"#
    )
    #expect(
      tokens.tokens.map(\.value) == [
        .literal(.color(ColorValue(red: 1, green: 0, blue: 0))), .literal(.fontWeight(700)),
        .literal(.fontFamily(["A", "B C"])), .text("red"),
      ])
    #expect(tokens.tokens.allSatisfy { $0.typeName == nil })
  }

  @Test func yamlIsReadLikeJSON() {
    let tokens = read(
      "color:\n  $type: color\n  10:\n    $value: '#FFF'\n  20: {value: \"{color.10}\"}\nn:\n  value: 1.5\n",
      isYAML: true)
    #expect(paths(tokens) == ["color.10", "color.20", "n"])
    #expect(tokens.tokens[1].value == .reference(["color", "10"]))
    #expect(tokens.tokens[2].value == .literal(.number(1.5)))
    #expect(tokens.tokens[0].place.text == "'#FFF'")
  }

  @Test func everyLossIsReported() {
    let tokens = read(
      #"{"a": {"value": null, "type": "color"}, "loose": 4, "b": {"value": 1}, "b": {"value": 2}}"#, "{", "[]"
    )
    #expect(paths(tokens) == ["b"])
    #expect(
      tokens.findings.map(\.message) == [
        "`b` stands twice in one object; the last one counts", "`loose` is neither a group nor a token",
        "a key belongs here", "the file has no object with tokens", "the value is not a color",
      ])
    #expect(tokens.findings.map { $0.place.start.description } == ["1:53", "1:41", "1:2", "1:1", "1:17"])
  }

  @Test func contentIsRecognized() {
    func file(_ text: String, _ name: String = "a.json") -> [ForeignFile] {
      [ForeignFile(name: name, source: SourceFile(path: name, text: text))]
    }
    #expect(DraftTokenReader.recognizes(file(#"// a\#n{"a": {"$value": 1}}"#)))
    #expect(!DraftTokenReader.recognizes(file(#"{"a": {"value": 1}}"#)))
    #expect(StyleDictionaryReader.recognizes(file("{a: {value: 1}}")))
    #expect(StyleDictionaryReader.recognizes(file("a:\n  $value: 1", "a.yml")))
    #expect(!StyleDictionaryReader.recognizes(file(":root { --value: 1 }", "a.css")))
    #expect(!StyleDictionaryReader.recognizes(file("/* ")))
    #expect(!DraftTokenReader.recognizes([]))
  }
}

/// Files of public repositories, and damaged ones.
struct TreeReaderCorpusTests {
  @Test(.requires(.corpus), arguments: [TokenFormat.dtcgDraft, .styleDictionary])
  func readsPublicFiles(_ name: TokenFormat) throws {
    let reader: any TokenFormatReader.Type =
      name == .dtcgDraft ? DraftTokenReader.self : StyleDictionaryReader.self
    let format = reader.format == .dtcgDraft ? "dtcg-legacy" : "style-dictionary"
    let cases = try TokenCase.all(of: format)
    #expect(cases.count > 3)
    // The names of tokens that contain points are counted by their last part.
    for test in cases { try test.expectTokens(of: reader, share: 0.92) }
  }

  /// Texts with a bit of everything, for damage.
  static let samples = [
    ##"{"a": {"$type": "color", "x": {"$value": "rgba({b.c}, 50%)", "$extensions": {"mode": {"dark": "#fff"}}}, "y": {"$value": {"colorSpace": "srgb", "components": [0, 1, "none"]}}}}"##,
    #"{s: {a: {value: '{s.b} * (2 + 3px)'}, b: {value: {value: 4, unit: 'rem'}}, /* c */ c: {value: "1px 2px {s.a} #00f8, inset 0 0 red"}}}"#,
    ##"{"t": {"value": {"fontFamily": "A, 'B'", "fontSize": "{s.a}", "lineHeight": "150%", "fontWeight": "Semi Bold Italic"}, "darkValue": {"$ref": "#/t/~1"}}}"##,
    #"{"g": {"type": "gradient", "value": "linear-gradient(45deg, {a.x}, color-mix(in srgb, {a.y} 10%, transparent) 50%)"}, "b": {"type": "border", "value": "1px solid {a.x}"}}"#,
  ]

  @Test func damagedFilesNeverTrap() {
    var random = SeededGenerator.announced(for: "damagedFilesNeverTrap")
    for _ in 0..<400 {
      let files = Self.samples.enumerated().map { index, sample in
        let bytes = Array(sample.utf8).damaged(with: &random)
        return ForeignFile(
          name: "\(index).\(Bool.random(using: &random) ? "json" : "yaml")",
          source: SourceFile(path: "", bytes: bytes))
      }
      let tokens = StyleDictionaryReader.read(
        files, ImportSelection(Bool.random(using: &random) ? ["dark"] : []))
      #expect(Set(tokens.tokens.map(\.path)).count == tokens.tokens.count)
    }
  }

  /// Returns the tokens of a text.
  private func read(_ text: String) -> ForeignTokens {
    StyleDictionaryReader.read(
      [ForeignFile(name: "a.json", source: SourceFile(path: "", text: text))], ImportSelection())
  }

  @Test func textsHaveALimit() {
    let limit = ValueReader.maxTextLength
    let tokens = read(
      #"{"a": {"value": "\#(String(repeating: "x", count: limit))"}, "b": {"value": "\#(String(repeating: "x", count: limit + 1))"}}"#
    )
    #expect(tokens.tokens.map(\.path) == [["a"]])
    #expect(tokens.findings.map(\.message) == ["the text is longer than 16384 bytes"])
  }

  @Test func elementsHaveALimit() {
    let layers = Array(repeating: "0 0 1px red", count: ValueReader.maxElements)
    guard
      case .list(let values)? = read(#"{"a": {"value": "\#(layers.joined(separator: ","))"}}"#).tokens.first?
        .value
    else {
      Issue.record("the shadow is not read")
      return
    }
    #expect(values.count == ValueReader.maxElements)
    let more = read(#"{"a": {"type": "shadow", "value": "\#((layers + layers).joined(separator: ","))"}}"#)
    guard case .text? = more.tokens.first?.value else {
      Issue.record("the limit does not apply")
      return
    }
  }

  @Test func modesHaveALimit() {
    let modes = (0..<300).map { ##""m\##($0)": "#000""## }.joined(separator: ",")
    #expect(
      read(##"{"a": {"$value": "#000", "$extensions": {"mode": {\##(modes)}}}}"##).axes.map(\.modes.count)
        == [ValueModes.maxCount])
  }

  @Test func deepFilesAndLongChainsAreRead() {
    let deep = String(repeating: #"{"value":"#, count: 250) + "1" + String(repeating: "}", count: 250)
    #expect(read(deep).tokens.count <= 1)
    let tooDeep = String(repeating: #"{"a":"#, count: 300) + "1" + String(repeating: "}", count: 300)
    #expect(read(tooDeep).findings.map(\.kind) == [.unreadable])
    let chain = (0..<3000).map { #""t\#($0)": {"value": "x {t\#($0 + 1)}{t\#($0 + 1)}"}"# }.joined(
      separator: ",")
    #expect(read("{\(chain)}").tokens.count == 3000)
  }

  @Test(arguments: ["a:\n  value: '#000'\nb: {value: '#fff'", "a:\n  value: '#000'\n\tb: 1\n"])
  func filesWithErrorsOfSyntaxMakeAnImportIncomplete(_ text: String) {
    let file = ForeignFile(name: "a.yaml", source: SourceFile(path: "a.yaml", text: text))
    let tokens = StyleDictionaryReader.read([file], ImportSelection())
    #expect(GuideWriter.write(tokens).isIncomplete)
    #expect(!GuideWriter.write(read(#"{"a": {"value": 1}, "a": {"value": 2}}"#)).isIncomplete)
  }

  @Test func timeIsProportionalToTheSize() {
    expectLinearTime(from: 50) { count in
      let tokens = (0..<count).map {
        #""t\#($0)": {"value": "rgba({t\#($0 + 1)}, 0.5)", "darkValue": "x {t\#($0 + 1)}"}"#
      }
      _ = read("{\(tokens.joined(separator: ","))}")
    }
  }
}
