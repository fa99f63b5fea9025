import KansoDiagnostics
import KansoLintRules
import TestSupport
import Testing

@testable import KansoLint

struct SuppressionTests {
  private func findings(_ text: String) -> [Diagnostic] {
    Linter(theme: nil).findings(in: SourceFile(path: "a.swift", text: text))
  }

  @Test(arguments: [
    "// kanso:disable:next literal-padding - the ruler is this far\nstack.spacing = 8",
    "stack.spacing = 8 // kanso:disable:this literal-padding - the ruler is this far",
    "stack.spacing = 8\n// kanso:disable:previous literal-padding - the ruler is this far",
    "// kanso:disable literal-padding - measured\nstack.spacing = 8\nstack.spacing = 9\n// kanso:enable "
      + "literal-padding",
    "// kanso:disable literal-padding, literal-size - measured\nstack.spacing = 8\nview.rowHeight = 9",
    "// kanso:disable:next literal-padding - measured\n// with a ruler\nstack.spacing = 8",
    "open(\"https://a.example\"); stack.spacing = 8  // kanso:disable:this literal-padding - measured",
  ])
  func commentsSuppress(_ text: String) { #expect(findings(text).isEmpty, "\(findings(text))") }

  @Test(arguments: [
    (
      "// kanso:disable:next literal-padding - x\nlet a = 1", DiagnosticDescriptor.unusedSuppression,
      "this suppresses nothing"
    ),
    (
      "// kanso:disable:next literal-pading - x\nlet a = 1", .invalidSuppression,
      "there is no rule `literal-pading`"
    ),
    (
      "let a = 1 // kanso:disable:this literal-padding", .invalidSuppression,
      "the comment gives no reason"
    ),
    (
      "let a = 1 // kanso:disable:this literal-padding — a dash", .invalidSuppression,
      "the comment gives no reason"
    ),
    (
      "let a = 1 //kanso:disable:this literal-padding - x", .invalidSuppression,
      "the comment does not begin with `// kanso:`"
    ),
    (
      "/* kanso:disable:next literal-padding - x */\nlet a = 1", .invalidSuppression,
      "the comment does not begin with `// kanso:`"
    ),
    (
      "// kanso:disable:nxt literal-padding - x", .invalidSuppression, "`kanso:disable:nxt` is not understood"
    ),
    ("// kanso:enable literal-padding", .invalidSuppression, "nothing is disabled here"),
    (
      "// kanso:disable literal-padding - x\na.spacing = 8\n// kanso:enable literal-pading",
      .invalidSuppression, "there is no rule `literal-pading`"
    ),
    ("// kanso:disable:next - x", .invalidSuppression, "the comment names no rule"),
    (
      "// kanso:disable:next near-duplicate-color - x", .invalidSuppression,
      "there is no rule `near-duplicate-color`"
    ),
    (
      "// kanso:disable:next unknown-alias - x", .invalidSuppression,
      "there is no rule `unknown-alias`"
    ),
  ])
  func commentsThatDoNothingAreFindings(_ text: String, _ id: DiagnosticDescriptor, _ message: String) {
    let found = findings(text)
    #expect(found.map(\.descriptor) == [id])
    #expect(found.first?.message == message)
  }

  @Test func commentsWithoutAReasonSuppressNothing() {
    let found = findings("stack.spacing = 8 // kanso:disable:this literal-padding")
    #expect(found.map(\.descriptor) == [.literalPadding, .invalidSuppression])
  }

  @Test func theEndOfARangeCounts() {
    let text =
      "// kanso:disable literal-padding - x\na.spacing = 8\n// kanso:enable literal-padding\na.spacing = 8"
    #expect(findings(text).map(\.descriptor) == [.literalPadding])
  }

  @Test func rulesAreEnabledOneByOne() {
    let text = """
      // kanso:disable literal-padding, literal-size - x
      a.spacing = 8; a.rowHeight = 8
      // kanso:enable literal-size
      a.spacing = 8; a.rowHeight = 8
      """
    #expect(findings(text).map(\.descriptor) == [.literalSize])
  }

  @Test func commentsThatAreQuotedAreNone() {
    #expect(
      findings("/// `// kanso:disable:next literal-padding - why`\nlet a = \"// kanso:nothing\"").isEmpty)
  }

  /// Tests a finding in each line, with comments that suppress every second finding.
  @Test func commentsAndFindingsMayBeMany() {
    expectLinearTime(from: 16, growth: 256) { count in
      let lines = (0..<count).map { $0 % 2 == 0 ? "x // kanso:disable:this literal-padding - y\n" : "x\n" }
      let file = SourceFile(path: "a.swift", text: lines.joined())
      let index = file.lines
      let found = (1...count).map { line in
        Diagnostic(.literalPadding, "m", at: SourceRange(file: file, index.contents(ofLine: line)))
      }
      let left = Suppressions(file, .source).apply(to: found, checked: [.literalPadding])
      #expect(left.count == count / 2 && left.allSatisfy { $0.descriptor == .literalPadding })
    }
  }

  /// Tests comments that stay open, and comments that end other rules.
  @Test func openCommentsAndTheirEndsMayBeMany() {
    expectLinearTime(from: 32, growth: 128) { count in
      let open = "// kanso:disable literal-padding - y\n"
      let ends = "// kanso:disable literal-size - y\n// kanso:enable literal-size\n"
      let text = String(repeating: open, count: count) + String(repeating: ends, count: count)
      let found = Suppressions(SourceFile(path: "a.swift", text: text), .source).apply(
        to: [], checked: [.literalPadding, .literalSize])
      #expect(found.count == 2 * count)
    }
  }

  @Test func anEndEndsEachCommentOnce() {
    let text = """
      // kanso:disable literal-padding, literal-padding, literal-size - x
      // kanso:disable literal-padding - x
      a.spacing = 8; a.rowHeight = 8
      // kanso:enable literal-padding, literal-padding
      a.spacing = 8; a.rowHeight = 8
      // kanso:enable
      a.rowHeight = 8
      // kanso:enable
      """
    #expect(findings(text).map(\.descriptor) == [.literalPadding, .literalSize, .invalidSuppression])
  }

  /// Compares every finding with every comment.
  @Test func suppressedFindingsAreThoseThatACommentNames() {
    var random = SeededGenerator.announced(for: "suppressedFindingsAreThoseThatACommentNames")
    let rules: [DiagnosticDescriptor] = [.literalPadding, .literalSize]
    for _ in 0..<200 {
      var text = ""
      var expected: [Int] = []
      var disabled: Set<DiagnosticDescriptor> = []
      for line in 1...12 {
        let rule = rules.randomElement(using: &random) ?? .literalPadding
        var isSuppressed = disabled.contains(.literalPadding)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          text += "x // kanso:disable:this \(rule.id) - y\n"
          isSuppressed = isSuppressed || rule == .literalPadding
        case 1:
          text += "// kanso:disable \(rule.id) - y\n"
          disabled.insert(rule)
          isSuppressed = isSuppressed || rule == .literalPadding
        case 2:
          text += "// kanso:enable \(rule.id)\n"
          disabled.remove(rule)
        default: text += "x\n"
        }
        if !isSuppressed { expected.append(line) }
      }
      let file = SourceFile(path: "a.swift", text: text)
      let index = file.lines
      let found = (1...12).map { line in
        Diagnostic(.literalPadding, "m", at: SourceRange(file: file, index.contents(ofLine: line)))
      }
      let left = Suppressions(file, .source).apply(to: found, checked: []).filter {
        $0.descriptor == .literalPadding
      }
      #expect(left.map { index.position(at: $0.range.lowerBound).line } == expected, "\(text)")
    }
  }

  @Test func whatAProgramWroteIsSkipped() {
    #expect(findings("// Generated by Kanso from tokens.yaml. Do not edit.\na.spacing = 8").isEmpty)
    #expect(findings("// A hand-written file\na.spacing = 8").count == 1)
  }

  /// Found by fuzzing: decoding invalid UTF-8 gives a text that is longer than the bytes.
  @Test func bytesThatAreNoTextStandBeforeAComment() {
    let bytes =
      Array("a.spacing = 8 ".utf8) + [UInt8](repeating: 0xFF, count: 60)
      + Array(" // kanso:disable:this literal-padding - old\n".utf8)
    #expect(Linter(theme: nil).findings(in: SourceFile(path: "a.swift", bytes: bytes)).isEmpty)
  }
}
