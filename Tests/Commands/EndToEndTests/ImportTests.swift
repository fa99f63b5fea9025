import Foundation
import TestSupport
import Testing

/// `kanso import`, with resources of Android as the source.
struct ImportTests {
  private func resources(_ lines: String...) -> String {
    "<resources>\n" + lines.map { "  \($0)\n" }.joined() + "</resources>\n"
  }

  private func run(_ arguments: String..., in directory: TemporaryDirectory) async throws -> Shell.Outcome {
    try await KansoCommand.run(["import"] + arguments, in: directory)
  }

  @Test func filesOfAFolderBecomeAGuideThatCompiles() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(
      resources(#"<color name="ink">#2C4251</color>"#, #"<color name="text">@color/ink</color>"#),
      to: "res/values/colors.xml")
    try directory.write(resources(#"<dimen name="gap">8dp</dimen>"#), to: "res/values/dimens.xml")
    try directory.write("hidden", to: "res/.hidden.xml")
    let outcome = try await run("res", in: directory)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("Read as Android resources (--from android).\n3 tokens imported, 0 lost"))
    #expect(outcome.output.isEmpty)
    #expect(try directory.read("tokens.yaml").contains("ink: \"#2c4251\""))
    #expect(try await KansoCommand.run("validate", "tokens.yaml", in: directory).status == 0)
  }

  @Test func aWrongFormatIsNamed() async throws {
    let directory = try TemporaryDirectory()
    let color = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
    try directory.write(#"{"ink": {"$type": "color", "$value": \#(color)}}"#, to: "tokens.json")
    let outcome = try await run("tokens.json", "--from", "css", in: directory)
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.contains("tokens.json:1:1: error: the file looks like design tokens (DTCG), and has"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("Use `--from dtcg-draft`"), "\(outcome.errors)")
    let read = try await run("tokens.json", in: directory)
    #expect(read.errors.hasPrefix("Read as design tokens (DTCG) (--from dtcg-draft).\n"), "\(read.errors)")
  }

  @Test func anotherImportKeepsWhatPeopleWrote() async throws {
    let directory = try TemporaryDirectory()
    let (ink, paper) = (#"<color name="ink">#2C4251</color>"#, #"<color name="paper">#FFFFFF</color>"#)
    try directory.write(resources(ink, paper), to: "colors.xml")
    #expect(try await run("colors.xml", in: directory).status == 0)
    let own = try directory.read("tokens.yaml").replacing("\"#2c4251\"", with: "\"#000000\" # darker")
    try directory.write(own, to: "tokens.yaml")
    try directory.write(
      resources(ink, #"<color name="paper">#EEEEEE</color>"#, #"<color name="line">#CCCCCC</color>"#),
      to: "colors.xml")
    let outcome = try await run("colors.xml", in: directory)
    #expect(outcome.errors.contains("1 updated, 1 added, 0 removed, 0 in conflict"), "\(outcome.errors)")
    let merged = try directory.read("tokens.yaml")
    #expect(
      merged.contains("ink: \"#000000\" # darker") && merged.contains("paper: \"#eeeeee\"\n"), "\(merged)")
    try directory.write(resources(#"<color name="ink">#111111</color>"#, paper), to: "colors.xml")
    let conflict = try await run("colors.xml", in: directory)
    #expect(conflict.status == 0)
    #expect(conflict.errors.contains("[import-conflict]"), "\(conflict.errors)")
    #expect(try directory.read("tokens.yaml").contains("ink: \"#000000\" # darker"))
  }

  @Test func nothingIsWrittenWithCheckOrIntoOtherGuides() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(resources(#"<color name="ink">#2C4251</color>"#), to: "colors.xml")
    let checked = try await run("colors.xml", "--check", "--format", "json", in: directory)
    #expect(checked.status == 1 && checked.output.hasPrefix("["))
    #expect(checked.errors.contains("error: tokens.yaml is missing"), "\(checked.errors)")
    #expect(throws: (any Error).self) { try directory.read("tokens.yaml") }
    try directory.write(KansoCommand.goodGuide, to: "tokens.yaml")
    let refused = try await run("colors.xml", in: directory)
    #expect(refused.status == 74)
    #expect(refused.errors.contains("it exists and was not imported"), "\(refused.errors)")
    #expect(try await run("colors.xml", "--check", in: directory).status == 74)
    #expect(try directory.read("tokens.yaml") == KansoCommand.goodGuide)
    #expect(try await run("colors.xml", "--force", "--quiet", in: directory).errors == "")
    #expect(try directory.read("tokens.yaml").contains("#2c4251"))
  }

  @Test func checksNameTheChanges() async throws {
    let directory = try TemporaryDirectory()
    let ink = #"<color name="ink">#2C4251</color>"#
    try directory.write(resources(ink, #"<color name="old">#FFFFFF</color>"#), to: "colors.xml")
    #expect(try await run("colors.xml", in: directory).status == 0)
    let guide = try directory.read("tokens.yaml")
    #expect(try await run("colors.xml", "--check", in: directory).status == 0)
    try directory.write(
      resources(#"<color name="ink">#000000</color>"#, #"<color name="new">#FFFFFF</color>"#),
      to: "colors.xml")
    let checked = try await run("colors.xml", "--check", "--quiet", in: directory)
    #expect(checked.status == 1)
    #expect(
      checked.errors.contains(
        "would update colors.ink\nwould add colors.new\nwould remove colors.old\nerror: "),
      "\(checked.errors)")
    #expect(try directory.read("tokens.yaml") == guide)
  }

  @Test func nothingIsWrittenWithoutAllTokens() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(resources(#"<color name="ink">#2C4251</color>"#), to: "a.xml")
    try directory.write(resources(#"<color name="paper">#FFFFFF</color>"#), to: "b.xml")
    #expect(try await run("a.xml", "b.xml", in: directory).status == 0)
    let guide = try directory.read("tokens.yaml")
    try directory.write("<resources><color", to: "b.xml")
    let outcome = try await run("a.xml", "b.xml", in: directory)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("[unreadable-token-file]"), "\(outcome.errors)")
    #expect(try directory.read("tokens.yaml") == guide)
  }

  @Test func aGuideThatDidNotCompileStays() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(resources(#"<color name="ink">#2C4251</color>"#), to: "colors.xml")
    #expect(try await run("colors.xml", in: directory).status == 0)
    let own = try directory.read("tokens.yaml") + "  mine: missing\n"
    try directory.write(own, to: "tokens.yaml")
    let outcome = try await run("colors.xml", in: directory)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("tokens.yaml did not compile before this import"), "\(outcome.errors)")
    #expect(try directory.read("tokens.yaml") == own)
  }

  @Test func namedFilesThatAreNotReadAreReported() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(resources(#"<color name="ink">#2C4251</color>"#), to: "colors.xml")
    try directory.write(":root { --ink: #000 }", to: "b.css")
    let outcome = try await run("colors.xml", "b.css", in: directory)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("b.css:1:1: warning: the file is not read"), "\(outcome.errors)")
    #expect(try await run("-", in: directory).status == 64)
    #expect(try await run("colors.xml", "--output", "-", in: directory).status == 64)
  }

  @Test(arguments: ["", #"{"a": 1"#, "\u{0}\u{1}"])
  func theFileThatCannotBeReadIsNamed(_ text: String) async throws {
    let directory = try TemporaryDirectory()
    try directory.write(#"{"ink": {"$type": "color", "$value": "red"}}"#, to: "a.json")
    try directory.write(text, to: "b.json")
    for files in [["a.json", "b.json"], ["b.json"]] {
      let outcome = try await KansoCommand.run(["import"] + files, in: directory)
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("b.json:") && outcome.errors.contains("[unreadable-token-file]"))
      #expect(!outcome.errors.contains("a.json:"), "\(outcome.errors)")
    }
  }

  @Test func unknownFilesAreExplained() async throws {
    let directory = try TemporaryDirectory()
    try directory.write("kanso: 2\n" + KansoCommand.badGuide, to: "own.yaml")
    let guide = try await run("own.yaml", in: directory)
    #expect(guide.status == 1)
    #expect(
      guide.errors.contains("the file is a style guide of Kanso [unknown-token-format]"), "\(guide.errors)")
    #expect(guide.errors.contains("`kanso validate own.yaml`"))
    try directory.write("hello", to: "a.txt")
    #expect(try await run("a.txt", in: directory).errors.contains("no tokens of a known format"))
    #expect(try await run("missing.json", in: directory).status == 66)
    #expect(try await run("own.yaml", "--output", "own.yaml", in: directory).status == 64)
  }
}
