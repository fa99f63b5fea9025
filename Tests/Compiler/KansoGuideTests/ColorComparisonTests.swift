import Foundation
import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoGuide

/// Random expressions of colors, compared with coloraide, an independent implementation of CSS Color 4.
struct ColorComparisonTests {
  @Test(.requires(.python("coloraide"))) func randomExpressions() async throws {
    var random = SeededGenerator.announced(for: "randomExpressions")
    let expressions = (0..<(Tier.isNightly ? 5_000 : 1_000)).map { _ in
      RandomColorExpression(functionCount: Int.random(in: 1...4, using: &random), &random)
    }
    let directory = try TemporaryDirectory()
    let input = try directory.write(expressions.map { $0.json + "\n" }.joined(), to: "expressions.json")
    let script = Project.root.appendingPathComponent("scripts/check-colors").path
    let outcome = try await Shell.run("sh", ["-c", "'\(script)' < '\(input.path)'"])
    try #require(outcome.status == 0, "\(outcome.errors)")
    let lines = outcome.output.split(separator: "\n")
    try #require(lines.count == expressions.count)
    // Expressions with a color that is almost gray are not compared.
    #expect(lines.filter { $0 != "null" }.count > expressions.count / 2)
    for (expression, line) in zip(expressions, lines) where line != "null" {
      let expected = try JSONDecoder().decode([Double?].self, from: Data(line.utf8))
      let file = SourceFile(path: "guide.yaml", bytes: Array(expression.text.utf8))
      var parser = ColorParser(expression.text, in: "colors", version: .two) {
        SourceRange(file: file, TextRange($0))
      }
      // The color of a guide is rounded.
      let color = try #require(try parser.parse().color(for: []), "\(expression.text)")
      let found = color.converted(to: .xyzD65)
      let isSame = zip(found.components + [found.alpha], expected).allSatisfy { found, wanted in
        guard let wanted else { return found == nil }
        return abs((found ?? 0) - wanted) < 1e-6
      }
      #expect(isSame, "\(expression.text): \(found), not \(expected)")
    }
  }

  /// Random colors as they are seen with deficiencies of color vision.
  @Test(.requires(.python("coloraide"))) func simulatedDeficiencies() async throws {
    var random = SeededGenerator.announced(for: "simulatedDeficiencies")
    let names: [(ColorVisionDeficiency, String)] = [
      (.protanopia, "protan"), (.deuteranopia, "deutan"), (.tritanopia, "tritan"),
    ]
    let cases = (0..<600).map { index in
      let parts = (0..<3).map { _ in Double.random(in: 0...1, using: &random) }
      return (names[index % 3], ColorValue(red: parts[0], green: parts[1], blue: parts[2]))
    }
    let lines = cases.map { name, color in
      let parts = color.components.map { "\($0 ?? 0)" }.joined(separator: ", ")
      return "{\"deficiency\": [\"\(name.1)\", {\"color\": [\"srgb\", [\(parts)], 1]}]}\n"
    }
    let directory = try TemporaryDirectory()
    let input = try directory.write(lines.joined(), to: "colors.json")
    let script = Project.root.appendingPathComponent("scripts/check-colors").path
    let outcome = try await Shell.run("sh", ["-c", "'\(script)' < '\(input.path)'"])
    try #require(outcome.status == 0, "\(outcome.errors)")
    let results = outcome.output.split(separator: "\n")
    try #require(results.count == cases.count)
    for ((name, color), line) in zip(cases, results) {
      let expected = try JSONDecoder().decode([Double].self, from: Data(line.utf8))
      let found = color.simulated(name.0).converted(to: .xyzD65).components.map { $0 ?? 0 }
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(name.1) \(color): \(found)")
    }
  }
}
