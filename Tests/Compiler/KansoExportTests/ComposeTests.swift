import Foundation
import KansoGuide
import KansoProject
import KansoTheme
import TestSupport
import Testing

@testable import KansoExport

/// Kotlin for Jetpack Compose, parsed by an independent Kotlin grammar. Neither a Kotlin compiler nor Compose was
/// available.
struct ComposeTests {
  private func source(_ name: String) throws -> String {
    let path =
      name == "catbreeds" ? "tokens.yaml" : "Tests/Compiler/KansoCodeGenerationTests/Guides/\(name).yaml"
    let bytes = try Data(contentsOf: Project.root.appendingPathComponent(path))
    let theme = try #require(CompiledGuide(bytes: Array(bytes), path: path).theme)
    var options = ExportOptions()
    options.package = "com.example"
    let exporter = try #require(Exporter(.compose, options))
    #expect(exporter.fileNames == ["Tokens.kt"])
    let file = try #require(exporter.files(of: theme).first)
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test(arguments: ["catbreeds", "everything", "everything2", "hostile"])
  func outputIsAsRecorded(_ name: String) throws {
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name)/Tokens.kt")
    try Golden.check(try source(name), against: golden)
  }

  @Test(
    .requires(.python("tree_sitter_language_pack")),
    arguments: ["catbreeds", "everything", "everything2", "hostile"])
  func aGrammarOfKotlinAccepts(_ name: String) async throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(try source(name), to: "Tokens.kt")
    let parsed = try await Shell.run(
      Project.root.appendingPathComponent("scripts/check-syntax").path, ["kotlin", file.path])
    #expect(parsed.status == 0, "\(parsed.errors)")
  }

  /// Returns the file of a theme.
  private func text(_ theme: Theme, _ settings: (name: String, value: String)...) throws -> String {
    var options = ExportOptions()
    for setting in settings { #expect(options.set(setting.name, to: setting.value, for: .compose) == nil) }
    let exporter = try #require(Exporter(.compose, options))
    #expect(exporter.problems.map(\.message) == [])
    return String(decoding: try #require(exporter.files(of: theme).first).bytes, as: UTF8.self)
  }

  private func theme(_ guide: String) throws -> Theme {
    let compiled = CompiledGuide(bytes: Array(guide.utf8), path: "guide.yaml")
    return try #require(compiled.theme, "\(compiled.diagnostics.map(\.message))")
  }

  private func expectKotlin(_ text: String) async throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(text, to: "Tokens.kt")
    let parsed = try await Shell.run(Project.file("scripts/check-syntax").path, ["kotlin", file.path])
    #expect(parsed.status == 0, "\(parsed.errors)")
  }

  // MARK: Sections

  /// A constructor could have 127 colors at most: the JVM allows 255 words of parameters, and a color has two.
  @Test(.requires(.python("tree_sitter_language_pack")), arguments: [600, 1_200])
  func aSectionHasAnyNumberOfColors(_ count: Int) async throws {
    let colors = (0..<count).map { "    c\($0): {light: '#000001', dark: '#000002'}\n" }.joined()
    let text = try text(try theme("kanso: 2\nmodes: [light, dark]\ncolors:\n  brand:\n" + colors))
    #expect(text.matches(of: /override val brandC\d+/).count == 2 * count)
    #expect(!text.contains("TokenColors("))
    // The initializer of a class has at most 64 KiB of code.
    #expect(text.contains("get() = Color(") == (count > 1000))
    try await expectKotlin(text)
  }

  @Test(.requires(.python("tree_sitter_language_pack"))) func materialHasItsRoles() async throws {
    let text = try text(
      try theme(
        """
        kanso: 2
        modes: [light, dark]
        colors:
          primary: {light: "#010101", dark: "#020202"}
          other: {primary: "#111111"}
          on-primary: "#FFFFFF"
          container: {surface: "#030303"}
        fonts:
          body: {large: {family: Inter, size: 16, weight: 600, italic: true}}
          code: {family: monospace, size: 12}
        """), ("material", "true"), ("fonts", "resources"), ("namespace", "com.example.app"),
      ("theme", "AcmeTheme"))
    for part in [
      "import com.example.app.R\n", "import androidx.compose.material3.darkColorScheme\n",
      "    Font(R.font.inter_semibold_italic, FontWeight.SemiBold, FontStyle.Italic),\n",
      "        fontFamily = InterFontFamily,\n", "        fontFamily = FontFamily.Monospace,\n",
      "fun AcmeTheme(\n",
      """
                  colorScheme = (if (darkTheme) darkColorScheme() else lightColorScheme()).copy(
                      primary = colors.primary,
                      onPrimary = colors.onPrimary,
                      surface = colors.containerSurface,
                  ),
                  typography = Typography(
                      bodyLarge = TokenFonts.bodyLarge,
                  ),
                  content = content,

      """,
    ] { #expect(text.contains(part), "\(part)\n\(text)") }
    try await expectKotlin(text)
  }

  /// A reference keeps the value that it had in the guide, in each mode.
  @Test func aliasesAreReferences() throws {
    let text = try text(
      try theme(
        """
        kanso: 2
        modes: [light, dark]
        colors:
          white: "#FFFFFF"
          black: "#000000"
          text: {light: black, dark: white}
          title: text
        sizes: {small: 4}
        padding: {inset: "{sizes.small}"}
        """))
    for part in [
      "object LightColors : TokenColors {", "    override val text get() = black\n",
      "    override val title get() = text\n",
      "object DarkColors : TokenColors by LightColors {\n    override val text get() = white\n    override val title get() = text\n}",
      "    val inset get() = TokenSizes.small\n",
    ] { #expect(text.contains(part), "\(part)\n\(text)") }
  }

  /// Programs follow references by calls, so a long chain ends at a value.
  @Test func aLongChainOfAliasesHasValues() throws {
    let aliases = (1..<100).map { "  c\($0): c\($0 - 1)\n" }.joined()
    let text = try text(try theme("kanso: 2\ncolors:\n  c0: '#010203'\n" + aliases))
    #expect(text.contains("val c16 get() = c15\n") && text.contains("val c99 = Color(0xFF010203)\n"))
  }

  @Test(.requires(.python("tree_sitter_language_pack"))) func keywordsAndDeprecations() async throws {
    let text = try text(
      try theme(
        #"""
        kanso: 2
        strings:
          object: "$x"
          class: c
          field: f
          "9": nine
          old: {value: o, deprecated: "use {strings.object}, not $this\""}
        """#))
    for part in [
      #"const val `object` = "\$x""#, #"const val class_ = "c""#, #"const val field_ = "f""#,
      #"const val _9 = "nine""#,
      #"@Deprecated("use KansoTheme.strings.\u0060object\u0060, not \$this\"", "#
        + #"ReplaceWith("KansoTheme.strings.\u0060object\u0060"))"#,
    ] { #expect(text.contains(part), "\(part)\n\(text)") }
    try await expectKotlin(text)
  }

  /// An axis of the guide is an enum; the system decides the appearance.
  @Test(.requires(.python("tree_sitter_language_pack"))) func axesAreParameters() async throws {
    let text = try text(
      try theme(
        """
        kanso: 2
        modes:
          light: {}
          dark: {appearance: dark, fallback: light}
          compact: {density: compact, fallback: light}
          bold: {contrast: increased, fallback: light}
        colors:
          ink: {light: "#000000", dark: "#FFFFFF", bold: "#010101"}
        sizes: {gap: {light: 8, compact: 4}}
        """))
    for part in [
      "enum class TokenDensity { Compact }", "    darkTheme: Boolean = isSystemInDarkTheme(),\n",
      "    density: TokenDensity? = null,\n    highContrast: Boolean = false,\n",
      "        density == TokenDensity.Compact -> CompactSizes\n        else -> LightSizes\n",
      "        highContrast -> BoldColors\n        darkTheme -> DarkColors\n        else -> LightColors\n",
    ] { #expect(text.contains(part), "\(part)\n\(text)") }
    try await expectKotlin(text)
  }

  // MARK: Modes

  private func modes(_ names: String...) throws -> Theme {
    let contexts = names.enumerated().map { "  \($1): {axis: \"\($0)\", fallback: base}\n" }.joined()
    let values = names.enumerated().map { "\($1): \($0)" }.joined(separator: ", ")
    let guide = "modes:\n  base: {}\n\(contexts)padding:\n  inset: {base: 9, \(values)}\n"
    return try #require(CompiledGuide(bytes: Array(guide.utf8), path: "guide.yaml").theme)
  }

  /// Neither types nor objects can have a name that the file uses otherwise, nor one that begins with a digit.
  @Test(.requires(.python("tree_sitter_language_pack"))) func modesAreObjectsOfLegalNames() async throws {
    let theme = try modes("2024", "dark-blue", "token", "\"🌒\"")
    let text = try text(theme)
    let objects = text.matches(of: /object ([A-Za-z0-9_]+) :/).map { String($0.1) }
    #expect(objects == ["BasePadding", "_2024Padding", "DarkBluePadding", "TokenPadding_", "U1f312Padding"])
    try await expectKotlin(text)
  }

  @Test func modesOfOneNameAreFound() throws {
    let collisions = Exporter.modeCollisions(in: try modes("dark-blue", "compact", "darkBlue"))
    #expect(collisions.map(\.mode) == [3] && collisions.map(\.first) == [1])
    #expect(collisions.map(\.name) == ["DarkBlue"])
  }
}
