import Foundation
import TestSupport
import Testing

/// The results that `kanso lint` keeps between runs.
struct LintCacheCommandTests {
  private func lint(_ options: String..., in directory: TemporaryDirectory) async throws -> Shell.Outcome {
    try await Shell.run(
      KansoCommand.path, ["lint", "Sources", "--tokens", "tokens.yaml", "--format", "json"] + options,
      in: directory.url, environment: ["XDG_CACHE_HOME": directory.path("caches")])
  }

  private func cacheFiles(in directory: TemporaryDirectory) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: directory.path("caches/kanso"))) ?? []
  }

  @Test func aSecondRunReportsTheSame() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("padding: {standard: 8}\n", to: "tokens.yaml")
    try directory.write("a.spacing = 8\nb.spacing = 9\n", to: "Sources/A.swift")
    try directory.write("enum Colors {}\n", to: "Sources/B.swift")
    let first = try await lint("--no-cache", in: directory)
    #expect(cacheFiles(in: directory).isEmpty)
    let second = try await lint(in: directory)
    let files = cacheFiles(in: directory)
    #expect(files.count == 1 && files[0].hasSuffix(".lint"), "\(files)")
    let third = try await lint(in: directory)
    #expect(first.output == second.output && second.output == third.output && first.errors == third.errors)
    #expect(first.output.contains("Padding.standard"))
    // Changes are found, and a fix does not use the kept results.
    try directory.write("a.spacing = 8\nb.spacing = 8\n", to: "Sources/A.swift")
    #expect(try await lint(in: directory).output.components(separatedBy: "\"replacement\"").count == 3)
    _ = try await KansoCommand.run(["lint", "Sources", "--tokens", "tokens.yaml", "--fix"], in: directory)
    #expect(try directory.read("Sources/A.swift").components(separatedBy: "Padding.standard").count == 3)
  }

  @Test func aFolderThatCannotBeWrittenIsNoProblem() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("padding: {standard: 8}\n", to: "tokens.yaml")
    try directory.write("a.spacing = 8\n", to: "Sources/A.swift")
    try directory.write("", to: "caches")
    let outcome = try await lint(in: directory)
    #expect(outcome.status == 0 && outcome.errors.isEmpty && outcome.output.contains("Padding.standard"))
  }
}
