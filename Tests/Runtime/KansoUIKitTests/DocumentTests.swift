import TestSupport
import Testing

/// The program in `Documentation/UIKit.md`.
struct DocumentTests {
  @Test func itPrintsTheDocumentedOutput() async throws {
    let document = try DocumentedProgram(in: "Documentation/UIKit.md")
    let outcome = try await DocumentedProgram.run(
      document.blocks("swift")[0], with: ["KansoUIKit"], "-module-alias", "UIKit=KansoUIKit")
    #expect(outcome.output == document.blocks("text")[0], "\(outcome.errors)")
  }
}
