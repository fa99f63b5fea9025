import TestSupport
import Testing

@testable import KansoLint

/// The bounds on what sources hold within each other: nothing that recurses gets past them, and everything that people
/// write does.
struct SourceDepthTests {
  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private func excess(_ text: String) -> Int? { SourceDepth(Array(text.utf8)).excess }

  private static let deepSources: [String] = [
    // Types, over lines and in lists.
    repeated("@interface A\n", 300),
    "let x: " + repeated("A<\n", 200), "let x = f(" + repeated("a<b, ", 200) + "c)",
    "let x = f(" + repeated("a < b, ", 200) + "c)", "let x: " + repeated("A async\n-> ", 100) + "B",
    "let x: " + repeated("repeat ", 2_100) + "A", "let x: " + repeated("inout\n", 100) + "A",
    "let x: A" + repeated("?", 2_100), "let x: A" + repeated("\n.B", 2_100),
    // Statements within their own conditions.
    repeated("if ", 2_100) + "a {}", repeated("if a, ", 2_100) + "b {}",
    repeated("if let a = ", 2_100) + "b {}",
    repeated("switch ", 2_100) + "a {}", "x = " + repeated("if a { b } else ", 1_100) + "{ c }",
    repeated(repeated("await ", 60) + "if ", 100) + "a {}", "if a {\n}" + repeated("\nelse if b {\n}", 1_100),
    // Words and signs before values.
    "x = " + repeated("try\n", 100) + "a", "x = " + repeated("try -", 100) + "a",
    "x = " + repeated("- ", 100) + "1",
    repeated("private(set)\n", 100), repeated("open\n", 100), "case " + repeated("let ", 100) + "x",
    "x = " + repeated("a ? b + ", 100) + "c", "@a " + repeated("@b ", 100) + "func f() {}",
    // Values with parts that follow them.
    "x = a" + repeated("\n  .b()", 1_100), "x = a" + repeated("!", 2_100), "x = a" + repeated("{}", 2_100),
    "x = a\n" + repeated("#if A\n.b\n#endif\n", 2_100),
    repeated("f(", 50) + "a" + repeated(repeated(".b", 50) + ")", 50),
    // Brackets of every kind.
    repeated("@a(", 10), repeated("@a.b(c, { @d(", 5),
    repeated("#if A\n", 200), repeated("{", 200), repeated("f(", 200), "x = " + repeated("[\"a\": ", 200),
    "x = " + repeated("\"\\(", 20), "x = " + repeated("\"\"\"\n\\(", 20), "x = " + repeated("#\"\\#(", 20),
    "x = \"" + repeated("\\(\"", 17),
    // The time of the lexer grows with the square of these.
    repeated("#", 256), "x = " + repeated("-/**/", 200) + "1", "x = a " + repeated("<#", 300),
    // Nothing that hides the rest from the bounds.
    "x = /\"/\n" + repeated("{", 200), "x = #/\"\"\"/#\n" + repeated("{", 200),
    "x = '\"'\n" + repeated("{", 200),
    "x = \"\\(a\n" + repeated("{", 200), "x = \"\\({ )\"\n" + repeated("{", 200),
    "/* /* */ \" */" + repeated("{", 200),
    "x = #\"\"\"#\n" + repeated("{", 200), "x = `\"`\n" + repeated("{", 200),
    "#!\"\"\"\n" + repeated("{", 200),
    "x = \"a\\\\\"\n" + repeated("{", 200), "x = a /b(\"\"\"\n\"\"\")\n" + repeated("{", 200),
  ]

  @Test(arguments: deepSources)
  func depthIsFound(_ source: String) throws {
    let offset = try #require(excess(source))
    #expect(offset < source.utf8.count)
  }

  private static let shallowSources: [String] = [
    // Many, beside each other.
    "enum A {\n" + repeated("  case a\n", 3_000) + "}", "let a = [" + repeated("1 << 4, ", 3_000) + "0]",
    "let a = [" + repeated("b < c ? 1 : 2,\n", 3_000) + "0]",
    "let a = [" + repeated("try! b as! C, ", 3_000) + "d]",
    "let a = " + repeated("(b <= c) as Bool || ", 3_000) + "d",
    "let a = b" + repeated(" + c.d()!.e[0]", 3_000),
    repeated("#if A\nimport B\n#endif\n", 3_000), repeated("import A\n", 3_000),
    repeated("private(set) var a = 1\n", 3_000),
    "func f() {\n" + repeated("  if a < b, let c = d {\n  }\n", 3_000) + "}",
    "func f() {\n" + repeated("  if a { return b }\n", 3_000) + "}",
    "switch a {\n" + repeated("case b: c\n", 3_000) + "}",
    "switch a {\ncase " + repeated(".b(let c),\n", 3_000) + ".d: e\n}", repeated("a; ", 3_000),
    repeated("// {\n", 3_000),
    "func f() {\n" + repeated("  a\n    .b { $0 }\n    .c()\n", 3_000) + "}",
    repeated("@A var b: C<D, E> { c -> d }\n", 3_000),
    "let a: [B] = [" + repeated(".init(c: -1, d: [2]), ", 3_000) + "]",
    "protocol A {\n" + repeated("  func b(c: D) async throws\n", 3_000) + "}",
    "func f() {\n" + repeated("  async let a = b\n", 3_000) + "}",
    "enum A {\n" + repeated("  case open\n", 3_000) + "}", repeated("@A(b: 1) func c() {}\n", 3_000),
    "func f() {\n" + repeated("  open(a)\n  prefix(3)\n", 3_000) + "}",
    // Deep, but not too deep.
    "if a {\n}" + repeated(" else if let b = c, d {\n}", 500), "a" + repeated("\n  .b(c)", 500),
    repeated("{", 60) + repeated("}", 60),
    "let a: [[[[B]]]] = [[[[1]]]]", "let a = \"\\(b ? \"\\(c)\" : \"d\")\"",
    // Brackets that are none.
    repeated("a = \"({[<\"\n", 300), repeated("a = /[(]\\/\"/\n", 300), repeated("a = #/[(]\"/#\n", 300),
    repeated("a = \"\\\"{\"\n", 300), "a = \"\"\"\n" + repeated("({ \"\" \\\\(\n", 300) + "\"\"\"",
    repeated("a = #\"\\({\"#\n", 300),
    "/*\n" + repeated("{ /* { */\n", 300) + "*/", repeated("print(\"\\u{1B}[0m\")\n", 300),
    repeated("a = b / c + (d / 2)\n", 300),
    "a = \"\"\"\n  \\(b)\n  " + repeated("{", 300) + "\n  \"\"\"", repeated("a = <#b#>\n", 300),
    repeated("}\n)\n", 300),
  ]

  @Test(arguments: shallowSources)
  func whatPeopleWriteIsNotTooDeep(_ source: String) {
    #expect(excess(source) == nil)
  }

  @Test func timeGrowsWithTheLength() {
    for part in [
      "try a.b(c, [1: \"\\(d)\"]) ?? /e/\n", "<#", "a < b, ", "#\"\"\"a", "/\\", "\"\\(", "/*", "}", "(a ",
      "'",
    ] {
      expectLinearTime(from: 64) { count in _ = SourceDepth(Array(Self.repeated(part, count).utf8)).excess }
    }
  }
}
