import KansoGuide
import KansoTheme
import Testing

@testable import KansoInterchange

/// Values of Tokens Studio: calculations, changes of colors and composite values.
struct TokensStudioValueTests: TokensStudioTests {
  @Test func calculationsAreInTheNotationOfGuides() throws {
    let members = #", "a": {"value": "4px", "type": "sizing"}, "n": {"value": 2, "type": "number"}"#
    let cases: [(String, String, ForeignValue)] = [
      ("{a}*1.5", "sizing", .expression([.reference(["a"]), .text(" * 1.5")])),
      ("{ a } + $n", "spacing", .expression([.reference(["a"]), .text(" + "), .reference(["n"])])),
      (
        "{a} * {a}", "sizing",
        .expression([.reference(["a"]), .text(" * ("), .reference(["a"]), .text(" / 1px)")])
      ),
      ("{a}", "number", .expression([.reference(["a"]), .text(" / 1px")])),
      ("{n}", "sizing", .expression([.reference(["n"]), .text(" * 1px")])),
      (
        "{a} - ({a} - 1) / 2", "sizing",
        .expression([.reference(["a"]), .text(" - ("), .reference(["a"]), .text(" - 1) / 2")])
      ),
      ("-{a}", "spacing", .expression([.reference(["a"]), .text(" * -1")])),
      ("2 * 8", "sizing", points(16)), ("1rem * 2", "sizing", points(32)),
      ("roundTo({a} / 3, 2)", "sizing", points(1.33)), ("min({a}, {n} * 3)", "sizing", points(4)),
      ("floor({a}*1.25^2)", "sizing", points(6)), ("10 % 4", "number", number(2)),
    ]
    for (text, type, expected) in cases {
      #expect(try value("\"\(text)\"", type, with: members) == expected, "\(text)")
    }
  }

  @Test func whatGuidesCannotCalculateFollowsModes() throws {
    let tokens = read(
      #"""
      {"a": {"base": {"value": 5, "type": "sizing"}}, "b": {"base": {"value": 8, "type": "sizing"}},
       "c": {"half": {"value": "floor({base} / 2)", "type": "sizing"}, "same": {"value": "min({base}, 1)", "type": "sizing"}},
       "$themes": [{"name": "A", "selectedTokenSets": {"a": "enabled", "c": "enabled"}}, {"name": "B", "selectedTokenSets": {"b": "enabled", "c": "enabled"}}]}
      """#)
    #expect(try value("half", tokens) == points(2))
    #expect(try token("half", tokens).variants == [ForeignVariant([0: "B"], points(4))])
    #expect(try token("same", tokens).variants.isEmpty)
    #expect(tokens.findings.map(\.kind) == [.doubtful, .doubtful])
  }

  @Test func changesOfColorsGiveTheColorsOfTheTool() throws {
    func change(_ modify: String) throws -> ForeignValue {
      try value(
        "x",
        read(
          ##"{"$metadata": {}, "s": {"ink": {"value": "#102030", "type": "color"}, "half": {"value": "0.5", "type": "number"}, "##
            + ##""x": {"value": "{ink}", "type": "color", "$extensions": {"studio.tokens": {"modify": \##(modify)}}}}}"##
        ))
    }
    func text(_ value: ForeignValue) -> String {
      guard case .expression(let pieces) = value else { return "\(value)" }
      return pieces.map {
        switch $0 {
        case .text(let text): text
        case .reference(let path): "{\(path.joined(separator: "."))}"
        }
      }.joined()
    }
    let cases = [
      (#"{"type": "alpha", "value": "0.5", "space": "srgb"}"#, "rgb(from {ink} r g b / 0.5)"),
      (#"{"type": "alpha", "value": "{half} / 2", "space": "lch"}"#, "lch(from {ink} l c h / 0.25)"),
      (
        #"{"type": "lighten", "value": 0.1, "space": "srgb"}"#,
        "color(from {ink} srgb calc(r * 0.9 + 0.1) calc(g * 0.9 + 0.1) calc(b * 0.9 + 0.1))"
      ),
      (
        #"{"type": "darken", "value": "0.1", "space": "p3"}"#,
        "color(from {ink} display-p3 calc(r * 0.9) calc(g * 0.9) calc(b * 0.9))"
      ),
      (#"{"type": "lighten", "value": "10%", "space": "hsl"}"#, "hsl(from {ink} h s calc(l * 0.9 + 10))"),
      (
        #"{"type": "darken", "value": "0.2", "space": "lch"}"#,
        "lch(from {ink} calc(l * 0.8) calc(c * 0.8) h)"
      ),
      (
        ##"{"type": "mix", "value": "0.25", "space": "p3", "color": "#ffffff"}"##,
        "color-mix(in display-p3, {ink}, #ffffff 25%)"
      ),
    ]
    for (modify, expected) in cases {
      let result = text(try change(modify))
      #expect(result == expected)
      #expect(ColorParser.accepts(result))
    }
  }

  @Test func colorsOfReferences() throws {
    let members = ##"""
      , "ink": {"value": "#102030", "type": "color"}, "rgb": {"value": "1, 2, 3", "type": "other"},
      "o": {"value": "40%", "type": "opacity"}
      """##
    #expect(
      try value(#""rgba( {ink}, 0.5)""#, "color", with: members)
        == .expression([.text("rgb(from "), .reference(["ink"]), .text(" r g b / 0.5)")]))
    #expect(
      try value(#""rgba({ink}, {o})""#, "color", with: members)
        == .parts([.init("value", .reference(["ink"])), .init("alpha", .reference(["o"]))]))
    let half = ForeignValue.literal(
      .color(ColorValue(red: 1 / 255, green: 2 / 255, blue: 3 / 255, alpha: 0.5)))
    #expect(try value(#""rgba({rgb}, 0.5)""#, "color", with: members) == half)
    #expect(
      try value(##""rgba(#FF0000, 50%)""##, "color")
        == .literal(.color(ColorValue(red: 1, green: 0, blue: 0, alpha: 0.5))))
  }

  @Test func fonts() throws {
    let members = #"""
      , "f": {"value": "Inter, 'A B'", "type": "fontFamilies"}, "w": {"value": "Semi Bold Italic", "type": "fontWeights"},
      "l": {"value": "-2%", "type": "letterSpacing"}, "h": {"value": 24, "type": "lineHeights"}, "n": {"value": 20, "type": "number"}
      """#
    #expect(
      try value(
        #"{"fontFamily": "{f}", "fontWeight": "{w}", "fontSize": "16 * 1.5", "lineHeight": "{h}", "letterSpacing": "{l}", "paragraphSpacing": "0", "textCase": "none"}"#,
        "typography", with: members)
        == .parts([
          .init("family", .reference(["f"])), .init("weight", .literal(.fontWeight(600))),
          .init("italic", .flag(true)), .init("size", points(24)), .init("lineHeight", .reference(["h"])),
          .init("letterSpacing", .expression([.text("-0.02em")])),
        ]))
    #expect(
      try value(#"{"fontSize": "16", "lineHeight": "{n}"}"#, "typography", with: members)
        == .parts([
          .init("size", points(16)), .init("lineHeight", .expression([.reference(["n"]), .text(" * 1px")])),
        ]))
    #expect(try value(#""150%""#, "lineHeights") == number(1.5))
    #expect(try value(#""24""#, "lineHeights") == points(24))
  }

  @Test func partsThatFontsOfGuidesDoNotHaveAreReported() {
    let tokens = read(
      #"""
      {"global": {"case": {"value": "uppercase", "type": "textCase"},
        "t": {"value": {"fontSize": "16", "textCase": "{case}", "paragraphSpacing": "0"}, "type": "typography"},
        "c": {"value": {"sizing": "4"}, "type": "composition"}, "p": {"value": "50%", "type": "borderRadius"}}}
      """#)
    #expect(paths(tokens) == ["case", "t", "p"])
    #expect(tokens.findings.map(\.path) == [["t"], ["c"], ["p"]])
    #expect(tokens.findings.map(\.kind) == [.lost, .lost, .doubtful])
    #expect(tokens.tokens[2].value == .text("50%"))
  }

  @Test func functionsOfColorsHaveTheResultsOfTheirCalculations() throws {
    let members = #", "h": {"value": "204", "type": "internal"}, "l": {"value": "25%", "type": "internal"}"#
    #expect(
      try value(#""hsla({h}, 30%, {l} + 5%, (50) / 100)""#, "color", with: members)
        == .literal(.color(ColorValue(.hsl, 204, 30, 30, alpha: 0.5))))
    #expect(
      try value(#""hsl({h}, 30%, {l} - 40%)""#, "color", with: members)
        == .literal(.color(ColorValue(.hsl, 204, 30, 0))))
  }

  @Test func severalLengthsAreThePaddingOfEdges() throws {
    let members = #", "s": {"value": "4", "type": "spacing"}"#
    #expect(
      try value(#""{s} 8px""#, "spacing", with: members)
        == .parts([
          .init("top", .reference(["s"])), .init("leading", points(8)), .init("bottom", .reference(["s"])),
          .init("trailing", points(8)),
        ]))
    #expect(try value(#""4px 8px""#, "borderRadius") == .text("4px 8px"))
  }

  @Test func shadowsAndBorders() throws {
    let members = ##", "k": {"value": "#000000", "type": "color"}, "s": {"value": "2", "type": "spacing"}"##
    let layer =
      #"{"x": "0", "y": "{s} * 2", "blur": "1 + 1", "spread": 0, "color": "rgba({k}, .5)", "type": "innerShadow"}"#
    let expected = ForeignValue.parts([
      .init("color", .expression([.text("rgb(from "), .reference(["k"]), .text(" r g b / 0.5)")])),
      .init("x", points(0)), .init("y", .expression([.reference(["s"]), .text(" * 2")])),
      .init("blur", points(2)), .init("spread", points(0)), .init("inset", .flag(true)),
    ])
    #expect(try value(layer, "boxShadow", with: members) == expected)
    #expect(try value("[\(layer), \(layer)]", "boxShadow", with: members) == .list([expected, expected]))
    #expect(
      try value(#"{"color": "{k}", "width": "{s}", "style": "dashed"}"#, "border", with: members)
        == .parts([
          .init("width", .reference(["s"])), .init("color", .reference(["k"])),
          .init("style", .literal(.strokeStyle(.keyword(.dashed)))),
        ]))
  }

  @Test func typesThatSayNothing() throws {
    let members = #", "s": {"value": "1rem", "type": "other"}, "m": {"value": "{s} * 2", "type": "other"}"#
    #expect(try value(#""{s}""#, "other", with: members) == .reference(["s"]))
    #expect(try value(#""{m}""#, "spacing", with: members) == .reference(["m"]))
    #expect(try value(#""all {s} ease""#, "other", with: members) == .text("all 1rem ease"))
    #expect(try value(#""300ms""#, "other") == .literal(.duration(Duration(300, .ms))))
    #expect(try value(#""ease""#, "other") == .text("ease"))
    #expect(try value(##""#fff""##, "other") == color("#fff"))
    #expect(try value(#""uppercase""#, "textCase") == .text("uppercase"))
  }

  @Test func danglingAndCircularReferencesAreLost() {
    let tokens = read(
      #"""
      {"global": {"a": {"value": "{b}", "type": "sizing"}, "b": {"value": "{a}", "type": "sizing"},
        "c": {"value": "{d} * 2", "type": "sizing"}, "e": {"value": "floor({e})", "type": "sizing"}, "f": {"value": "{f} x", "type": "text"}}}
      """#)
    #expect(paths(tokens).isEmpty)
    #expect(tokens.findings.allSatisfy { $0.kind == .lost })
    #expect(Set(tokens.findings.flatMap(\.path)) == ["a", "b", "c", "e", "f"])
  }
}
