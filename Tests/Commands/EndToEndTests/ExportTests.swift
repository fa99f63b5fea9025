import Foundation
import TestSupport
import Testing

/// `kanso export`, and the example for a platform that Kanso does not support itself.
struct ExportTests {
  private static let flutter = Project.root.appendingPathComponent("Examples/Flutter")

  private func export(
    _ guide: String, _ arguments: String..., in directory: TemporaryDirectory
  ) async throws -> Shell.Outcome {
    try await KansoCommand.run(["export", guide] + arguments, in: directory)
  }

  @Test func theExampleIsUpToDate() async throws {
    let directory = try TemporaryDirectory()
    let outcome = try await export(
      Project.root.appendingPathComponent("tokens.yaml").path, "--templates",
      Self.flutter.path + "/Templates", "-o",
      Self.flutter.path + "/lib", "--check", in: directory)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(.requires(.python("tree_sitter_language_pack")), arguments: ["everything", "hostile"])
  func aTemplateOfOnesOwnMakesDartOfAnyGuide(_ guide: String) async throws {
    let directory = try TemporaryDirectory()
    let path = Project.root.appendingPathComponent(
      "Tests/Compiler/KansoCodeGenerationTests/Guides/\(guide).yaml"
    ).path
    let outcome = try await export(
      path, "--templates", Self.flutter.path + "/Templates", "-o", "out", "-q", in: directory)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let validated = try await Shell.run(
      Project.root.appendingPathComponent("scripts/check-syntax").path,
      ["dart", directory.path("out/tokens.dart")])
    #expect(validated.status == 0, "\(validated.errors)")
    let text = try directory.read("out/tokens.dart")
    #expect(text.utf8.allSatisfy { $0 == 0x0A || $0 >= 0x20 && $0 < 0x7F })
  }

  /// Each mode is an object in Kotlin, so two modes of one name collide. Other formats do not name modes.
  @Test func modesOfOneNameAreRefusedWhereTheyAreNamed() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      """
      modes: {base: {}, dark-blue: {tint: a, fallback: base}, darkBlue: {tint: b, fallback: base}}
      colors: {ink: {base: "#000000", dark-blue: "#000080", darkBlue: "#00008B"}}

      """, to: "tokens.yaml")
    let compose = try await export("tokens.yaml", "--as", "compose", "-o", "out", in: directory)
    #expect(compose.status == 1)
    #expect(
      compose.errors.contains(
        "tokens.yaml:1:57: error: the modes `dark-blue` and `darkBlue` are both `DarkBlue` in the export"),
      "\(compose.errors)")
    #expect(try await export("tokens.yaml", "--as", "css", "-o", "out", in: directory).status == 0)
  }

  /// Each axis is an attribute in CSS, so two axes of one name collide. Other formats do not name axes.
  @Test func axesOfOneNameAreRefusedWhereTheyAreNamed() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      """
      modes: {base: {}, small: {my-axis: a, fallback: base}, large: {myAxis: a, fallback: base}}
      padding: {inset: {base: 1, small: 2, large: 3}}

      """, to: "tokens.yaml")
    let css = try await export("tokens.yaml", "--as", "css", "-o", "out", in: directory)
    #expect(css.status == 1)
    #expect(
      css.errors.contains("error: the axes `my-axis` and `myAxis` are both `data-my-axis` in the export"),
      "\(css.errors)")
    #expect(try await export("tokens.yaml", "--as", "compose", "-o", "out", in: directory).status == 0)
  }

  /// A class of Dart cannot begin with a digit.
  @Test(.requires(.python("tree_sitter_language_pack")))
  func modesAreClassesOfLegalNamesInDart() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      """
      modes: {base: {}, "2024": {year: "2024", fallback: base}}
      padding: {inset: {base: 1, "2024": 2}}

      """, to: "tokens.yaml")
    let outcome = try await export(
      "tokens.yaml", "--templates", Self.flutter.path + "/Templates", "-o", "out", "-q", in: directory)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try directory.read("out/tokens.dart").contains("class Tokens2024 {"))
    let parsed = try await Shell.run(
      Project.file("scripts/check-syntax").path, ["dart", directory.path("out/tokens.dart")])
    #expect(parsed.status == 0, "\(parsed.errors)")
  }

  @Test func colorsThatAreNoMoreLeaveTheCatalog() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("colors: {ink: '#000', paper: '#FFF'}\n", to: "tokens.yaml")
    #expect(try await export("tokens.yaml", "--as", "assets", "-o", "out", "-q", in: directory).status == 0)
    try directory.write(
      "{\"info\" : {\"author\" : \"xcode\"}}", to: "out/Tokens.xcassets/mine.colorset/Contents.json")
    try directory.write("colors: {ink: '#000'}\n", to: "tokens.yaml")
    try directory.write("colors: {ink: '#000', sand: '#EEE'}\n", to: "tokens.yaml")
    let check = try await export("tokens.yaml", "--as", "assets", "-o", "out", "--check", in: directory)
    #expect(
      check.status == 1
        && check.errors.contains("out/Tokens.xcassets/colorsPaper.colorset is no longer made")
        && check.errors.contains("out/Tokens.xcassets/colorsSand.colorset/Contents.json is missing")
        && check.errors.contains("out/ColorAssets.swift is out of date"),
      "\(check.errors)")
    try directory.write("colors: {ink: '#000'}\n", to: "tokens.yaml")
    #expect(try await export("tokens.yaml", "--as", "assets", "-o", "out", "-q", in: directory).status == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: directory.path("out/Tokens.xcassets"))
      .sorted()
    #expect(left == ["Contents.json", "colorsInk.colorset", "mine.colorset"])
    #expect(
      try await export("tokens.yaml", "--as", "assets", "-o", "out", "--check", in: directory).status == 0)
  }

  /// Folders of groups leave the catalog, too, also all of them when the option changes.
  @Test func foldersThatAreNoMoreLeaveTheCatalog() async throws {
    let directory = try TemporaryDirectory()
    let arguments = ["export", "tokens.yaml", "--as", "assets", "-o", "out", "-q"]
    try directory.write(
      "colors: {button: {edge: {ink: '#000'}, ink: '#000'}, paper: '#FFF'}\n", to: "tokens.yaml")
    #expect(try await KansoCommand.run(arguments + ["--option", "folders=true"], in: directory).status == 0)
    let catalog = directory.url.appendingPathComponent("out/Tokens.xcassets")
    #expect(
      FileManager.default.fileExists(atPath: catalog.path + "/colors/button/edge/ink.colorset/Contents.json"))
    try directory.write("colors: {button: {ink: '#000'}, paper: '#FFF'}\n", to: "tokens.yaml")
    #expect(try await KansoCommand.run(arguments + ["--option", "folders=true"], in: directory).status == 0)
    #expect(!FileManager.default.fileExists(atPath: catalog.path + "/colors/button/edge"))
    #expect(
      FileManager.default.fileExists(atPath: catalog.path + "/colors/button/ink.colorset/Contents.json"))
    #expect(try await KansoCommand.run(arguments, in: directory).status == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: catalog.path).sorted()
    #expect(left == ["Contents.json", "colorsButtonInk.colorset", "colorsPaper.colorset"])
  }

  /// The files of a designer can have the names of exported files.
  @Test(arguments: [
    ("css", "tokens.css"), ("compose", "Tokens.kt"), ("android", "values/tokens.xml"),
    ("dtcg", "theme.tokens.json"),
    ("dtcg", "theme.resolver.json"), ("style-dictionary", "tokens.json"),
    ("style-dictionary", "tokens.dark.json"),
    ("tokens-studio", "tokens.json"), ("figma", "variables.json"),
  ])
  func filesOfOthersAreNotReplaced(_ format: String, _ name: String) async throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      "modes: [light, dark]\ncolors: {ink: {light: '#000', dark: '#FFF'}}\n", to: "tokens.yaml")
    try directory.write("mine", to: name)
    let refused = try await export("tokens.yaml", "--as", format, "-o", ".", in: directory)
    #expect(refused.status == 74 && refused.errors.contains("cannot replace ./\(name)"), "\(refused.errors)")
    #expect(try directory.read(name) == "mine")
    let forced = try await export("tokens.yaml", "--as", format, "-o", ".", "--force", in: directory)
    #expect(forced.status == 0, "\(forced.errors)")
    // What Kanso wrote is replaced, also without modes.
    for guide in ["colors: {ink: '#111'}\n", "colors: {ink: '#222'}\n"] {
      try directory.write(guide, to: "tokens.yaml")
      let again = try await export("tokens.yaml", "--as", format, "-o", ".", in: directory)
      #expect(again.status == 0, "\(again.errors)")
    }
  }

  @Test func aTemplateWithAFieldInItsNameMakesAFileForEachToken() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("colors: {ink: '#000'}\npadding: {small: 4}\n", to: "tokens.yaml")
    try directory.write("{{#isColor}}{{hex}}{{/isColor}}", to: "Templates/{{kebab}}.txt.mustache")
    #expect(
      try await export("tokens.yaml", "--templates", "Templates", "-o", "out", "-q", in: directory).status
        == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path("out")) == ["colors-ink.txt"])
    #expect(try directory.read("out/colors-ink.txt") == "#000000")
    try directory.write("x", to: "Templates/{{type}}.txt.mustache")
    try directory.write("colors: {ink: '#000', paper: '#FFF'}\n", to: "tokens.yaml")
    let twice = try await export("tokens.yaml", "--templates", "Templates", "-o", "out", in: directory)
    #expect(
      twice.status == 1 && twice.errors.contains("several files of the name `color.txt`"), "\(twice.errors)")
  }

  @Test func aTemplateCanMakeAFileForEachBrand() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      """
      modes: {acme: {brand: acme}, zen: {brand: zen, fallback: acme}}
      colors: {ink: {acme: "#000000", zen: "#00FF00"}}

      """, to: "tokens.yaml")
    try directory.write(
      "{{#tokens}}{{#isColor}}{{hex}}{{/isColor}}{{/tokens}}", to: "Templates/{{value}}.txt.mustache")
    try directory.write("export: [{templates: Templates, output: out, axis: brand}]\n", to: "kanso.yaml")
    let outcome = try await KansoCommand.run(["export"], in: directory)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try directory.read("out/acme.txt") == "#000000")
    #expect(try directory.read("out/zen.txt") == "#00ff00")
    let wrong = try await export(
      "tokens.yaml", "--templates", "Templates", "-o", "out", "--option", "axis=brnd", in: directory)
    #expect(wrong.status == 1 && wrong.errors.contains("Did you mean `brand`?"), "\(wrong.errors)")
  }

  /// A former name is a name of the output, so it cannot be that of another token.
  @Test(arguments: ["css", "scss", "tailwind"])
  func formerNamesCollide(_ format: String) async throws {
    let directory = try TemporaryDirectory()
    let guide = "kanso: 2\ncolors: {a: {b: '#2C4251'}, t: '#000000'}\nrenamed: {colors.a-b: colors.t}\n"
    try directory.write(guide, to: "tokens.yaml")
    let outcome = try await export("tokens.yaml", "--as", format, "-o", "out", in: directory)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("tokens.yaml:3:11: error: `colors.a.b` and `colors.a-b` are both "),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("fix: Delete the entry, or rename the token."))
    // Other formats have no former names.
    let json = try await export("tokens.yaml", "--as", "json", "-o", "out", in: directory)
    #expect(json.status == 0, "\(json.errors)")
    try directory.write(guide.replacing("colors.a-b", with: "colors.aB"), to: "tokens.yaml")
    let header = try await KansoCommand.run(
      "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", "--objc-header", in: directory)
    #expect(header.status == 1 && header.errors.contains("are both `ColorsAB` in C"), "\(header.errors)")
  }

  @Test func mistakesAreReportedAsElsewhere() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("colors: {a: {b: '#FFF'}, a-b: '#000'}\n", to: "tokens.yaml")
    let collision = try await export("tokens.yaml", "--as", "css", "-o", "out", in: directory)
    #expect(collision.status == 1)
    #expect(
      collision.errors.contains(
        "tokens.yaml:1:26: error: `colors.a.b` and `colors.a-b` are both `colors-a-b`"), "\(collision.errors)"
    )
    try directory.write("{{#tokens}}", to: "Templates/tokens.txt.mustache")
    let broken = try await export("tokens.yaml", "--templates", "Templates", "-o", "out", in: directory)
    #expect(
      broken.status == 1 && broken.errors.contains("Templates/tokens.txt.mustache:1:"), "\(broken.errors)")
    #expect(try await export("tokens.yaml", "-o", "out", in: directory).status == 64)
    let twice = try await export("tokens.yaml", "--as", "css", "--as", "dtcg", "-o", "out", in: directory)
    #expect(twice.status == 64 && twice.errors.contains("once for each format"), "\(twice.errors)")
    #expect(!FileManager.default.fileExists(atPath: directory.path("out")))
  }

  /// An unknown name in a template is an error at its position, and no file is written.
  @Test(arguments: [
    (
      "tokens.txt", "{{#tokens}}{{camel}}: {{hexx}}\n{{/tokens}}",
      "tokens.txt.mustache:1:25: error: there is no field `hexx`", "`hex`"
    ),
    (
      "tokens.txt", "{{#tokens}}\n{{#isColour}}x{{/isColour}}{{/tokens}}",
      "tokens.txt.mustache:2:4: error: there is no field `isColour`", "`isColor`"
    ),
    (
      "tokens.txt", "{{> part}}{{> pat}}", "tokens.txt.mustache:1:15: error: there is no partial `pat`",
      "`part`"
    ),
    (
      "{{kebap}}.txt", "{{hex}}",
      "{{kebap}}.txt.mustache:1:1: error: in the name of the file: there is no field `kebap`", "`kebab`"
    ),
    (
      "{{kebab.txt", "{{hex}}",
      "{{kebab.txt.mustache:1:1: error: in the name of the file: a tag is not closed", ""
    ),
    (
      "tokens.txt", "{{#tokens}}{{> self}}{{/tokens}}",
      "self.mustache:1:17: error: the template includes itself", ""
    ),
  ])
  func whatATemplateNamesHasToExist(
    name: String, text: String, message: String, help: String
  ) async throws {
    let directory = try TemporaryDirectory()
    try directory.write("colors: {ink: '#000'}\n", to: "tokens.yaml")
    try directory.write("", to: "Templates/part.mustache")
    try directory.write("{{#isColor}}{{> self}}{{/isColor}}", to: "Templates/self.mustache")
    try directory.write(text, to: "Templates/\(name).mustache")
    let outcome = try await export("tokens.yaml", "--templates", "Templates", "-o", "out", in: directory)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("Templates/\(message)"), "\(outcome.errors)")
    #expect(outcome.errors.contains(help.isEmpty ? "fix:" : "Did you mean \(help)?"), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: directory.path("out")))
  }

  @Test func modesThatAFormatLeavesOutAreWarnings() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      """
      modes:
        light: {appearance: light}
        dark: {appearance: dark}
        compact: {density: compact, fallback: light}
      colors: {ink: {light: "#000", dark: "#FFF"}}
      padding: {gap: {light: 8, dark: 16, compact: 4}, edge: {light: 2, dark: 2, compact: 1}}

      """, to: "tokens.yaml")
    for (format, isWarned) in [("css", false), ("compose", false), ("android", true), ("assets", false)] {
      let outcome = try await export("tokens.yaml", "--as", format, "-o", format, in: directory)
      #expect(outcome.status == 0)
      let warning =
        "tokens.yaml:4:3: warning: the format android leaves out the values of 2 tokens in the mode `compact`"
      #expect(outcome.errors.contains(warning) == isWarned, "\(outcome.errors)")
      #expect(outcome.errors.contains("unfollowed-mode") == isWarned)
    }
  }

  @Test func withoutTheOtherCommandItSaysWhatToBuild() async throws {
    let folder = Project.products.appendingPathComponent("alone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let alone = folder.appendingPathComponent("kanso").path
    // A copy would be "busy" while a program that another test starts at the same time holds it open for writing.
    try FileManager.default.linkItem(atPath: KansoCommand.path, toPath: alone)
    let outcome = try await Shell.run(alone, ["export", "--help"], environment: ["PATH": "/usr/bin:/bin"])
    #expect(outcome.status == 66 && outcome.errors.contains("kanso-export"), "\(outcome.errors)")
  }
}
