import Foundation
import TestSupport
import Testing

/// The streams and the exit codes of `kanso lint`.
struct LintOutputTests {
  private static let finding = "Sources/Cell.swift:1:13: warning: "

  private func scratch() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write("padding: {standard: 8}\n", to: "tokens.yaml")
    try directory.write("a.spacing = 8\n", to: "Sources/Cell.swift")
    return directory
  }

  private func lint(_ options: String..., in directory: TemporaryDirectory) async throws -> Shell.Outcome {
    try await KansoCommand.run(["lint", "--tokens", "tokens.yaml"] + options, in: directory)
  }

  // MARK: Streams

  @Test(arguments: ["text", "xcode", "json", "sarif", "github", "junit", "checkstyle"])
  func findingsAreOnStandardOutput(_ format: String) async throws {
    let outcome = try await lint("Sources", "--format", format, in: try scratch())
    #expect(outcome.output.contains("literal-padding"), "\(outcome.output)")
    #expect(outcome.errors == "")
  }

  @Test(arguments: ["text", "xcode", "json", "sarif", "github", "junit", "checkstyle"])
  func problemsOfTheRunAreOnStandardError(_ format: String) async throws {
    let directory = try scratch()
    try directory.write("<document><a></document>\n", to: "Sources/Main.storyboard")
    try directory.write(KansoCommand.badGuide, to: "bad.yaml")
    let outcome = try await lint("Sources", "--format", format, in: directory)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Sources/Main.storyboard:1:25: error: "), "\(outcome.errors)")
    #expect(!outcome.errors.contains("literal-padding"))
    let isDocument = format != "text" && format != "xcode"
    #expect(outcome.output.contains("xml-syntax") == isDocument, "\(outcome.output)")
    #expect(outcome.output.contains("literal-padding"))
    let refused = try await KansoCommand.run(
      "lint", "Sources", "--tokens", "bad.yaml", "--format", format, in: directory)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("bad.yaml:2:10: error: "), "\(refused.errors)")
    #expect(refused.output.contains("unknown-alias") == isDocument, "\(refused.output)")
  }

  @Test func aPatchIsAllThatADryRunPrints() async throws {
    let directory = try scratch()
    try directory.write("a.spacing = 8\nb.spacing = 9\n", to: "Sources/Cell.swift")
    let dry = try await lint("Sources", "--fix", "--dry-run", "--format", "xcode", in: directory)
    #expect(dry.output.hasPrefix("--- "), "\(dry.output)")
    #expect(!dry.output.contains("warning: "))
    #expect(dry.errors.hasPrefix("Sources/Cell.swift:2:13: warning: "), "\(dry.errors)")
  }

  /// A terminal on one stream does not imply a terminal on the other stream.
  @Test(.requires(.program("python3"))) func colorsAreForTheStreamThatIsATerminal() async throws {
    let directory = try scratch()
    try directory.write("<document><a></document>\n", to: "Sources/Main.storyboard")
    let program = """
      import os, pty, subprocess, sys
      terminal, end = pty.openpty()
      streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, sys.argv[1]: end}
      run = subprocess.run(sys.argv[2:], **streams)
      shown = os.read(terminal, 4096)
      sys.stdout.buffer.write(run.stdout or shown)
      sys.stderr.buffer.write(run.stderr or shown)
      """
    for terminal in ["stdout", "stderr"] {
      let arguments = ["-c", program, terminal, KansoCommand.path, "lint", "Sources"]
      let outcome = try await Shell.run(
        "python3", arguments, in: directory.url, environment: ["TERM": "xterm", "NO_COLOR": ""])
      #expect(outcome.output.contains("literal-padding"), "\(outcome.output)")
      #expect(outcome.output.contains("\u{1B}[") == (terminal == "stdout"))
      #expect(outcome.errors.contains("xml-syntax"), "\(outcome.errors)")
      #expect(outcome.errors.contains("\u{1B}[") == (terminal == "stderr"))
    }
  }

  // MARK: Gates

  /// Expects a source to be left out, which alone fails a strict run.
  private func expectLeftOut(_ message: String, in directory: TemporaryDirectory) async throws {
    // Findings would fail the run too, so the file is empty.
    try directory.write("", to: "Sources/Cell.swift")
    let lenient = try await lint("Sources", "--format", "xcode", in: directory)
    #expect(lenient.status == 0 && lenient.output == "")
    #expect(lenient.errors.contains(message), "\(lenient.errors)")
    let strict = try await lint("Sources", "--strict", "--format", "xcode", in: directory)
    #expect(strict.status == 74)
    #expect(strict.errors.contains(message), "\(strict.errors)")
    #expect(strict.errors.contains("error: a source is left out, and --strict "), "\(strict.errors)")
    try directory.write("lint: {include: [Cell.swift]}\n", to: "kanso.yaml")
    #expect(try await lint("Sources", "--strict", in: directory).status == 0)
  }

  @Test func sourcesThatAreTooLargeFailStrictRuns() async throws {
    let directory = try scratch()
    try directory.write(Data(repeating: UInt8(ascii: "8"), count: 9 << 20), to: "Sources/Large.swift")
    try await expectLeftOut(
      "warning: cannot read Sources/Large.swift: it is larger than 8 MiB; it is left out\n", in: directory)
    let input = try await Shell.run(
      KansoCommand.path, ["lint", "-", "--strict"], in: directory.url,
      input: Data(repeating: UInt8(ascii: "8"), count: 9 << 20))
    #expect(input.status == 74)
    #expect(input.errors.hasPrefix("warning: cannot read <stdin>: it is larger than "), "\(input.errors)")
  }

  @Test func sourcesThatAreTooDeepFailStrictRuns() async throws {
    let directory = try scratch()
    let deep = String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
    try directory.write("a.spacing = \(deep)\n", to: "Sources/Deep.swift")
    try await expectLeftOut(" [nesting-too-deep]\n", in: directory)
  }

  #if os(Linux)
    /// Other file systems do not allow such names.
    @Test(arguments: [false, true]) func namesThatAreNotUTF8FailStrictRuns(inRepository: Bool) async throws {
      let directory = try scratch()
      if inRepository { _ = try await Shell.run("git", ["init", "-q"], in: directory.url) }
      let script = "cp Sources/Cell.swift \"Sources/$(printf 'b\\377\\033.swift')\""
      #expect(try await Shell.run("sh", ["-c", script], in: directory.url).status == 0)
      let message = #"warning: cannot read Sources/b\xFF\u{1B}.swift: its name is not UTF-8; rename it; "#
      try await expectLeftOut(message, in: directory)
      try FileManager.default.removeItem(atPath: directory.path("kanso.yaml"))
      let program = Project.products.appendingPathComponent("kanso-lint").path
      let named = try await Shell.run(
        "sh", ["-c", "\"$0\" \"$(printf 'Sources/b\\377\\033.swift')\" --strict", program], in: directory.url)
      #expect(named.status == 74)
      #expect(named.errors.hasPrefix(message), "\(named.errors)")
    }

    @Test func directoriesWhoseNamesAreNotUTF8FailStrictRuns() async throws {
      let directory = try scratch()
      let script = "mkdir \"Sources/$(printf 'b\\377')\""
      #expect(try await Shell.run("sh", ["-c", script], in: directory.url).status == 0)
      try await expectLeftOut(#"cannot read Sources/b\xFF: its name is not UTF-8"#, in: directory)
    }
  #endif

  @Test func findingsAndSourcesThatAreLeftOutEndAsSuch() async throws {
    let directory = try scratch()
    try directory.write(Data(repeating: UInt8(ascii: "8"), count: 9 << 20), to: "Sources/Large.swift")
    let outcome = try await lint("Sources", "--strict", "--format", "xcode", in: directory)
    #expect(outcome.status == 74)
    #expect(outcome.output.hasPrefix(Self.finding), "\(outcome.output)")
  }

  @Test func aDirectoryWithoutSourcesIsAnError() async throws {
    let directory = try scratch()
    try directory.write("Nothing.", to: "Empty/Notes.txt")
    for paths in [["Empty"], ["Sources", "Empty"]] {
      let outcome = try await KansoCommand.run(["lint"] + paths, in: directory)
      #expect(outcome.status == 66)
      #expect(outcome.output == "")
      #expect(
        outcome.errors == """
          error: cannot lint Empty: it has no source (.swift, .m, .mm, .h, .storyboard, .xib); name a \
          directory that has one

          """)
    }
  }

  /// A hook passes the names of changed files, and the configuration may exclude all of them.
  @Test func excludedSourcesAreNoError() async throws {
    let directory = try scratch()
    try directory.write("lint: {exclude: [Sources]}\n", to: "kanso.yaml")
    let outcome = try await lint("Sources/Cell.swift", "--strict", in: directory)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == "warning: kanso.yaml excludes all sources that are named; nothing is checked\n")
  }
}
