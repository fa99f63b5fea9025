import KansoDiagnostics
import KansoGuide
import KansoLintRules
import Testing

@testable import KansoLint

/// Tokens of sections that a guide names itself are those of their kind.
struct FreeSectionTests {
  private static let guide = """
    kanso: 2
    sections: {space: padding, corner: radii, palette: colors}
    space: {card: 8}
    corner: {card: 6}
    palette: {ink: "#2C4251"}

    """

  private func fixed(_ source: String) -> String {
    let linter = Linter(
      theme: CompiledGuide(bytes: Array(Self.guide.utf8), path: "tokens.yaml").theme,
      fixer: Fixer(Fixer.Types(platform: "uikit")))
    let fixed = linter.fix(SourceFile(path: "a.swift", text: source))
    return fixed.bytes.map { String(decoding: $0, as: UTF8.self) } ?? source
  }

  @Test(
    arguments: [
      ("stack.spacing = 8", "stack.spacing = Space.card"),
      ("layer.cornerRadius = 6", "layer.cornerRadius = Corner.card"), ("layer.cornerRadius = 8", nil),
      (
        "a.textColor = UIColor(red: 44 / 255, green: 66/255, blue: 81/255, alpha: 1)",
        "a.textColor = Palette.ink"
      ),
      ("extension Space { static let gap = 8 }", nil),
    ] as [(String, String?)])
  func literalsBecomeTokensOfTheKind(_ source: String, _ expected: String?) {
    #expect(fixed(source) == expected ?? source)
  }

  @Test func usesAreChecked() {
    let linter = Linter(
      theme: CompiledGuide(bytes: Array(Self.guide.utf8), path: "tokens.yaml").theme,
      rules: [.unknownToken, .unusedToken])
    let inspection = linter.inspect(SourceFile(path: "a.swift", text: "a = Space.car; b = Palette.ink"))
    #expect(inspection.findings.map(\.help) == ["Did you mean `Space.card`?"])
    #expect(inspection.tokens == ["palette.ink"])
  }
}
