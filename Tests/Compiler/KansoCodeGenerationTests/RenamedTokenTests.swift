import KansoProject
import KansoSystem
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// Former names of tokens in generated code.
struct RenamedTokenTests {
  private static let guide = """
    kanso: 2
    modes:
      light: {appearance: light}
      dark: {appearance: dark}
      plum: {theme: plum}
    colors:
      white: "#FFFFFF"
      text: {light: "#111111", dark: white, plum: "#5D1049"}
      button: {primary: "#123456", other: text}
    fonts: {body: {family: system, size: 16}}
    padding: {standard: 8, card: {top: 1, leading: 2, bottom: 3, trailing: 4}}
    durations: {short: 200ms}
    easings: {spring: {mass: 1, stiffness: 200, damping: 10}}
    shadows: {low: {color: "#123456", y: 2, blur: 8}}
    renamed:
      colors.ink: colors.text
      colors.old.deep.ink: colors.ink
      colors.knob: colors.button
      fonts.text: fonts.body
      padding.std: padding.standard
      padding.inset: padding.card
      durations.brief: durations.short
      easings.bounce: easings.spring
      shadows.soft: shadows.low

    """

  @Test(arguments: CompilationTests.platforms, [false, true])
  func sourcesTypeCheckAgainstStubs(
    _ target: (platform: Platform, frameworks: [String]), _ followsTheme: Bool
  ) async throws {
    var naming = SwiftNaming()
    naming.nestedAxes = ["theme"]
    let options = GenerationOptions(
      platform: target.platform, naming: naming, writesTheme: false, followsTheme: followsTheme)
    let files = CodeGenerator(options: options).files(of: try theme(of: Self.guide))
    let outcome = try await SwiftCompiler.typeCheck(
      files, againstStubsOf: target.frameworks, withThemeUI: followsTheme)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let colors = try files.text("Colors.swift")
    #expect(
      colors.contains(
        "@available(*, deprecated, message: \"renamed to Colors.text\", renamed: \"Colors.text\")"))
    #expect(colors.contains("renamed: \"Colors.Plum.text\""))
    // A theme at run time has only the paths of today.
    #expect(!colors.contains("themed(\"colors.ink\"") && !colors.contains("theme(\"colors.ink\""))
  }

  @Test func callersGetTheNameOfToday() async throws {
    let files = try files(of: try theme(of: Self.guide), .uikit)
    let outcome = try await SwiftCompiler.typeCheck(
      "import UIKit\n@MainActor func use() { _ = Colors.Old.Deep.ink }\n", using: files, isImported: false,
      againstStubsOf: ["UIKit"])
    #expect(outcome.status != 0)
    #expect(
      outcome.errors.contains("renamed to 'Colors.text'")
        || outcome.errors.contains("use 'Colors.text' instead"))
  }

  /// The theme file states the renames, and has no tokens at former paths.
  @Test func themeFileKeepsTheRenames() throws {
    let theme = try theme(of: Self.guide)
    #expect(theme.renames.count == 10)
    let read = try Theme(json: theme.encoded(), path: "theme.json")
    #expect(read == theme && read["colors.ink"] == nil)
  }

  @Test(arguments: [
    ("\"colors.ink\": \"colors.text\"", "\"colors.ink\": \"colors.nope\""),
    ("\"colors.ink\": \"colors.text\"", "\"colors.white\": \"colors.text\""),
    ("\"colors.ink\": \"colors.text\"", "\"colors.ink\": 1"),
  ])
  func renamesOfAThemeFileAreChecked(_ written: String, _ changed: String) throws {
    let text = String(decoding: try theme(of: Self.guide).encoded(), as: UTF8.self)
    #expect(text.contains(written))
    #expect(throws: ThemeError.self) {
      _ = try Theme(json: Array(text.replacing(written, with: changed).utf8), path: "theme.json")
    }
  }
}
