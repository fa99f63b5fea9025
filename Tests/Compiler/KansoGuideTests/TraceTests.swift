import KansoDiagnostics
import KansoTheme
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

  @Test func hasNothingToSayOfWhatIsNotThere() throws { #expect(try written("colors.nope", mode: 0) == nil) }
}
