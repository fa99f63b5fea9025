import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoGuide

/// Scales: lengths that grow by the same ratio from step to step.
struct ScaleTests {
  private func theme(_ text: String) throws -> Theme {
    let compiled = CompiledGuide(bytes: Array(("kanso: 2\n" + text).utf8), path: "guide.yaml")
    let report = TextReporter(color: false).report(compiled.diagnostics)
    return try #require(compiled.theme, "\(text)\(report)")
  }

  /// The names of the tokens in `sizes.text`, with their lengths in points.
  private func scale(_ scale: String, _ rest: String = "") throws -> [(name: String, length: Double)] {
    try theme("sizes:\n  body: 16\n  text: {scale: \(scale)\(rest)}\n").tokens.compactMap { token in
      guard token.path.names.dropLast() == ["sizes", "text"], case .dimension(let length) = token.value
      else { return nil }
      return (token.path.name, length.value)
    }
  }

  @Test func eachStepIsTheBaseTimesAPowerOfTheRatio() throws {
    let steps = try scale("{base: 16, ratio: 1.25, steps: [-2, 6]}")
    #expect(steps.map(\.name) == ["minus2", "minus1", "0", "1", "2", "3", "4", "5", "6"])
    #expect(
      steps.map(\.length) == [10.24, 12.8, 16, 20, 25, 31.25, 39.0625, 48.828125, 61.035156])
  }

  @Test func stepsCanHaveNamesAndBeRounded() throws {
    let steps = try scale("{base: body, ratio: 1.2, steps: [-1, 2], names: [s, m, l, xl], round: 0.5}")
    #expect(steps.map(\.name) == ["s", "m", "l", "xl"])
    #expect(steps.map(\.length) == [13.5, 16, 19, 23])
  }

  @Test func theBaseCanBeCalculatedAndDependOnTheMode() throws {
    let theme = try theme(
      """
      modes: {regular: {}, compact: {density: compact}}
      sizes:
        body: {regular: 16, compact: 14}
        text: {scale: {base: body, ratio: 2, steps: [0, 1]}}
        wide: {scale: {base: body * 2 + 4, ratio: 2, steps: [0, 1]}}
        own: {scale: {base: {regular: 10, compact: 20}, ratio: 0.5, steps: [0, 2]}}
      """)
    func lengths(_ path: TokenPath) throws -> [TokenValue] {
      let token = try #require(theme[path])
      return [[:], ["density": "compact"]].map { theme.value(of: token, in: $0) }
    }
    func points(_ values: Double...) -> [TokenValue] { values.map { .dimension(.points($0)) } }
    #expect(try lengths("sizes.text.1") == points(32, 28))
    #expect(try lengths("sizes.wide.0") == points(36, 32))
    #expect(try lengths("sizes.own.2") == points(2.5, 5))
  }

  /// The ratio can be a token, such as one that several scales share.
  @Test func theRatioCanBeANumberOfTheGuide() throws {
    let theme = try theme(
      """
      numbers: {third: 1.25}
      sizes: {text: {scale: {base: 16, ratio: "{numbers.third}", steps: [0, 1]}}}
      """)
    #expect(theme["sizes.text.1"]?.value == .dimension(.points(20)))
  }

  /// A written token replaces a step; other tokens keep their place.
  @Test func everyStepCanBeReplaced() throws {
    let steps = try scale("{base: 8, ratio: 2, steps: [0, 2]}", ", 1: body, half: 4, alias: text.2")
    #expect(steps.map(\.name) == ["0", "1", "2", "half", "alias"])
    #expect(steps.map(\.length) == [8, 16, 32, 4, 32])
  }

  /// Sections of lengths can all have scales, also with negative lengths.
  @Test(arguments: ["padding", "sizes", "radii", "borders", "breakpoints", "letterSpacings"])
  func sections(_ section: String) throws {
    let theme = try theme("\(section): {a: {scale: {base: 8, ratio: 1.5, steps: [0, 2]}}}")
    #expect(theme[TokenPath("\(section).a.2")]?.value == .dimension(.points(18)))
  }

  /// With another value than a scale, `scale` is reserved; in other sections, it is an ordinary name.
  @Test func otherSectionsCanUseTheName() throws {
    let theme = try theme("colors: {scale: '#2C4251'}\nfonts: {scale: {family: system, size: 12}}")
    #expect(theme.tokens.count == 2)
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func aScaleIsItsPowers(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let base = Double(Int.random(in: 1...4000, using: &random)) / 100
      let ratio = Double(Int.random(in: 105...160, using: &random)) / 100
      let first = Int.random(in: -6...0, using: &random)
      let last = first + Int.random(in: 1...12, using: &random)
      let steps = try scale("{base: \(base), ratio: \(ratio), steps: [\(first), \(last)]}")
      #expect(steps.count == last - first + 1)
      for (step, exponent) in zip(steps, first...last) {
        var exact = base
        for _ in 0..<abs(exponent) { exact = exponent < 0 ? exact / ratio : exact * ratio }
        #expect(abs(step.length - exact) < 1e-6)
      }
    }
  }
}
