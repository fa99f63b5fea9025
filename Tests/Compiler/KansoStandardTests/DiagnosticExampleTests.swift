import KansoDiagnostics
import KansoStandard
import Testing

/// The examples of diagnostics are correct: each has only its problem, and its fixed version has none.
struct DiagnosticExampleTests {
  private func diagnostics(_ text: String) -> [Diagnostic] {
    StandardDocument(Array(text.utf8), path: "example.json").diagnostics
  }

  @Test(arguments: DiagnosticCatalog.standard)
  func examplesAreWrongAndThenFixed(_ descriptor: DiagnosticDescriptor) {
    guard let example = descriptor.example else { return }
    #expect(Set(diagnostics(example.wrong).map(\.descriptor)) == [descriptor], "\(example.wrong)")
    let left = diagnostics(example.fixed)
    #expect(left.isEmpty, "\(TextReporter(color: false).report(left))")
  }
}
