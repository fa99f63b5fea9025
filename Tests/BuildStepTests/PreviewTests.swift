import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// `kanso preview`, which hands over to a program of the package beside.
  @Suite(.serialized) struct Preview {
    private static let package = Project.root.appendingPathComponent("Preview")

    /// The folder of the program.
    private static let products = Result {
      let build = try Shell.run("swift", ["build", "--package-path", package.path])
      #expect(build.status == 0, "\(build.output.suffix(2000))\n\(build.errors.suffix(2000))")
      let path = try Shell.run("swift", ["build", "--package-path", package.path, "--show-bin-path"])
      return path.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func kanso(_ line: String, in directory: URL) throws -> Shell.Outcome {
      let path =
        "\(Project.products.path):\(try Self.products.get()):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      return try Shell.run("sh", ["-c", line], in: directory, environment: ["PATH": path])
    }

    private struct Line: Decodable {
      let path: String
      let views: [String: [Double]]?
      let error: String?
    }

    private func lines(_ outcome: Shell.Outcome) throws -> [Line] {
      try outcome.output.split(separator: "\n").map {
        try JSONDecoder().decode(Line.self, from: Data($0.utf8))
      }
    }

    @Test func theDocumentedCommandsRun() throws {
      let directory = try TemporaryDirectory()
      try FileManager.default.copyItem(
        at: Project.root.appendingPathComponent("Examples/InterfaceBuilder/Main.storyboard"),
        to: directory.url.appendingPathComponent("Main.storyboard"))
      let text = try String(
        contentsOf: Project.root.appendingPathComponent("Documentation/InterfaceBuilder.md"), encoding: .utf8)
      let commands = text.split(separator: "\n").filter { $0.hasPrefix("kanso preview") }
      #expect(!commands.isEmpty)
      for command in commands {
        let outcome = try kanso(String(command), in: directory.url)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        let views = try #require(try lines(outcome).first?.views)
        #expect(views["roo-01"] == [0, 0, 375, 667])
        // The stored frame is 8 points lower than its constraint says.
        #expect(views["but-01"] == [150.5, 609, 74, 34])
      }
    }

    @Test func whatCannotBeReadHasALineOfItsOwnAndTheRunGoesOn() throws {
      let directory = try TemporaryDirectory()
      let main = Project.root.appendingPathComponent("Examples/InterfaceBuilder/Main.storyboard").path
      try "<document>".write(toFile: directory.path("a\"b.xib"), atomically: true, encoding: .utf8)
      let outcome = try kanso("kanso preview --frames 'a\"b.xib' missing.xib '\(main)'", in: directory.url)
      #expect(outcome.status == 1)
      let found = try lines(outcome)
      #expect(found.map(\.path) == ["a\"b.xib", "missing.xib", main])
      #expect(found.map { $0.error == nil } == [false, false, true])
      #expect(outcome.errors.contains("a\"b.xib:1:"))
      #expect(outcome.errors.contains("missing.xib"))
    }

    @Test func withoutTheProgramItSaysHowToBuildIt() throws {
      let directory = try TemporaryDirectory()
      let outcome = try Shell.run(BuildStep.kanso, ["preview", "--frames", "x"], in: directory.url)
      #expect(outcome.status != 0)
      #expect(outcome.errors.contains("swift build -c release --package-path Preview"))
    }

    /// The documents to measure against are not part of the project.
    private static let corpus = Project.root.appendingPathComponent("../shared/corpus/interface-builder")
    private static let score = Project.root.appendingPathComponent("../shared/tools/score-frames.py")

    @Test(.enabled(if: FileManager.default.fileExists(atPath: score.path)))
    func framesAreThoseOfInterfaceBuilder() throws {
      let program = "\(try Self.products.get())/kanso-preview"
      let outcome = try Shell.run(
        "python3", [Self.score.path, "--worst", "0", "--", program, "--frames", "--sizes", "stored"])
      let shares = outcome.output.matches(of: /= ([0-9.]+) %/).compactMap { Double($0.1) }
      try #require(shares.count == 4, "\(outcome.output)\n\(outcome.errors)")
      #expect(shares[0] >= 92 && shares[1] >= 94 && shares[2] >= 88, "\(outcome.output)")
      #expect(outcome.output.contains("documents found 259 of 259 answered 259"))
    }
  }
}
