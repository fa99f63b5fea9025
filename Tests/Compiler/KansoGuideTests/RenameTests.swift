import KansoDiagnostics
import KansoTheme
import Testing

@testable import KansoGuide

/// The former names of tokens in a guide.
struct RenameTests {
  private func compiled(_ text: String) -> CompiledGuide {
    CompiledGuide(bytes: Array("kanso: 2\n\(text)".utf8), path: "guide.yaml")
  }

  private func renames(_ text: String) throws -> [String] {
    let compiled = compiled(text)
    let theme = try #require(compiled.theme, "\(compiled.diagnostics.map(\.message))")
    return theme.renames.map { "\($0.oldPath) -> \($0.newPath)" }
  }

  private let colors = """
    colors:
      text: "#2C4251"
      button: {primary: "#FFFFFF", other: "#FEDCBA"}

    """

  @Test func chainsEndAtTheTokenOfToday() throws {
    #expect(
      try renames(colors + "renamed: {colors.a: colors.b, colors.b: colors.c, colors.c: colors.text}") == [
        "colors.a -> colors.text", "colors.b -> colors.text", "colors.c -> colors.text",
      ])
  }

  /// All tokens in a group are renamed with it; an entry of a single token is more exact.
  @Test func groupsAreRenamed() throws {
    #expect(
      try renames(
        colors
          + "renamed: {colors.knob: colors.button, colors.knob.other: colors.text, colors.x: colors.knob.primary}"
      )
        == [
          "colors.knob.primary -> colors.button.primary", "colors.knob.other -> colors.text",
          "colors.x -> colors.button.primary",
        ])
  }

  @Test func releasesBeyondTheKeptOnesHaveNoEffect() throws {
    let releases = """
        releases:
          - {release: "3", tokens: {colors.a: colors.text}}
          - {release: "2", tokens: {}}
          - {release: "1", tokens: {colors.b: colors.text}}
      """
    #expect(
      try renames("\(colors)renamed:\n\(releases)") == ["colors.a -> colors.text", "colors.b -> colors.text"])
    #expect(try renames("\(colors)renamed:\n  keep: 2\n\(releases)") == ["colors.a -> colors.text"])
    #expect(
      compiled("\(colors)renamed:\n  keep: 2\n\(releases)").diagnostics.map(\.id) == ["outdated-rename"])
    #expect(
      compiled("\(colors)renamed:\n  keep: 0\n\(releases)").diagnostics.map(\.message) == ["`keep` is `0`"])
  }

  @Test func aReferenceToAFormerNameGetsTheNameOfToday() throws {
    let guide = compiled(colors + "  use: ink\nrenamed: {colors.ink: colors.text}")
    let finding = try #require(guide.diagnostics.first)
    #expect(finding.id == "unknown-alias")
    #expect(finding.message == "`colors.ink` is renamed to `colors.text`")
    #expect(finding.replacement == "text")
  }

  @Test func identifiersInSwiftAreDistinct() throws {
    for former in ["colors.Text", "colors.kansoFingerprint", "colors.Button.primary"] {
      let found = compiled("\(colors)renamed: {\(former): colors.button.other}").diagnostics
      #expect(found.map(\.id) == ["name-collision"], "\(former)")
    }
  }

  @Test func version1HasNoRenames() {
    let found = CompiledGuide(
      bytes: Array("\(colors)renamed: {colors.ink: colors.text}".utf8), path: "guide.yaml"
    ).diagnostics
    #expect(found.map(\.id) == ["needs-version"])
  }

  /// A theme at former paths has the same tokens and the values of today.
  @Test func aFormerNameIsADeprecatedAlias() throws {
    let theme = try #require(compiled(colors + "renamed: {colors.old.deep.ink: colors.text}").theme)
    let declared = theme.addingRenamedTokens()
    let token = try #require(declared["colors.old.deep.ink"])
    #expect(token.alias == "colors.text" && token.deprecated?.replacement == "colors.text")
    #expect(declared.fingerprint == theme.fingerprint)
    #expect(declared.addingRenamedTokens() == declared)
  }
}
