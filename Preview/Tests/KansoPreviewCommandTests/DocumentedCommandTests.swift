import Foundation
import TestSupport
import Testing

/// The commands in the documents.
struct DocumentedCommandTests {
  /// Returns the commands in a document's shell blocks that show previews, and those that write files for them.
  /// `--serve` runs until it is interrupted, so the tests of the server cover it.
  private static func commands(in path: String) throws -> [String] {
    try DocumentedProgram(in: path).blocks("sh").flatMap { $0.split(separator: "\n").map(String.init) }
      .filter { command in ["init", "compile", "preview"].contains { command.hasPrefix("kanso \($0)") } }
      .filter { !$0.contains("--serve") }
  }

  @Test(arguments: ["README.md", "Documentation/Preview.md", "Documentation/InterfaceBuilder.md"])
  func theDocumentedCommandsRun(_ document: String) async throws {
    let directory = try Examples.directory()
    // The output of the lint, which is another program.
    try directory.write(#"{"uses": []}"#, to: "uses.json")
    let commands = try Self.commands(in: document)
    #expect(commands.contains { $0.hasPrefix("kanso preview") })
    for command in commands {
      let outcome = try await Shell.kanso(command, in: directory)
      #expect(outcome.status == 0, "\(command)\n\(outcome.errors)")
      guard command.hasPrefix("kanso preview") else { continue }
      // Substitutes for fonts that are missing on this machine cause notes, which are not errors.
      let problems = outcome.errors.split(separator: "\n").filter { !$0.contains(": note: ") }
      #expect(problems.isEmpty, "\(command)\n\(outcome.errors)")
      if command.contains("--frames") {
        try checkFrames(outcome)
      } else if let file = command.firstMatch(of: /--output (\S+)/).map({ String($0.1) }) {
        let starts = ["svg": "<svg ", "png": "\u{89}PNG\r\n", "pdf": "%PDF-", "html": "<!DOCTYPE html>"]
        let start = try #require(starts[String(file.split(separator: ".").last ?? "")], "\(command)")
        let bytes = start.unicodeScalars.map { UInt8($0.value) }
        #expect(outcome.output.isEmpty, "\(command)")
        #expect(try directory.bytes(of: file).starts(with: bytes), "\(command)")
      } else {
        #expect(!outcome.output.isEmpty, "\(command)")
      }
    }
  }

  private func checkFrames(_ outcome: Shell.Outcome) throws {
    let views = try #require(try FrameLine.all(in: outcome.output).first?.views)
    #expect(views["roo-01"] == [0, 0, 375, 667])
    // The stored frame is 8 points lower than its constraint says.
    #expect(views["but-01"] == [150.5, 609, 74, 34])
  }
}
