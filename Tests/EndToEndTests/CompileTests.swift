import Foundation
import KansoTheme
import TestSupport
import Testing

struct CompileTests {
  private let names = ["Colors.swift", "Fonts.swift", "Padding.swift", "theme.json"]

  private func scratch(_ guide: String = KansoCommand.goodGuide) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(guide, to: "tokens.yaml")
    return directory
  }

  private func listing(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test func writesSourcesAndAThemeThatReadsBack() throws {
    let directory = try scratch()
    let outcome = try KansoCommand.run(
      "compile", "tokens.yaml", "--output", "out", "--platform", "uikit", in: directory)
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.contains("Wrote Colors.swift, Fonts.swift, Padding.swift, theme.json in out (5 tokens"))
    #expect(try listing(directory.path("out")) == names)
    let theme = try Theme(contentsOf: directory.url.appendingPathComponent("out/theme.json"))
    #expect(theme.name == "Test")
    for name in names.dropLast() {
      #expect(try directory.read("out/\(name)").contains(theme.fingerprint.description))
    }
  }

  @Test func withoutAThemeThereIsNoneLeftOver() throws {
    let directory = try scratch()
    func compile(_ options: String...) throws -> [String] {
      let outcome = try Shell.run(
        KansoCommand.path, ["compile", "tokens.yaml", "--output", "out"] + options, in: directory.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try listing(directory.path("out"))
    }
    #expect(try compile() == names)
    #expect(try compile("--no-theme") == names.dropLast())
    // One of somebody else stays.
    try directory.write("{}", to: "out/theme.json")
    #expect(try compile("--no-theme") == names)
  }

  @Test func theSameGuideGivesTheSameBytes() throws {
    let directory = try scratch()
    for output in ["a", "b"] {
      _ = try KansoCommand.run(
        "compile", "tokens.yaml", "-o", output, "--platform", "portable", in: directory)
    }
    for name in names { #expect(try directory.read("a/\(name)") == directory.read("b/\(name)")) }
  }

  @Test func whatDidNotChangeIsNotTouched() throws {
    let directory = try scratch()
    let arguments = ["compile", "tokens.yaml", "--output", "out", "--platform", "portable"]
    _ = try KansoCommand.run(
      arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5], in: directory)
    let before = try FileManager.default.attributesOfItem(atPath: directory.path("out/Colors.swift"))
    try directory.write(KansoCommand.goodGuide + "# a comment\n", to: "tokens.yaml")
    let outcome = try KansoCommand.run(
      "compile", "tokens.yaml", "-o", "out", "--platform", "portable", in: directory)
    #expect(outcome.errors.hasPrefix("Nothing changed in out"))
    let after = try FileManager.default.attributesOfItem(atPath: directory.path("out/Colors.swift"))
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test func checkTellsWhatIsOutOfDateAndWritesNothing() throws {
    let directory = try scratch()
    func check() throws -> Shell.Outcome {
      try KansoCommand.run(
        "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", "--check", in: directory)
    }
    #expect(try check().status == 1)
    #expect(!FileManager.default.fileExists(atPath: directory.path("out")))
    _ = try KansoCommand.run(
      "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", "--quiet", in: directory)
    #expect(try check().status == 0)
    try directory.write(
      KansoCommand.goodGuide.replacing("standard: 8", with: "standard: 9"), to: "tokens.yaml")
    let outdated = try check()
    #expect(outdated.status == 1)
    #expect(outdated.errors.contains("out/Padding.swift is missing or out of date"))
    #expect(try directory.read("out/Padding.swift").contains("CGFloat(8)"))
  }

  @Test func onAnErrorNoOutputIsTouched() throws {
    let directory = try scratch(KansoCommand.badGuide)
    let outcome = try KansoCommand.run(
      "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", in: directory)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("tokens.yaml:2:10: error: there is no color `whte` [unknown-alias]\n"))
    #expect(!FileManager.default.fileExists(atPath: directory.path("out")))
  }

  @Test func strictTakesWarningsForErrors() throws {
    let directory = try scratch(KansoCommand.warningGuide)
    let strict = try KansoCommand.run(
      "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", "--strict", in: directory)
    #expect(strict.status == 1)
    #expect(!FileManager.default.fileExists(atPath: directory.path("out")))
    let lenient = try KansoCommand.run(
      "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", in: directory)
    #expect(lenient.status == 0)
    #expect(lenient.errors.contains("warning:"))
  }

  @Test func templatesOfOnesOwn() throws {
    let directory = try scratch()
    try directory.write(
      "{{% CONTENT_TYPE: TEXT}}\n{{#enums}}{{#tokens}}{{name}};{{/tokens}}{{/enums}}",
      to: "mine/Padding.uikit.mustache")
    func compile() throws -> Shell.Outcome {
      try KansoCommand.run(
        "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", "--templates", "mine", in: directory)
    }
    #expect(try compile().status == 0)
    #expect(try directory.read("out/Padding.swift").hasSuffix("\nstandard;\n"))
    try directory.write("{{#tokens}}", to: "mine/Padding.uikit.mustache")
    let broken = try compile()
    #expect(broken.status == 1)
    #expect(broken.errors.contains("mine/Padding.uikit.mustache:1:"))
    let json = try KansoCommand.run(
      "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", "--templates", "mine", "--format", "json",
      in: directory)
    #expect(json.output.contains("\"rule\" : \"invalid-template\""))
    #expect(try directory.read("out/Padding.swift").hasSuffix("\nstandard;\n"))
  }

  @Test func aModeOfOnesOwnIsChosenWhenCompiling() throws {
    let directory = try scratch(
      """
      modes:
        light: {appearance: light}
        dark: {appearance: dark}
        compact: {density: compact, fallback: light}
      colors: {text: {light: "#000000", dark: "#FFFFFF"}}
      padding: {gap: {light: 8, dark: 8, compact: 4}}

      """)
    func compile(_ mode: String) throws -> Shell.Outcome {
      try KansoCommand.run(
        "compile", "tokens.yaml", "-o", mode, "--platform", "uikit", "--mode", mode, in: directory)
    }
    #expect(try compile("compact").status == 0)
    #expect(try directory.read("compact/Padding.swift").contains("gap = CGFloat(4)"))
    // The appearance is still open.
    #expect(try directory.read("compact/Colors.swift").contains("text = _kansoDynamic("))
    #expect(try compile("dark").status == 0)
    #expect(
      try directory.read("dark/Colors.swift").contains("text = UIColor(red: 1, green: 1, blue: 1, alpha: 1)"))
    #expect(try compile("nope").status == 64)
    #expect(!FileManager.default.fileExists(atPath: directory.path("nope")))
  }

  @Test func aHeaderThatIsNoLongerWantedIsRemoved() throws {
    let directory = try scratch()
    func compile(_ more: String...) throws -> Shell.Outcome {
      let kanso = Project.products.appendingPathComponent("kanso").path
      return try Shell.run(kanso, ["compile", "tokens.yaml", "-o", "out"] + more, in: directory.url)
    }
    #expect(try compile("--objc-header").status == 0)
    #expect(try directory.read("out/Tokens.h").contains("PaddingStandard(void) { return 8; }"))
    let check = try compile("--check")
    #expect(check.status == 1)
    #expect(check.errors.contains("out/Tokens.h is no longer generated"))
    #expect(try compile().status == 0)
    #expect(try listing(directory.path("out")) == names)
    // A header of somebody else's is not ours to remove.
    try directory.write("// Mine\n", to: "out/Tokens.h")
    #expect(try compile().status == 0)
    #expect(try directory.read("out/Tokens.h") == "// Mine\n")
  }

  @Test func namesThatCollideInCAreErrors() throws {
    let directory = try scratch("padding:\n  card: {inner-gap: 1}\n  cardInner: {gap: 2}\n")
    let fine = try KansoCommand.run("compile", "tokens.yaml", "-o", "out", in: directory)
    #expect(fine.status == 0)
    let outcome = try KansoCommand.run(
      "compile", "tokens.yaml", "-o", "other", "--objc-header", in: directory)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("tokens.yaml:3:15: error: "))
    let json = try KansoCommand.run(
      "compile", "tokens.yaml", "-o", "other", "--objc-header", "--format", "json", in: directory)
    #expect(json.output.contains("\"rule\" : \"name-collision\""))
    #expect(!FileManager.default.fileExists(atPath: directory.path("other")))
  }

  @Test func exitCodesTellWhatWentWrong() throws {
    let directory = try scratch()
    try directory.write("", to: "file")
    func status(_ guide: String, _ output: String, _ more: String = "--quiet") throws -> Int32 {
      try KansoCommand.run("compile", guide, "-o", output, "--platform", "uikit", more, in: directory).status
    }
    #expect(try status("missing.yaml", "out") == 66)
    #expect(try status(".", "out") == 66)
    #expect(try status("tokens.yaml", "file") == 74)
    #expect(try status("tokens.yaml", "file/inner") == 74)
    #expect(try status("tokens.yaml", "out", "--nonsense") == 64)
    #expect(try status("tokens.yaml", "out", "--platform=vax") == 64)
    #expect(try KansoCommand.run("compile", in: directory).status == 64)
  }
}
