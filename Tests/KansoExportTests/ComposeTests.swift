import Foundation
import KansoGuide
import KansoTheme
import TestSupport
import Testing

@testable import KansoExport

/// Kotlin for Jetpack Compose, read by a grammar of Kotlin that is not ours. Neither a compiler of Kotlin nor Compose
/// itself was available.
struct ComposeTests {
  private func source(_ name: String) throws -> String {
    let path = name == "catbreeds" ? "tokens.yaml" : "Tests/KansoCodeGenerationTests/Guides/\(name).yaml"
    let bytes = try Data(contentsOf: Project.root.appendingPathComponent(path))
    let theme = try #require(CompiledGuide(bytes: Array(bytes), path: path).theme)
    let exporter = Exporter(templates: ExportFormat.compose.templates)
    #expect(exporter.fileNames == ["Tokens.kt"])
    let file = try #require(exporter.files(of: theme, packageName: "com.example").first)
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test(arguments: ["catbreeds", "everything", "hostile"])
  func outputIsAsRecorded(_ name: String) throws {
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name)/Tokens.kt")
    try Golden.check(try source(name), against: golden)
  }

  @Test(
    .requires(.python("tree_sitter_language_pack")), arguments: ["catbreeds", "everything", "hostile"])
  func aGrammarOfKotlinAccepts(_ name: String) async throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(try source(name), to: "Tokens.kt")
    let parsed = try await Shell.run(
      Project.root.appendingPathComponent("scripts/check-syntax").path, ["kotlin", file.path])
    #expect(parsed.status == 0, "\(parsed.errors)")
  }
}
