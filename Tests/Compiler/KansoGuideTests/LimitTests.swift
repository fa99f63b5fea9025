import KansoDiagnostics
import KansoTheme
import KansoYAML
import TestSupport
import Testing

@testable import KansoGuide

/// Input at the limit is compiled. Input that exceeds it by one is rejected, with a finding at its position.
struct LimitTests {
  private func compile(_ text: String) -> CompiledGuide {
    CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml")
  }

  private func letters(_ count: Int) -> String { String(repeating: "x", count: count) }

  // MARK: Names and texts

  @Test func namesAreBounded() {
    for name in [letters(ReadingLimits.name), String(repeating: "é", count: ReadingLimits.name / 2)] {
      #expect(compile("padding:\n  \(name): 8\n").diagnostics.isEmpty)
      for guide in ["padding:\n  \(name)x: 8\n  a: 8\n", "padding:\n  \(name)x: {a: 8}\n  a: 8\n"] {
        let found = compile(guide).diagnostics
        #expect(found.map(\.descriptor) == [.nameTooLong])
        #expect(found.first?.range.text == name + "x")
        #expect(found.first?.message == "a name has 201 bytes, more than the allowed 200")
      }
    }
  }

  @Test func namesOfModesAndAxesAreBounded() {
    let name = letters(ReadingLimits.name)
    func modes(_ mode: String, _ axis: String, _ value: String) -> [Diagnostic] {
      compile("modes: {a: {}, \(mode): {\(axis): \(value)}}\npadding: {b: 8}\n").diagnostics
    }
    #expect(modes(name, name, name).isEmpty)
    #expect(modes("x" + name, name, name).map(\.descriptor) == [.nameTooLong])
    #expect(modes(name, name, "x" + name).map(\.descriptor) == [.nameTooLong])
    #expect(modes(name, name, "x" + name).first?.range.text == "x" + name)
    #expect(modes(name, "x" + name, name).map(\.descriptor).contains(.nameTooLong))
  }

  @Test(arguments: ["description", "deprecated"])
  func textsAreBounded(_ key: String) {
    let text = letters(ReadingLimits.text)
    func guide(_ text: String) -> [Diagnostic] {
      compile("padding:\n  a: {value: 8, \(key): \(text)}\n").diagnostics
    }
    #expect(guide(text).isEmpty)
    let found = guide(text + "x")
    #expect(found.map(\.descriptor) == [.textTooLong])
    #expect(found.first?.range.text == text + "x")
    #expect(found.first?.message == "a text has 16385 bytes, more than the allowed 16384")
  }

  // MARK: What small files come to

  /// Group names count for each token in the group.
  @Test func pathsAreBoundedTogether() throws {
    let (name, depth) = (letters(ReadingLimits.name), 60)
    var (groups, size) = ("padding:\n", 0)
    for level in 1...depth {
      groups += String(repeating: " ", count: level) + name + ":\n"
      size += "padding".utf8.count + level * (name.utf8.count + 1) + GuideSize.bytesPerValue
    }
    let token =
      "padding".utf8.count + depth * (name.utf8.count + 1) + ".c1000".utf8.count + GuideSize.bytesPerValue
    let count = (ReadingLimits.output - size) / token
    func guide(_ count: Int) -> String {
      let tokens = (0..<count).map { "c\($0 + 1000): 1" }.joined(separator: ", ")
      return groups + String(repeating: " ", count: depth + 1) + "{\(tokens)}\n"
    }
    #expect(compile(guide(count)).theme?.tokens.count == count)
    let found = compile(guide(count + 1)).diagnostics
    #expect(found.map(\.descriptor) == [.guideTooLarge])
    #expect(found.first?.range.text == "c\(count + 1000)")
  }

  /// A deprecation counts for each token that inherits it.
  @Test func inheritedTextsAreBoundedTogether() {
    let token = "padding.c1000".utf8.count + GuideSize.bytesPerValue + ReadingLimits.text
    let count = ReadingLimits.output / token
    func guide(_ count: Int) -> String {
      "padding:\n  deprecated: \(letters(ReadingLimits.text))\n"
        + (0..<count).map { "  c\($0 + 1000): 1\n" }.joined()
    }
    #expect(compile(guide(count)).diagnostics.isEmpty)
    let found = compile(guide(count + 1)).diagnostics
    #expect(found.map(\.descriptor) == [.guideTooLarge])
    #expect(found.first?.range.text == "c\(count + 1000)")
  }

  /// A value that depends on the mode counts in each mode, also if it is the value of another token.
  @Test func valuesInModesAreBoundedTogether() {
    let modes = (0..<ReadingLimits.modes).map { "m\($0): {density: d\($0)\($0 > 0 ? ", fallback: m0" : "")}" }
    let count = ReadingLimits.output / (ReadingLimits.modes * GuideSize.bytesPerValue)
    let aliases = (0..<count).map { "  a\($0): base\n" }.joined()
    let guide = "modes: {\(modes.joined(separator: ", "))}\npadding:\n  base: {m0: 1, m1: 2}\n\(aliases)"
    #expect(compile(guide).diagnostics.map(\.descriptor) == [.guideTooLarge])
    #expect(compile(guide.replacing("m0: 1, m1: 2", with: "value: 1")).diagnostics.isEmpty)
  }

  @Test func axesAreBounded() {
    func diagnostics(_ count: Int) -> [Diagnostic] {
      let axes = (0..<count).map { "a\($0): b" }.joined(separator: ", ")
      return compile("modes: {m: {}, n: {\(axes)}}\npadding: {c: 8}\n").diagnostics
    }
    #expect(diagnostics(ReadingLimits.axes).isEmpty)
    #expect(diagnostics(ReadingLimits.axes + 1).map(\.descriptor) == [.invalidModes])
    #expect(diagnostics(ReadingLimits.axes + 1).map(\.range.text) == ["a16"])
  }

  // MARK: Findings

  @Test func findingsAreBounded() {
    let file = SourceFile(path: "guide.yaml", text: letters(ReadingLimits.findings + 2))
    func findings(_ count: Int, last: DiagnosticDescriptor) -> [Diagnostic] {
      (0..<count).map {
        Diagnostic($0 < count - 1 ? .unusedColor : last, "m", at: SourceRange(file: file, $0..<$0 + 1))
      }
    }
    let enough = ReadingLimits.findings
    #expect(ReadingLimits.limitedReport(of: findings(enough, last: .unusedColor)).count == enough)
    for (last, severity) in [(DiagnosticDescriptor.unusedColor, Severity.warning), (.unknownAlias, .error)] {
      let reported = ReadingLimits.limitedReport(of: findings(enough + 2, last: last))
      #expect(reported.count == enough + 1)
      #expect(reported.last?.descriptor == .tooManyFindings && reported.last?.severity == severity)
      #expect(reported.last?.message == "there are 2 more errors and warnings from here on")
      #expect(reported.last?.range.lowerBound == enough)
    }
  }

  /// Each of these tokens closes a cycle with all tokens before it. The total length of the cycles is quadratic.
  @Test func circlesAreDrawnUpToABound() {
    let count = 1_500
    let text = "padding:\n" + (0..<count).map { "  t\($0): t0 + t\($0 + 1)\n" }.joined() + "  t\(count): 1\n"
    let found = compile(text).diagnostics
    #expect(found.allSatisfy { $0.descriptor == .aliasCycle })
    #expect(found.count >= Resolver.maxCircleMembers / count && found.count < count / 2)
  }

  // MARK: Growth

  @Test func valuesMayBeMissingAllOverALine() {
    expectLinearTime(from: 16, growth: 256) { count in
      let text = "colors: {" + (0..<count).map { "a\($0): " }.joined(separator: ", ") + "}\n"
      #expect(compile(text).diagnostics.count == count)
    }
  }

  @Test func eachModeIsTriedOnce() {
    func orders(_ fallbacks: [Int?]) -> [[Int]] {
      StyleGuide.fallbackOrders(
        of: fallbacks.indices.map { index in
          Mode(name: "m\(index)", context: [:], fallback: fallbacks[index].map { "m\($0)" })
        })
    }
    #expect(orders([]) == [])
    #expect(orders([nil, 0, 1, 9]) == [[0], [1, 0], [2, 1, 0], [3]])
    #expect(orders([1, 2, 0]) == [[0, 1, 2], [1, 2, 0], [2, 0, 1]])
    #expect(orders([0]) == [[0]])
  }
}
