import Foundation
import TestSupport
import Testing

/// Guides in several files, as every command reads them.
struct SeveralFilesTests {
  private func scratch() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write("padding: {tight: 4, standard: 8}\n", to: "core/lengths.yaml")
    try directory.write("kanso: 2\ninclude: core/lengths.yaml\nsizes: {row: 44}\n", to: "tokens.yaml")
    try directory.write("padding: {standard: 16}\n", to: "brand.yaml")
    return directory
  }

  private func run(
    _ arguments: String..., input: String = "", in directory: TemporaryDirectory
  ) async throws -> Shell.Outcome {
    try await Shell.run(KansoCommand.path, arguments, in: directory.url, input: Data(input.utf8))
  }

  private static let override = "brand.yaml:1:11: padding.standard = 16, overrides core/lengths.yaml:1:21 8\n"

  @Test func everyCommandTakesLayers() async throws {
    let directory = try scratch()
    let validated = try await run(
      "validate", "tokens.yaml", "brand.yaml", "--explain-overrides", in: directory)
    #expect(validated.status == 0)
    #expect(validated.errors == Self.override + "tokens.yaml + brand.yaml is valid: 3 tokens\n")
    let compiled = try await run(
      "compile", "tokens.yaml", "brand.yaml", "-o", "out", "--platform", "uikit", "-q", "--explain-overrides",
      in: directory)
    #expect(compiled.status == 0 && compiled.errors == Self.override)
    #expect(try directory.read("out/Padding.swift").contains("standard = CGFloat(16)"))
    let resolved = try await run(
      "resolve", "tokens.yaml", "brand.yaml", "--format", "text", "--explain-overrides", in: directory)
    #expect(resolved.output == "padding.tight  4\npadding.standard  16\nsizes.row  44\n")
    #expect(resolved.errors == Self.override)
    let exported = try await run(
      "export", "tokens.yaml", "brand.yaml", "--as", "css", "-o", "web", "-q", "--explain-overrides",
      in: directory)
    #expect(exported.status == 0 && exported.errors == Self.override)
    #expect(try directory.read("web/tokens.css").contains("--padding-standard: 16px"))
    try directory.write("a.spacing = 16\n", to: "A.swift")
    let linted = try await run(
      "lint", "A.swift", "--tokens", "tokens.yaml", "--tokens", "brand.yaml", "--format", "xcode",
      in: directory)
    #expect(linted.output.contains("`16` is `Padding.standard`"), "\(linted.errors)")
  }

  /// The report for machines stays one document.
  @Test func overridesAreNotInTheReport() async throws {
    let outcome = try await run(
      "validate", "tokens.yaml", "brand.yaml", "--explain-overrides", "--format", "json", in: try scratch())
    #expect(outcome.output == "[\n\n]\n" && outcome.errors == Self.override)
    let none = try await run("validate", "tokens.yaml", "--explain-overrides", in: try scratch())
    #expect(none.errors.hasPrefix("No file of the guide replaces a token of another one.\n"))
  }

  @Test func standardInputIsALayer() async throws {
    let directory = try scratch()
    let above = try await run(
      "resolve", "tokens.yaml", "-", "--format", "text", input: "padding: {standard: 1}\n", in: directory)
    #expect(above.output.contains("padding.standard  1\n"))
    let below = try await run(
      "resolve", "-", "brand.yaml", "--format", "text",
      input: "kanso: 2\ninclude: core/lengths.yaml\n", in: directory)
    #expect(below.output == "padding.tight  4\npadding.standard  16\n", "\(below.errors)")
    let twice = try await run("validate", "-", "-", in: directory)
    #expect(twice.status == 64 && twice.errors.contains("standard input can be read only once"))
    let watched = try await run("compile", "tokens.yaml", "-", "-o", "out", "--watch", in: directory)
    #expect(watched.status == 64)
  }

  /// A mistake in an included file is shown there.
  @Test func mistakesHaveTheirOwnFile() async throws {
    let directory = try scratch()
    try directory.write("# lengths\npadding: {tight: 4, standard: tigt}\n", to: "core/lengths.yaml")
    let outcome = try await run("validate", "tokens.yaml", in: directory)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.hasPrefix(
        """
        core/lengths.yaml:2:31: error: there is no padding `tigt` [unknown-alias]
            2 | padding: {tight: 4, standard: tigt}
              |                               ^^^^

        """), "\(outcome.errors)")
    try directory.write("kanso: 2\ninclude: core/none.yaml\n", to: "tokens.yaml")
    let missing = try await run("validate", "tokens.yaml", in: directory)
    #expect(missing.status == 1)
    #expect(missing.errors.hasPrefix("tokens.yaml:2:10: error: cannot read `core/none.yaml`: "))
    let layer = try await run("validate", "tokens.yaml", "none.yaml", in: directory)
    #expect(layer.status == 66 && layer.errors.hasPrefix("error: cannot read none.yaml: "))
  }
}
