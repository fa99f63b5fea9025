import KansoDiagnostics
import TestSupport
import Testing

@testable import KansoYAML

/// A document at a limit is read. A document that exceeds it by one is rejected, with a finding at its position.
struct YAMLLimitTests {
  @Test func nodesAreBounded() {
    func diagnostics(_ text: String, _ maxNodeCount: Int) -> [Diagnostic] {
      let file = SourceFile(path: "guide.yaml", text: text)
      var builder = YAMLTreeBuilder(file: file, maxNodeCount: maxNodeCount)
      let problem = YAMLEvents.forEach(in: file.bytes) { builder.accept($0) }
      #expect(problem?.message == nil)
      return builder.diagnostics
    }
    // The nodes: a mapping, two names, a list with two texts, and the list again.
    let text = "a: &a [b, c]\nd: *a\n"
    #expect(diagnostics(text, 9).isEmpty)
    #expect(diagnostics(text, 8).map(\.range.text) == ["*a"])
    #expect(diagnostics(text, 8).map(\.descriptor) == [.fileTooLarge])
    #expect(diagnostics(text, 4).map(\.range.text) == ["c"])
  }

  @Test func textOfYAMLAliasesIsBounded() {
    let text = String(repeating: "x", count: ReadingLimits.text)
    func diagnostics(_ count: Int) -> [Diagnostic] {
      let aliases = String(repeating: "*a, ", count: count)
      let file = SourceFile(path: "guide.yaml", text: "a: &a \(text)\nb: [\(aliases)]\n")
      return YAMLDocument(file).diagnostics
    }
    let count = ReadingLimits.expandedText / ReadingLimits.text
    #expect(diagnostics(count).isEmpty)
    #expect(diagnostics(count + 1).map(\.descriptor) == [.anchorExpansion])
    #expect(diagnostics(count + 1).map(\.range.text) == ["*a"])
    #expect(diagnostics(count + 1).first?.message.contains("more than 4 MiB of text") == true)
  }

  @Test func aGroupMayBeRepeatedOften() {
    expectLinearTime(from: 16, growth: 128) { count in
      let text = "padding:\n" + (0..<count).map { "  g: {c\($0): 1}\n" }.joined()
      let document = YAMLDocument(SourceFile(path: "guide.yaml", text: text))
      #expect(document.diagnostics.count == count - 1)
      #expect(document.root?.mapping?["padding"]?.mapping?["g"]?.mapping?.entries.count == count)
    }
  }
}
