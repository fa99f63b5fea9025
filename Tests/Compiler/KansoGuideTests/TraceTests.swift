import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoGuide

struct TraceTests {
  private let compiled = CompiledGuide(
    bytes: Array(
      """
      modes: [light, dark]
      colors:
        white: "#FFFFFF"
        black: "#000000"
        text: {light: black, dark: white}
        label: "{colors.text}"
      fonts:
        body: {family: Georgia, size: 16}
        heading: {extends: body, size: 24}
      """.utf8), path: "guide.yaml")

  private func written(_ path: String, mode: Int) throws -> [String]? {
    let guide = try #require(compiled.guide)
    return Trace(of: TokenPath(path), in: guide, mode: mode)?.steps.map { "\($0.path) = \($0.sourceText)" }
  }

  @Test func followsAliasesInTheMode() throws {
    #expect(
      try written("colors.label", mode: 0) == [
        "colors.label = \"{colors.text}\"", "colors.text = black", "colors.black = \"#000000\"",
      ])
    #expect(try written("colors.label", mode: 1)?.last == "colors.white = \"#FFFFFF\"")
  }

  /// The color and the alpha of the mode are in one line, also if they are written at separate places.
  @Test func followsAColorWithAnAlpha() throws {
    let text = """
      kanso: 2
      modes: [light, dark]
      colors:
        white: "#FFFFFF"
        black: "#000000"
        muted:
          value: {light: black, dark: white}
          description: Rules
          alpha: {light: 12%, dark: 0.2}
        rule: muted
      """
    let guide = try #require(CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").guide)
    let steps = try #require(Trace(of: "colors.rule", in: guide, mode: 1)).steps
    #expect(
      steps.map { "\($0.path) = \($0.sourceText)" } == [
        "colors.rule = muted", "colors.muted = {value: white, alpha: 0.2}", "colors.white = \"#FFFFFF\"",
      ])
    #expect(steps[1].range.text == "white")
  }

  /// A token that is used twice has one step.
  @Test func followsAllReferences() throws {
    let text = """
      kanso: 2
      colors:
        white: "#FFFFFF"
        black: "#000000"
        ink: black
        line: color-mix(in oklab, ink, white)
        mix: color-mix(in oklab, line, ink)
      """
    let guide = try #require(CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").guide)
    let steps = try #require(Trace(of: "colors.mix", in: guide, mode: 0)).steps
    #expect(
      steps.map(\.path.dotted) == ["colors.mix", "colors.line", "colors.ink", "colors.black", "colors.white"])
  }

  @Test func followsExtendedFonts() throws {
    #expect(
      try written("fonts.heading", mode: 0) == [
        "fonts.heading = {extends: body, size: 24}", "fonts.body = {family: Georgia, size: 16}",
      ])
  }

  @Test func findsDependents() throws {
    let guide = try #require(compiled.guide)
    let steps = try #require(Trace(of: "colors.black", in: guide, mode: 0, .dependents)).steps
    #expect(steps.map { "\($0.depth) \($0.path)" } == ["0 colors.black", "1 colors.text", "2 colors.label"])
    #expect(try #require(Trace(of: "colors.black", in: guide, mode: 1, .dependents)).steps.count == 1)
    #expect(try #require(Trace(of: "colors.black", in: guide, mode: nil, .dependents)).steps.count == 3)
  }

  /// Without a mode, the references of all modes are followed.
  @Test func followsAllModes() throws {
    let guide = try #require(compiled.guide)
    let steps = try #require(Trace(of: "colors.text", in: guide, mode: nil)).steps
    #expect(steps.map(\.path.dotted) == ["colors.text", "colors.black", "colors.white"])
    #expect(steps[0].sourceText == "{light: black, dark: white}" && steps[0].range.text == "text")
  }

  /// Each token that depends on another one has it among its origins, and vice versa, in each mode and in all.
  @Test func directionsAreInverse() throws {
    var generator = SeededGenerator.announced(for: "directionsAreInverse")
    for _ in 0..<20 {
      var lines = ["kanso: 2", "modes: [light, dark]", "colors:", "  c0: \"#123456\""]
      for index in 1..<12 {
        func other() -> String { "c\(Int.random(in: 0..<index, using: &generator))" }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: lines.append("  c\(index): \(other())")
        case 1: lines.append("  c\(index): {light: \(other()), dark: \(other())}")
        case 2: lines.append("  c\(index): color-mix(in oklab, \(other()), \(other()))")
        default: lines.append("  c\(index): \"#654321\"")
        }
      }
      let guide = try #require(
        CompiledGuide(bytes: Array(lines.joined(separator: "\n").utf8), path: "guide.yaml").guide)
      for mode in [nil, 0, 1] {
        var pairs: [Set<[TokenPath]>] = []
        for direction in [Trace.Direction.origins, .dependents] {
          var found: Set<[TokenPath]> = []
          for token in guide.tokens {
            for step in try #require(Trace(of: token.path, in: guide, mode: mode, direction)).steps {
              found.insert(direction == .origins ? [token.path, step.path] : [step.path, token.path])
            }
          }
          pairs.append(found)
        }
        #expect(pairs[0] == pairs[1], "\(lines)")
      }
    }
  }

  @Test func hasNothingToSayOfWhatIsNotThere() throws { #expect(try written("colors.nope", mode: 0) == nil) }
}
