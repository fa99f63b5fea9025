import Foundation
import KansoDiagnostics
import TestSupport
import Testing

@testable import KansoGuide

/// Every YAML example of the documentation compiles.
struct StyleGuideDocumentationTests {
  @Test(arguments: ["Documentation/StyleGuide.md", "README.md"])
  func examplesCompile(_ document: String) throws {
    let text = try String(contentsOf: Project.root.appendingPathComponent(document), encoding: .utf8)
    let examples = text.components(separatedBy: "```yaml\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(!examples.isEmpty)
    for example in examples {
      let compiled = CompiledGuide(bytes: Array(example.utf8), path: document)
      #expect(compiled.diagnostics.isEmpty, "\(TextReporter(color: false).report(compiled.diagnostics))")
    }
  }

  @Test func theLimitsAreThoseOfTheCode() throws {
    let text = try String(
      contentsOf: Project.root.appendingPathComponent("Documentation/StyleGuide.md"), encoding: .utf8)
    #expect(text.contains("| size of the file | \(ReadingLimits.fileSize >> 20) MiB |"))
    #expect(text.contains("| nesting of mappings and lists | \(ReadingLimits.nesting) levels |"))
    #expect(text.contains("| nodes that YAML aliases add | 100,000 |") && ReadingLimits.expansion == 100_000)
  }
}
