import TestSupport
import Testing

/// The programs in `Documentation/Screens.md`.
struct DocumentTests {
  @Test func theFirstOnePrintsTheDocumentedOutput() async throws {
    let document = try DocumentedProgram(in: "Documentation/Screens.md")
    let outcome = try await DocumentedProgram.run(document.blocks("swift")[0], with: ["KansoScreens"])
    #expect(outcome.output == document.blocks("text")[0], "\(outcome.errors)")
  }

  /// The programs compile without an error, and without a warning about the program.
  @Test func theOthersCompile() async throws {
    let others = try DocumentedProgram(in: "Documentation/Screens.md").blocks("swift").dropFirst()
    #expect(!others.isEmpty)
    for program in others {
      let outcome = try await DocumentedProgram.check(program)
      #expect(outcome.status == 0 && !outcome.errors.contains("main.swift:"), "\(outcome.errors)")
    }
  }
}
