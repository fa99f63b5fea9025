import Foundation
import KansoDiagnostics
import KansoGuide
import KansoLint
import KansoLintRules
import Testing

/// A lint of many sources that depend on each other.
struct LintPassTests {
  private static let guide = """
    colors:
      ink: "#2C4251"
    padding:
      standard: 8

    """

  /// Sources in which every other one uses what the next one defines. One of them cannot be read.
  private static let texts: [String: String] = {
    var texts: [String: String] = [:]
    for number in 0..<40 where number != 7 {
      texts["\(number).swift"] =
        number % 2 == 0
        ? "a\(number).color = Colors.own\(number + 1); a.spacing = 8"
        : "extension Colors { static let own\(number) = 1 }"
    }
    return texts
  }()
  private static let paths = (0..<40).map { "\($0).swift" }

  private struct Missing: Error, Equatable {}

  /// The number of times that each source was read. Can be used on any thread.
  private final class Reads: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [String: Int] = [:]

    func add(_ path: String) { lock.withLock { counts[path, default: 0] += 1 } }

    var all: [String: Int] { lock.withLock { counts } }
  }

  /// Lints all sources, and returns a line for each, and the number of times that it was read.
  private func lint(rules: Set<DiagnosticDescriptor>, maxRetainedCount: Int) -> (
    lines: [String], reads: [String: Int]
  ) {
    let theme = CompiledGuide(bytes: Array(Self.guide.utf8), path: "tokens.yaml").theme
    let linter = Linter(theme: theme, rules: rules, fixer: Fixer(Fixer.Types(platform: "uikit")))
    let reads = Reads()
    let pass = LintPass([linter], maxRetainedCount: maxRetainedCount) { (path: String) in
      reads.add(path)
      return Self.texts[path].map { .success(SourceFile(path: path, text: $0)) } ?? .failure(Missing())
    }
    var lines: [String] = []
    pass.run(over: Self.paths) { path, _, inspection in
      "\(path): \(inspection.findings.map { "\($0.id) \($0.replacement ?? "")" })"
    } record: { results in
      lines += results.map { (try? $0.get()) ?? "missing" }
    }
    return (lines, reads.all)
  }

  private static let dependent: Set<DiagnosticDescriptor> = [.unknownToken, .literalPadding]

  @Test func eachSourceIsReadOnce() {
    for rules in [Self.dependent, [.literalPadding]] {
      let run = lint(rules: rules, maxRetainedCount: 1 << 20)
      #expect(run.reads == Dictionary(uniqueKeysWithValues: Self.paths.map { ($0, 1) }))
      #expect(run.lines.count == Self.paths.count && run.lines[7] == "missing")
      #expect(run.lines[0] == #"0.swift: ["literal-padding Padding.standard"]"#)
    }
  }

  @Test func definitionsOfOtherSourcesCount() {
    let run = lint(rules: Self.dependent, maxRetainedCount: 1 << 20)
    #expect(run.lines[2] == #"2.swift: ["literal-padding Padding.standard"]"#)
    // The source that would define it is missing.
    #expect(run.lines[6] == #"6.swift: ["unknown-token ", "literal-padding Padding.standard"]"#)
  }

  /// The number of bytes that may be kept changes how often a source is read, and nothing else.
  @Test(arguments: [0, 1, 100, 700])
  func sourcesBeyondTheLimitAreReadAgain(_ maxRetainedCount: Int) {
    let kept = lint(rules: Self.dependent, maxRetainedCount: 1 << 20)
    let run = lint(rules: Self.dependent, maxRetainedCount: maxRetainedCount)
    #expect(run.lines == kept.lines)
    #expect(run.reads.values.allSatisfy { 1...2 ~= $0 } && run.reads.values.contains(2))
    #expect(run.reads["7.swift"] == 1)
    #expect((run.reads["0.swift"] == 1) == (maxRetainedCount >= 100))
  }
}
