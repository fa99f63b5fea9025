import KansoDiagnostics
import KansoGuide
import Testing

/// The examples of diagnostics are correct: each has only its problem, and its fixed version has none.
struct DiagnosticExampleTests {
  private func diagnostics(_ text: String, _ descriptor: DiagnosticDescriptor) -> [Diagnostic] {
    let rule = descriptor.guideRule == nil ? nil : descriptor
    return ExampleFiles(text).compile(checksQuality: true, rule: rule).diagnostics
  }

  // The tests of the generator have the example of a mode that a platform does not follow.
  @Test(arguments: DiagnosticCatalog.ofGuides.filter { $0 != .unfollowedMode })
  func examplesAreWrongAndThenFixed(_ descriptor: DiagnosticDescriptor) {
    guard let example = descriptor.example else { return }
    #expect(Set(diagnostics(example.wrong, descriptor).map(\.descriptor)) == [descriptor], "\(example.wrong)")
    let left = diagnostics(example.fixed, descriptor)
    #expect(left.isEmpty, "\(TextReporter(color: false).report(left))")
  }
}
