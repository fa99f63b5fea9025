import Foundation
import TestSupport
import Testing

/// The program of the example package. This package builds it from the example's own manifest.
struct ExampleTests {
  private static let bundle = "CatBreeds_CatBreeds.resources"

  /// Returns a directory with a copy of the program and its resources.
  private func program() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    for name in ["cat-breeds", Self.bundle] {
      try FileManager.default.copyItem(
        at: Project.products.appendingPathComponent(name), to: directory.url.appendingPathComponent(name))
    }
    return directory
  }

  @Test func itRunsWithTheThemeOfItsGuide() async throws {
    let directory = try program()
    let outcome = try await Shell.run(directory.path("cat-breeds"), [])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("Colors.blackish  #2c4251"))
  }

  @Test(arguments: [["--help"], ["-h"], ["draw", "--help"]])
  func helpIsPrintedAndNothingIsWritten(_ arguments: [String]) async throws {
    let directory = try program()
    let outcome = try await Shell.run(directory.path("cat-breeds"), arguments, in: directory.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("usage: cat-breeds [draw FOLDER]"))
    #expect(!FileManager.default.fileExists(atPath: directory.path("--help")))
  }

  @Test(arguments: [["--sceen"], ["draw", "--all"], ["draw"], ["draw", "a", "b"], ["show"]])
  func unknownArgumentsAreRejected(_ arguments: [String]) async throws {
    let directory = try program()
    let outcome = try await Shell.run(directory.path("cat-breeds"), arguments, in: directory.url)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("usage: cat-breeds [draw FOLDER]"), "\(outcome.errors)")
  }

  @Test func itRefusesTheThemeOfAnotherGuide() async throws {
    let directory = try program()
    let guide = try String(contentsOf: Project.file("tokens.yaml"), encoding: .utf8)
    try directory.write(guide.replacing("#2C4251", with: "#2C4252"), to: "other.yaml")
    let compiled = try await Shell.run(
      Project.kanso.path, ["compile", "other.yaml", "-o", "out", "--platform", "portable"], in: directory.url)
    #expect(compiled.status == 0, "\(compiled.errors)")
    try directory.write(try directory.read("out/theme.json"), to: "\(Self.bundle)/theme.json")
    let outcome = try await Shell.run(directory.path("cat-breeds"), [])
    #expect(outcome.status != 0)
    #expect(
      outcome.errors.contains("were compiled from another style guide than theme.json"), "\(outcome.errors)")
    #expect(outcome.errors.contains("#2c4251 → #2c4252"), "\(outcome.errors)")
  }
}
