import Foundation
import KansoGuide
import KansoProject
import KansoTheme
import TestSupport
import Testing

@testable import KansoExport

/// Small apps in `Apps` that use the files of the example guide, by the names that these declare.
struct AppTests {
  private func file(_ format: ExportFormat, _ name: String) throws -> String {
    let bytes = try Data(contentsOf: Project.file("tokens.yaml"))
    let theme = try #require(CompiledGuide(bytes: Array(bytes), path: "tokens.yaml").theme)
    let files = try #require(Exporter(format)).files(of: theme)
    return String(decoding: try #require(files.first { $0.name == name }).bytes, as: UTF8.self)
  }

  private func app(_ name: String) throws -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Apps/\(name)")
  }

  /// Returns the names that an expression finds in a text, each once.
  private func names(_ text: String, _ expression: Regex<(Substring, Substring, Substring)>) -> Set<[String]>
  {
    Set(text.matches(of: expression).map { [String($0.1), String($0.2)] })
  }

  @Test(
    .requires(.python("tree_sitter_language_pack")),
    arguments: [("kotlin", "BreedCard.kt"), ("dart", "breed_card.dart")])
  func theAppsAreOfTheirLanguages(_ language: String, _ name: String) async throws {
    let parsed = try await Shell.run(
      Project.file("scripts/check-syntax").path, [language, try app(name).path])
    #expect(parsed.status == 0, "\(parsed.errors)")
  }

  @Test func composeDeclaresWhatTheAppUses() throws {
    let tokens = try file(.compose, "Tokens.kt")
    let text = try String(contentsOf: app("BreedCard.kt"), encoding: .utf8)
    let used = names(text, /KansoTheme\.(\w+)\.(\w+)/)
    #expect(used.count == 4)
    for name in used {
      #expect(tokens.contains("    val \(name[0])") && tokens.contains("val \(name[1])"), "\(name)")
    }
    for part in [
      "val LocalTokenColors = staticCompositionLocalOf<TokenColors> { LightColors }",
      "object DarkColors : TokenColors by LightColors {", "fun KansoTheme(\n    darkTheme: Boolean",
      "object TokenFonts {", "    val body = TextStyle(",
    ] { #expect(tokens.contains(part), "\(part)") }
  }

  @Test func flutterDeclaresWhatTheAppUses() throws {
    let tokens = try file(.flutter, "tokens.dart")
    let text = try String(contentsOf: app("breed_card.dart"), encoding: .utf8)
    for name in names(text, /(Token\w+)\.(\w+)/) {
      #expect(tokens.contains("class \(name[0]) {"))
      #expect(tokens.contains(try Regex("  static const \\w+ \(name[1]) = ")), "\(name)")
    }
    for part in [
      "  TokenColors get colors =>", "  final Color lightGray;", "  final Color blackish;", " get tokens =>",
      "  static List<ThemeExtension<dynamic>> extensions({\n    Brightness brightness",
    ] { #expect(tokens.contains(part), "\(part)") }
  }

  @Test func androidHasTheResourcesOfTheLayout() throws {
    let resources = try file(.android, "values/tokens.xml")
    let text = try String(contentsOf: app("breed_card.xml"), encoding: .utf8)
    let used = names(text, /@(color|dimen|style)\/([\w.]+)/)
    #expect(used.count == 5)
    for name in used { #expect(resources.contains("<\(name[0]) name=\"\(name[1])\""), "\(name)") }
  }

  /// Both files of Android are well-formed, also the layout that uses them.
  @Test(.requires(.program("xmllint"))) func theResourcesAreXML() async throws {
    let directory = try TemporaryDirectory()
    for name in ["values/tokens.xml", "values-night/tokens.xml"] {
      try directory.write(try file(.android, name), to: name)
    }
    let parsed = try await Shell.run(
      "xmllint",
      [
        "--noout", directory.path("values/tokens.xml"), directory.path("values-night/tokens.xml"),
        try app("breed_card.xml").path,
      ])
    #expect(parsed.status == 0, "\(parsed.errors)")
  }

  /// The guides of public design systems are larger than those of tests, and have up to five axes.
  @Test(
    .requires(.python("tree_sitter_language_pack")), arguments: ["Primer", "Carbon", "Material", "OpenProps"])
  func systemsAreOfTheirLanguages(_ system: String) async throws {
    let url = Project.file("Examples/Systems/\(system)/tokens.yaml")
    let guide = GuideFile(path: url.path, bytes: Array(try Data(contentsOf: url)))
    let theme = try #require(CompiledGuide(GuideDocuments([guide], including: .onDisk)).theme)
    let directory = try TemporaryDirectory()
    for (format, language) in [(ExportFormat.compose, "kotlin"), (.flutter, "dart")] {
      let file = try #require(Exporter(format)?.files(of: theme).first)
      let text = String(decoding: file.bytes, as: UTF8.self)
      let declaration = /\n(?:object|interface|enum class|abstract final class|class|enum|const|final) (\w+)/
      let names = text.matches(of: declaration).map { $0.1.lowercased() }
      #expect(names.count > 10 && Set(names).count == names.count)
      try directory.write(text, to: file.name)
      let parsed = try await Shell.run(
        Project.file("scripts/check-syntax").path, [language, directory.path(file.name)])
      #expect(parsed.status == 0, "\(parsed.errors)")
    }
  }
}
