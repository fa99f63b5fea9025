import KansoDiagnostics
import KansoTheme
import Testing

@testable import KansoStandard

/// Files, names, properties and types (format module).
struct FileAndTypeTests {
  @Test("F1: an object with $value is a token, whose name is its key")
  func tokens() {
    let text = StandardText(##"{"a": {"b": {"$type": "number", "$value": 1}}}"##)
    #expect(text.paths == ["a.b"] && text.ids == [])
  }

  @Test("F2: a token needs its $value")
  func values() {
    #expect(ids(##"{"a": {"$type": "number", "value": 1}}"##) == ["incomplete-token"])
    #expect(ids(##"{"a": 8}"##) == ["incomplete-token"])
  }

  @Test("F3: names are any strings of JSON")
  func names() {
    let text = StandardText(##"{"a b": {"ü/~": {"$type": "number", "$value": 1}}}"##)
    #expect(text.paths == ["a b.ü/~"] && text.ids == [])
  }

  @Test("F4: names are case-sensitive")
  func caseOfNames() throws {
    let text = StandardText(
      ##"{"a": {"$type": "number", "$value": 1}, "A": {"$type": "number", "$value": 2}}"##)
    #expect(try text.value("a") == "1" && text.value("A") == "2")
    #expect(text.ids == ["similar-names"])
    #expect(
      ids(##"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{A}"}}"##) == ["unknown-reference"])
  }

  @Test("F5: a token has one of the 13 types", arguments: TokenType.allCases.filter { $0 != .string })
  func types(_ type: TokenType) {
    #expect(ids(type.rawValue, "null") == ["invalid-token-value"])
  }

  @Test("F6: names do not begin with $, and may contain it")
  func dollars() {
    #expect(ids(##"{"$a": {"$type": "number", "$value": 1}}"##) == ["token-name"])
    #expect(ids(##"{"a$": {"$type": "number", "$value": 1}}"##) == [])
  }

  @Test("F7: names have no braces and periods", arguments: ["a.b", "{a", "a}"])
  func punctuation(_ name: String) {
    #expect(ids("{\"\(name)\": {\"$type\": \"number\", \"$value\": 1}}") == ["token-name"])
  }

  @Test("F8: a property that begins with $ belongs to the standard")
  func unknownProperties() {
    let text = StandardText(##"{"a": {"$type": "number", "$value": 1, "$descriptoin": "x"}}"##)
    #expect(text.ids == ["token-name"])
    #expect(text.document.diagnostics.first?.help == "Did you mean `$description`?")
  }

  @Test("F9: names do not conflict with properties")
  func reservedNames() {
    #expect(ids(##"{"a": {"$type": {"$value": 1}}}"##) == ["document-shape"])
    #expect(ids(##"{"$root": {"x": {"$type": "number", "$value": 1}}}"##) == ["token-name"])
  }

  @Test(
    "F11: files are JSON",
    arguments: ["{\"a\": {},}", "// a\n{}", "{'a': {}}", "", "{\"a\": {}, \"a\": {}}", "{} {}"])
  func syntax(_ text: String) {
    #expect(ids(text) == ["json-syntax"])
  }

  @Test(
    "F11: errors in JSON have a way out",
    arguments: [
      ("{\"a\": {},\n}", ",", "Delete the comma.", "{\"a\": {}\n}"),
      ("{\"$description\": \"a\", \"$extensions\": {\"x\": [1, ]}}", ",", "Delete the comma.", nil),
      ("{// a\n\"a\": {}}", "// a", "Delete the comment: JSON has none.", "{\n\"a\": {}}"),
      ("/* a\n */{}", "/* a\n */", "Delete the comment: JSON has none.", "{}"),
      ("{\"a\": {}, \"a\": {}}", "\"a\"", "Delete one of the two members, or rename one.", nil),
      ("", "", "Write an object with tokens and groups.", nil),
      (" \n", "", "Write an object with tokens and groups.", nil),
      ("{\"a\": {", "", "Complete the document: its end is missing.", nil),
      ("{\"a", "\"", "Correct the JSON at this place.", nil),
      ("{'a': {}}", "'", "Write the text in double quotes.", nil),
      ("{\"a\": \u{0}}", "\u{0}", "Name a file with JSON in UTF-8: this one has other bytes.", nil),
      ("\u{FEFF}{}", "\u{FEFF}", "Save the file as UTF-8 without a byte-order mark.", "{}"),
      ("{} {}", "{", "Correct the JSON at this place.", nil),
    ] as [(String, String, String, String?)])
  func syntaxHelp(_ text: String, _ place: String, _ help: String, _ fixed: String?) throws {
    let document = StandardText(text).document
    let found = try #require(document.diagnostics.first)
    #expect(document.diagnostics.count == 1 && found.descriptor == .jsonSyntax)
    #expect(Array(found.range.text.utf8) == Array(place.utf8) && found.help == help)
    guard let fixed else { return }
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(found.range.offsets, with: try #require(found.replacement).utf8)
    #expect(bytes == Array(fixed.utf8))
  }

  @Test("F11: the root is an object", arguments: ["[]", "1", "\"a\"", "null"])
  func root(_ text: String) {
    #expect(ids(text) == ["document-shape"])
  }

  @Test(
    "F12: the recommended endings of names are known",
    arguments: ["a.tokens", "a.tokens.json", "a.resolver.json"])
  func endings(_ path: String) {
    #expect(StandardSource(Array("{}".utf8), path: path) != nil)
  }

  @Test("F13: $schema is allowed at the root only")
  func schema() {
    #expect(ids(##"{"$schema": "https://www.designtokens.org/schemas/2025.10/format.json"}"##) == [])
    #expect(ids(##"{"a": {"$schema": "x"}}"##) == ["token-name"])
  }

  @Test("F14: $description is a string")
  func descriptions() {
    #expect(ids(##"{"a": {"$description": 1}}"##) == ["document-shape"])
    #expect(ids(##"{"a": {"$type": "number", "$value": 1, "$description": {}}}"##) == ["document-shape"])
    let text = StandardText(##"{"a": {"$type": "number", "$value": 1, "$description": "x"}}"##)
    #expect(text.document.tokens.first?.description == "x")
  }

  @Test("F15: $extensions is an object")
  func extensions() {
    #expect(ids(##"{"a": {"$extensions": []}}"##) == ["document-shape"])
  }

  @Test("F16: extensions are preserved")
  func preservedExtensions() {
    let text = StandardText(
      ##"{"a": {"$type": "number", "$value": 1, "$extensions": {"org.x": {"y": [1]}}}}"##)
    let data = text.document.tokens.first?.extensions.first { $0.key == "org.x" }?.value["y"]
    #expect(data?.elements?.count == 1)
  }

  @Test("F17: $deprecated is true, false or a string")
  func deprecations() {
    #expect(ids(##"{"a": {"$type": "number", "$value": 1, "$deprecated": 1}}"##) == ["document-shape"])
    let text = StandardText(##"{"a": {"$type": "number", "$value": 1, "$deprecated": "use b"}}"##)
    #expect(text.document.tokens.first?.deprecated == .message("use b"))
  }
}

/// The types of tokens.
struct TypeResolutionTests {
  private func types(_ text: String) -> [TokenType] { StandardText(text).document.tokens.map(\.type) }

  @Test(
    "T1: there are 13 types, and no others",
    arguments: ["string", "boolean", "link", "opacity", "fontFamilies"])
  func others(_ type: String) {
    #expect(ids(type, "1") == ["unknown-type"])
  }

  @Test("T2: the token's own $type wins")
  func own() {
    #expect(types(##"{"g": {"$type": "color", "a": {"$type": "number", "$value": 1}}}"##) == [.number])
  }

  @Test("T3: else the type of the referenced token, before that of a group")
  func referenced() {
    let text = ##"{"a": {"$type": "number", "$value": 1}, "g": {"$type": "color", "b": {"$value": "{a}"}}}"##
    #expect(types(text) == [.number, .number] && ids(text) == [])
    #expect(types(##"{"a": {"$type": "number", "$value": 1}, "b": {"$ref": "#/a"}}"##) == [.number, .number])
  }

  @Test("T4: else the type of the nearest group with one")
  func groups() {
    #expect(types(##"{"$type": "color", "g": {"$type": "number", "h": {"a": {"$value": 1}}}}"##) == [.number])
  }

  @Test("T5: the type of a group is that after $extends")
  func extendedGroups() {
    let text = ##"{"a": {"$type": "number"}, "b": {"$extends": "{a}", "x": {"$value": 1}}}"##
    #expect(types(text) == [.number])
  }

  @Test("T6: a token without a type is invalid, and none is guessed")
  func missing() {
    #expect(ids("{\"a\": {\"$value\": \(blue)}}") == ["missing-type"])
    #expect(ids(##"{"a": {"$value": 1}, "b": {"$value": "{a}"}}"##) == ["missing-type"])
    #expect(
      ids(
        "{\"a\": {\"$type\": \"color\", \"$value\": \(blue)}, \"b\": {\"$value\": {\"$ref\": \"#/a/$value/components/0\"}}}"
      )
        == ["missing-type"])
  }

  @Test("T7: $type is a string, whose case matters")
  func strings() {
    #expect(ids(##"{"a": {"$type": ["number"], "$value": 1}}"##) == ["document-shape"])
    #expect(ids(##"{"a": {"$type": "Number", "$value": 1}}"##) == ["unknown-type"])
  }

  @Test("T8: an unknown type is invalid, also of a group")
  func unknown() {
    let text = StandardText(##"{"g": {"$type": "colour", "a": {"$type": "number", "$value": 1}}}"##)
    #expect(text.ids == ["unknown-type"])
    #expect(text.document.diagnostics.first?.replacement == "\"color\"")
  }

  @Test("T9: a value has the form of its type")
  func values() {
    #expect(ids("number", "\"1\"") == ["invalid-token-value"])
    #expect(ids("color", "\"#00aaff\"") == ["invalid-token-value"])
  }
}
