import Foundation
import TestSupport
import Testing

/// The outputs of `kanso export` in `kanso.yaml`, and the options of formats.
struct ExportListTests {
  private func export(_ arguments: String..., in directory: TemporaryDirectory) async throws -> Shell.Outcome
  {
    try await KansoCommand.run(["export"] + arguments, in: directory)
  }

  private static let guide =
    "modes: [light, dark]\ncolors: {ink: {light: '#000', dark: '#FFF'}}\npadding: {small: 4}\n"

  /// Paths are those of the configuration, also from a folder below it.
  @Test func oneCommandWritesAllOutputs() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.guide, to: "tokens.yaml")
    try directory.write("{{#tokens}}{{camel}} {{/tokens}}{{package}}", to: "Templates/names.txt.mustache")
    try directory.write(
      """
      export:
        - {as: css, output: web, dark: class, rem: true}
        - {as: tailwind, output: web}
        - {as: dtcg, output: tokens}
        - {templates: Templates, output: names, package: com.example}

      """, to: "kanso.yaml")
    let first = try await export(in: directory)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.contains("Wrote tokens.css in web (fingerprint "), "\(first.errors)")
    #expect(first.errors.contains("Wrote 3 files in tokens (fingerprint "), "\(first.errors)")
    let sheet = try directory.read("web/tokens.css")
    #expect(
      sheet.contains("\n.dark {\n  color-scheme: dark;\n  --colors-ink: #ffffff;\n}")
        && sheet.contains("--padding-small: 0.25rem;"))
    #expect(try directory.read("web/theme.css").contains("--spacing-small: 4px;"))
    #expect(try directory.read("names/names.txt") == "colorsInk paddingSmall com.example")
    #expect(try directory.read("tokens/theme.resolver.json").contains("dark"))

    let current = try await export("--check", in: directory)
    #expect(current.status == 0 && current.errors.contains("All files in names are up to date."))
    try directory.write("x", to: "names/names.txt")
    let check = try await export("--check", in: directory)
    #expect(check.status == 1 && check.errors.contains("error: names/names.txt is out of date"))

    try directory.write("", to: "Sources/App/empty")
    let below = try await Shell.run(
      KansoCommand.path, ["export", "--quiet"], in: directory.url.appendingPathComponent("Sources/App"))
    #expect(below.status == 0, "\(below.errors)")
    #expect(try directory.read("names/names.txt") == "colorsInk paddingSmall com.example")
  }

  /// If one output has an error, none is written.
  @Test func anErrorInOneOutputWritesNothing() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.guide, to: "tokens.yaml")
    try directory.write("{{#tokens}}{{camell}}{{/tokens}}", to: "Templates/names.txt.mustache")
    try directory.write(
      "export: [{as: css, output: web}, {templates: Templates, output: names}]\n", to: "kanso.yaml")
    let outcome = try await export(in: directory)
    #expect(outcome.status == 1 && outcome.errors.contains("there is no field `camell` here"))
    #expect(throws: (any Error).self) { try directory.read("web/tokens.css") }
  }

  @Test(arguments: [
    ("export: css", "kanso.yaml:1:9: error: `export` is a text, and has to be a list"),
    ("export: [css]", "kanso.yaml:1:10: error: an output is a text, and has to be a mapping"),
    ("export: [{as: cs, output: a}]", "kanso.yaml:1:15: error: `as` cannot be `cs`"),
    ("export: [{output: a}]", "kanso.yaml:1:10: error: an output needs a format or templates"),
    ("export: [{as: css}]", "kanso.yaml:1:10: error: an output needs a directory"),
    (
      "export: [{as: css, templates: T, output: a}]",
      "kanso.yaml:1:20: error: an output has either `as` or `templates`"
    ),
    (
      "export: [{as: css, output: a, drak: class}]",
      "kanso.yaml:1:31: error: the format css has no option `drak`"
    ),
    ("export: [{as: css, output: a, rem: 0}]", "kanso.yaml:1:36: error: the option `rem` cannot be `0`"),
    (
      "export: [{as: css, output: a, prefix: '}'}]",
      "kanso.yaml:1:39: error: the option `prefix` cannot be `}`"
    ),
  ])
  func mistakesInTheListAreReported(_ configuration: String, _ message: String) async throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.guide, to: "tokens.yaml")
    try directory.write(configuration + "\n", to: "kanso.yaml")
    let outcome = try await export(in: directory)
    #expect(outcome.status == 1 && outcome.errors.contains(message), "\(outcome.status) \(outcome.errors)")
  }

  @Test(arguments: [
    (["--as", "css", "-o", "a", "--option", "dark"], "`dark` is no option."),
    (["--as", "css", "-o", "a", "--option", "drak=class"], "Did you mean `dark`?"),
    (
      ["--as", "css", "-o", "a", "--option", "dark=night"],
      "Write `media`, `attribute`, `class` or `light-dark`."
    ),
    (["--as", "figma", "-o", "a", "--option", "dark=class"], "the format figma has no option `dark`"),
    (["-o", "a"], "give either --as or --templates"),
    (["--as", "css"], "Missing expected argument '--output <output>'"),
    (["--as", "css", "-o", "a", "--watch", "--check"], "use only one of them"),
  ])
  func mistakesInTheArgumentsAreReported(_ arguments: [String], _ message: String) async throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.guide, to: "tokens.yaml")
    let outcome = try await KansoCommand.run(["export", "tokens.yaml"] + arguments, in: directory)
    #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome.status) \(outcome.errors)")
  }

  @Test func withoutAListAMessageSaysWhatToDo() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.guide, to: "tokens.yaml")
    let outcome = try await export(in: directory)
    #expect(
      outcome.status == 64 && outcome.errors.contains("`export: [{as: css, output: web}]`"),
      "\(outcome.errors)")
  }

  /// Saving the guide, the configuration or a template exports again.
  @Test func watchFollowsEverything() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("colors: {ink: '#000'}\n", to: "tokens.yaml")
    try directory.write("{{#tokens}}{{hex}}{{/tokens}}", to: "Templates/a.txt.mustache")
    try directory.write("export: [{templates: Templates, output: out}]\n", to: "kanso.yaml")
    let program = try RunningProgram(KansoCommand.path, ["export", "--watch"], in: directory.url)
    #expect(try await program.line(1).hasPrefix("Wrote a.txt in out "))
    #expect(try directory.read("out/a.txt") == "#000000")
    try directory.replace("tokens.yaml", with: "colors: {ink: '#FFF'}\n")
    #expect(try await program.line(2).hasPrefix("Wrote a.txt "))
    #expect(try directory.read("out/a.txt") == "#ffffff")
    try directory.replace("Templates/a.txt.mustache", with: "{{#tokens}}<{{hex}}>{{/tokens}}")
    #expect(try await program.line(3).hasPrefix("Wrote a.txt "))
    #expect(try directory.read("out/a.txt") == "<#ffffff>")
    try directory.replace("kanso.yaml", with: "export: [{templates: Templates, output: other}]\n")
    #expect(try await program.line(4).hasPrefix("Wrote a.txt in other "))
    #expect(try directory.read("other/a.txt") == "<#ffffff>")
    try directory.replace("tokens.yaml", with: "colors: {ink: oops}\n")
    #expect(try await program.line(5).contains("[unknown-alias]; the last good output stays"))
  }
}
