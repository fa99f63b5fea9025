import Foundation
import TestSupport
import Testing

/// Findings on lines that have changed in git.
@Suite(.requires(.program("git"))) struct LintChangesTests {
  private func repository() async throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write("padding: {standard: 8}\n", to: "tokens.yaml")
    try directory.write("a.spacing = 9\nb.spacing = 10\nc.spacing = 11\n", to: "Sources/A b.swift")
    try await git(["init", "-q", "-b", "main"], in: directory)
    try await commit(in: directory)
    return directory
  }

  private func git(_ arguments: [String], in directory: TemporaryDirectory) async throws {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    let outcome = try await Shell.run("git", identity + arguments, in: directory.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  private func commit(in directory: TemporaryDirectory) async throws {
    try await git(["add", "-A"], in: directory)
    try await git(["commit", "-q", "-m", "a"], in: directory)
  }

  private func places(_ options: String..., in directory: TemporaryDirectory, from folder: String = ".")
    async throws
    -> [String]
  {
    let outcome = try await Shell.run(
      KansoCommand.path, ["lint", ".", "--format", "xcode"] + options,
      in: directory.url.appendingPathComponent(folder))
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map { line in
      line.split(separator: ":").prefix(2).joined(separator: ":")
    }
  }

  @Test func changedLinesSinceARevision() async throws {
    let directory = try await repository()
    #expect(try await places("--changed-since", "main", in: directory) == [])
    // An added line can look like the head of a patch.
    try directory.write(
      "a.spacing = 9\n++ b/x.swift\nb.spacing = 12\nc.spacing = 11\n", to: "Sources/A b.swift")
    try directory.write("d.spacing = 13\n", to: "Sources/New.swift")
    let expected = ["Sources/A b.swift:3", "Sources/New.swift:1"]
    #expect(try await places("--changed-since", "main", in: directory) == expected)
    #expect(
      try await places("--changed-since", "HEAD", in: directory, from: "Sources") == [
        "A b.swift:3", "New.swift:1",
      ])
    // Changes are those since the common ancestor.
    try await git(["checkout", "-q", "-b", "topic"], in: directory)
    try await commit(in: directory)
    #expect(try await places("--changed-since", "main", in: directory) == expected)
    let unknown = try await KansoCommand.run("lint", ".", "--changed-since", "nothing", in: directory)
    #expect(unknown.status == 74 && unknown.errors.contains("nothing"), "\(unknown.errors)")
  }

  /// The staged contents are checked, not those on disk.
  @Test func stagedLines() async throws {
    let directory = try await repository()
    try directory.write("a.spacing = 9\nb.spacing = 12\nc.spacing = 11\n", to: "Sources/A b.swift")
    #expect(try await places("--staged", in: directory) == [])
    try await git(["add", "-A"], in: directory)
    try directory.write("\n\n\n\na.spacing = 9\nb.spacing = 0\nc.spacing = 14\n", to: "Sources/A b.swift")
    #expect(try await places("--staged", in: directory) == ["Sources/A b.swift:2"])
  }

  /// Git quotes names with special characters, and the repository is that of the sources.
  @Test func namesWithQuotesAndOtherFolders() async throws {
    let directory = try await repository()
    try directory.write("a.spacing = 9\n", to: "Sources/q\"u\\o\tte.swift")
    try directory.write("a.spacing = 9\n", to: "Sources/é.swift")
    try await git(["add", "-A"], in: directory)
    #expect(try await places("--staged", in: directory).count == 2)
    let outside = try await KansoCommand.run(
      "lint", directory.path("Sources"), "--changed-since", "HEAD", "--format", "xcode",
      in: try TemporaryDirectory())
    #expect(outside.output.split(separator: "\n").count == 2, "\(outside.output)\(outside.errors)")
  }

  @Test func withoutARepository() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("a.spacing = 9\n", to: "A.swift")
    let outcome = try await KansoCommand.run("lint", "A.swift", "--staged", in: directory)
    #expect(outcome.status == 74 && outcome.errors.contains("not a git repository"), "\(outcome.errors)")
    // A document for programs is not left unfinished.
    for options in [[], ["--uses"]] {
      let json = try await KansoCommand.run(
        ["lint", "A.swift", "--staged", "--format", "json"] + options, in: directory)
      #expect(json.status == 74 && json.output.isEmpty, "\(json.output)")
    }
  }
}
