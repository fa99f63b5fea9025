import Foundation
import TestSupport
import Testing

/// Inputs that are no files, and files that are no guides.
struct InputTests {
  private func run(
    _ arguments: [String], input: String, in directory: TemporaryDirectory
  ) async throws -> Shell.Outcome {
    try await Shell.run(KansoCommand.path, arguments, in: directory.url, input: Data(input.utf8))
  }

  // MARK: Standard input

  @Test func everyCommandTakesAGuideFromStandardInput() async throws {
    let directory = try TemporaryDirectory()
    let guide = "padding: {standard: 8}\n"
    let validated = try await run(["validate", "-"], input: guide, in: directory)
    #expect(validated.status == 0 && validated.errors == "<stdin> is valid: 1 token\n")
    let resolved = try await run(["resolve", "-", "--format", "text"], input: guide, in: directory)
    #expect(resolved.status == 0 && resolved.output == "padding.standard  8\n")
    let compiled = try await run(["compile", "-", "--output", "out"], input: guide, in: directory)
    #expect(compiled.status == 0, "\(compiled.errors)")
    #expect(try directory.read("out/Padding.swift").contains("standard"))
    let exported = try await run(
      ["export", "-", "--as", "css", "--output", "web"], input: guide, in: directory)
    #expect(exported.status == 0, "\(exported.errors)")
    #expect(try directory.read("web/tokens.css").contains("--padding-standard: 8px"))
    try directory.write("a.spacing = 8\n", to: "A.swift")
    let linted = try await run(
      ["lint", "A.swift", "--tokens", "-", "--format", "xcode"], input: guide, in: directory)
    #expect(linted.output.contains("`8` is `Padding.standard`"), "\(linted.errors)")
  }

  @Test func mistakesInStandardInputHavePlaces() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("warnings: {disable: [deprecated-in-use]}\n", to: "kanso.yaml")
    let broken = try await run(["validate", "-"], input: KansoCommand.badGuide, in: directory)
    #expect(broken.status == 1)
    #expect(broken.errors.hasPrefix("<stdin>:2:10: error: there is no color `whte` [unknown-alias]\n"))
    // The configuration is that of the working directory.
    let warning = try await run(
      ["compile", "-", "-o", "out", "--strict"], input: KansoCommand.warningGuide, in: directory)
    #expect(warning.status == 0, "\(warning.errors)")
    #expect(try await run(["validate", "-"], input: "", in: directory).errors.contains("the file is empty"))
  }

  @Test(arguments: [
    ["compile", "-", "--output", "out", "--watch"], ["lint", "-", "--tokens", "-"],
    ["lint", "--stdin-path", "A.swift", "--tokens", "-"],
  ])
  func whatStandardInputCannotDoIsWrongUsage(_ arguments: [String]) async throws {
    let outcome = try await run(arguments, input: "padding: {a: 8}\n", in: try TemporaryDirectory())
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("tandard input"), "\(outcome.errors)")
  }

  // MARK: Files that are no guides

  @Test func filesThatAreNoGuidesAreNamed() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]), to: "icon.png")
    let picture = try await KansoCommand.run("validate", "icon.png", in: directory)
    #expect(picture.status == 1)
    #expect(picture.errors.hasPrefix("icon.png:1:1: error: the file is a PNG image, and a guide is a text"))
    #expect(picture.errors.contains(" [text-encoding]\n  why: "))
    let folder = try await KansoCommand.run("validate", ".", in: directory)
    #expect(folder.status == 66)
    #expect(folder.errors == "error: cannot read .: it is a directory; name a file in it\n")
    let nothing = try await KansoCommand.run("validate", "/dev/null", in: directory)
    #expect(nothing.status == 1)
    #expect(nothing.errors.hasPrefix("/dev/null:1:1: error: the file is empty [empty-guide]\n  why: "))
  }

  // MARK: Readers that stop early

  @Test(arguments: [
    ["kanso", "explain"], ["kanso", "schema", "guide"], ["kanso", "--help"], ["kanso-lint", "--help"],
    ["kanso-export", "--help"], ["kanso-import", "--help"], ["kanso-inventory", "--help"],
    ["kanso-convert", "--help"],
    ["kanso-uikit-sources", "--help"], ["kanso", "lint", "--help"],
  ])
  func aReaderThatStopsEarlyEndsNothing(_ arguments: [String]) async throws {
    let program = Project.products.appendingPathComponent(arguments[0]).path
    let directory = try TemporaryDirectory()
    let outcome = try await Shell.runWithoutReader(program, Array(arguments.dropFirst()), in: directory.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
  }

  @Test func whatWasFoundCountsWithoutAReader() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(KansoCommand.badGuide, to: "tokens.yaml")
    let outcome = try await Shell.runWithoutReader(
      KansoCommand.path, ["validate", "tokens.yaml", "--format", "json"], in: directory.url)
    #expect(outcome.status == 1)
  }
}
