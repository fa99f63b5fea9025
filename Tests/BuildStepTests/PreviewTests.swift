import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// `kanso preview`, which hands over to a program of the package beside.
  @Suite(.serialized) struct Preview {
    /// The folder of the program, which the line of the README sets up and builds.
    private static let products = Result {
      let build = try Shell.run(Project.root.appendingPathComponent("scripts/preview").path, [])
      #expect(build.status == 0, "\(build.output.suffix(2000))\n\(build.errors.suffix(2000))")
      let program = build.output.trimmingCharacters(in: .whitespacesAndNewlines)
      return (program as NSString).deletingLastPathComponent
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

    /// The lines of a document's blocks for a shell that are about previews, and those that compile what they show. One that serves goes on
    /// until it is stopped: the tests of the server start it.
    private static func commands(in path: String) throws -> [String] {
      try DocumentedProgram(in: path).blocks("sh").flatMap { $0.split(separator: "\n").map(String.init) }
        .filter { $0.hasPrefix("kanso preview") || $0.hasPrefix("kanso compile") }
        .filter { !$0.contains("--serve") }
    }

    /// A folder with what the documents show.
    private func folderOfExamples() throws -> TemporaryDirectory {
      let directory = try TemporaryDirectory()
      for path in ["tokens.yaml", "Examples/InterfaceBuilder/Main.storyboard"] {
        let file = Project.root.appendingPathComponent(path)
        try FileManager.default.copyItem(
          at: file, to: directory.url.appendingPathComponent(file.lastPathComponent))
      }
      return directory
    }

    @Test(arguments: ["README.md", "Documentation/Preview.md", "Documentation/InterfaceBuilder.md"])
    func theDocumentedCommandsRun(_ document: String) throws {
      let directory = try folderOfExamples()
      let commands = try Self.commands(in: document)
      #expect(commands.contains { $0.hasPrefix("kanso preview") })
      for command in commands {
        let outcome = try kanso(command, in: directory.url)
        #expect(outcome.status == 0, "\(command)\n\(outcome.errors)")
        guard command.hasPrefix("kanso preview") else { continue }
        // What stands in for fonts that this machine does not have is said, and is no mistake.
        let said = outcome.errors.split(separator: "\n").filter { !$0.contains(": note: ") }
        #expect(said.isEmpty, "\(command)\n\(outcome.errors)")
        if command.contains("--frames") {
          try checkFrames(outcome)
        } else if let file = command.firstMatch(of: /--output (\S+)/).map({ String($0.1) }) {
          let written = try Data(contentsOf: directory.url.appendingPathComponent(file))
          let starts = ["svg": "<svg ", "png": "\u{89}PNG\r\n", "pdf": "%PDF-", "html": "<!DOCTYPE html>"]
          let start = try #require(starts[String(file.split(separator: ".").last ?? "")], "\(command)")
          let bytes = start.unicodeScalars.map { UInt8($0.value) }
          #expect(outcome.output.isEmpty && written.starts(with: bytes), "\(command)")
        } else {
          #expect(!outcome.output.isEmpty, "\(command)")
        }
      }
    }

    private func checkFrames(_ outcome: Shell.Outcome) throws {
      let views = try #require(try lines(outcome).first?.views)
      #expect(views["roo-01"] == [0, 0, 375, 667])
      // The stored frame is 8 points lower than its constraint says.
      #expect(views["but-01"] == [150.5, 609, 74, 34])
    }

    @Test func aGuideComesThroughPipes() throws {
      let directory = try folderOfExamples()
      let shown = try kanso("kanso preview - --format terminal < tokens.yaml", in: directory.url)
      #expect(shown.status == 0 && shown.output.hasPrefix("CatBreeds\n"), "\(shown.errors)")
      let page = try kanso("cat tokens.yaml | kanso preview --diff - tokens.yaml", in: directory.url)
      #expect(page.status == 0 && page.output.hasPrefix("<!DOCTYPE html>"), "\(page.errors)")
      let cut = try kanso("kanso preview tokens.yaml | head -c 20", in: directory.url)
      #expect(cut.status == 0 && cut.errors.isEmpty, "\(cut.errors)")
    }

    @Test func mistakesHaveTheExitCodesOfTheOtherCommands() throws {
      let directory = try folderOfExamples()
      try directory.write("colors: {ink: inc}\n", to: "broken.yaml")
      for (line, status, says) in [
        (
          "broken.yaml --output out", Int32(1),
          "broken.yaml:1:15: error: there is no color `inc` [unknown-alias]"
        ),
        ("tokens.yaml Main.storyboard", 64, "--tokens"),
        ("missing.yaml", 66, "cannot read missing.yaml: No such file or directory"),
        ("tokens.yaml --output Main.storyboard/out", 74, "cannot write"),
        ("--frames Main.storyboard --format svg", 64, "--frames prints lines of JSON"),
        ("tokens.yaml --format gif", 64, "html"),
        ("tokens.yaml --format svg --scale 2", 64, "add --format png"),
        ("broken.yaml --output out.pdf", 1, "there is no color `inc`"),
      ] {
        let outcome = try kanso("kanso preview \(line)", in: directory.url)
        #expect(outcome.status == status, "\(line)")
        #expect(outcome.output.isEmpty && outcome.errors.contains(says), "\(line)\n\(outcome.errors)")
      }
      #expect(try directory.listing(".") == ["Main.storyboard", "broken.yaml", "tokens.yaml"])
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
      for arguments in [["--frames", "x"], ["tokens.yaml", "--output", "guide.html"]] {
        let outcome = try Shell.run(BuildStep.kanso, ["preview"] + arguments, in: directory.url)
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("`scripts/preview`"))
      }
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
