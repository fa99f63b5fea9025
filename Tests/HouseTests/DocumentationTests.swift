import Foundation
import TestSupport
import Testing

/// The commands in the README and the documentation are run, so that they stay true.
struct DocumentationTests {
  struct Command: CustomTestStringConvertible, Sendable {
    let file: String
    let line: String
    var testDescription: String { "\(file): \(line)" }
  }

  /// The lines of ```sh blocks.
  static let commands: [Command] = {
    let documents = ["README.md", "CONTRIBUTING.md", "Benchmarks/README.md"] + markdown(in: "Documentation")
    return documents.flatMap { file -> [Command] in
      let url = Project.root.appendingPathComponent(file)
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      var isShell = false
      return text.split(separator: "\n").compactMap { line in
        if line.hasPrefix("```") {
          isShell = line == "```sh"
          return nil
        }
        return isShell && !line.hasPrefix("#") ? Command(file: file, line: String(line)) : nil
      }
    }
  }()

  private static func markdown(in folder: String) -> [String] {
    let all =
      (try? FileManager.default.contentsOfDirectory(atPath: Project.root.appendingPathComponent(folder).path))
      ?? []
    return all.filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  @Test func thereAreCommands() { #expect(Self.commands.count > 8) }

  /// Commands of Kanso run one after the other, each document in a directory of its own with the example's guide,
  /// the templates and those of the example for Flutter.
  @Test func kansoCommandsRun() async throws {
    for (_, commands) in Dictionary(grouping: Self.commands, by: \.file).sorted(by: { $0.key < $1.key }) {
      let directory = try TemporaryDirectory()
      for name in ["tokens.yaml", "Templates", "Examples/Flutter"] {
        let copy = directory.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Project.root.appendingPathComponent(name), to: copy)
      }
      // `kanso preview` is of a package that is not built with the tests; PreviewTests run it.
      for command in commands
      where command.line.hasPrefix("kanso ") && !command.line.hasPrefix("kanso preview") {
        let path = "\(Project.products.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        let outcome = try await Shell.run(
          "sh", ["-c", command.line], in: directory.url, environment: ["PATH": path])
        #expect(outcome.status == 0, "\(command.testDescription)\n\(outcome.errors)")
      }
    }
  }

  /// The findings that the documentation shows of the example's storyboard are those of the lint.
  @Test func findingsInTheStoryboardAreThoseShown() async throws {
    let outcome = try await Shell.run(
      "\(Project.products.path)/kanso-lint",
      ["Main.storyboard", "--tokens", "\(Project.root.path)/tokens.yaml"],
      in: Project.root.appendingPathComponent("Examples/InterfaceBuilder"))
    for file in ["README.md", "Documentation/InterfaceBuilder.md"] {
      let text = try String(contentsOf: Project.root.appendingPathComponent(file), encoding: .utf8)
      let shown = text.split(separator: "\n").filter { $0.hasPrefix("Main.storyboard:") }
      #expect(!shown.isEmpty)
      for line in shown { #expect(outcome.output.contains(line), "\(file)") }
    }
  }

  /// Scripts that a document names exist and can be run; CI runs them.
  @Test(arguments: commands.filter { $0.line.hasPrefix("scripts/") || $0.line.hasPrefix("Benchmarks/") })
  func scriptsExist(_ command: Command) {
    let script = String(command.line.prefix { $0 != " " })
    #expect(FileManager.default.isExecutableFile(atPath: Project.root.appendingPathComponent(script).path))
  }

  @Test func linksBetweenDocumentsLeadSomewhere() throws {
    for file in ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md"]
      + Self.markdown(in: "Documentation")
    {
      let url = Project.root.appendingPathComponent(file)
      let text = try String(contentsOf: url, encoding: .utf8)
      for match in text.matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
        let target = url.deletingLastPathComponent().appendingPathComponent(String(match.1))
        #expect(FileManager.default.fileExists(atPath: target.path), "\(file) links to \(match.1)")
      }
    }
  }
}
