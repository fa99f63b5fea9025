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

  // MARK: Modes

  private func modes(_ names: String...) throws -> Theme {
    let contexts = names.enumerated().map { "  \($1): {axis: \"\($0)\", fallback: base}\n" }.joined()
    let values = names.enumerated().map { "\($1): \($0)" }.joined(separator: ", ")
    let guide = "modes:\n  base: {}\n\(contexts)padding:\n  inset: {base: 9, \(values)}\n"
    return try #require(CompiledGuide(bytes: Array(guide.utf8), path: "guide.yaml").theme)
  }

  /// An object's name can neither begin with a digit nor equal a name that the file needs.
  @Test(.requires(.python("tree_sitter_language_pack"))) func modesAreObjectsOfLegalNames() async throws {
    let theme = try modes("2024", "dark-blue", "Color", "TextStyle", "tokens", "\"🌒\"")
    let exporter = try #require(Exporter(.compose))
    let text = String(decoding: try #require(exporter.files(of: theme).first).bytes, as: UTF8.self)
    let objects = text.matches(of: /object ([A-Za-z0-9_]+) \{/).map { String($0.1) }
    #expect(objects == ["Tokens", "_2024", "DarkBlue", "Color_", "TextStyle_", "Tokens_", "U1f312"])
    let directory = try TemporaryDirectory()
    let file = try directory.write(text, to: "Tokens.kt")
    let parsed = try await Shell.run(Project.file("scripts/check-syntax").path, ["kotlin", file.path])
    #expect(parsed.status == 0, "\(parsed.errors)")
  }

  @Test func takenNamesAreThoseThatTheFileImports() throws {
    let template = try String(
      contentsOf: Project.file("Templates/Export/Tokens.kt.mustache"), encoding: .utf8)
    let imported = template.matches(of: /import [a-z.]+\.([A-Z][A-Za-z]*)\n/).map { String($0.1) }
    #expect(imported.count == 7)
    #expect(KotlinText.takenNames == Set(imported + ["Tokens"]))
  }

  @Test func modesOfOneNameAreFound() throws {
    let collisions = Exporter.modeCollisions(in: try modes("dark-blue", "compact", "darkBlue"))
    #expect(collisions.map(\.mode) == [3] && collisions.map(\.first) == [1])
    #expect(collisions.map(\.name) == ["DarkBlue"])
  }
}
