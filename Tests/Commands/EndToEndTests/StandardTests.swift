import Foundation
import TestSupport
import Testing

/// Files of the design-token standard on the command line.
struct StandardTests {
  private func scratch() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try FileManager.default.copyItem(
      at: Project.root.appendingPathComponent("Examples/Standard"),
      to: directory.url.appendingPathComponent("Standard"))
    return directory
  }

  private func values(_ inputs: String...) async throws -> [String: NSObject] {
    let options = inputs.flatMap { ["--input", $0] }
    let outcome = try await KansoCommand.run(
      ["resolve", "Standard/design.resolver.json", "--format", "json"] + options, in: try scratch())
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    return try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: NSObject])
  }

  @Test func resolverDocumentsTakeInputs() async throws {
    let light = try await values()
    let dark = try await values("theme=dark")
    #expect(light.count == 12 && light.keys == dark.keys)
    #expect(light["button.background"] == dark["button.label"])
    #expect(light["button.background"] != dark["button.background"])
  }

  @Test func validDocumentsAreCounted() async throws {
    let outcome = try await KansoCommand.run("validate", "Standard/base.tokens.json", in: try scratch())
    #expect(outcome.status == 0)
    #expect(outcome.errors == "Standard/base.tokens.json is valid: 12 tokens\n")
  }

  @Test(arguments: ["resolve", "validate"])
  func invalidDocumentsAreReported(_ command: String) async throws {
    let directory = try TemporaryDirectory()
    try directory.write(##"{"a": {"$value": "{b}"}}"##, to: "a.tokens.json")
    let outcome = try await KansoCommand.run(command, "a.tokens.json", in: directory)
    #expect(outcome.status == 1 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("a.tokens.json:1:18: error: there is no token or group `b`"))
  }

  @Test func missingFilesOfAResolverAreReported() async throws {
    let directory = try scratch()
    try FileManager.default.removeItem(atPath: directory.path("Standard/dark.tokens.json"))
    let path = "Standard/design.resolver.json"
    #expect(try await KansoCommand.run("resolve", path, in: directory).status == 0)
    let outcome = try await KansoCommand.run("resolve", path, "--input", "theme=dark", in: directory)
    #expect(outcome.status == 1 && outcome.errors.contains("[resolver-reference]"))
  }

  /// Options that do not belong to the kind of file are wrong usage.
  @Test func optionsBelongToOneKindOfFile() async throws {
    let directory = try scratch()
    try directory.write(KansoCommand.goodGuide, to: "tokens.yaml")
    let document = "Standard/base.tokens.json"
    #expect(try await KansoCommand.run("resolve", document, "--mode", "dark", in: directory).status == 64)
    #expect(try await KansoCommand.run("resolve", document, "tokens.yaml", in: directory).status == 64)
    #expect(
      try await KansoCommand.run("resolve", "tokens.yaml", "--input", "a=b", in: directory).status == 64)
    #expect(
      try await KansoCommand.run("validate", "tokens.yaml", "--input", "a=b", in: directory).status == 64)
    #expect(try await KansoCommand.run("resolve", "no.tokens.json", in: directory).status == 66)
  }

  /// A theme is a document with the values of its default mode.
  @Test func themesAreResolved() async throws {
    let directory = try scratch()
    try directory.write(KansoCommand.goodGuide, to: "tokens.yaml")
    _ = try await KansoCommand.run("compile", "tokens.yaml", "-o", ".", "-q", in: directory)
    let theme = try await KansoCommand.run("resolve", "theme.json", in: directory)
    #expect(theme.status == 0 && theme.output.contains("\"colors.text\""))
    let validation = try await KansoCommand.run("validate", "theme.json", in: directory)
    #expect(validation.status == 1 && validation.errors.contains("[foreign-format]"))
  }
}
