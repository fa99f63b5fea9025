import TestSupport
import Testing

/// The documented program prints the output that the documentation shows below it.
struct DocumentTests {
  @Test func theDocumentedProgramPrintsTheDocumentedOutput() async throws {
    let document = try DocumentedProgram(in: "Documentation/Solver.md")
    let outcome = try await DocumentedProgram.run(document.blocks("swift")[0], with: ["KansoSolver"])
    #expect(outcome.output == document.blocks("text")[0], "\(outcome.errors)")
  }
}
