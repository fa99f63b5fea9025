import Testing

@testable import KansoDiagnostics

struct LineIndexTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesEndAtEveryKindOfBreak(_ lineBreak: String) {
    let text = "a\(lineBreak)é😀b\(lineBreak)"
    let index = SourceFile(path: "f", text: text).lines
    let second = 1 + lineBreak.utf8.count
    #expect(index.position(at: 0) == SourcePosition(line: 1, column: 1))
    // Columns count UTF-8 bytes: two of `é`, four of the emoji.
    #expect(index.position(at: second + 6) == SourcePosition(line: 2, column: 7))
    #expect(index.contents(ofLine: 2) == second..<second + 7)
    #expect(index.position(at: text.utf8.count) == SourcePosition(line: 3, column: 1))
    #expect(index.lineCount == 3)
  }

  @Test func anEmptyTextHasOneLine() {
    let index = SourceFile(path: "f", text: "").lines
    #expect(index.position(at: 0) == SourcePosition(line: 1, column: 1))
    #expect(index.contents(ofLine: 1) == 0..<0)
  }
}
