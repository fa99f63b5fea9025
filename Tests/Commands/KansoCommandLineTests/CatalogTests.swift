import Foundation
import KansoCommandLine
import KansoDiagnostics
import TestSupport
import Testing

/// The catalog of all diagnostics is complete, and its document is current.
struct CatalogTests {
  @Test(arguments: DiagnosticCatalog.all)
  func textsAreSentences(_ descriptor: DiagnosticDescriptor) {
    #expect(descriptor.id.allSatisfy { $0.isLowercase || $0 == "-" })
    for text in [descriptor.summary, descriptor.why, descriptor.fix] { #expect(text.hasSuffix(".")) }
  }

  /// The diagnostics without an example, each with the reason.
  private static let withoutExample = [
    "changed-in-export": "It depends on the format of the export.",
    "control-character": "The character would be invisible.",
    "document-limit": "A document of the standard has too many bytes, files or tokens.",
    "document-too-large": "A document has too many bytes or elements.",
    "doubtful-import": "The source is a file of another tool.",
    "file-too-large": "A guide has too many bytes or values.",
    "guide-too-large": "The tokens of a guide take too much memory.",
    "import-conflict": "The source is a file of another tool.",
    "name-too-long": "A name is too long for a line.",
    "nesting-too-deep": "More than 64 levels cannot be read in an example.",
    "not-converted": "It is no mistake of the document.",
    "not-exported": "It depends on the format of the export.",
    "renamed-token": "The source is a file of another tool.",
    "text-encoding": "The bytes are no text.",
    "text-too-long": "A text is too long for a page.",
    "too-many-findings": "A guide has too many errors.",
    "unknown-token-format": "The source is a file of another tool.",
    "unreadable-token-file": "The source is a file of another tool.",
    "value-not-imported": "The source is a file of another tool.",
  ]

  @Test func allOthersHaveExamples() {
    let ids = DiagnosticCatalog.all.filter { $0.example == nil && $0.ruleExamples == nil }.map(\.id)
    #expect(ids == Self.withoutExample.keys.sorted())
  }

  @Test func noTwoDiagnosticsHaveOneID() {
    #expect(Set(DiagnosticCatalog.all.map(\.id)).count == DiagnosticCatalog.all.count)
  }

  /// The lists of all targets with descriptors are joined.
  @Test func everyDescriptorIsInTheCatalog() throws {
    let sources = try #require(FileManager.default.enumerator(atPath: Project.file("Sources").path))
    var ids: [String] = []
    for case let path as String in sources where path.hasSuffix(".swift") {
      let text = try String(contentsOf: Project.file("Sources/\(path)"), encoding: .utf8)
      ids += text.matches(of: /= DiagnosticDescriptor\(\s*(?:rule: |guideRule: )?"([a-z-]+)"/).map {
        String($0.1)
      }
    }
    #expect(ids.sorted() == DiagnosticCatalog.all.map(\.id))
  }

  @Test func theListsAreCurrent() async throws {
    let outcome = try await Shell.run(Project.file("scripts/catalog").path, ["--check"])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func theDocumentIsMadeFromTheCatalog() throws {
    try Golden.check(
      DiagnosticCatalog.markdown(of: DiagnosticCatalog.all),
      against: Project.file("Documentation/Diagnostics.md"))
  }
}
