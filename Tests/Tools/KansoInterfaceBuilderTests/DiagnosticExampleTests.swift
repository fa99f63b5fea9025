import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics
import Testing

@testable import KansoCanvasLayout
@testable import KansoInterfaceBuilder

/// The examples of diagnostics are correct: each has only its problem, and its fixed version has none.
struct DiagnosticExampleTests {
  private func diagnostics(_ text: String, _ language: ExampleLanguage) -> [Diagnostic] {
    let text = language == .interfaceBuilder ? TestDocument.xib(text) : text
    let (document, problems) = DocumentReader.read(SourceFile(path: "Example.xib", text: text))
    guard let document else { return problems }
    return problems + document.unrecognizedDiagnostics + CanvasLayout(document).diagnostics
  }

  @Test(arguments: DiagnosticCatalog.interfaceBuilderDiagnostics)
  func examplesAreWrongAndThenFixed(_ descriptor: DiagnosticDescriptor) {
    guard let example = descriptor.example else { return }
    let found = diagnostics(example.wrong, example.language)
    #expect(found.map(\.descriptor) == [descriptor], "\(found.map(\.message))")
    #expect(diagnostics(example.fixed, example.language).map(\.message) == [])
  }
}
