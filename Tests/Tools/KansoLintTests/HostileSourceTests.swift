import KansoDiagnostics
import KansoGuide
import KansoLintRules
import TestSupport
import Testing

@testable import KansoLint

/// Unusual sources: none ends the run, and none takes more than linear time.
struct HostileSourceTests {
  private func findings(_ text: String) -> [Diagnostic] {
    Linter(theme: nil).findings(in: SourceFile(path: "a.swift", text: text))
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    "let x = a" + repeated(".b()", 50_000), "let x = a" + repeated(".b", 50_000),
    "let x = a" + repeated("?.b", 50_000),
    "let x = a" + repeated("[0]", 50_000), "let x = " + repeated("(", 20_000) + "1",
    "let x: " + repeated("[", 20_000),
    "let x = " + repeated("A<", 20_000), repeated("func f() {", 10_000),
    "a.spacing = " + repeated("x ? ", 20_000) + "2",
    "let s = \"" + repeated("\\(", 20_000), "if a {} " + repeated("else if b {} ", 30_000),
    "let x: " + repeated("A<\n", 5_000) + "B", "let f: " + repeated("() -> ", 5_000) + "Int",
    "if a {\n}" + repeated(" else if b {\n}", 5_000), "switch a { case " + repeated("let ", 5_000) + "x: b }",
    repeated("#if A\n", 5_000), "let x = " + repeated("try ", 5_000) + "a",
    "let x = " + repeated("await consume copy each unsafe ", 1_000) + "a",
    "let x: " + repeated("some any ", 5_000) + "A",
    "let x = " + repeated("-a ? ", 5_000) + "1", "func f() { " + repeated("if a { ", 5_000),
    "let x: " + repeated("@a ", 5_000) + "A", "let x = " + repeated("{ a in ", 5_000),
    "let s = #\"" + repeated("\\#(#\"", 5_000), repeated("#", 200_000), "let x = " + repeated("#\"", 100_000),
  ])
  func depthIsBounded(_ text: String) {
    #expect(findings("a.spacing = 8\n" + text).map(\.descriptor) == [.nestingTooDeep])
  }

  /// Every parse has the same limits: the parse for declarations of the guide's types, and the parse for their uses.
  @Test(arguments: ["enum Colors {}\n", "let c = Colors.none\n", "public protocol Padding {}\n"])
  func everyParseIsBounded(_ source: String) {
    let guide = CompiledGuide(
      bytes: Array("colors: {ink: '#000'}\npadding: {standard: 8}\n".utf8), path: "a.yaml")
    let linter = Linter(theme: guide.theme, rules: Set(DiagnosticCatalog.rules))
    let deep = "let x = " + Self.repeated("try ", 20_000) + "a\n"
    let findings = linter.findings(in: SourceFile(path: "a.swift", text: source + deep))
    #expect(findings.map(\.descriptor) == [.nestingTooDeep])
  }

  /// The declarations of such a source stay unknown, so it is reported even if it holds nothing else.
  @Test func deepDeclarationsAreReportedByEveryRuleOfUse() {
    let guide = CompiledGuide(bytes: Array("colors: {ink: '#000'}\n".utf8), path: "a.yaml")
    let source = "enum Colors { static let x = " + Self.repeated("try ", 100) + "a }\n"
    let findings = Linter(theme: guide.theme).findings(in: SourceFile(path: "a.swift", text: source))
    #expect(findings.map(\.descriptor) == [.nestingTooDeep])
  }

  /// The place that is reported lies within the source, though nothing follows the token that is too deep.
  @Test func theEndOfASourceMayBeTooDeep() {
    let text = "a.spacing = 8\nlet s = " + Self.repeated("\"\\(", 17)
    #expect(findings(text).map(\.range.text) == ["("])
  }

  /// Each level of these would double the time of the parser.
  @Test(arguments: ["[", "[(", "[A<", "A<[", "[(A, ", "[any ", "[() -> ", "[@a ", "[\n  // a\n", "[(a: "])
  func listsWithinListsAreBounded(_ opening: String) {
    #expect(
      findings("a.spacing = 8\nlet x: " + Self.repeated(opening, 40) + "8").map(\.descriptor) == [
        .nestingTooDeep
      ])
  }

  /// Fixing parses the whole source, so lists count in the parts without findings as well.
  @Test func listsAreBoundedInEveryPart() {
    let deep = "struct A {\nlet x: " + Self.repeated("[", 40) + "Int" + Self.repeated("]", 40) + "\n}\n"
    #expect(findings(deep + "struct B {\nlet y = z.padding(8)\n}\n").map(\.descriptor) == [.nestingTooDeep])
  }

  @Test func commandsForTerminalsAreNoLists() {
    let source = Self.repeated("print(\"\\u{1B}[0m\")\n", 40) + "a.spacing = 8\n"
    #expect(findings(source).map(\.descriptor) == [.literalPadding])
    #expect(
      findings("let m = [[[[1, 2], [3]]]]; a.frames = [[[CGRect(x: 0, y: 0, width: 8, height: 0)]]]").count
        < 2)
  }

  @Test func lengthIsNot() {
    #expect(findings("f(" + Self.repeated("a: 8, ", 20_000) + "b: 1)").isEmpty)
    #expect(findings("a.spacing = 1" + Self.repeated(" + 1", 20_000)).isEmpty)
    #expect(findings("let x = [" + Self.repeated("8, ", 50_000) + "]").isEmpty)
    #expect(findings(Self.repeated("a.spacing = 8; ", 2_000)).count == 2_000)
    #expect(findings("let s = \"" + Self.repeated("x", 1_000_000) + "\"\na.spacing = 8").count == 1)
  }

  @Test func halfTypedSwiftGivesWhatCanBeSeen() {
    #expect(findings("a.spacing = 8\nfunc f( {\nb.spacing = ").count == 1)
    #expect(
      findings("struct S { let a = UIColor(red: 0.5, green:\n}\na.spacing = 4").contains {
        $0.descriptor == .literalPadding
      })
    #expect(findings("\u{FEFF}a.spacing = 8").map(\.range.text) == ["8"])
  }

  /// A backslash makes one line of the preprocessor of them all.
  @Test(arguments: ["#define kA 8.0 \\\n", "#define kA (8.0 \\\n", "# \\\n", "#define kA 8.0\n"])
  func linesOfThePreprocessorMayBeMany(_ line: String) {
    expectLinearTime(from: 32) { count in
      _ = ObjectiveCSource(Array(String(repeating: line, count: count).utf8)).lowered
    }
  }

  @Test func bracketsWithoutTheirOtherOneMayBeMany() {
    expectLinearTime(from: 64) { count in
      let text = String(repeating: "(", count: count) + String(repeating: "]", count: count)
      #expect(!ObjectiveCSource(Array(text.utf8)).isBalanced)
    }
  }

  /// Tests arbitrary bytes, and every prefix of a source.
  @Test func noInputIsTooOdd() {
    let source = Array(
      "struct A { var b: UIColor { UIColor(red: 1 / 2, green: 0.2, blue: 0, alpha: 1) } }\na.c = d ? 8 * 2 : -3"
        .utf8)
    for length in source.indices {
      var broken = source
      broken[length] = UInt8(truncatingIfNeeded: length &* 37)
      for bytes in [Array(source[..<length]), broken] {
        let found = Linter(theme: nil).findings(in: SourceFile(path: "a.swift", bytes: bytes))
        #expect(found.allSatisfy { $0.range.upperBound <= bytes.count })
      }
    }
  }
}
