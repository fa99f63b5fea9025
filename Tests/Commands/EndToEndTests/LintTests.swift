import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct LintTests {
  private static let guide = "padding: {standard: 8}\n"

  private func scratch(_ source: String) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(Self.guide, to: "tokens.yaml")
    try directory.write(source, to: "Sources/Cell.swift")
    return directory
  }

  @Test func literalsAreFoundAndNamed() async throws {
    let directory = try scratch(
      """
      final class BreedCell {
        init() {
          let thumbnailHeightWidth: CGFloat = 58
          photo.topAnchor.constraint(equalTo: topAnchor, constant: 8.0).activate()
          name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: Padding.standard * -1.0).activate()
        }
      }

      """)
    let outcome = try await KansoCommand.run("lint", "Sources/", "--tokens", "tokens.yaml", in: directory)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        Sources/Cell.swift:4:62: warning: `8.0` is `Padding.standard` [literal-padding]
            4 |     photo.topAnchor.constraint(equalTo: topAnchor, constant: 8.0).activate()
              |                                                              ^^^
          why: The spacing of a layout is a decision of the guide. As numbers in many files, it can neither \
        be seen nor changed.
          fix: Write `Padding.standard`.

        1 warning
        --fix would fix 1

        """)
    #expect(
      try await KansoCommand.run("lint", "Sources", "--tokens", "tokens.yaml", "--strict", in: directory)
        .status
        == 1)
  }

  @Test func machinesGetTheTokenAndItsDistance() async throws {
    let directory = try scratch("stack.spacing = 9\n")
    let outcome = try await KansoCommand.run(
      "lint", "Sources", "--tokens", "tokens.yaml", "--format", "json", in: directory)
    let findings = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let finding = try #require(findings.first)
    #expect(finding["path"] as? String == "Sources/Cell.swift")
    #expect(finding["rule"] as? String == "literal-padding")
    #expect(finding["literal"] as? String == "9")
    #expect(finding["token"] as? String == "padding.standard")
    #expect(finding["distance"] as? Double == 1)
    #expect(finding["replacement"] == nil)
    #expect(finding["startColumn"] as? Int == 17 && finding["endColumn"] as? Int == 18)
  }

  @Test func missingInputsAreReported() async throws {
    let directory = try scratch("")
    #expect(try await KansoCommand.run("lint", "Nowhere", in: directory).status == 66)
    try directory.write(KansoCommand.badGuide, to: "bad.yaml")
    let outcome = try await KansoCommand.run("lint", "Sources", "--tokens", "bad.yaml", in: directory)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("bad.yaml:2:10: error: "))
  }

  // MARK: What is read

  @Test func whatGitIgnoresOrTheProjectExcludesIsNotRead() async throws {
    let directory = try scratch("a.spacing = 1\n")
    for path in [
      "Sources/Legacy/Old.swift", "Sources/Made/Made.swift", "Sources/.hidden/H.swift", "Sources/Notes.txt",
    ] {
      try directory.write("a.spacing = 2\n", to: path)
    }
    func paths() async throws -> Set<String> {
      let outcome = try await KansoCommand.run("lint", "Sources", "--format", "json", in: directory)
      let findings = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
      return Set((findings ?? []).compactMap { $0["path"] as? String })
    }
    #expect(
      try await paths() == ["Sources/Cell.swift", "Sources/Legacy/Old.swift", "Sources/Made/Made.swift"])
    try directory.write("lint: {exclude: [Legacy]}\n", to: "kanso.yaml")
    #expect(try await paths() == ["Sources/Cell.swift", "Sources/Made/Made.swift"])
    _ = try await Shell.run("git", ["init", "-q"], in: directory.url)
    try directory.write("Made/\n.hidden\n", to: ".gitignore")
    #expect(try await paths() == ["Sources/Cell.swift"])
    // A path given on the command line is read even if git ignores it.
    let named = try await KansoCommand.run("lint", "Sources/Made", "--format", "xcode", in: directory)
    #expect(named.output.hasPrefix("Sources/Made/Made.swift:1:13: warning: "))
  }

  /// In another user's repository, git does not report the ignored files.
  @Test func whatGitRefusesIsPassedOn() async throws {
    let directory = try scratch("a.spacing = 1\n")
    try directory.write("a.spacing = 2\n", to: "Sources/Made.swift")
    try directory.write("Made.swift\n", to: ".gitignore")
    _ = try await Shell.run("git", ["init", "-q"], in: directory.url)
    func lint(_ environment: [String: String]) async throws -> Shell.Outcome {
      try await Shell.run(
        KansoCommand.path, ["lint", "Sources", "--format", "xcode"], in: directory.url,
        environment: environment)
    }
    let allowed = try await lint([:])
    #expect(!allowed.output.contains("Made.swift") && !allowed.errors.contains("git"))
    let refused = try await lint([
      "GIT_TEST_ASSUME_DIFFERENT_OWNER": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ])
    #expect(refused.status == 0)
    #expect(
      refused.errors.hasPrefix(
        "warning: git refuses to list the files of Sources, so those that it ignores are read as well: "
          + "fatal: detected dubious ownership in repository at "))
    #expect(refused.errors.contains(" git config --global --add safe.directory "))
    #expect(refused.output.contains("Sources/Made.swift:1:13: warning: "))
  }

  @Test func linksThatLeadInCirclesAndOddFilesEndNothing() async throws {
    let directory = try scratch("a.spacing = 1\n")
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("Sources/Loop"), withDestinationPath: directory.path("Sources"))
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("Sources/Gone.swift"), withDestinationPath: "/nowhere")
    try FileManager.default.createDirectory(
      atPath: directory.path("Sources/Folder.swift"), withIntermediateDirectories: true)
    try Data([0x61, 0xFF, 0x00, 0xFE]).write(to: directory.url.appendingPathComponent("Sources/Binary.swift"))
    try Data("a.spacing = 3 // \u{FF}".utf8 + [0xFF]).write(
      to: directory.url.appendingPathComponent("Sources/Latin.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("Sources/Itself.swift"), withDestinationPath: "Itself.swift")
    _ = try await Shell.run("mkfifo", ["Sources/Pipe.swift"], in: directory.url)
    try Data(repeating: UInt8(ascii: "8"), count: 9 << 20).write(
      to: directory.url.appendingPathComponent("Sources/Large.swift"))
    let outcome = try await KansoCommand.run("lint", "Sources", "--format", "xcode", in: directory)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Sources/Cell.swift:1:13: warning: "))
    #expect(
      outcome.errors.contains("Large.swift: it is larger than 8 MiB; it is left out"), "\(outcome.errors)")
    #expect(outcome.output.contains("Sources/Latin.swift:1:13: warning: "), "\(outcome.output)")
    #expect(!outcome.errors.contains("Loop") && !outcome.errors.contains("Itself"), "\(outcome.errors)")
  }

  /// No program writes into the pipes, so opening one would block forever.
  @Test(arguments: [false, true])
  func pipesAreNotOpened(isRepository: Bool) async throws {
    let directory = try scratch("a.spacing = 1\n")
    try directory.write("a.spacing = 2\n", to: "Sources/Pipe.swift")
    if isRepository {
      _ = try await Shell.run("git", ["init", "-q"], in: directory.url)
      _ = try await Shell.run("git", ["add", "Sources"], in: directory.url)
    }
    // git lists the path because it was a file.
    try FileManager.default.removeItem(atPath: directory.path("Sources/Pipe.swift"))
    _ = try await Shell.run("mkfifo", ["Sources/Pipe.swift"], in: directory.url)
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("Sources/Link.swift"), withDestinationPath: "Pipe.swift")
    let outcome = try await KansoCommand.run("lint", "Sources", "--format", "xcode", in: directory)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Sources/Cell.swift:1:13: warning: "), "\(outcome.output)")
    for name in ["Pipe", "Link"] {
      let reason = "cannot read Sources/\(name).swift: it is a named pipe and not a file"
      #expect(outcome.errors.contains("warning: \(reason); it is left out\n"), "\(outcome.errors)")
      let named = try await KansoCommand.run("lint", "Sources/\(name).swift", in: directory)
      #expect(named.status == 74 && named.errors == "error: \(reason)\n", "\(named.errors)")
    }
  }

  @Test func unreadableFilesAreReportedAndLeftOut() async throws {
    let directory = try scratch("a.spacing = 1\n")
    try FileManager.default.createSymbolicLink(
      atPath: directory.path("Itself.swift"), withDestinationPath: "Itself.swift")
    let outcome = try await KansoCommand.run(
      "lint", "Itself.swift", "Sources", "--format", "xcode", in: directory)
    #expect(outcome.status == 66 && outcome.errors.contains("Itself.swift"), "\(outcome.errors)")
  }

  #if os(Linux)
    @Test(.requires(.program("taskset"))) func theNumberOfCoresChangesNothing() async throws {
      let directory = try TemporaryDirectory()
      for index in 0..<300 {
        let source = (0...index % 7).map {
          "a.spacing = \($0 + index)\nb.textColor = UIColor(hex: \(index))\n"
        }
        try directory.write(source.joined(), to: "Sources/File\(index).swift")
      }
      for format in ["json", "text", "sarif", "junit"] {
        let arguments = ["lint", "Sources", "--format", format]
        let many = try await KansoCommand.run(arguments, in: directory)
        let one = try await Shell.run(
          "taskset", ["-c", "0", KansoCommand.path] + arguments, in: directory.url)
        #expect(one.output == many.output, "\(format)")
        #expect(many.output.utf8.count + many.errors.utf8.count > 10_000)
      }
    }
  #endif

  /// Sources like those that programs generate: very long files, and very long lines.
  @Test func largeFilesAndLinesAreSurvived() async throws {
    let directory = try scratch("")
    let lines = (0..<4_000).map {
      "let view\($0) = make(named: \"view\($0)\", spacing: \($0 % 9), tag: \($0))\n"
    }
    try directory.write(lines.joined(), to: "Sources/Many.swift")
    try directory.write(
      "a.spacing = 8; let s = \"" + String(repeating: "x", count: 1 << 20) + "\"", to: "Sources/Long.swift")
    try directory.write(
      "let a = [" + String(repeating: "8, ", count: 100_000) + "8]; b.spacing = 9", to: "Sources/List.swift")
    let outcome = try await KansoCommand.run("lint", "Sources", "--format", "checkstyle", in: directory)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("Sources/Long.swift") && outcome.output.contains("Sources/List.swift"))
    #expect(outcome.output.split(separator: "\n").count > 3_000)
  }

  @Test func standardInputIsReadUnderAPath() async throws {
    let directory = try scratch("")
    let outcome = try await Shell.run(
      KansoCommand.path, ["lint", "--stdin-path", "Sources/New.swift", "--format", "xcode"],
      in: directory.url,
      input: Data("a.spacing = 1\n".utf8))
    #expect(outcome.output.hasPrefix("Sources/New.swift:1:13: warning: "), "\(outcome.output)")
  }

  // MARK: Configuration of a project

  @Test func aProjectWeighsRulesAndNamesItsSinks() async throws {
    let directory = try scratch("a.spacing = 1\nself.right(margin: 10)\nb.alpha = 0.5\nc.rowHeight = 3\n")
    try directory.write(
      """
      lint:
        rules: {literal-padding: error, literal-opacity: warning, literal-size: off}
        sinks: {padding: [right(margin)]}

      """, to: "kanso.yaml")
    let outcome = try await KansoCommand.run("lint", "Sources", "--format", "xcode", in: directory)
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: "`")[0] }
    #expect(
      lines == [
        "Sources/Cell.swift:1:13: error: ", "Sources/Cell.swift:2:20: error: ",
        "Sources/Cell.swift:3:11: warning: ",
      ])
    try directory.write("warnings: {disable: [literal-padding, literal-pading]}\n", to: "kanso.yaml")
    let json = try await KansoCommand.run("lint", "Sources", "--format", "json", in: directory)
    let findings = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(findings?.compactMap { $0["rule"] as? String } == ["invalid-suppression", "literal-size"])

    try directory.write("lint: {sinks: {padding: [right]}, rules: {literal-pading: off}}\n", to: "kanso.yaml")
    let refused = try await KansoCommand.run("lint", "Sources", "--format", "xcode", in: directory)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("kanso.yaml:1:26: error: this is not a sink."), "\(refused.errors)")
    #expect(refused.errors.contains("Did you mean `literal-padding`?"))
  }

  @Test(arguments: ["junit", "checkstyle"])
  func xmlIsWellFormed(_ format: String) async throws {
    let directory = try scratch("a.font = UIFont(name: \"<&\\u{1}>\", size: 3)\na.spacing = 8\n")
    let outcome = try await KansoCommand.run("lint", "Sources", "--format", format, in: directory)
    let parser = XMLParser(data: Data(outcome.output.utf8))
    #expect(parser.parse(), "\(outcome.output)")
    #expect(outcome.output.contains("literal-font") && outcome.output.contains("&lt;&amp;"))
  }

  /// The plugin tells the value of an option from a path, so it names each option with a value.
  @Test func thePluginKnowsTheOptionsOfTheLint() async throws {
    struct Help: Decodable {
      struct Command: Decodable { let arguments: [Argument] }
      struct Argument: Decodable {
        let kind: String
        let names: [Name]?
      }
      struct Name: Decodable { let name: String }
      let command: Command
    }
    let dump = try await KansoCommand.run("lint", "--experimental-dump-help").output
    let help = try JSONDecoder().decode(Help.self, from: Data(dump.utf8))
    let names = help.command.arguments.filter { $0.kind == "option" }.flatMap { $0.names ?? [] }.map(\.name)
    #expect(names.contains("tokens"))
    let plugin = try String(
      contentsOf: Project.file("Plugins/KansoLintPlugin/KansoLintPlugin.swift"), encoding: .utf8)
    for name in names { #expect(plugin.contains("\"--\(name)\""), "--\(name) has no entry") }
  }
}
