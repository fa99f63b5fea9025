import KansoDiagnostics
import KansoTheme
import Testing

@testable import KansoStandard

/// Colors (color module).
struct ColorTests {
  private func color(_ space: String, _ components: String, _ more: String = "") -> [String] {
    ids("color", "{\"colorSpace\": \"\(space)\", \"components\": \(components)\(more)}")
  }

  @Test("C1: a color is an object", arguments: ["\"#00aaff\"", "\"red\"", "[0, 0, 0]", "1"])
  func objects(_ value: String) { #expect(ids("color", value) == ["invalid-token-value"]) }

  @Test("C2: a color has a space and three components")
  func members() {
    #expect(ids("color", ##"{"colorSpace": "srgb"}"##) == ["invalid-token-value"])
    #expect(ids("color", ##"{"components": [0, 0, 0]}"##) == ["invalid-token-value"])
    #expect(color("srgb", "[0, 0]") == ["invalid-token-value"])
    #expect(color("srgb", "[0, 0, 0, 1]") == ["invalid-token-value"])
    #expect(color("srgb", "[0, 0, 0]", ", \"name\": \"x\"") == ["invalid-token-value"])
  }

  @Test("C3: there are 14 color spaces", arguments: ColorSpace.allCases)
  func spaces(_ space: ColorSpace) { #expect(color(space.rawValue, "[0, 0, 0]") == []) }

  @Test("C3: there are no other color spaces", arguments: ["xyz", "okhsv", "cmyk", "sRGB", "rgb"])
  func otherSpaces(_ space: String) { #expect(color(space, "[0, 0, 0]") == ["invalid-token-value"]) }

  @Test(
    "C4: components are in the ranges of their space",
    arguments: [
      ("srgb", "[1, 1, 1]", "[1.1, 0, 0]"), ("srgb", "[0, 0, 0]", "[0, -0.1, 0]"),
      ("xyz-d50", "[1, 1, 1]", "[0, 0, 1.01]"), ("hsl", "[359, 100, 100]", "[360, 0, 0]"),
      ("hsl", "[0, 0, 0]", "[0, 101, 0]"), ("hwb", "[0, 100, 0]", "[0, 0, -1]"),
      ("lab", "[100, -300, 300]", "[101, 0, 0]"), ("lch", "[100, 900, 359.9]", "[50, -1, 0]"),
      ("lch", "[0, 0, 0]", "[50, 10, 360]"), ("oklab", "[1, -9, 9]", "[1.5, 0, 0]"),
      ("oklch", "[1, 9, 0]", "[0.5, 0.1, 400]"),
    ])
  func ranges(_ space: String, _ inside: String, _ outside: String) {
    #expect(color(space, inside) == [] && color(space, outside) == ["invalid-token-value"])
  }

  @Test("C5: a component is a number or none, which is preserved")
  func missing() throws {
    let text = StandardText(
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.5, 0, "none"]}}}"##)
    #expect(text.ids == [])
    #expect(try text.value("a")?.contains(##""none"]"##) == true)
    #expect(color("srgb", ##"["None", 0, 0]"##) == ["invalid-token-value"])
    #expect(color("srgb", "[null, 0, 0]") == ["invalid-token-value"])
  }

  @Test("C6: alpha is from 0 to 1")
  func alpha() {
    #expect(color("srgb", "[0, 0, 0]", ", \"alpha\": 0.5") == [])
    for alpha in ["1.1", "-0.1", "\"none\"", "\"50%\""] {
      #expect(color("srgb", "[0, 0, 0]", ", \"alpha\": \(alpha)") == ["invalid-token-value"])
    }
  }

  @Test(
    "C7: hex has six digits",
    arguments: ["#fff", "#ffff", "#ffffffff", "ffffff", "#gggggg", "#fffff\u{301}f"])
  func hex(_ hex: String) {
    #expect(color("srgb", "[1, 1, 1]", ", \"hex\": \"\(hex)\"") == ["invalid-token-value"])
    #expect(color("srgb", "[1, 1, 1]", ", \"hex\": \"#FFffFF\"") == [])
  }
}

/// Types without parts (format module).
struct SimpleTypeTests {
  @Test("D1: a dimension is a value with a unit")
  func dimensions() {
    #expect(ids("dimension", ##"{"value": -1.5, "unit": "px"}"##) == [])
    for value in [
      "8", "\"8px\"", ##"{"value": "8", "unit": "px"}"##, ##"{"value": 8, "unit": "px", "x": 1}"##,
    ] {
      #expect(ids("dimension", value) == ["invalid-token-value"])
    }
  }

  @Test("D2: the units are px and rem", arguments: ["em", "%", "pt", "PX", ""])
  func units(_ unit: String) {
    #expect(ids("dimension", ##"{"value": 1, "unit": "rem"}"##) == [])
    #expect(ids("dimension", "{\"value\": 1, \"unit\": \"\(unit)\"}") == ["invalid-token-value"])
  }

  @Test("D3: zero has a unit, too")
  func zero() { #expect(ids("dimension", ##"{"value": 0}"##) == ["invalid-token-value"]) }

  @Test("D4: a font family is a string or an array of strings")
  func families() {
    #expect(ids("fontFamily", "\"A\"") == [] && ids("fontFamily", "[\"A\", \"B\"]") == [])
    #expect(ids("fontFamily", "1") == ["invalid-token-value"])
    #expect(ids("fontFamily", "[\"A\", 1]") == ["invalid-token-value"])
  }

  @Test(
    "D5: font weights have the standard's names",
    arguments: [
      "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book", "medium",
      "semi-bold", "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy", "extra-black",
      "ultra-black",
    ])
  func weights(_ name: String) { #expect(ids("fontWeight", "\"\(name)\"") == []) }

  @Test(
    "D6: other font weights are rejected",
    arguments: ["\"Bold\"", "\"semibold\"", "\"extraBold\"", "0", "1001", "\"400\"", "true"])
  func otherWeights(_ weight: String) {
    #expect(ids("fontWeight", weight) == ["invalid-token-value"])
    #expect(ids("fontWeight", "1") == [] && ids("fontWeight", "1000") == [])
  }

  @Test("D7: a duration is a value in ms or s")
  func durations() {
    #expect(
      ids("duration", ##"{"value": 1, "unit": "ms"}"##) == []
        && ids("duration", ##"{"value": 1, "unit": "s"}"##) == [])
    for value in ["100", "\"100ms\"", ##"{"value": 1}"##, ##"{"value": 1, "unit": "px"}"##] {
      #expect(ids("duration", value) == ["invalid-token-value"])
    }
  }

  @Test("D8: a curve is four numbers, and x is from 0 to 1")
  func curves() {
    #expect(ids("cubicBezier", "[0, -9, 1, 9]") == [])
    for value in [
      "[0, 0, 0]", "[0, 0, 0, 0, 0]", "[1.1, 0, 0, 0]", "[0, 0, -0.1, 0]", "[0, \"0\", 0, 0]", "\"ease\"",
    ] {
      #expect(ids("cubicBezier", value) == ["invalid-token-value"])
    }
  }

  @Test("D9: a number is a number of JSON")
  func numbers() {
    #expect(ids("number", "-1.5e3") == [])
    for value in ["\"1\"", "true", "[1]", "null"] { #expect(ids("number", value) == ["invalid-token-value"]) }
  }
}

/// Types with parts (format module).
struct CompositeTypeTests {
  private let others =
    ##""c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}, "w": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}, "n": {"$type": "number", "$value": 2}"##
  private let width = ##"{"value": 1, "unit": "px"}"##

  private func ids(_ type: String, _ value: String, _ more: String = "") -> [String] {
    StandardText("{\(others)\(more), \"a\": {\"$type\": \"\(type)\", \"$value\": \(value)}}").ids
  }

  @Test("K1: a part is a value, or a reference to a token of its type")
  func parts() {
    #expect(ids("border", "{\"color\": \"{c}\", \"width\": \(width), \"style\": \"solid\"}") == [])
    #expect(ids("border", ##"{"color": "{c}", "width": {"$ref": "#/w"}, "style": "solid"}"##) == [])
    #expect(ids("border", ##"{"color": "{w}", "width": "{w}", "style": "solid"}"##) == ["reference-type"])
  }

  @Test("K2: a reference fills one place of an array")
  func places() throws {
    let shadow =
      "{\"color\": \"{c}\", \"offsetX\": \"{w}\", \"offsetY\": \"{w}\", \"blur\": \"{w}\", \"spread\": \"{w}\"}"
    let tokens =
      ", \"one\": {\"$type\": \"shadow\", \"$value\": \(shadow)}, \"two\": {\"$type\": \"shadow\", \"$value\": [\(shadow), \(shadow)]}"
    #expect(ids("shadow", "[\"{one}\", \(shadow)]", tokens) == [])
    #expect(ids("shadow", "[\"{two}\"]", tokens) == ["reference-type"])
    let fonts = ##", "f": {"$type": "fontFamily", "$value": ["A", "B"]}"##
    #expect(ids("fontFamily", ##"["{f}", "C"]"##, fonts) == ["reference-type"])
  }

  @Test(
    "K3: a stroke style is one of eight words",
    arguments: ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"])
  func strokes(_ style: String) {
    #expect(ids("strokeStyle", "\"\(style)\"") == [])
    #expect(ids("strokeStyle", "\"none\"") == ["invalid-token-value"])
  }

  @Test("K4: or dashes with a line cap, both required")
  func dashes() {
    #expect(ids("strokeStyle", "{\"dashArray\": [\(width), \"{w}\"], \"lineCap\": \"round\"}") == [])
    for value in [
      "{\"dashArray\": [\(width)]}", "{\"lineCap\": \"round\"}",
      "{\"dashArray\": [1], \"lineCap\": \"round\"}",
      "{\"dashArray\": [\(width)], \"lineCap\": \"flat\"}",
    ] {
      #expect(ids("strokeStyle", value) == ["invalid-token-value"])
    }
  }

  @Test("K5: a border has color, width and style")
  func borders() {
    #expect(ids("border", ##"{"color": "{c}", "width": "{w}"}"##) == ["invalid-token-value"])
    #expect(ids("border", ##"{"color": "{c}", "width": "{w}", "style": "bold"}"##) == ["invalid-token-value"])
  }

  @Test("K6: a transition has duration, delay and timing function")
  func transitions() {
    let time = ##"{"value": 1, "unit": "ms"}"##
    #expect(
      ids("transition", "{\"duration\": \(time), \"delay\": \(time), \"timingFunction\": [0, 0, 1, 1]}") == []
    )
    #expect(
      ids("transition", "{\"duration\": \(time), \"timingFunction\": [0, 0, 1, 1]}") == [
        "invalid-token-value"
      ])
  }

  @Test("K7: a shadow is one layer or an array of them")
  func shadows() {
    let layer = ##"{"color": "{c}", "offsetX": "{w}", "offsetY": "{w}", "blur": "{w}", "spread": "{w}"}"##
    #expect(ids("shadow", layer) == [] && ids("shadow", "[\(layer), \(layer)]") == [])
    #expect(ids("shadow", "[[\(layer)]]") == ["invalid-token-value"])
  }

  @Test("K8: a layer has a color, four lengths and perhaps inset")
  func layers() {
    let layer = ##""color": "{c}", "offsetX": "{w}", "offsetY": "{w}", "blur": "{w}""##
    #expect(ids("shadow", "{\(layer)}") == ["invalid-token-value"])
    #expect(ids("shadow", "{\(layer), \"spread\": \"{w}\", \"inset\": true}") == [])
    #expect(ids("shadow", "{\(layer), \"spread\": \"{w}\", \"inset\": \"true\"}") == ["invalid-token-value"])
  }

  @Test("K9: a gradient is an array of stops and gradients")
  func gradients() throws {
    #expect(
      ids("gradient", ##"[{"color": "{c}", "position": 0}, {"color": "{c}", "position": "{n}"}]"##) == [])
    #expect(ids("gradient", ##"{"color": "{c}", "position": 0}"##) == ["invalid-token-value"])
    #expect(ids("gradient", ##"[{"color": "{c}"}]"##) == ["invalid-token-value"])
    let text = StandardText(
      "{\(others), \"g\": {\"$type\": \"gradient\", \"$value\": [{\"color\": \"{c}\", \"position\": 0.5}]}, \"a\": {\"$type\": \"gradient\", \"$value\": [\"{g}\", \"{g}\"]}}"
    )
    #expect(text.ids == [])
    #expect(try text.value("a")?.components(separatedBy: "position").count == 3)
  }

  @Test("K10: positions are clamped to the range from 0 to 1")
  func positions() throws {
    let text = StandardText(
      "{\(others), \"a\": {\"$type\": \"gradient\", \"$value\": [{\"color\": \"{c}\", \"position\": -99}, {\"color\": \"{c}\", \"position\": \"{n}\"}]}}"
    )
    #expect(text.ids == [])
    let value = try text.value("a") ?? ""
    #expect(value.contains(##""position":0}"##) && value.contains(##""position":1}"##))
  }

  @Test("K11: typography has five parts")
  func typography() {
    let font = ##""fontFamily": "A", "fontSize": "{w}", "fontWeight": 400, "letterSpacing": "{w}""##
    #expect(ids("typography", "{\(font), \"lineHeight\": 1.2}") == [])
    #expect(ids("typography", "{\(font)}") == ["invalid-token-value"])
    #expect(ids("typography", "{\(font), \"lineHeight\": \(width)}") == ["invalid-token-value"])
  }

  @Test("K12: other parts and parts of other types make a token invalid")
  func otherParts() {
    #expect(
      ids("border", ##"{"color": "{c}", "width": "{w}", "style": "solid", "radius": "{w}"}"##) == [
        "invalid-token-value"
      ])
    #expect(ids("border", ##"{"color": "{c}", "width": 1, "style": "solid"}"##) == ["invalid-token-value"])
  }
}
