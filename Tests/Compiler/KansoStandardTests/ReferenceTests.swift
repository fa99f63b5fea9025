import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoStandard

/// References (format module).
struct ReferenceTests {
  private let color = "\"c\": {\"$type\": \"color\", \"$value\": \(blue)}"
  private let gap = ##""gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}"##

  private func value(_ text: String, of path: String = "a") throws -> String? {
    let text = StandardText(text)
    #expect(text.ids == [], "\(text.messages)")
    return try text.value(path)
  }

  @Test("A1: braces name the value of a token")
  func braces() throws {
    #expect(try value("{\(gap), \"a\": {\"$value\": \"{gap}\"}}") == ##"{"unit":"px","value":8}"##)
  }

  @Test("A2: braces name tokens only", arguments: ["{gap.$value}", "{gap.$value.unit}", "{c.$type}"])
  func bracesOfProperties(_ reference: String) {
    #expect(
      ids("{\(gap), \(color), \"a\": {\"$type\": \"number\", \"$value\": \"\(reference)\"}}") == [
        "invalid-reference"
      ])
    #expect(
      ids("{\(color), \"a\": {\"$type\": \"number\", \"$value\": \"{c.components.0}\"}}") == [
        "unknown-reference"
      ])
  }

  @Test("A3: a reference is the whole text", arguments: ["{gap} * 2", "2 * {gap}", "{gap}{gap}"])
  func formulas(_ text: String) {
    #expect(
      ids("{\(gap), \"a\": {\"$type\": \"dimension\", \"$value\": \"\(text)\"}}") == ["invalid-reference"])
  }

  @Test("A4: references are preserved")
  func preserved() {
    let tokens = StandardText("{\(gap), \"a\": {\"$value\": \"{gap}\"}}").document.tokens
    #expect(tokens.last?.value.node.text == "{gap}")
  }

  @Test("A5: references inside of values are resolved")
  func inside() throws {
    let border = ##"{"color": "{c}", "width": "{gap}", "style": "solid"}"##
    let found = try value("{\(gap), \(color), \"a\": {\"$type\": \"border\", \"$value\": \(border)}}")
    #expect(found?.contains(##""width":{"unit":"px","value":8}"##) == true)
  }

  @Test(
    "A6: both syntaxes are read",
    arguments: ["\"{gap}\"", ##"{"$ref": "#/gap/$value"}"##, ##"{"$ref": "#/gap"}"##])
  func syntaxes(_ reference: String) throws {
    #expect(
      try value("{\(gap), \"a\": {\"$type\": \"dimension\", \"$value\": \(reference)}}")
        == ##"{"unit":"px","value":8}"##)
  }

  @Test("A7: only periods divide names")
  func names() throws {
    let text =
      ##"{"a b": {"my/x": {"0": {"$type": "number", "$value": 7}}}, "a": {"$value": "{a b.my/x.0}"}}"##
    #expect(try value(text) == "7")
    let list = "{\(color), \"a\": {\"$type\": \"number\", \"$value\": \"{c.0}\"}}"
    #expect(ids(list) == ["unknown-reference"])
  }

  @Test("A8: chains are followed to an explicit value")
  func chains() throws {
    #expect(
      try value(##"{"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$type": "number", "$value": 3}}"##)
        == "3")
  }

  @Test("A9: circles are reported for every token in them")
  func circles() {
    let text = StandardText(
      ##"{"d": {"$value": "{a}"}, "a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"}}"##)
    #expect(text.ids == ["reference-cycle", "reference-cycle", "reference-cycle"])
    #expect(text.document.diagnostics.map(\.range.text) == ["\"{b}\"", "\"{c}\"", "\"{a}\""])
    #expect(ids(##"{"a": {"$type": "number", "$value": "{a}"}}"##) == ["reference-cycle"])
  }

  @Test("A9: circles through values are found")
  func circlesThroughValues() {
    let gradients =
      ##"{"$type": "gradient", "a": {"$value": ["{b}"]}, "b": {"$value": ["{c}"]}, "c": {"$value": "{a}"}}"##
    #expect(ids(gradients) == ["reference-cycle", "reference-cycle", "reference-cycle"])
    let parts =
      ##"{"$type": "dimension", "a": {"$value": {"value": {"$ref": "#/b/$value/value"}, "unit": "px"}}, "b": {"$value": {"value": {"$ref": "#/a/$value/value"}, "unit": "px"}}}"##
    #expect(ids(parts) == ["reference-cycle", "reference-cycle"])
  }

  @Test func tokensMayReferToPartsOfEachOther() throws {
    let text =
      ##"{"$type": "dimension", "a": {"$value": {"value": {"$ref": "#/b/$value/value"}, "unit": "px"}}, "b": {"$value": {"value": 3, "unit": {"$ref": "#/a/$value/unit"}}}}"##
    #expect(try value(text) == ##"{"unit":"px","value":3}"##)
    #expect(try value(text, of: "b") == ##"{"unit":"px","value":3}"##)
  }

  @Test("A10: a $ref in place of a $value is an alias")
  func aliases() throws {
    #expect(
      try value("{\(gap), \"a\": {\"$ref\": \"#/gap\", \"$description\": \"x\"}}")
        == ##"{"unit":"px","value":8}"##)
  }

  @Test(
    "A11: a $ref may be any part of a value",
    arguments: [
      (
        "color",
        ##"{"colorSpace": {"$ref": "#/c/$value/colorSpace"}, "components": {"$ref": "#/c/$value/components"}}"##
      ),
      (
        "color",
        ##"{"colorSpace": "srgb", "components": [{"$ref": "#/c/$value/components/1"}, 0, 0], "alpha": {"$ref": "#/one"}}"##
      ),
      ("dimension", ##"{"value": {"$ref": "#/gap/$value/value"}, "unit": {"$ref": "#/gap/$value/unit"}}"##),
      (
        "strokeStyle",
        ##"{"dashArray": {"$ref": "#/s/$value/dashArray"}, "lineCap": {"$ref": "#/s/$value/lineCap"}}"##
      ),
      ("fontFamily", ##"[{"$ref": "#/f/$value/0"}, "serif", "{font}"]"##),
      ("number", ##"{"$ref": "#/c/$value/components/1"}"##),
    ])
  func parts(_ type: String, _ part: String) throws {
    let others =
      ##""s": {"$type": "strokeStyle", "$value": {"dashArray": ["{gap}"], "lineCap": "butt"}}, "f": {"$type": "fontFamily", "$value": ["A", "B"]}, "font": {"$type": "fontFamily", "$value": "C"}, "one": {"$type": "number", "$value": 1}"##
    let found = try value(
      "{\(gap), \(color), \(others), \"a\": {\"$type\": \"\(type)\", \"$value\": \(part)}}")
    #expect(found != nil && found?.contains("$ref") == false)
  }

  @Test("A12: numbers are indices in arrays only")
  func indices() throws {
    let group = ##"{"g": {"0": {"$type": "number", "$value": 4}}, "a": {"$ref": "#/g/0"}}"##
    #expect(try value(group) == "4")
    for index in ["3", "-1", "01", "x"] {
      let text =
        "{\(color), \"a\": {\"$type\": \"number\", \"$value\": {\"$ref\": \"#/c/$value/components/\(index)\"}}}"
      #expect(ids(text) == ["unknown-reference"])
    }
  }

  @Test("A13: pointers have the escapes of RFC 6901", arguments: ["#/x~1y/~0z", "#/x~1y/%7E0z"])
  func escapes(_ pointer: String) throws {
    if pointer.contains("%") {
      #expect(
        ids(
          "{\"x/y\": {\"~z\": {\"$type\": \"number\", \"$value\": 5}}, \"a\": {\"$type\": \"number\", \"$ref\": \"\(pointer)\"}}"
        ) == ["unknown-reference"])
    } else {
      #expect(
        try value(
          "{\"x/y\": {\"~z\": {\"$type\": \"number\", \"$value\": 5}}, \"a\": {\"$ref\": \"\(pointer)\"}}")
          == "5")
    }
    #expect(try value(##"{"x y": {"$type": "number", "$value": 5}, "a": {"$ref": "#/x%20y"}}"##) == "5")
    #expect(try value(##"{"50%": {"$type": "number", "$value": 5}, "a": {"$ref": "#/50%"}}"##) == "5")
    #expect(ids(##"{"a": {"$type": "number", "$ref": "#/x~2"}}"##) == ["invalid-reference"])
  }

  @Test("A14: the root is no token", arguments: ["#/", "#"])
  func root(_ pointer: String) {
    #expect(
      ids("{\"a\": {\"$type\": \"number\", \"$value\": {\"$ref\": \"\(pointer)\"}}}") == [
        "reference-to-group"
      ])
  }

  @Test(
    "A15: malformed references are reported",
    arguments: [
      "\"{a\"", "\"a}\"", "\"{}\"", "\"{a..b}\"", "\"{a.{b}}\"", ##"{"$ref": "a/b"}"##, ##"{"$ref": "#a"}"##,
      ##"{"$ref": 1}"##, ##"{"$ref": "#/b", "x": 1}"##,
    ])
  func malformed(_ reference: String) {
    #expect(
      ids(
        "{\"b\": {\"$type\": \"number\", \"$value\": 1}, \"a\": {\"$type\": \"number\", \"$value\": \(reference)}}"
      ) == ["invalid-reference"])
  }

  @Test(
    "A16: unknown paths are reported, with a suggestion",
    arguments: ["\"{gapp}\"", ##"{"$ref": "#/gapp"}"##, ##"{"$ref": "#/gapp/$value"}"##])
  func unknown(_ reference: String) {
    let text = StandardText("{\(gap), \"a\": {\"$type\": \"dimension\", \"$value\": \(reference)}}")
    #expect(text.ids == ["unknown-reference"])
    #expect(text.document.diagnostics.first?.help == "Did you mean `gap`?")
  }

  @Test("A17: braces that name a group are reported")
  func groups() {
    #expect(
      ids("{\"g\": {\(gap)}, \"a\": {\"$type\": \"dimension\", \"$value\": \"{g}\"}}") == [
        "reference-to-group"
      ])
  }

  @Test("A18: types have to match, of tokens and of parts")
  func mismatches() {
    #expect(ids("{\(gap), \"a\": {\"$type\": \"number\", \"$value\": \"{gap}\"}}") == ["reference-type"])
    #expect(
      ids("{\(gap), \"a\": {\"$type\": \"number\", \"$value\": {\"$ref\": \"#/gap/$value/unit\"}}}") == [
        "reference-type"
      ])
    let border = ##"{"color": "{gap}", "width": "{c}", "style": "solid"}"##
    #expect(
      ids("{\(gap), \(color), \"a\": {\"$type\": \"border\", \"$value\": \(border)}}") == [
        "reference-type", "reference-type",
      ])
    let part = ##"{"colorSpace": "srgb", "components": [{"$ref": "#/gap/$value/value"}, 0, 0]}"##
    #expect(ids("{\(gap), \"a\": {\"$type\": \"color\", \"$value\": \(part)}}") == ["reference-type"])
  }

  @Test("A19: unknown parts and circles of $ref are reported")
  func parts() {
    #expect(
      ids("{\(gap), \"a\": {\"$type\": \"number\", \"$value\": {\"$ref\": \"#/gap/$value/size\"}}}") == [
        "unknown-reference"
      ])
    #expect(
      ids(##"{"$type": "number", "a": {"$ref": "#/b"}, "b": {"$ref": "#/a"}}"##) == [
        "reference-cycle", "reference-cycle",
      ])
    #expect(
      ids(
        ##"{"a": {"$type": "dimension", "$value": {"value": {"$ref": "#/a/$value/value"}, "unit": "px"}}}"##)
        == ["reference-cycle"])
  }

  @Test("A20: circles are found before anything is resolved")
  func circlesBeforeResolution() {
    let text = StandardText(##"{"$type": "number", "a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"##)
    #expect(text.document.diagnostics.hasErrors)
    #expect(text.document.resolvedValues().diagnostics.isEmpty)
  }

  @Test("A21: an alias follows its target")
  func propagation() throws {
    for value in ["1", "2"] {
      let text = StandardText(
        "{\"b\": {\"$value\": \"{a}\"}, \"a\": {\"$type\": \"number\", \"$value\": \(value)}}")
      #expect(try text.value("b") == value)
    }
  }

  @Test func chainsOfReferencesTakeLinearTime() {
    expectLinearTime(from: 200, growth: 32) { count in
      let tokens = (0..<count).map { "\"t\($0)\": {\"$value\": \"{t\($0 + 1)}\"}" }
      let parts = (0..<count).map {
        "\"p\($0)\": {\"$type\": \"dimension\", \"$value\": {\"value\": {\"$ref\": \"#/p\($0 + 1)/$value/value\"}, \"unit\": \"px\"}}"
      }
      let text = StandardText(
        "{\(tokens.joined(separator: ",")), \"t\(count)\": {\"$type\": \"number\", \"$value\": 1}, \(parts.joined(separator: ",")), \"p\(count)\": {\"$type\": \"dimension\", \"$value\": {\"value\": 1, \"unit\": \"px\"}}}"
      )
      #expect(text.ids == [])
    }
  }
}
