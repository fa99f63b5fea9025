import TestSupport
import Testing

/// The programs in `Documentation/Screens.md`.
struct DocumentTests {
  @Test func theFirstOnePrintsWhatIsSaid() throws {
    let document = try DocumentedProgram(in: "Documentation/Screens.md")
    let outcome = try DocumentedProgram.run(
      document.blocks("swift")[0],
      with: ["KansoScreens", "KansoLayout", "KansoTheme", "KansoVisualFormat"])
    #expect(outcome.output == document.blocks("text")[0], "\(outcome.errors)")
  }

  @Test func theOthersCompile() throws {
    let others = try DocumentedProgram(in: "Documentation/Screens.md").blocks("swift").dropFirst()
    #expect(!others.isEmpty)
    for program in others {
      let outcome = try DocumentedProgram.check(program)
      #expect(outcome.status == 0 && !outcome.errors.contains("warning:"), "\(outcome.errors)")
    }
  }
}
