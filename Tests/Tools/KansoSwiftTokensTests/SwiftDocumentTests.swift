import KansoDiagnostics
import KansoInterchange
import TestSupport
import Testing

@testable import KansoSwiftTokens

/// The example of Documentation/Importing.md for Swift sources.
struct SwiftDocumentTests {
  @Test func theSourceBecomesTheDocumentedGuide() throws {
    let document = try DocumentedProgram(in: "Documentation/Importing.md")
    let source = try #require(document.blocks("swift").first { $0.contains("enum Styles") })
    let guide = GuideWriter.write(readTokens(source))
    #expect(guide.findings.isEmpty)
    #expect(document.blocks("yaml").contains(guide.text), "\(guide.text)")
  }
}
