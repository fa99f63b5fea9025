import Foundation
import KansoDiagnostics
import TestSupport
import Testing

@testable import KansoGuide

/// Documents of other tools. Their reports are fixtures (`Fixtures/foreign-format`).
struct ForeignDocumentTests {
  private func ids(_ text: String) -> [DiagnosticDescriptor] {
    CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml").diagnostics.map(\.descriptor)
  }

  /// A token pasted from another tool's document is an error at its position.
  @Test(arguments: [
    "paper: {$value: '#FFFFFF'}", "paper: {value: '#FFFFFF', type: color}", "$schema: guide.schema.json",
  ])
  func aGuideStaysOne(_ line: String) {
    let found = ids("colors:\n  white: '#FFFFFF'\n  black: '#000000'\n  \(line)\n")
    #expect(!found.isEmpty && !found.contains(.foreignFormat))
  }

  @Test(arguments: [
    "[]", "collections: all", "colors: {a: {valeu: 8, description: x}}", "{colours: {white: '#FFFFFF'}}",
    "colours:\n  white: {value: '#FFFFFF', description: paper}", "{colors: {white: {value: 8}}}",
  ])
  func mistakesInAGuideAreNoFormat(_ text: String) {
    let found = ids(text)
    #expect(!found.isEmpty && !found.contains(.foreignFormat))
  }

  /// The root of files that Kanso exports for Style Dictionary is not that of a theme.
  @Test func exportsForStyleDictionaryAreNoThemes() {
    let text = ##"{"$extensions": {"dev.kanso": {"axes": []}}, "a": {"value": "#fff", "type": "color"}}"##
    let found = CompiledGuide(bytes: Array(text.utf8), path: "a/tokens.json").diagnostics
    #expect(found.map(\.descriptor) == [.foreignFormat])
    #expect(found.first?.help == "`kanso import a/tokens.json` writes a style guide with its tokens.")
  }

  @Test func aGuideMayBeJSON() {
    #expect(ids("{\"colors\": {\"white\": {\"value\": \"#FFFFFF\", \"description\": \"paper\"}}}") == [])
  }

  /// Checks the public files of these tools, except the largest.
  @Test(
    .requires(.corpus),
    arguments: ["dtcg-legacy", "figma-variables", "style-dictionary", "tokens-studio"])
  func filesOfOtherToolsAreNamed(_ format: String) throws {
    let folder = Project.shared.appendingPathComponent("corpus/tokens/\(format)")
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let files = all.filter { name in [".json", ".yaml", ".yml"].contains { name.hasSuffix($0) } }.sorted()
    #expect(!files.isEmpty)
    var namedCount = 0
    for name in files {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      guard bytes.count < 50_000 else { continue }
      let found = CompiledGuide(bytes: bytes, path: name).diagnostics
      if found.map(\.descriptor) == [.foreignFormat] { namedCount += 1 }
    }
    // A part of a set of files can have the form of the standard, with references to the other parts. So can exports of
    // Figma's variables.
    #expect(namedCount > 2)
  }
}
