import Foundation
import KansoGuide
import KansoTheme
import TestSupport
import Testing

@testable import KansoExport

/// Kotlin for Jetpack Compose, judged by a grammar of Kotlin that is not ours. It needs Python with
/// tree-sitter-language-pack, which CI has. Neither a compiler of Kotlin nor Compose itself was at hand.
struct ComposeTests {
  private static let hasKotlin: Bool = {
    let probe = "from tree_sitter_language_pack import get_parser; get_parser('kotlin')"
    return (try? Shell.run("python3", ["-c", probe]))?.status == 0
  }()

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

  @Test(.enabled(if: hasKotlin), arguments: ["catbreeds", "everything", "hostile"])
  func aGrammarOfKotlinAccepts(_ name: String) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(try source(name), to: "Tokens.kt")
    let judged = try Shell.run(
      Project.root.appendingPathComponent("scripts/check-syntax").path, ["kotlin", file.path])
    #expect(judged.status == 0, "\(judged.errors)")
  }
}
