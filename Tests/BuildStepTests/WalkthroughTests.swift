import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// What the README and the documentation tell people to type or to write into their files.
  struct Walkthrough {
    /// The lines of the README's section, run as they are beside something that is called `kanso`.
    @Test func theLinesOfTheReadmeLeadFromAnEmptyDirectoryToGeneratedCode() throws {
      let block = try Document.readme.block("sh", containing: "KansoBuildPlugin")
      // In the folder of this package's build, so that it goes away with that.
      let directory = Project.root.appendingPathComponent(".build/user-packages/walkthrough")
      try? FileManager.default.removeItem(at: directory)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: directory.appendingPathComponent("kanso"), withDestinationURL: Project.root)
      let outcome = try Shell.run("sh", ["-e", "-c", block], in: directory)
      #expect(outcome.status == 0, "\(outcome.errors)")
      let shown = outcome.output.split(separator: "\n").map(String.init)
      #expect(shown.contains("A padding of 8.0 points"), "\(outcome.output)")
      #expect(shown.contains("public enum Colors {") || shown.contains("  public enum Colors {"))
      #expect(shown.contains { $0.contains("public static let blackish = ") })
      #expect(shown.last == "A padding of 16.0 points")
      #expect(!(outcome.output + outcome.errors).contains("warning:"))
    }
  }
}
