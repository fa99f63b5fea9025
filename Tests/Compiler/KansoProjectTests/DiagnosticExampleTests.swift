import KansoDiagnostics
import KansoProject
import Testing

/// The examples of diagnostics are correct: each has only its problem, and its fixed version has none.
struct DiagnosticExampleTests {
  private func diagnostics(_ text: String) -> [Diagnostic] {
    Configuration.read(bytes: Array(text.utf8), path: "kanso.yaml", known: []).diagnostics
  }

  @Test(arguments: DiagnosticCatalog.project)
  func examplesAreWrongAndThenFixed(_ descriptor: DiagnosticDescriptor) throws {
    let example = try #require(descriptor.example)
    #expect(diagnostics(example.wrong).map(\.descriptor) == [descriptor])
    #expect(diagnostics(example.fixed).map(\.message) == [])
  }
}
