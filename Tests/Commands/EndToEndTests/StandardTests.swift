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
    #expect(
      try await KansoCommand.run("resolve", "tokens.yaml", "--input", "a=b", in: directory).status == 64)
    #expect(
      try await KansoCommand.run("validate", "tokens.yaml", "--input", "a=b", in: directory).status == 64)
    #expect(try await KansoCommand.run("resolve", "no.tokens.json", in: directory).status == 66)
  }

  /// A draft is read by an import, whose command the report names.
  @Test(arguments: [["resolve"], ["validate"], ["compile", "-o", "out"]])
  func draftsAreNamed(_ command: [String]) async throws {
    let directory = try TemporaryDirectory()
    try directory.write(##"{"a": {"$type": "color", "$value": "#fff"}}"##, to: "a.tokens.json")
    let outcome = try await KansoCommand.run(command + ["a.tokens.json"], in: directory)
    #expect(outcome.status == 1 && outcome.errors.contains("[foreign-format]"), "\(outcome.errors)")
    #expect(outcome.errors.contains("`kanso import a.tokens.json`"))
  }

  /// The resolver document describes the modes of the theme.
  @Test func noResolverDocumentIsWrittenWithoutATheme() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "modes: [light, dark]\ncolors: {ink: {light: '#000', dark: '#FFF'}}\n", to: "tokens.yaml")
    let arguments = ["compile", "tokens.yaml", "-o", "out", "--no-theme"]
    let refused = try await KansoCommand.run(arguments + ["--standard"], in: directory)
    #expect(refused.status == 64 && refused.errors.contains("use only one of them"), "\(refused.errors)")
    try directory.write("compile: {standard: true}\n", to: "kanso.yaml")
    let compiled = try await KansoCommand.run(arguments, in: directory)
    #expect(compiled.status == 0 && compiled.errors.contains("theme.resolver.json is not written"))
  }

  /// A theme is a document with the values of its default mode.
  @Test func themesAreResolved() async throws {
    let directory = try scratch()
    try directory.write(KansoCommand.goodGuide, to: "tokens.yaml")
    _ = try await KansoCommand.run("compile", "tokens.yaml", "-o", ".", "-q", in: directory)
    let theme = try await KansoCommand.run("resolve", "theme.json", in: directory)
    #expect(theme.status == 0 && theme.output.contains("\"colors.text\""))
    let validation = try await KansoCommand.run("validate", "theme.json", in: directory)
    #expect(
      validation.status == 0 && validation.errors.contains("theme.json is valid"), "\(validation.errors)")
    let compiled = try await KansoCommand.run("compile", "theme.json", "-o", "again", "-q", in: directory)
    #expect(compiled.status == 0, "\(compiled.errors)")
    #expect(try directory.read("again/theme.json") == directory.read("theme.json"))
  }

  // MARK: Documents as guides

  @Test func documentsAreCompiledAndExported() async throws {
    let directory = try scratch()
    let document = "Standard/design.resolver.json"
    let compiled = try await KansoCommand.run(
      "compile", document, "-o", "out", "--platform", "uikit", in: directory)
    #expect(compiled.status == 0, "\(compiled.errors)")
    #expect(try directory.read("out/theme.json").contains("\"dark\""))
    let exported = try await KansoCommand.run("export", document, "--as", "css", "-o", "web", in: directory)
    #expect(exported.status == 0, "\(exported.errors)")
    #expect(try directory.read("web/tokens.css").contains("prefers-color-scheme: dark"))
    let chosen = try await KansoCommand.run(
      "compile", document, "--input", "theme=dark", "-o", "dark", "-q", in: directory)
    #expect(chosen.status == 0, "\(chosen.errors)")
    #expect(try !directory.read("dark/theme.json").contains("\"light\""))
  }

  /// Warnings and errors about the guide that a document becomes have pointers, too.
  @Test func reportsHavePointers() async throws {
    let directory = try TemporaryDirectory()
    let size = ##""$type": "dimension", "$value": {"value": 8, "unit": "px"}"##
    try directory.write("{\"a~b\": {\"x.y\": 1}, \"top\": {\(size)}}", to: "wrong.tokens.json")
    try directory.write("{\"a b/c\": {\"sizes\": {\"value\": {\(size)}}}}", to: "renamed.tokens.json")
    for (file, pointer) in [("wrong", #""/a~0b/x.y""#), ("renamed", #""/a b~1c/sizes/value""#)] {
      let outcome = try await KansoCommand.run(
        "compile", "\(file).tokens.json", "--format", "json", "-o", "out", in: directory)
      #expect(outcome.output.contains("\"pointer\": \(pointer)"), "\(outcome.output)")
    }
  }

  @Test func lintTakesInputs() async throws {
    let directory = try scratch()
    try directory.write("view.backgroundColor = .red", to: "A.swift")
    let lint = ["lint", "A.swift", "--tokens", "Standard/design.resolver.json", "--input"]
    #expect(try await KansoCommand.run(lint + ["theme=dark"], in: directory).status == 0)
    let unknown = try await KansoCommand.run(lint + ["theme=blue"], in: directory)
    #expect(unknown.status == 1 && unknown.errors.contains("[resolver-input]"), "\(unknown.errors)")
    #expect(try await KansoCommand.run("lint", "A.swift", "--input", "a=b", in: directory).status == 64)
  }

  @Test func guidesIncludeDocuments() async throws {
    let directory = try scratch()
    try directory.write(
      "kanso: 2\ninclude: Standard/design.resolver.json\ncolors: {link: \"{colors.button.label}\"}\n",
      to: "tokens.yaml")
    let resolved = try await KansoCommand.run("resolve", "tokens.yaml", "--mode", "dark", in: directory)
    #expect(resolved.status == 0 && resolved.output.contains("\"colors.link\""), "\(resolved.errors)")
  }

  /// Without inputs, all contexts are checked.
  @Test func allContextsAreValidated() async throws {
    let directory = try scratch()
    try directory.write(##"{"button": {"label": {"$value": "{none}"}}}"##, to: "Standard/dark.tokens.json")
    let path = "Standard/design.resolver.json"
    let all = try await KansoCommand.run("validate", path, in: directory)
    #expect(all.status == 1 && all.errors.contains("dark.tokens.json"), "\(all.errors)")
    #expect(try await KansoCommand.run("validate", path, "--input", "theme=light", in: directory).status == 0)
  }

  @Test func standardInputCanBeADocument() async throws {
    let directory = try scratch()
    let input = Data(##"{"a": {"$type": "number", "$value": 8}}"##.utf8)
    for arguments in [["validate", "-"], ["resolve", "-"], ["compile", "-", "-o", "out"]] {
      let outcome = try await Shell.run(KansoCommand.path, arguments, in: directory.url, input: input)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }
}
