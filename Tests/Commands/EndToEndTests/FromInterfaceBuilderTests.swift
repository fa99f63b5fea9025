import Foundation
import TestSupport
import Testing

/// The way out of Interface Builder, as the documentation tells it.
struct FromInterfaceBuilderTests {
  @Test func theLinesOfThePageLeadToCode() async throws {
    let directory = try TemporaryDirectory()
    try FileManager.default.copyItem(
      at: Project.file("Examples/InterfaceBuilder/Main.storyboard"),
      to: directory.url.appendingPathComponent("Main.storyboard"))
    let lines = try Project.shellLines(in: "Documentation/FromInterfaceBuilder.md")
    #expect(lines.count == 5)
    for line in lines {
      let outcome = try await KansoCommand.run(
        line.split(separator: " ").dropFirst().map(String.init), in: directory)
      #expect(outcome.status == 0, "\(line)\n\(outcome.output)\(outcome.errors)")
    }
    let view = try directory.read("Screens/BreedView.swift")
    #expect(view.contains("= Padding.m\n"), "\(view)")
    #expect(try directory.read("Style/Padding.swift").contains("enum Padding"))
  }
}
