import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoStandard

/// Resolver documents (resolver module).
struct ResolverTests {
  private func number(_ name: String, _ value: Int) -> String {
    "{\"\(name)\": {\"$type\": \"number\", \"$value\": \(value)}}"
  }

  private func themes(_ more: String = "") -> String {
    "\"modifiers\": {\"theme\": {\"contexts\": {\"light\": [\(number("a", 1))], \"dark\": [\(number("a", 2))]}\(more)}}, \"resolutionOrder\": [{\"$ref\": \"#/modifiers/theme\"}]"
  }

  private func ids(_ members: String, _ inputs: String...) -> [String] {
    StandardText(resolver: members, inputs: inputs).ids
  }

  @Test("R1: the version is 2025.10")
  func version() {
    #expect(StandardText(##"{"resolutionOrder": []}"##, path: "a.json").ids == ["invalid-resolver"])
    #expect(
      StandardText(##"{"version": "2025-10-01", "resolutionOrder": []}"##, path: "a.json").ids == [
        "invalid-resolver"
      ])
  }

  @Test("R2: name, description and $schema are strings")
  func texts() {
    #expect(ids(##""name": "x", "description": "y", "$schema": "z", "resolutionOrder": []"##) == [])
    #expect(ids(##""name": 1, "resolutionOrder": []"##) == ["document-shape"])
  }

  @Test("R3: the resolution order is required, and an array")
  func order() {
    #expect(ids(##""sets": {}"##) == ["invalid-resolver"])
    #expect(ids(##""resolutionOrder": {}"##) == ["invalid-resolver"])
  }

  @Test("R4: a set has sources")
  func sets() {
    #expect(ids(##""sets": {"s": {"description": "x"}}, "resolutionOrder": []"##) == ["invalid-resolver"])
    #expect(ids(##""sets": {"s": {"sources": {}}}, "resolutionOrder": []"##) == ["invalid-resolver"])
    #expect(ids(##""sets": {"s": {"sources": [1]}}, "resolutionOrder": []"##) == ["invalid-resolver"])
  }

  @Test("R5: later sources replace earlier ones")
  func sources() throws {
    let text = StandardText(
      resolver:
        "\"sets\": {\"s\": {\"sources\": [\(number("a", 1)), {\"$ref\": \"b.json\"}, \(number("c", 3))]}}, \"resolutionOrder\": [{\"$ref\": \"#/sets/s\"}]",
      files: ["b.json": number("a", 2)])
    #expect(text.ids == [])
    #expect(try text.value("a") == "2" && text.value("c") == "3")
  }

  @Test("R6: a modifier has contexts, which are arrays of sources")
  func contexts() {
    #expect(ids(##""modifiers": {"m": {"context": {}}}, "resolutionOrder": []"##) == ["invalid-resolver"])
    #expect(
      ids(##""modifiers": {"m": {"default": "a", "contexts": {"a": {}, "b": []}}}, "resolutionOrder": []"##)
        == ["invalid-resolver"])
  }

  @Test("R7: a modifier without contexts is an error, and one context a warning")
  func numberOfContexts() {
    #expect(ids(##""modifiers": {"m": {"contexts": {}}}, "resolutionOrder": []"##) == ["invalid-resolver"])
    let text = StandardText(
      resolver: ##""modifiers": {"m": {"default": "a", "contexts": {"a": []}}}, "resolutionOrder": []"##)
    #expect(text.ids == ["single-context"] && !text.document.diagnostics.hasErrors)
  }

  @Test("R8: a context may name a set")
  func setsInContexts() throws {
    let text = StandardText(
      resolver:
        "\"sets\": {\"s\": {\"sources\": [\(number("a", 1)), \(number("b", 1))]}}, \"modifiers\": {\"m\": {\"contexts\": {\"x\": [{\"$ref\": \"#/sets/s\"}, \(number("b", 2))], \"y\": []}}}, \"resolutionOrder\": [{\"$ref\": \"#/modifiers/m\"}]",
      inputs: ["m=x"])
    #expect(text.ids == [])
    #expect(try text.value("a") == "1" && text.value("b") == "2")
  }

  @Test("R9: the default is one of the contexts")
  func defaults() throws {
    #expect(ids(themes(", \"default\": \"blue\"")) == ["invalid-resolver"])
    #expect(ids(themes(", \"default\": 1")) == ["invalid-resolver"])
    #expect(try StandardText(resolver: themes(", \"default\": \"dark\"")).value("a") == "2")
  }

  @Test("R10: only what is in the order is applied, and later wins")
  func application() throws {
    let order = [##"{"$ref": "#/sets/s"}"##, ##"{"$ref": "#/modifiers/m"}"##]
    let parts =
      "\"sets\": {\"s\": {\"sources\": [\(number("a", 1))]}, \"t\": {\"sources\": [\(number("t", 1))]}}, \"modifiers\": {\"m\": {\"default\": \"x\", \"contexts\": {\"x\": [\(number("a", 2))], \"y\": []}}}"
    let first = StandardText(resolver: "\(parts), \"resolutionOrder\": [\(order[0]), \(order[1])]")
    let second = StandardText(resolver: "\(parts), \"resolutionOrder\": [\(order[1]), \(order[0])]")
    #expect(first.ids == [] && first.paths == ["a"])
    #expect(try first.value("a") == "2" && second.value("a") == "1")
  }

  @Test("R11: contexts may be empty")
  func emptyContexts() {
    #expect(
      ids(
        ##""modifiers": {"debug": {"contexts": {"true": [], "false": []}}}, "resolutionOrder": [{"$ref": "#/modifiers/debug"}]"##,
        "debug=true") == [])
  }

  @Test(
    "R12: sets and modifiers in the order have a name and a type",
    arguments: [
      ##"{"type": "set", "sources": []}"##, ##"{"name": "x", "sources": []}"##,
      ##"{"name": "x", "type": "group", "sources": []}"##, "1",
    ])
  func inline(_ item: String) {
    let found = ids("\"resolutionOrder\": [\(item)]")
    #expect(found == (item == "1" ? ["resolver-reference"] : ["invalid-resolver"]))
  }

  @Test("R13: names in the order are unique")
  func uniqueNames() {
    #expect(
      ids(
        ##""resolutionOrder": [{"name": "x", "type": "set", "sources": []}, {"name": "x", "type": "set", "sources": []}]"##
      ) == ["invalid-resolver"])
  }

  @Test("R14: a set may have the name of a modifier")
  func sharedNames() {
    #expect(
      ids(
        ##""sets": {"x": {"sources": []}}, "modifiers": {"x": {"contexts": {"a": [], "b": []}}}, "resolutionOrder": [{"$ref": "#/sets/x"}, {"$ref": "#/modifiers/x"}]"##,
        "x=a") == [])
  }

  @Test("R15: inputs are strings", arguments: ["true", "100", "[\"dark\"]", "null"])
  func strings(_ value: String) {
    #expect(ids(themes(), "{\"theme\": \(value)}").contains("resolver-input"))
  }

  @Test("R16: unknown modifiers and contexts are reported")
  func unknownInputs() {
    let text = StandardText(resolver: themes(), inputs: ["theme=blue", "foo=bar"])
    #expect(text.ids == ["resolver-input", "resolver-input"])
    #expect(
      Set(text.messages) == ["there is no modifier `foo`", "the modifier `theme` has no context `blue`"])
    #expect(ids(##""resolutionOrder": []"##, "theme=dark") == ["resolver-input"])
    #expect(ids(themes(), "theme").contains("resolver-input"))
  }

  @Test("R17: a modifier without a default needs an input")
  func missingInputs() {
    let text = StandardText(resolver: themes())
    #expect(text.ids == ["resolver-input"])
    #expect(text.document.diagnostics.first?.range.text == "\"theme\"")
  }

  @Test("R18: inputs are checked before the sources are read")
  func stages() {
    let text = StandardText(
      resolver:
        ##""modifiers": {"m": {"contexts": {"a": [{"$ref": "no.json"}], "b": []}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]"##
    )
    #expect(text.ids == ["resolver-input"])
  }

  @Test("R19: references are resolved in the united tokens")
  func aliases() throws {
    let members =
      "\"sets\": {\"s\": {\"sources\": [{\"b\": {\"$value\": \"{a}\"}, \"c\": {\"$value\": \"{b}\"}}]}}, \"modifiers\": {\"m\": {\"contexts\": {\"x\": [\(number("a", 1))], \"y\": [\(number("a", 2))]}}}, \"resolutionOrder\": [{\"$ref\": \"#/sets/s\"}, {\"$ref\": \"#/modifiers/m\"}]"
    #expect(try StandardText(resolver: members, inputs: ["m=x"]).value("c") == "1")
    #expect(try StandardText(resolver: members, inputs: ["m=y"]).value("c") == "2")
    let wrong = members.replacing("\"$value\": \"{b}\"", with: "\"$type\": \"duration\", \"$value\": \"{b}\"")
    #expect(ids(wrong, "m=x") == ["reference-type"])
  }

  @Test("R20: references to files, unknown places, themselves and parents")
  func references() throws {
    let set = { (source: String) in
      "\"sets\": {\"s\": {\"sources\": [{\"$ref\": \"\(source)\"}]}}, \"resolutionOrder\": [{\"$ref\": \"#/sets/s\"}]"
    }
    let files = [
      "x/b.json": ##"{"g": {"a": {"$type": "number", "$value": 1}}}"##,
      "b.json": ##"{"g": {"a": {"$type": "number", "$value": 1}}}"##,
    ]
    for source in ["b.json", "./b.json", "./x/../b.json", "x/b.json"] where source != "./x/../b.json" {
      #expect(try StandardText(resolver: set(source), files: files).value("g.a") == "1")
    }
    #expect(try StandardText(resolver: set("b.json#/g"), files: files).value("a") == "1")
    #expect(try StandardText(resolver: set("b.json#g"), files: files).value("a") == "1")
    for source in ["no.json", "b.json#/h", "#/sets/t", "#/sets", "#/", "https://a.b/c.json"] {
      #expect(
        Set(StandardText(resolver: set(source), files: files).ids) == ["resolver-reference"], "\(source)")
    }
    #expect(
      ids(
        ##""sets": {"s": {"sources": [{"$ref": "#/sets/t"}]}, "t": {"sources": [{"$ref": "#/sets/s"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]"##
      ) == ["resolver-reference"])
    #expect(
      Set(ids(##""sets": {"s": {"$ref": "#/sets/t"}, "t": {"$ref": "#/sets/s"}}, "resolutionOrder": []"##))
        == ["resolver-reference"])
  }

  @Test("R21: only the order names modifiers", arguments: ["#/modifiers/m", "#/modifiers/m/contexts/a"])
  func modifiers(_ pointer: String) {
    let modifier = ##""modifiers": {"m": {"default": "a", "contexts": {"a": [], "b": []}}}"##
    #expect(
      ids(
        "\(modifier), \"sets\": {\"s\": {\"sources\": [{\"$ref\": \"\(pointer)\"}]}}, \"resolutionOrder\": []"
      ) == ["resolver-reference"])
    #expect(
      ids(
        "\"modifiers\": {\"m\": {\"default\": \"a\", \"contexts\": {\"a\": [], \"b\": []}}, \"n\": {\"default\": \"a\", \"contexts\": {\"a\": [], \"b\": [{\"$ref\": \"\(pointer)\"}]}}}, \"resolutionOrder\": []"
      ) == ["resolver-reference"])
  }

  @Test("R22: nothing names a part of the order")
  func orderReferences() {
    #expect(
      ids(
        ##""sets": {"s": {"sources": [{"$ref": "#/resolutionOrder/0"}]}}, "resolutionOrder": [{"name": "x", "type": "set", "sources": []}]"##
      ) == ["resolver-reference"])
    #expect(
      ids(
        ##""resolutionOrder": [{"name": "x", "type": "set", "sources": []}, {"$ref": "#/resolutionOrder/0"}]"##
      ) == ["resolver-reference"])
  }

  @Test("R23: members beside a $ref replace those of its target")
  func overrides() throws {
    let members =
      "\"modifiers\": {\"m\": {\"default\": \"x\", \"contexts\": {\"x\": [\(number("a", 1))], \"y\": [\(number("a", 2))]}}}, \"resolutionOrder\": [{\"$ref\": \"#/modifiers/m\", \"default\": \"y\"}]"
    #expect(try StandardText(resolver: members).value("a") == "2")
  }

  @Test("R24: objects beside a $ref are not merged")
  func shallowOverrides() {
    let text = StandardText(
      resolver:
        ##""sets": {"s": {"sources": [{"$ref": "b.json", "g": {"c": {"$type": "number", "$value": 3}}}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]"##,
      files: [
        "b.json": ##"{"g": {"a": {"$type": "number", "$value": 1}}, "h": {"$type": "number", "$value": 2}}"##
      ])
    #expect(text.ids == [] && text.paths.sorted() == ["g.c", "h"])
  }

  @Test("R25: $extensions are objects, and allowed")
  func extensions() {
    #expect(ids(##""sets": {"s": {"sources": [], "$extensions": {"x.y": 1}}}, "resolutionOrder": []"##) == [])
    #expect(
      ids(##""sets": {"s": {"sources": [], "$extensions": 1}}, "resolutionOrder": []"##) == ["document-shape"]
    )
  }

  @Test("R26: $defs are never an error")
  func definitions() {
    #expect(ids(##""$defs": [1], "resolutionOrder": []"##) == [])
    #expect(
      ids(
        ##""$defs": {"s": {"sources": []}}, "resolutionOrder": [{"$ref": "#/$defs/s", "name": "x", "type": "set"}]"##
      ) == [])
  }

  @Test("R27: resolver documents and their files are JSON")
  func json() {
    #expect(StandardText("{,}", path: "a.resolver.json").ids == ["json-syntax"])
    let text = StandardText(
      resolver:
        ##""sets": {"s": {"sources": [{"$ref": "b.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]"##,
      files: ["b.json": "{'a': 1}"])
    #expect(text.ids == ["json-syntax"])
    #expect(text.document.diagnostics.first?.range.file.path == "b.json")
  }

  @Test("R27: a missing file is reported together with mistakes in the order")
  func missingFilesBesidesMistakes() {
    let found = ids(
      ##""sets": {"s": {"sources": [{"$ref": "none.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/x"}]"##)
    #expect(found == ["resolver-reference", "resolver-reference"])
  }

  @Test(
    "R28: the case of inputs does not matter",
    arguments: ["theme=dark", "THEME=Dark", "{\"Theme\": \"DARK\"}"])
  func caseOfInputs(_ input: String) throws {
    #expect(try StandardText(resolver: themes(), inputs: [input]).value("a") == "2")
  }

  @Test("R29: inputs can be a JSON object")
  func objectInputs() throws {
    #expect(try StandardText(resolver: themes(), inputs: [##"{"theme": "light"}"##]).value("a") == "1")
    #expect(ids(themes(), "{theme: light}").contains("resolver-input"))
    #expect(ids(themes(), "theme=dark", "theme=light") == ["resolver-input"])
  }

  @Test("R30: errors have a place and a way out")
  func errors() {
    let text = StandardText(resolver: themes(), inputs: ["theme=drak"])
    let diagnostic = text.document.diagnostics.first
    #expect(diagnostic?.range.text == "theme=drak" && diagnostic?.help == "Did you mean `dark`?")
  }

  @Test("R31: the number of permutations is the product of the numbers of contexts")
  func permutations() {
    let modifier = { (names: [String]) in
      "{\"default\": \"a\", \"contexts\": {\(names.map { "\"\($0)\": []" }.joined(separator: ", "))}}"
    }
    let text = StandardText(
      resolver:
        "\"modifiers\": {\"m\": \(modifier(["a", "b", "c"])), \"n\": \(modifier(["a", "b"]))}, \"resolutionOrder\": []"
    )
    #expect(text.document.permutationCount == 6)
  }
}
