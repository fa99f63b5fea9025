import KansoDiagnostics
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
    "// kanso:disable literal-padding - measured\nstack.spacing = 8\nstack.spacing = 9\n// kanso:enable literal-padding",
    "// kanso:disable literal-padding, literal-size - measured\nstack.spacing = 8\nview.rowHeight = 9",
  ])
  func commentsSilence(_ text: String) { #expect(findings(text).isEmpty, "\(findings(text))") }

  @Test(arguments: [
    (
      "// kanso:disable:next literal-padding - x\nlet a = 1", DiagnosticID.unusedSilencing,
      "this silences nothing"
    ),
    (
      "// kanso:disable:next literal-pading - x\nlet a = 1", .invalidSilencing,
      "there is no rule `literal-pading`"
    ),
    (
      "stack.spacing = 8 // kanso:disable:this literal-padding", .invalidSilencing,
      "the comment gives no reason"
    ),
    ("// kanso:disable:nxt literal-padding - x", .invalidSilencing, "`kanso:disable:nxt` is not understood"),
    ("// kanso:enable literal-padding", .invalidSilencing, "nothing is disabled here"),
    (
      "// kanso:disable literal-padding - x\na.spacing = 8\n// kanso:enable literal-pading",
      .invalidSilencing, "there is no rule `literal-pading`"
    ),
    ("// kanso:disable:next - x", .invalidSilencing, "the comment names no rule"),

  ])
  func commentsThatDoNothingAreFindings(_ text: String, _ id: DiagnosticID, _ message: String) {
    let found = findings(text)
    #expect(found.map(\.id) == [id])
    #expect(found.first?.message == message)
  }

  @Test func theEndOfARangeCounts() {
    let text =
      "// kanso:disable literal-padding - x\na.spacing = 8\n// kanso:enable literal-padding\na.spacing = 8"
    #expect(findings(text).map(\.id) == [.literalPadding])
  }

  @Test func rulesAreEnabledOneByOne() {
    let text = """
      // kanso:disable literal-padding, literal-size - x
      a.spacing = 8; a.rowHeight = 8
      // kanso:enable literal-size
      a.spacing = 8; a.rowHeight = 8
      """
    #expect(findings(text).map(\.id) == [.literalSize])
  }

  @Test func commentsThatAreQuotedAreNone() {
    #expect(
      findings("/// `// kanso:disable:next literal-padding - why`\nlet a = \"// kanso:nothing\"").isEmpty)
  }

  /// A finding in each line, and a comment that silences every second one.
  @Test func commentsAndFindingsMayBeMany() {
    expectLinearTime(from: 16, growth: 256) { count in
      let lines = (0..<count).map { $0 % 2 == 0 ? "x // kanso:disable:this literal-padding - y\n" : "x\n" }
      let file = SourceFile(path: "a.swift", text: lines.joined())
      let index = LineIndex(file)
      let found = (1...count).map { line in
        Diagnostic(.literalPadding, "m", at: SourceRange(file: file, index.contents(ofLine: line)))
      }
      let left = Suppressions(file).apply(to: found, rules: [.literalPadding])
      #expect(left.count == count / 2 && left.allSatisfy { $0.id == .literalPadding })
    }
  }

  /// Comments that stay open, and comments that end other rules.
  @Test func openCommentsAndTheirEndsMayBeMany() {
    expectLinearTime(from: 32, growth: 128) { count in
      let open = "// kanso:disable literal-padding - y\n"
      let ends = "// kanso:disable literal-size - y\n// kanso:enable literal-size\n"
      let text = String(repeating: open, count: count) + String(repeating: ends, count: count)
      let found = Suppressions(SourceFile(path: "a.swift", text: text)).apply(
        to: [], rules: [.literalPadding, .literalSize])
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
    #expect(findings(text).map(\.id) == [.literalPadding, .literalSize, .invalidSilencing])
  }

  /// Every finding is compared with every comment.
  @Test func whatIsSilencedIsWhatSomeCommentIsAbout() {
    var random = SeededGenerator.announced(for: "whatIsSilencedIsWhatSomeCommentIsAbout")
    let rules: [DiagnosticID] = [.literalPadding, .literalSize]
    for _ in 0..<200 {
      var text = ""
      var expected: [Int] = []
      var disabled: Set<DiagnosticID> = []
      for line in 1...12 {
        let rule = rules.randomElement(using: &random) ?? .literalPadding
        var isSilenced = disabled.contains(.literalPadding)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          text += "x // kanso:disable:this \(rule.rawValue) - y\n"
          isSilenced = isSilenced || rule == .literalPadding
        case 1:
          text += "// kanso:disable \(rule.rawValue) - y\n"
          disabled.insert(rule)
          isSilenced = isSilenced || rule == .literalPadding
        case 2:
          text += "// kanso:enable \(rule.rawValue)\n"
          disabled.remove(rule)
        default: text += "x\n"
        }
        if !isSilenced { expected.append(line) }
      }
      let file = SourceFile(path: "a.swift", text: text)
      let index = LineIndex(file)
      let found = (1...12).map { line in
        Diagnostic(.literalPadding, "m", at: SourceRange(file: file, index.contents(ofLine: line)))
      }
      let left = Suppressions(file).apply(to: found, rules: []).filter { $0.id == .literalPadding }
      #expect(left.map { index.position(at: $0.range.lowerBound).line } == expected, "\(text)")
    }
  }

  @Test func whatAProgramWroteIsSkipped() {
    #expect(findings("// Generated by Kanso from tokens.yaml. Do not edit.\na.spacing = 8").isEmpty)
    #expect(findings("// A hand-written file\na.spacing = 8").count == 1)
  }

  /// Found by fuzzing: bytes that are no UTF-8 are longer as text than they are.
  @Test func bytesThatAreNoTextStandBeforeAComment() {
    let bytes =
      Array("a.spacing = 8 ".utf8) + [UInt8](repeating: 0xFF, count: 60)
      + Array(" // kanso:disable:this literal-padding - old\n".utf8)
    #expect(Linter(theme: nil).findings(in: SourceFile(path: "a.swift", bytes: bytes)).isEmpty)
  }
}
