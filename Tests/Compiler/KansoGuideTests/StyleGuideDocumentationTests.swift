import Foundation
import KansoDiagnostics
import KansoYAML
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
    // An example may name the files of another one.
    let named = examples.flatMap { ExampleFiles($0).files }
    for example in examples {
      let compiled = ExampleFiles(named + ExampleFiles(example).files).compile()
      #expect(compiled.diagnostics.isEmpty, "\(TextReporter(color: false).report(compiled.diagnostics))")
    }
  }

  @Test func theLimitsAreThoseOfTheCode() throws {
    let text = try String(
      contentsOf: Project.root.appendingPathComponent("Documentation/StyleGuide.md"), encoding: .utf8)
    #expect(text.contains("| size of all files of a guide | \(ReadingLimits.fileSize >> 20) MiB |"))
    #expect(text.contains("| nesting of mappings and lists | \(ReadingLimits.nesting) levels |"))
    #expect(text.contains("| nodes that YAML aliases add | 100,000 |") && ReadingLimits.expansion == 100_000)
    #expect(text.contains("| names and values in them | 1,000,000 |") && ReadingLimits.nodes == 1_000_000)
    #expect(text.contains("| findings that are reported | 10,000 |") && ReadingLimits.findings == 10_000)
    #expect(text.contains("| a name | \(ReadingLimits.name) bytes |"))
    #expect(text.contains("| a text, such as a description | \(ReadingLimits.text >> 10) KiB |"))
    #expect(text.contains("| text that YAML aliases add | \(ReadingLimits.expandedText >> 20) MiB |"))
    #expect(text.contains("| what the tokens come to | \(ReadingLimits.output >> 20) MiB |"))
    #expect(text.contains("| files of a guide | \(ReadingLimits.files) |"))
    #expect(text.contains("| files, each of which names the next one | \(ReadingLimits.inclusions) |"))
    #expect(text.contains("| modes | \(ReadingLimits.modes) |"))
    #expect(text.contains("| axes of a mode | \(ReadingLimits.axes) |"))
    #expect(
      text.contains(
        "| functions of a color | \(ColorParser.maximumCount), nested in \(ColorParser.maximumDepth) levels |"
      ))
    let operations =
      "\(ColorParser.maximumOperations), nested in \(ColorParser.maximumCalculationDepth) levels"
    #expect(text.contains("| operations in the calculations of a color | \(operations) |"))
    let layers = "| layers of a shadow, with those of the shadows in it | \(ReadingLimits.layers) |"
    #expect(text.contains(layers))
    #expect(text.contains("| a text in `strings` | 10,000 bytes |") && ReadingLimits.string == 10_000)
    #expect(text.contains("| stops of a gradient | \(ReadingLimits.stops) |"))
    #expect(text.contains("| lengths of dashes and gaps | \(ReadingLimits.dashes) |"))
    #expect(text.contains("| colors of a mix | \(ColorParser.maximumCount) |"))
    #expect(
      text.contains(
        "each value: \(GuideSize.bytesPerValue) bytes, or \(2 * GuideSize.bytesPerValue) and its families"))
  }
}
