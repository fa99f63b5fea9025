import KansoDiagnostics
import TestSupport
import Testing

@testable import KansoInterchange

/// The examples of Documentation/Importing.md for Android and CSS.
struct MarkupDocumentTests {
  private let document: DocumentedProgram

  init() throws { document = try DocumentedProgram(in: "Documentation/Importing.md") }

  /// Expects files to become one of the documented guides, and all of them to be in it.
  private func expectGuide(_ reader: any TokenFormatReader.Type, _ files: [(String, String)]) {
    let read = reader.read(
      files.map { ForeignFile(name: $0.0, source: SourceFile(path: $0.0, text: $0.1)) }, ImportSelection())
    let guide = GuideWriter.write(read)
    #expect(guide.findings.isEmpty)
    #expect(document.blocks("yaml").contains(guide.text), "\(guide.text)")
  }

  @Test func resourcesBecomeTheDocumentedGuide() throws {
    let blocks = document.blocks("xml")
    try #require(blocks.count == 2)
    expectGuide(
      AndroidReader.self, [("values/colors.xml", blocks[0]), ("values-night/colors.xml", blocks[1])])
  }

  @Test func customPropertiesBecomeTheDocumentedGuide() throws {
    expectGuide(CSSReader.self, [("tokens.css", try #require(document.blocks("css").first))])
  }
}
