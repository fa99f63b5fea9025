import Foundation
import TestSupport
import Testing

/// The commands in the README and the documentation are run, so that they stay correct.
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

  /// Each document's Kanso commands run in order, in a new directory with the example's guide, the templates, those
  /// of the Flutter example, the app of the inventory, and the documents of the standard.
  @Test func kansoCommandsRun() async throws {
    // Tests of their own run the lines of these pages in their order.
    let pages = ["Documentation/Adopting.md", "Documentation/FromInterfaceBuilder.md"]
    let others = Self.commands.filter { !pages.contains($0.file) }
    for (_, commands) in Dictionary(grouping: others, by: \.file).sorted(by: { $0.key < $1.key }) {
      let directory = try TemporaryDirectory()
      for name in ["tokens.yaml", "Templates", "Examples/Flutter", "Examples/Legacy", "Examples/Standard"] {
        let copy = directory.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Project.root.appendingPathComponent(name), to: copy)
      }
      // `kanso preview` belongs to a package that is not built with the tests. PreviewTests run it.
      for command in commands
      where command.line.hasPrefix("kanso ") && !command.line.hasPrefix("kanso preview") {
        let path = "\(Project.products.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        let outcome = try await Shell.run(
          "sh", ["-c", command.line], in: directory.url, environment: ["PATH": path])
        #expect(outcome.status == 0, "\(command.testDescription)\n\(outcome.errors)")
      }
    }
  }

  /// The documentation shows the findings that the lint reports for the example's storyboard.
  @Test func findingsInTheStoryboardAreThoseOfTheDocuments() async throws {
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

  /// A script that a document names exists and is executable. CI runs the scripts.
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

  /// The members in ARCHITECTURE.md, such as `Resolver.evaluate`, are in a file that declares or extends their type.
  @Test func theArchitectureNamesMembersThatExist() throws {
    let architecture = try String(contentsOf: Project.file("ARCHITECTURE.md"), encoding: .utf8)
    let sources = ["Sources", "Preview/Sources", "Plugins", "Tests"].flatMap { folder -> [String] in
      let names = FileManager.default.enumerator(atPath: Project.file(folder).path)?.compactMap {
        $0 as? String
      }
      return (names ?? []).filter { $0.hasSuffix(".swift") }.compactMap {
        try? String(contentsOf: Project.file("\(folder)/\($0)"), encoding: .utf8)
      }
    }
    let declaration = /\b(?:struct|class|enum|actor|protocol|extension) ([A-Z]\w*)/
    var members: [Substring: Set<Substring>] = [:]
    for source in sources {
      let names = Set(source.split { !($0.isLetter || $0.isNumber || $0 == "_") })
      for match in source.matches(of: declaration) { members[match.1, default: []].formUnion(names) }
    }
    let mentions = architecture.matches(of: /`([A-Z]\w*)\.(\w{2,})/)
    #expect(mentions.count > 20)
    for match in mentions {
      guard let known = members[match.1] else { continue }
      #expect(known.contains(match.2), "\(match.0)")
    }
  }
}
