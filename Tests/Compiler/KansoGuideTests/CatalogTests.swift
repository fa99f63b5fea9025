import Foundation
import KansoDiagnostics
import TestSupport
import Testing

@testable import KansoGuide

/// The catalog of diagnostics is correct: each example has its error, and its fixed version has none.
struct CatalogTests {
  private func diagnostics(_ text: String) -> [Diagnostic] {
    CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml", checksQuality: true).diagnostics
  }

  @Test(arguments: DiagnosticID.allCases)
  func examplesAreWrongAndThenFixed(_ id: DiagnosticID) {
    let explanation = id.explanation
    #expect(explanation.summary.hasSuffix(".") && explanation.fix.hasSuffix("."))
    guard let example = explanation.example else { return }
    #expect(diagnostics(example.wrong).contains { $0.id == id }, "\(example.wrong)")
    let left = diagnostics(example.fixed)
    #expect(left.isEmpty, "\(TextReporter(color: false).report(left))")
  }

  @Test func theDocumentIsMadeFromTheCatalog() throws {
    try Golden.check(
      DiagnosticCatalog.markdown, against: Project.root.appendingPathComponent("Documentation/Diagnostics.md")
    )
  }
}
