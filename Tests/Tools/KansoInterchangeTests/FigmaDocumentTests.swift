import KansoDiagnostics
import TestSupport
import Testing

@testable import KansoInterchange

/// The examples of Documentation/Importing.md for Figma and for asset catalogs.
struct FigmaDocumentTests {
  private let document: DocumentedProgram

  init() throws { document = try DocumentedProgram(in: "Documentation/Importing.md") }

  /// Expects a document with certain words in it to become one of the documented guides.
  private func expectGuide(
    of word: String, _ reader: any TokenFormatReader.Type, _ files: (String) -> [(String, String)]
  ) throws {
    let source = try #require(document.blocks("json").first { $0.contains(word) })
    let read = reader.read(
      files(source).map { ForeignFile(name: $0.0, source: SourceFile(path: $0.0, text: $0.1)) },
      ImportSelection())
    let guide = GuideWriter.write(read)
    #expect(guide.findings.isEmpty)
    #expect(document.blocks("yaml").contains(guide.text), "\(guide.text)")
  }

  @Test func variablesBecomeTheDocumentedGuide() throws {
    try expectGuide(of: "variableCollections", FigmaReader.self) { [("variables.json", $0)] }
  }

  @Test func colorSetsBecomeTheDocumentedGuide() throws {
    try expectGuide(of: "color-space", AssetCatalogReader.self) {
      [
        ("Assets.xcassets/Brand/Contents.json", #"{"properties": {"provides-namespace": true}}"#),
        ("Assets.xcassets/Brand/ink.colorset/Contents.json", $0),
      ]
    }
  }
}
