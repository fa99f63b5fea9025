import KansoDiagnostics
import KansoGuide
import KansoLintRules
import KansoTheme
import Testing

@testable import KansoLint

/// Constants that repeat values of the guide.
struct LocalConstantTests {
  private static let theme = CompiledGuide(
    bytes: Array(
      """
      colors: {ink: "#2C4251"}
      fonts: {body: {family: system, size: 16}}
      padding: {standard: 8}
      sizes: {row: 44}

      """.utf8), path: "tokens.yaml"
  ).theme

  private func found(_ source: String, rules: Set<DiagnosticDescriptor> = [.localConstant]) -> [Diagnostic] {
    Linter(theme: Self.theme, rules: rules).findings(in: SourceFile(path: "a.swift", text: source))
  }

  @Test(arguments: [
    ("let gap: CGFloat = 8", "padding.standard"), ("let rowHeight = 44", "sizes.row"),
    ("enum Metrics { static let unit: CGFloat = 8.0 }", "padding.standard"),
    ("enum Sizes { static let big = 44.0 }", "sizes.row"),
    ("let insets = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)", "padding.standard"),
    ("var ink: UIColor { UIColor(hex: 0x2C4251) }", "colors.ink"),
    ("let font = UIFont.systemFont(ofSize: 16)", "fonts.body"),
    ("static let light = Theme(ink: UIColor(hex: 0x2C4251))", "colors.ink"),
    ("class Theme { init() { gap = 8 } }", "padding.standard"),
    ("func f(inset: CGFloat = 8) {}", "padding.standard"),
    ("enum Gap: Double { case gap = 8 }", "padding.standard"),
  ])
  func constantsThatAreTokensAreFound(_ source: String, _ token: String) {
    let found = found(source)
    #expect(found.map { $0.literal?.token } == [token], "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.descriptor == .localConstant })
  }

  @Test(arguments: [
    "let retries = 8", "let gap: CGFloat = 7", "let x = items.count + 8", "let code: Int = 44",
    "for index in 0..<8 {}",
    "stack.spacing = 8", "let total: CGFloat = width + 8",
  ])
  func othersAreNot(_ source: String) { #expect(found(source).isEmpty) }

  @Test func itIsOffByDefault() {
    #expect(!Linter.defaultRules.contains(.localConstant))
    #expect(found("let gap: CGFloat = 8", rules: Linter.defaultRules).isEmpty)
  }
}
