import KansoDiagnostics
import KansoGuide
import Testing

/// The examples of diagnostics are correct: each has its error, and its fixed version has none.
struct DiagnosticExampleTests {
  private func diagnostics(_ text: String) -> [Diagnostic] {
    CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml", checksQuality: true).diagnostics
  }

  @Test(arguments: DiagnosticCatalog.ofGuides)
  func examplesAreWrongAndThenFixed(_ descriptor: DiagnosticDescriptor) {
    guard let example = descriptor.guideExample else { return }
    #expect(diagnostics(example.wrong).contains { $0.descriptor == descriptor }, "\(example.wrong)")
    let left = diagnostics(example.fixed)
    #expect(left.isEmpty, "\(TextReporter(color: false).report(left))")
  }
}
