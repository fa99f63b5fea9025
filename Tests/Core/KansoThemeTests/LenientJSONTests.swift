import Testing

@testable import KansoTheme

/// JSON5 and JSON with comments.
struct LenientJSONTests {
  /// Returns the value of a document as text, with sorted information left out: keys and values in their order.
  private func read(_ text: String) throws -> String {
    var replaced: [JSONNode.Member] = []
    return describe(try JSONParser.parseLeniently(Array(text.utf8), replacedKeys: &replaced))
  }

  private func describe(_ node: JSONNode) -> String {
    switch node.content {
    case .object(let members):
      "{" + members.map { "\($0.key):\(describe($0.value))" }.joined(separator: ",") + "}"
    case .array(let elements): "[" + elements.map(describe).joined(separator: ",") + "]"
    case .string(let text): "'\(text)'"
    case .number(let number): "\(number)"
    case .bool(let flag): "\(flag)"
    case .null: "null"
    }
  }

  @Test(arguments: [
    ("// a\n{/* b */ a: 1, /**/ }", "{a:1.0}"), ("\u{FEFF}[1, 2,]//", "[1.0,2.0]"),
    ("{'a b': 'it\\'s', $b-1: \"x\"}", "{a b:'it's',$b-1:'x'}"),
    ("[+1, .5, 5., 0x1F, -0x10, 1e3, 007]", "[1.0,0.5,5.0,31.0,-16.0,1000.0,7.0]"),
    ("['\\x41\\v\\0\\q', \"a\\\nb\"]", "['A\u{B}\u{0}q','ab']"),
    ("{é: null, true: true}", "{é:null,true:true}"), ("[\"a\tb\"]", "['a\tb']"), ("{}/* no end", "{}"),
  ])
  func readsWhatToolsWrite(_ text: String, expected: String) throws {
    #expect(try read(text) == expected)
  }

  @Test func theLastOfEqualKeysCounts() throws {
    var replaced: [JSONNode.Member] = []
    let node = try JSONParser.parseLeniently(Array("{a: 1, b: 2, a: 3}".utf8), replacedKeys: &replaced)
    #expect(describe(node) == "{a:3.0,b:2.0}")
    #expect(replaced.map(\.key) == ["a"])
    #expect(replaced.map(\.keyOffset) == [1])
  }

  @Test(arguments: [
    "{a 1}", "[1 2]", "{,}", "[,]", "{a: }", "'a", "[Infinity]", "[0x]", "[1e999]", "[.]", "{} {}", "", "/",
  ])
  func refusesWhatIsNoJSON5(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try read(text) }
  }

  /// What a theme may not contain.
  @Test(arguments: [
    "{a: 1}", "['a']", "[1,]", "// a\n[]", "{\"a\": 1, \"a\": 2}", "[+1]", "[.5]", "[0x1]", "\u{FEFF}[]",
    "[\"\\x41\"]",
  ])
  func themesStayStrict(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test func commentsCostNoStack() throws {
    #expect(try read(String(repeating: "/**/ ", count: 100_000) + "1") == "1.0")
  }
}
