import KansoTheme
import Testing

@testable import KansoInterchange

/// Values as tools write them, by the names of their types.
struct ValueReaderTests {
  /// Returns the interpretation of a JSON text.
  private func read(_ json: String, _ type: String? = nil) throws -> ForeignValue? {
    var reader = ValueReader()
    return reader.value(
      of: try JSONParser.parse(Array(json.utf8)), as: type.flatMap(ValueKind.init(typeName:)))
  }

  /// Returns the messages of problems of a JSON text.
  private func problems(_ json: String, _ type: String? = nil) throws -> [String] {
    var reader = ValueReader()
    _ = reader.value(of: try JSONParser.parse(Array(json.utf8)), as: type.flatMap(ValueKind.init(typeName:)))
    return reader.problems.map(\.message)
  }

  @Test(arguments: [
    ##""#f00""##, ##""#FF0000""##, ##""#f00f""##, #""rgb(255, 0, 0)""#, #""rgba(255,0,0,1)""#,
    #"" rgb(255 0 0) ""#,
    #""red""#, #""RED""#, #"{"r": 255, "g": 0, "b": 0, "a": 1}"#, #"{"r": 1, "g": 0, "b": 0}"#,
    ##"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1, "hex": "#ff0000"}"##,
    #"{"colorSpace": "srgb", "components": ["1", 0, 0]}"#, ##"{"hex": "#ff0000", "alpha": 1}"##,
  ])
  func aColorInEachNotation(_ json: String) throws {
    #expect(try read(json, "color") == .literal(.color(ColorValue(red: 1, green: 0, blue: 0))))
  }

  @Test func colorsKeepTheirSpace() throws {
    #expect(
      try read(#""oklch(0.7 0.1 120)""#, "color") == .literal(.color(ColorValue(.oklch, 0.7, 0.1, 120))))
    #expect(
      try read(#""hsla(120, 50, 25, 0.5)""#, "color")
        == .literal(.color(ColorValue(.hsl, 120, 50, 25, alpha: 0.5))))
    #expect(try read(#""transparent""#) == .literal(.color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0))))
    #expect(
      try read(#"{"colorSpace": "oklch", "components": [0.5, "none", 10], "alpha": 0.25}"#)
        == .literal(.color(ColorValue(.oklch, 0.5, nil, 10, alpha: 0.25))))
  }

  @Test func colorsOfOtherColors() throws {
    let faded = ForeignValue.expression([.text("rgb(from "), .reference(["c", "x"]), .text(" r g b / 0.5)")])
    #expect(try read(#""rgba({c.x}, 0.5)""#, "color") == faded)
    #expect(try read(#""rgba({c.x.value},50%)""#) == faded)
    #expect(try read(#""hsl( {c.x} / 50% )""#, "color") == faded)
    #expect(try read(#""{c.x}80""#) == ValueReader.color(["c", "x"], alpha: 128.0 / 255))
    #expect(
      try read(#""rgba({c.x}, {o.y})""#, "color")
        == .parts([.init("value", .reference(["c", "x"])), .init("alpha", .reference(["o", "y"]))]))
    #expect(
      try read(#""color-mix(in srgb, {a} 20%, transparent)""#, "color")
        == .expression([.text("color-mix(in srgb, "), .reference(["a"]), .text(" 20%, #00000000)")]))
    #expect(
      try read(#""oklch(from {a} calc(l + 0.1) c h)""#, "color")
        == .expression([.text("oklch(from "), .reference(["a"]), .text(" calc(l + 0.1) c h)")]))
    #expect(try read(#""rgba({r}, {g}, {b}, 1)""#, "color") == .text("rgba({r}, {g}, {b}, 1)"))
  }

  @Test(arguments: [
    (#""{a.b}""#, ["a", "b"]), (#""{ a.b }""#, ["a", "b"]), (#""{a.b.value}""#, ["a", "b"]),
    (#""{a.b.$value}""#, ["a", "b"]), (##"{"$ref": "#/a/b/$value"}"##, ["a", "b"]),
    (##"{"$ref": "#/a~1b/c"}"##, ["a/b", "c"]),
    (#""{a.0,5 x/😀.@}""#, ["a", "0,5 x/😀", "@"]), (#""{value}""#, ["value"]),
  ])
  func aReferenceInEachNotation(_ json: String, path: [String]) throws {
    for type in ["color", "spacing", "typography", "boxShadow", "string", "other"] {
      #expect(try read(json, type) == .reference(path))
    }
  }

  @Test func dollarsAreReferencesOnlyWhereTheyAreEnabled() {
    #expect(ReferenceSyntax().reference("$a.b") == nil)
    #expect(ReferenceSyntax(hasDollars: true).reference("$a.b") == ["a", "b"])
    #expect(
      ReferenceSyntax(hasDollars: true).pieces(of: "$a * 2 {b")
        == [.reference(["a"]), .text(" * 2 {b")])
  }

  @Test(
    arguments: [
      ("16", 16), (#""16""#, 16), (#""16px""#, 16), (#""16 px""#, 16), (#""16pt""#, 16), (#""-1.5dp""#, -1.5),
      (#"".5px""#, 0.5),
      (#"{"value": 16, "unit": "px"}"#, 16), (#"{"value": "16", "unit": "px"}"#, 16), ("0", 0), (#""0""#, 0),
      (#""1e1px""#, 10),
    ] as [(String, Double)])
  func aLengthInEachNotation(_ json: String, points: Double) throws {
    for type in [
      "dimension", "spacing", "sizing", "borderRadius", "borderWidth", "fontSizes", "paragraphSpacing",
    ] {
      #expect(try read(json, type) == .literal(.dimension(Dimension(points))))
    }
  }

  @Test func lengthsInOtherUnits() throws {
    #expect(try read(#""1.5rem""#, "sizing") == .literal(.dimension(Dimension(1.5, .rem))))
    #expect(try read(#""50%""#, "sizing") == .expression([.text("50%")]))
    #expect(try read(#""-2%""#, "letterSpacing") == .expression([.text("-0.02em")]))
    #expect(try read(#""0%""#, "letterSpacing") == .literal(.dimension(Dimension(0))))
    #expect(try read(#""65ch""#, "sizing") == .text("65ch"))
    #expect(try problems(#""65ch""#, "sizing") == ["`65ch` is not a length, and stays a text"])
    var options = ValueReader.Options()
    options.rem = 10
    var reader = ValueReader(options)
    #expect(reader.value(of: "1.6rem", as: .length, at: 0) == .literal(.dimension(Dimension(16))))
  }

  @Test(
    arguments: [
      (#""{a} * 2""#, [.reference(["a"]), .text(" * 2")]), (#""{a}*2""#, [.reference(["a"]), .text(" * 2")]),
      (#""({a.value} + 4px) / 2""#, [.text("("), .reference(["a"]), .text(" + 4px) / 2")]),
      (#""calc({a} - {b})""#, [.text("("), .reference(["a"]), .text(" - "), .reference(["b"]), .text(")")]),
      (#""-{a} * 50%""#, [.text("-1 * "), .reference(["a"]), .text(" * 0.5")]),
      (#""{a}px""#, [.reference(["a"]), .text(" * 1px")]),
      (#""2*-(1+{a})""#, [.text("2 * -1 * (1 + "), .reference(["a"]), .text(")")]),
      (#""4px * 2""#, [.text("4px * 2")]),
    ] as [(String, [ForeignValue.Piece])])
  func aCalculation(_ json: String, pieces: [ForeignValue.Piece]) throws {
    #expect(try read(json, "spacing") == .expression(pieces))
  }

  @Test(arguments: [
    "{a} {b}", "{a} +", "({a} * 2", "{a} * 2)", "floor({a} * 2)", "{a} ** 2", "8px 16px", "{a} * 2vw",
  ])
  func aTextThatIsNoCalculation(_ text: String) throws {
    #expect(try read("\"\(text)\"", "spacing") == .text(text))
  }

  @Test(
    arguments: [
      ("600", 600), (#""600""#, 600), (#""Semi Bold""#, 600), (#""SemiBold""#, 600), (#""semi-bold""#, 600),
      (#""bold""#, 700),
      (#""Extra_Light""#, 200), (#""Regular""#, 400), (#""Black""#, 900), (#""Heavy""#, 900),
      (#""700 Italic""#, 700),
      (#""Demi""#, 600), (#""Italic""#, 400),
    ] as [(String, Double)])
  func aWeightInEachNotation(_ json: String, weight: Double) throws {
    #expect(try read(json, "fontWeights") == .literal(.fontWeight(weight)))
  }

  @Test func families() throws {
    let families = ForeignValue.literal(.fontFamily(["SF Pro", "Helvetica, Neue", "serif"]))
    #expect(try read(#""'SF Pro', \"Helvetica, Neue\", serif""#, "fontFamilies") == families)
    #expect(try read(#"["SF Pro", "'Helvetica, Neue'", "serif"]"#, "fontFamily") == families)
    #expect(
      try read(#""{f.a}, serif""#, "fontFamily")
        == .list([.reference(["f", "a"]), .literal(.fontFamily(["serif"]))]))
  }

  @Test func numbersDurationsAndCurves() throws {
    #expect(try read(#""50%""#, "opacity") == .literal(.number(0.5)))
    #expect(try read(#""1.25""#, "number") == .literal(.number(1.25)))
    #expect(try read(#""33.3%""#, "lineHeights") == .literal(.number(0.333)))
    #expect(try read(#""150ms""#, "duration") == .literal(.duration(Duration(150, .ms))))
    #expect(try read(#""0.2s""#) == .literal(.duration(Duration(0.2, .s))))
    #expect(try read(#"{"value": 1, "unit": "s"}"#, "duration") == .literal(.duration(Duration(1, .s))))
    let curve = ForeignValue.literal(.cubicBezier(CubicBezier(0.2, 0, 0, 1)))
    #expect(try read(#""cubic-bezier(0.2, 0, 0, 1)""#) == curve)
    #expect(try read(#"[0.2, "0", 0, 1]"#, "cubicBezier") == curve)
    #expect(try read(#""ease-out""#, "motionCurve") == .literal(.cubicBezier(CubicBezier(0, 0, 0.58, 1))))
    #expect(try read(#""dashed""#, "strokeStyle") == .literal(.strokeStyle(.keyword(.dashed))))
  }

  @Test func shadows() throws {
    let layer = ForeignValue.parts([
      .init("color", .literal(.color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.2)))),
      .init("x", .literal(.dimension(Dimension(0)))), .init("y", .literal(.dimension(Dimension(1)))),
      .init("blur", .literal(.dimension(Dimension(2)))), .init("spread", .literal(.dimension(Dimension(-1)))),
      .init("inset", .flag(true)),
    ])
    #expect(try read(#""inset 0 1px 2px -1px rgba(0, 0, 0, 0.2)""#, "shadow") == layer)
    #expect(try read(#""rgb(0 0 0 / 20%) 0 1px 2px -1px inset, 0 1px #000""#) != nil)
    let object =
      #"{"color": "rgb(0 0 0 / 20%)", "x": "0", "y": "1", "blur": 2, "spread": "-1", "type": "innerShadow"}"#
    #expect(try read(object, "boxShadow") == layer)
    #expect(try read("[\(object), \(object)]") == .list([layer, layer]))
    #expect(
      try read(#""0 0 0 {w} {c}""#, "dropShadow")
        == .parts([
          .init("color", .reference(["c"])), .init("x", .literal(.dimension(Dimension(0)))),
          .init("y", .literal(.dimension(Dimension(0)))), .init("blur", .literal(.dimension(Dimension(0)))),
          .init("spread", .reference(["w"])),
        ]))
  }

  @Test func fontsWithSomeParts() throws {
    let json =
      #"{"fontFamily": "{f.a}", "fontWeight": "Bold Italic", "fontSize": "16px", "lineHeight": "150%", "letterSpacing": "-2%", "#
      + #""textCase": "none", "paragraphIndent": "4px"}"#
    #expect(
      try read(json, "typography")
        == .parts([
          .init("family", .reference(["f", "a"])), .init("weight", .literal(.fontWeight(700))),
          .init("italic", .flag(true)), .init("size", .literal(.dimension(Dimension(16)))),
          .init("lineHeight", .literal(.number(1.5))),
          .init("letterSpacing", .expression([.text("-0.02em")])),
        ]))
    #expect(try problems(json) == ["a font has no `paragraphIndent`"])
    #expect(
      try read(#"{"fontSize": 16, "lineHeight": 24}"#)
        == .parts([
          .init("size", .literal(.dimension(Dimension(16)))),
          .init("lineHeight", .literal(.dimension(Dimension(24)))),
        ]))
  }

  @Test func edges() throws {
    #expect(
      try read(#"{"top": 1, "right": "2px", "bottom": "{a}", "left": 4}"#, "custom-spacing")
        == .parts([
          .init("top", .literal(.dimension(Dimension(1)))),
          .init("leading", .literal(.dimension(Dimension(4)))),
          .init("bottom", .reference(["a"])), .init("trailing", .literal(.dimension(Dimension(2)))),
        ]))
  }

  @Test func colorsOfObjects() throws {
    let faded = ForeignValue.literal(.color(ColorValue(.hsl, 120, 50, 25, alpha: 0.5)))
    #expect(try read(#"{"h": 120, "s": 0.5, "l": 0.25, "a": 0.5}"#, "color") == faded)
    #expect(try read(#"{"color": "hsl(120 50% 25%)", "alpha": "50%"}"#, "color") == faded)
    #expect(try read(#"{"color": "{c}", "alpha": 0.5}"#, "color") == ValueReader.color(["c"], alpha: 0.5))
    #expect(
      try read(#"{"value": "{c}", "opacity": "{o}"}"#, "color")
        == .parts([.init("value", .reference(["c"])), .init("alpha", .reference(["o"]))]))
  }

  @Test(arguments: [
    ("0 0% 100%", ColorValue(.hsl, 0, 0, 100)), ("0.98 0.002 247", ColorValue(.oklch, 0.98, 0.002, 247)),
    ("255, 0, 0", ColorValue(red: 1, green: 0, blue: 0)), ("0 0 0", ColorValue(red: 0, green: 0, blue: 0)),
  ])
  func componentsWithoutAFunction(_ text: String, color: ColorValue) throws {
    #expect(try read("\"\(text)\"", "color") == .literal(.color(color)))
    #expect(try problems("\"\(text)\"", "color").count == 1)
    #expect(try read("\"\(text)\"") == .text(text))
  }

  @Test func bordersTransitionsAndGradients() throws {
    let border = ForeignValue.parts([
      .init("width", .literal(.dimension(Dimension(1)))), .init("color", .reference(["c"])),
      .init("style", .literal(.strokeStyle(.keyword(.solid)))),
    ])
    #expect(try read(#"{"width": "1px", "color": "{c}", "style": "solid"}"#, "border") == border)
    #expect(try read(#""1px solid {c}""#, "border") == border)
    #expect(try read(#""1px solid {c}""#) == .text("1px solid {c}"))
    #expect(
      try read(#"{"duration": "{d}", "delay": "0ms", "timingFunction": [0, 0, 1, 1]}"#, "transition")
        == .parts([
          .init("duration", .reference(["d"])), .init("delay", .literal(.duration(Duration(0, .ms)))),
          .init("easing", .literal(.cubicBezier(CubicBezier(0, 0, 1, 1)))),
        ]))
    let stops = ForeignValue.list([
      .parts([.init("color", .reference(["a"])), .init("position", .literal(.number(0)))]),
      .parts([.init("color", .reference(["b"])), .init("position", .literal(.number(0.5)))]),
    ])
    #expect(
      try read(#"[{"color": "{a}", "position": 0}, {"color": "{b}", "position": "50%"}]"#, "gradient")
        == stops)
    #expect(try read(#""linear-gradient(45deg, {a} 0%, {b} 50%)""#, "gradient") == stops)
    #expect(
      try problems(#""linear-gradient(45deg, {a} 0%, {b} 50%)""#, "gradient")
        == ["a gradient has no direction; the view gives it"])
    // Without a type, the text keeps the direction.
    #expect(try read(#""linear-gradient(45deg, red, blue)""#) == .text("linear-gradient(45deg, red, blue)"))
  }

  @Test func valuesOfAnUnknownType() throws {
    #expect(try read("16") == .literal(.number(16)))
    #expect(try read(#""uppercase""#) == .text("uppercase"))
    #expect(try read(#""red""#) == .text("red"))
    #expect(try read("true", "boolean") == .flag(true))
    #expect(try read(#""16""#, "string") == .text("16"))
    #expect(try read(#""0 0 4px #000""#, "color") == read(#""0 0 4px #000""#, "shadow"))
    #expect(try read("null", "color") == nil)
    #expect(try problems(#"{"a": 1}"#, "color") == ["the value is not a color"])
  }
}
