import Foundation
import TestSupport
import Testing

/// `kanso diff` on files, and on revisions of git.
struct DiffTests {
  private static let guide = """
    kanso: 2
    include: [palette.yaml]
    colors: {text: ink}
    contrast: [{text: text, on: paper}]

    """
  private static let palette = "kanso: 2\ncolors: {ink: \"#101418\", paper: \"#FFFFFF\"}\n"

  private func folder() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(Self.guide, to: "design/tokens.yaml")
    try directory.write(Self.palette, to: "design/palette.yaml")
    return directory
  }

  private func git(_ arguments: String..., in directory: TemporaryDirectory) async throws {
    let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    let outcome = try await Shell.run("git", identity + arguments, in: directory.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(.requires(.program("git"))) func aGuideIsComparedWithARevision() async throws {
    let directory = try folder()
    try await git("init", "-q", "-b", "main", in: directory)
    try await git("add", "-A", in: directory)
    try await git("commit", "-q", "-m", "a", in: directory)
    try directory.write(Self.palette.replacing("#101418", with: "#999999"), to: "design/palette.yaml")
    let options = ["diff", "design/tokens.yaml", "--against", "HEAD"]
    let outcome = try await KansoCommand.run(options, in: directory)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.hasPrefix(
        """
        design/tokens.yaml at HEAD → design/tokens.yaml
        patch: code compiles as before, 1 contrast is lost
        1 token looks different, 1 more with it.
          ! colors.text on colors.paper: 18.4 → 2.8, below 4.5 (AA) now

        Changed
          colors.ink
            #101418 → #999999  · very different
        """), "\(outcome.output)")
    #expect(outcome.output.contains("\n    also colors.text, an alias of colors.ink\n"))
    for (kinds, status) in [("major", 0), ("contrast", 1), ("any", 1), ("major, contrast", 1)] {
      let failed = try await KansoCommand.run(options + ["--fail-on", kinds], in: directory)
      #expect(failed.status == Int32(status) && failed.output == outcome.output)
    }
    // The included file is that of the revision, so nothing differs after a commit.
    try await git("commit", "-q", "-a", "-m", "b", in: directory)
    let same = try await KansoCommand.run(options + ["--fail-on", "any"], in: directory)
    #expect(same.status == 0 && same.output.contains("\nnone: no difference\n"))
    let unknown = try await KansoCommand.run("diff", "design/tokens.yaml", "--against", "nope", in: directory)
    #expect(unknown.status == 74 && unknown.errors.contains("find the revision nope"), "\(unknown.errors)")
    let option = try await KansoCommand.run(
      "diff", "design/tokens.yaml", "--against=--output=x", in: directory)
    #expect(option.status == 74 && option.errors.contains("not the name of a commit"))
    try directory.write("kanso: 2\n", to: "new.yaml")
    let missing = try await KansoCommand.run("diff", "new.yaml", "--against", "HEAD", in: directory)
    #expect(missing.status == 66 && missing.errors.contains("there is no such file at the revision HEAD"))
  }

  @Test func filesThemesAndDocumentsAreCompared() async throws {
    let directory = try folder()
    _ = try await KansoCommand.run(
      "compile", "design/tokens.yaml", "-o", "out", "--platform", "portable", "-q", in: directory)
    let theme = try await KansoCommand.run("diff", "design/tokens.yaml", "out/theme.json", in: directory)
    #expect(theme.status == 0 && theme.output.contains("\nnone: no difference\n"), "\(theme.output)")
    let document =
      #"{"colors": {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}"#
    try directory.write(document, to: "a.tokens.json")
    try directory.write(document.replacing("0, 0, 0", with: "1, 0, 0"), to: "b.tokens.json")
    let json = try await KansoCommand.run(
      "diff", "a.tokens.json", "b.tokens.json", "--format", "json", in: directory)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any], "\(json.errors)")
    #expect(object["impact"] as? String == "patch")
    #expect((object["changes"] as? [[String: Any]])?.first?["token"] as? String == "colors.ink")
  }

  @Test func markdownIsWrittenWithItsPictures() async throws {
    let directory = try folder()
    try directory.write(Self.palette.replacing("#101418", with: "#999999"), to: "palette.yaml")
    let outcome = try await KansoCommand.run(
      "diff", "design/palette.yaml", "palette.yaml", "--format", "markdown", "--output", "changes.md",
      "--swatches", "pictures", in: directory)
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.errors)")
    #expect(try directory.read("changes.md").contains("src=\"pictures/999999.svg\""))
    #expect(try directory.read("pictures/999999.svg").hasPrefix("<svg "))
  }

  @Test func wrongUseIsExplained() async throws {
    let directory = try folder()
    for (arguments, message) in [
      (["diff", "a.yaml"], "Name two guides"), (["diff", "a", "b", "--against", "HEAD"], "name one guide"),
      (["diff", "-", "--against", "HEAD"], "standard input has no revisions"),
      (["diff", "a", "b", "--fail-on", "mayor"], "Did you mean `major`?"),
    ] {
      let outcome = try await KansoCommand.run(arguments, in: directory)
      #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome.errors)")
    }
    try directory.write(KansoCommand.badGuide, to: "bad.yaml")
    let bad = try await KansoCommand.run("diff", "bad.yaml", "design/tokens.yaml", in: directory)
    #expect(bad.status == 1 && bad.output.isEmpty && bad.errors.contains("[unknown-alias]"))
  }

  @Test func statedContrastsArePrinted() async throws {
    let directory = try folder()
    let table = try await KansoCommand.run("validate", "design/tokens.yaml", "--contrast", in: directory)
    #expect(table.status == 0, "\(table.errors)")
    #expect(table.output.contains("text on paper   text 4.5 (AA)   18.4  Lc 105  ok\n"), "\(table.output)")
    try directory.write(Self.palette.replacing("#101418", with: "#999999"), to: "design/palette.yaml")
    let low = try await KansoCommand.run(
      "validate", "design/tokens.yaml", "--contrast", "--format", "json", in: directory)
    #expect(low.status == 1 && low.errors.contains("[low-contrast]"))
    #expect(low.output.contains("\"passes\": false"), "\(low.output)")
    let compile = ["compile", "design/tokens.yaml", "-o", "out", "--platform", "portable"]
    #expect(try await KansoCommand.run(compile, in: directory).errors.contains("warning: `colors.text`"))
    try directory.write("compile: {contrast: error}\n", to: "kanso.yaml")
    #expect(try await KansoCommand.run(compile, in: directory).status == 1)
    try directory.write("compile: {contrast: off}\n", to: "kanso.yaml")
    let off = try await KansoCommand.run(compile, in: directory)
    #expect(off.status == 0 && !off.errors.contains("low-contrast"))
  }
}
