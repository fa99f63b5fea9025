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

  @Test func writesSourcesAndAThemeThatReadsBack() async throws {
    let directory = try scratch()
    let outcome = try await KansoCommand.run(
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

  @Test func withoutAThemeThereIsNoneLeftOver() async throws {
    let directory = try scratch()
    func compile(_ options: String...) async throws -> [String] {
      let outcome = try await KansoCommand.run(
        ["compile", "tokens.yaml", "--output", "out"] + options, in: directory)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try listing(directory.path("out"))
    }
    #expect(try await compile() == names)
    #expect(try await compile("--no-theme") == names.dropLast())
    // A file that Kanso did not write stays.
    try directory.write("{}", to: "out/theme.json")
    #expect(try await compile("--no-theme") == names)
  }

  /// `Tokens.swift` is written only for a guide that has one of its sections.
  @Test func aFourthSourceComesAndGoesWithItsSections() async throws {
    let directory = try scratch("kanso: 2\nname: Test\ndurations: {fast: 150ms}\n")
    func compile(_ options: String...) async throws -> Shell.Outcome {
      try await KansoCommand.run(
        ["compile", "tokens.yaml", "--output", "out", "--platform", "uikit"] + options, in: directory)
    }
    #expect(try await compile().status == 0)
    let all = ["Colors.swift", "Fonts.swift", "Padding.swift", "Tokens.swift", "theme.json"]
    #expect(try listing(directory.path("out")) == all)
    #expect(try directory.read("out/Tokens.swift").contains("public static let fast = 0.15\n"))
    #expect(try await compile("--check").status == 0)
    try directory.write("kanso: 2\nname: Test\npadding: {standard: 8}\n", to: "tokens.yaml")
    let check = try await compile("--check")
    #expect(check.status == 1 && check.errors.contains("out/Tokens.swift is no longer generated"))
    #expect(try await compile().status == 0)
    #expect(try listing(directory.path("out")) == names)
    // A file that Kanso did not write stays.
    try directory.write("// mine\n", to: "out/Tokens.swift")
    #expect(try await compile().status == 0)
    #expect(try listing(directory.path("out")) == all)
  }

  @Test func aPlanIsAnErrorIfItLacksANeededSource() async throws {
    let directory = try scratch("kanso: 2\ndurations: {fast: 150ms}\n")
    func compile(_ tokens: String) async throws -> Shell.Outcome {
      try directory.write(
        "{\"inputs\": [\"tokens.yaml\"], \"templates\": \"none\"\(tokens)}", to: "plan.json")
      return try await KansoCommand.run(
        "compile", "tokens.yaml", "--output", "out", "--plan", "plan.json", in: directory)
    }
    for tokens in ["", ", \"tokens\": false"] {
      let outcome = try await compile(tokens)
      #expect(outcome.status == 1)
      #expect(
        outcome.errors.hasPrefix("tokens.yaml:1:1: error: the build was planned without Tokens.swift"),
        "\(outcome.errors)")
    }
    #expect(try await compile(", \"tokens\": true").status == 0)
    // A planned source is written without sections, too.
    try directory.write("padding: {standard: 8}\n", to: "tokens.yaml")
    #expect(try await compile(", \"tokens\": true").status == 0)
    #expect(try directory.read("out/Tokens.swift").contains("enum Numbers {"))
  }

  @Test func theSameGuideGivesTheSameBytes() async throws {
    let directory = try scratch()
    for output in ["a", "b"] {
      _ = try await KansoCommand.run(
        "compile", "tokens.yaml", "-o", output, "--platform", "portable", in: directory)
    }
    for name in names { #expect(try directory.read("a/\(name)") == directory.read("b/\(name)")) }
  }

  @Test func whatDidNotChangeIsNotTouched() async throws {
    let directory = try scratch()
    let arguments = ["compile", "tokens.yaml", "--output", "out", "--platform", "portable"]
    _ = try await KansoCommand.run(arguments, in: directory)
    let before = try FileManager.default.attributesOfItem(atPath: directory.path("out/Colors.swift"))
    try directory.write(KansoCommand.goodGuide + "# a comment\n", to: "tokens.yaml")
    let outcome = try await KansoCommand.run(arguments, in: directory)
    #expect(outcome.errors.hasPrefix("Nothing changed in out"))
    let after = try FileManager.default.attributesOfItem(atPath: directory.path("out/Colors.swift"))
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test func checkReportsOutdatedFilesAndWritesNothing() async throws {
    let directory = try scratch()
    func check() async throws -> Shell.Outcome {
      try await KansoCommand.run(
        "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", "--check", in: directory)
    }
    #expect(try await check().status == 1)
    #expect(!FileManager.default.fileExists(atPath: directory.path("out")))
    _ = try await KansoCommand.run(
      "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", "--quiet", in: directory)
    #expect(try await check().status == 0)
    try directory.write(
      KansoCommand.goodGuide.replacing("standard: 8", with: "standard: 9"), to: "tokens.yaml")
    let outdated = try await check()
    #expect(outdated.status == 1)
    #expect(outdated.errors.contains("out/Padding.swift is missing or out of date"))
    #expect(try directory.read("out/Padding.swift").contains("CGFloat(8)"))
  }

  @Test func onAnErrorNoOutputIsTouched() async throws {
    let directory = try scratch(KansoCommand.badGuide)
    let outcome = try await KansoCommand.run(
      "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", in: directory)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("tokens.yaml:2:10: error: there is no color `whte` [unknown-alias]\n"))
    #expect(!FileManager.default.fileExists(atPath: directory.path("out")))
  }

  @Test func strictTakesWarningsForErrors() async throws {
    let directory = try scratch(KansoCommand.warningGuide)
    let strict = try await KansoCommand.run(
      "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", "--strict", in: directory)
    #expect(strict.status == 1)
    #expect(!FileManager.default.fileExists(atPath: directory.path("out")))
    let lenient = try await KansoCommand.run(
      "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", in: directory)
    #expect(lenient.status == 0)
    #expect(lenient.errors.contains("tokens.yaml:3:10: warning:"))
  }

  @Test func templatesOfOnesOwn() async throws {
    let directory = try scratch()
    try directory.write(
      "{{% CONTENT_TYPE: TEXT}}\n{{#enums}}{{#tokens}}{{name}};{{/tokens}}{{/enums}}",
      to: "mine/Padding.uikit.mustache")
    func compile() async throws -> Shell.Outcome {
      try await KansoCommand.run(
        "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", "--templates", "mine", in: directory)
    }
    #expect(try await compile().status == 0)
    #expect(try directory.read("out/Padding.swift").hasSuffix("\nstandard;\n"))
    try directory.write("{{#tokens}}", to: "mine/Padding.uikit.mustache")
    let broken = try await compile()
    #expect(broken.status == 1)
    #expect(broken.errors.contains("mine/Padding.uikit.mustache:1:"))
    try directory.write(
      "{{#enums}}{{#tokens}}\n{{name}} {{pionts}}{{/tokens}}{{/enums}}", to: "mine/Padding.uikit.mustache")
    let unknown = try await compile()
    #expect(unknown.status == 1)
    #expect(
      unknown.errors.hasPrefix("mine/Padding.uikit.mustache:2:12: error: there is no field `pionts` here"))
    #expect(unknown.errors.contains("Did you mean `points`?"))
    try directory.write("{{#tokens}}", to: "mine/Padding.uikit.mustache")
    let json = try await KansoCommand.run(
      "compile", "tokens.yaml", "-o", "out", "--platform", "uikit", "--templates", "mine", "--format", "json",
      in: directory)
    #expect(json.output.contains("\"rule\": \"invalid-template\""))
    #expect(try directory.read("out/Padding.swift").hasSuffix("\nstandard;\n"))
  }

  @Test func aModeOfOnesOwnIsChosenWhenCompiling() async throws {
    let directory = try scratch(
      """
      modes:
        light: {appearance: light}
        dark: {appearance: dark}
        compact: {density: compact, fallback: light}
      colors: {text: {light: "#000000", dark: "#FFFFFF"}}
      padding: {gap: {light: 8, dark: 8, compact: 4}}

      """)
    func compile(_ mode: String) async throws -> Shell.Outcome {
      try await KansoCommand.run(
        "compile", "tokens.yaml", "-o", mode, "--platform", "uikit", "--mode", mode, in: directory)
    }
    #expect(try await compile("compact").status == 0)
    #expect(try directory.read("compact/Padding.swift").contains("gap = CGFloat(4)"))
    // The output is not fixed to one appearance.
    #expect(try directory.read("compact/Colors.swift").contains("text = _kansoDynamic("))
    #expect(try await compile("dark").status == 0)
    #expect(
      try directory.read("dark/Colors.swift").contains("text = UIColor(red: 1, green: 1, blue: 1, alpha: 1)"))
    #expect(try await compile("nope").status == 64)
    #expect(!FileManager.default.fileExists(atPath: directory.path("nope")))
  }

  @Test func aModeThatNothingFollowsIsAWarning() async throws {
    let guide = """
      modes:
        light: {appearance: light}
        dark: {appearance: dark}
        g90: {theme: g90, fallback: light}
      colors:
        ink: {light: "#000000", dark: "#FFFFFF", g90: "#123456"}
      padding:
        gap: {light: 8, dark: 8}

      """
    let directory = try scratch(guide)
    func compile(_ options: String...) async throws -> Shell.Outcome {
      try await KansoCommand.run(["compile", "tokens.yaml", "-o", "out"] + options, in: directory)
    }
    let warning = "leaves out the value of `colors.ink` in the mode `g90` [unfollowed-mode]"
    for (platform, name) in [("uikit", "UIKit"), ("swiftui", "SwiftUI"), ("auto", "UIKit and AppKit")] {
      let outcome = try await compile("--platform", platform)
      #expect(outcome.status == 0)
      #expect(
        outcome.errors.hasPrefix("tokens.yaml:4:3: warning: the Swift for \(name) \(warning)\n"),
        "\(outcome.errors)")
    }
    #expect(try await compile("--strict").status == 1)
    for options in [["--platform", "portable"], ["--mode", "g90"]] {
      let outcome = try await KansoCommand.run(
        ["compile", "tokens.yaml", "-o", "out", "--strict"] + options, in: directory)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    // The warning can be suppressed like other warnings. `validate` knows no platform, so it does not report the
    // suppression as unused.
    let reason = "  # kanso:disable:next unfollowed-mode - compiled with --mode\n  g90"
    try directory.write(guide.replacing("  g90", with: reason, maxReplacements: 1), to: "tokens.yaml")
    #expect(try await compile("--strict").status == 0)
    #expect(
      try await KansoCommand.run("validate", "tokens.yaml", "--strict", in: directory).status == 0)
    try directory.write(guide, to: "tokens.yaml")
    try directory.write("warnings: {disable: [unfollowed-mode]}\n", to: "kanso.yaml")
    #expect(try await compile("--strict").status == 0)
  }

  @Test func waitingForAnotherProcessIsReported() async throws {
    let directory = try scratch()
    try FileManager.default.createDirectory(atPath: directory.path("out"), withIntermediateDirectories: true)
    let descriptor = open(directory.path("out"), O_RDONLY | O_CLOEXEC)
    try #require(flock(descriptor, LOCK_EX) == 0)
    let program = try RunningProgram(
      KansoCommand.path, ["compile", "tokens.yaml", "-o", "out"], in: directory.url)
    #expect(
      try await program.line(1) == "Waiting for the lock on out, into which another process is writing.")
    #expect(try listing(directory.path("out")).isEmpty)
    close(descriptor)
    // On a busy machine the wait may have timed out by now. The tests of `OutputDirectory` cover both results.
    let status = try await program.status()
    #expect(try listing(directory.path("out")) == (status == 0 ? names : []))
    #expect(status == 0 || status == 74)
  }

  @Test func aHeaderThatIsNoLongerWantedIsRemoved() async throws {
    let directory = try scratch()
    func compile(_ more: String...) async throws -> Shell.Outcome {
      try await KansoCommand.run(["compile", "tokens.yaml", "-o", "out"] + more, in: directory)
    }
    #expect(try await compile("--objc-header").status == 0)
    #expect(try directory.read("out/Tokens.h").contains("PaddingStandard(void) { return 8; }"))
    let check = try await compile("--check")
    #expect(check.status == 1)
    #expect(check.errors.contains("out/Tokens.h is no longer generated"))
    #expect(try await compile().status == 0)
    #expect(try listing(directory.path("out")) == names)
    // Kanso does not remove a header that it did not write.
    try directory.write("// Mine\n", to: "out/Tokens.h")
    #expect(try await compile().status == 0)
    #expect(try directory.read("out/Tokens.h") == "// Mine\n")
  }

  @Test func namesThatCollideInCAreErrors() async throws {
    let directory = try scratch("padding:\n  card: {inner-gap: 1}\n  cardInner: {gap: 2}\n")
    let fine = try await KansoCommand.run("compile", "tokens.yaml", "-o", "out", in: directory)
    #expect(fine.status == 0)
    let outcome = try await KansoCommand.run(
      "compile", "tokens.yaml", "-o", "other", "--objc-header", in: directory)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("tokens.yaml:3:15: error: "))
    let json = try await KansoCommand.run(
      "compile", "tokens.yaml", "-o", "other", "--objc-header", "--format", "json", in: directory)
    #expect(json.output.contains("\"rule\": \"name-collision\""))
    #expect(!FileManager.default.fileExists(atPath: directory.path("other")))
  }

  @Test func exitCodesTellWhatWentWrong() async throws {
    let directory = try scratch()
    try directory.write("", to: "file")
    func status(_ guide: String, _ output: String, _ more: String = "--quiet") async throws -> Int32 {
      try await KansoCommand.run("compile", guide, "-o", output, "--platform", "uikit", more, in: directory)
        .status
    }
    #expect(try await status("missing.yaml", "out") == 66)
    #expect(try await status(".", "out") == 66)
    #expect(try await status("tokens.yaml", "file") == 74)
    #expect(try await status("tokens.yaml", "file/inner") == 74)
    #expect(try await status("tokens.yaml", "out", "--nonsense") == 64)
    #expect(try await status("tokens.yaml", "out", "--platform=vax") == 64)
    #expect(try await KansoCommand.run("compile", in: directory).status == 64)
  }
}
