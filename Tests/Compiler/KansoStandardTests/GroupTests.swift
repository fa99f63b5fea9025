import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoStandard

/// Groups and `$extends` (format module).
struct GroupTests {
  @Test("G1: an object without $value is a group")
  func groups() {
    #expect(StandardText(##"{"a": {"b": {}}}"##).paths == [])
  }

  @Test("G2: an object with a $value contains no tokens and groups")
  func tokensWithChildren() {
    let text = StandardText(##"{"a": {"$type": "number", "$value": 1, "b": {}}}"##)
    #expect(text.ids == ["token-with-children"])
    #expect(text.document.diagnostics.first?.range.text == "\"b\"")
    #expect(
      ids(##"{"a": {"$type": "number", "$value": 1, "$root": {"$value": 1}}}"##) == ["token-with-children"])
  }

  @Test("G3: empty groups are allowed")
  func emptyGroups() {
    #expect(ids(##"{"a": {}, "b": {"$description": "later", "$deprecated": true}}"##) == [])
  }

  @Test("G4: a group may have a token $root")
  func root() {
    #expect(StandardText(##"{"a": {"$type": "number", "$root": {"$value": 1}}}"##).paths == ["a.$root"])
  }

  @Test("G5: references name $root")
  func rootReference() throws {
    let text = StandardText(
      ##"{"a": {"$root": {"$type": "number", "$value": 1}}, "b": {"$value": "{a.$root}"}}"##)
    #expect(try text.ids == [] && text.value("b") == "1" && text.value("a.$root") == "1")
  }

  @Test("G6: the name of a group never means its $root")
  func groupReference() {
    let text = StandardText(
      ##"{"a": {"$root": {"$type": "number", "$value": 1}}, "b": {"$type": "number", "$value": "{a}"}}"##)
    #expect(text.ids == ["reference-to-group"])
    #expect(text.document.diagnostics.first?.replacement == "\"{a.$root}\"")
  }

  @Test("G7: names of groups have no meaning")
  func meaningOfNames() { #expect(ids(##"{"color": {"number": {"$value": 1}}}"##) == ["missing-type"]) }

  @Test("G8: what looks like an incomplete token is reported")
  func incompleteTokens() {
    let text = StandardText(##"{"a": {"$type": "number", "$description": "x"}}"##)
    #expect(text.document.diagnostics.map(\.severity) == [.error])
    #expect(text.ids == ["incomplete-token"])
  }

  @Test("G9: the $type of a group holds for the tokens in it")
  func types() {
    #expect(ids(##"{"g": {"$type": "number", "a": {"$value": 1}, "h": {"b": {"$value": 2}}}}"##) == [])
  }

  @Test("G10: groups have the properties of the standard")
  func properties() {
    let properties = ##""$description": "", "$type": "number", "$deprecated": false, "$extensions": {}"##
    #expect(
      ids("{\"b\": {}, \"a\": {\(properties), \"$extends\": \"{b}\", \"$root\": {\"$value\": 1}}}") == [])
    #expect(ids(##"{"a": {"$version": 1}}"##) == ["token-name"])
  }

  @Test("G11: $deprecated of a group holds for its tokens unless they have their own")
  func deprecation() {
    let text = StandardText(
      ##"{"g": {"$type": "number", "$deprecated": "x", "a": {"$value": 1}, "b": {"$value": 1, "$deprecated": false}, "h": {"c": {"$value": 1}}}}"##
    )
    #expect(text.document.tokens.map(\.deprecated) == [.message("x"), nil, .message("x")])
  }
}

struct GroupExtensionTests {
  private let button =
    ##""button": {"$type": "number", "$description": "d", "a": {"$value": 1}, "b": {"$value": 2}}"##

  @Test("G12: $extends inherits tokens and properties, and names no token")
  func inheritance() throws {
    let text = StandardText("{\(button), \"wide\": {\"$extends\": \"{button}\", \"c\": {\"$value\": 3}}}")
    #expect(text.ids == [])
    #expect(Set(text.paths) == ["button.a", "button.b", "wide.a", "wide.b", "wide.c"])
    #expect(ids("{\(button), \"wide\": {\"$extends\": \"{button.a}\"}}") == ["invalid-extends"])
  }

  @Test("G13: $extends takes references in braces and pointers", arguments: ["{g.x}", "#/g/x"])
  func formats(_ reference: String) {
    let text = StandardText(
      "{\"g\": {\"x\": {\"a\": {\"$type\": \"number\", \"$value\": 1}}}, \"b\": {\"$extends\": \"\(reference)\"}}"
    )
    #expect(text.ids == [] && text.paths == ["g.x.a", "b.a"])
  }

  @Test("G14: the order of groups does not matter, and they can be chained")
  func chains() {
    let text = StandardText(
      ##"{"c": {"$extends": "{b}"}, "b": {"$extends": "{a}"}, "a": {"x": {"$type": "number", "$value": 1}}}"##
    )
    #expect(text.ids == [] && text.paths == ["c.x", "b.x", "a.x"])
  }

  @Test("G15: an unknown target, a token, a circle and a broken constraint are errors")
  func errors() {
    #expect(ids("{\(button), \"w\": {\"$extends\": \"{buton}\"}}") == ["unknown-reference"])
    #expect(ids("{\(button), \"w\": {\"$extends\": \"{button\"}}") == ["invalid-reference"])
    #expect(ids("{\(button), \"w\": {\"$extends\": \"{button.a}\"}}") == ["invalid-extends"])
    #expect(ids("{\(button), \"w\": {\"$extends\": 1}}") == ["document-shape"])
    #expect(ids("{\(button), \"w\": {\"$extends\": \"{w}\"}}") == ["extends-cycle"])
    #expect(
      ids("{\(button), \"w\": {\"$extends\": \"{button}\", \"$type\": \"duration\"}}") == ["invalid-extends"])
    #expect(
      ids(##"{"a": {"$type": "number", "$value": 1, "$extends": "{b}"}, "b": {}}"##) == ["invalid-extends"])
  }

  @Test("G16: groups are merged deeply, and the local path wins")
  func deepMerge() throws {
    let text = StandardText(
      ##"{"a": {"$type": "number", "f": {"x": {"$value": 1}, "y": {"$value": 2}}}, "b": {"$extends": "{a}", "f": {"x": {"$value": 3}, "z": {"$value": 4}}}}"##
    )
    #expect(text.ids == [])
    #expect(try text.value("b.f.x") == "3" && text.value("b.f.y") == "2" && text.value("b.f.z") == "4")
  }

  @Test("G17: an override replaces the whole token, also its type")
  func wholeTokens() {
    let text = StandardText(
      ##"{"a": {"x": {"$type": "number", "$value": 1, "$description": "d"}}, "b": {"$extends": "{a}", "x": {"$value": 2}}}"##
    )
    #expect(text.ids == ["missing-type"])
    #expect(text.document.diagnostics.first?.help?.contains(##"Add `"$type": "number"`"##) == true)
  }

  @Test("G18: circles of $extends are reported for all of their groups")
  func circles() {
    let text = StandardText(
      ##"{"a": {"$extends": "{b}"}, "b": {"$extends": "{c}"}, "c": {"$extends": "{a}"}, "d": {"$extends": "{a}"}}"##
    )
    #expect(text.ids == ["extends-cycle", "extends-cycle", "extends-cycle"])
    #expect(text.document.diagnostics.map(\.range.text) == ["\"{b}\"", "\"{c}\"", "\"{a}\""])
    #expect(ids(##"{"a": {"x": {"$extends": "{a}"}}}"##) == ["extends-cycle"])
    #expect(ids(##"{"a": {"x": {"$extends": "#/"}}}"##) == ["extends-cycle"])
    #expect(
      ids(##"{"a": {"x": {"$extends": "{b}"}}, "b": {"y": {"$extends": "{a}"}}}"##) == [
        "extends-cycle", "extends-cycle",
      ])
  }

  @Test("G19: a group with a $ref is one with $extends")
  func references() throws {
    let text = StandardText(
      "{\(button), \"w\": {\"$ref\": \"#/button\", \"a\": {\"$value\": 5}}, \"v\": {\"$ref\": \"#/button\"}}")
    #expect(text.ids == [])
    #expect(try text.value("w.a") == "5" && text.value("w.b") == "2" && text.value("v.a") == "1")
  }

  @Test("G20: local tokens win over inherited ones, also $root and those of nested groups")
  func order() throws {
    let text = StandardText(
      ##"{"a": {"$type": "number", "$root": {"$value": 1}, "n": {"$root": {"$value": 2}}}, "b": {"$extends": "{a}", "$root": {"$value": 3}, "n": {}}}"##
    )
    #expect(text.ids == [])
    #expect(try text.value("b.$root") == "3" && text.value("b.n.$root") == "2")
  }

  @Test func aGroupInheritsWhatItsTargetInherits() throws {
    let text = StandardText(
      ##"{"a": {"in": {"$extends": "{b.deep}"}}, "b": {"$extends": "{c}"}, "c": {"deep": {"x": {"$type": "number", "$value": 1}}}}"##
    )
    #expect(text.ids == [] && text.paths.contains("a.in.x"))
  }

  @Test func aSiblingOfAnInheritingGroupCanBeExtended() {
    let text = StandardText(
      ##"{"base": {"y": {"$type": "number", "$value": 1}}, "a": {"$extends": "{base}", "x": {"$extends": "{a.z}"}, "z": {"q": {"$type": "number", "$value": 1}}}}"##
    )
    #expect(text.ids == [] && text.paths.contains("a.x.q"))
  }

  @Test func chainsOfGroupsTakeLinearTime() {
    expectLinearTime(from: 200, growth: 32) { count in
      let groups = (0..<count).map { "\"g\($0)\": {\"$extends\": \"{g\($0 + 1)}\"}" }
      let text = StandardText(
        "{\(groups.joined(separator: ",")), \"g\(count)\": {\"a\": {\"$type\": \"number\", \"$value\": 1}}}")
      #expect(text.document.tokenCount == count + 1)
    }
  }
}
