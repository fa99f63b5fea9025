import Foundation
import KansoTheme
import TestSupport
import Testing

@testable import KansoPreview

/// The pages of a guide as a site.
@Suite struct GuideSiteTests {
  private let guide = """
    kanso: 2
    modes: [light, dark]
    colors:
      ink: {light: "#101418", dark: "#F4F6F8"}
      größe: {primary: ink, press: {fill: "#223344"}}
      grüße: {old: "#112233"}
    padding: {standard: 8}
    contrast:
      - {text: ink, on: "{colors.größe.press.fill}", level: AA}
    """

  private func files(_ theme: Theme, since old: Theme? = nil) -> [GuideSite.File] {
    let changes = old.map { GuideDifferencePage(from: $0, to: theme, oldName: "v1", newName: "tokens.yaml") }
    return GuideSite.files(of: GuidePreview(theme), changes: changes, since: "v1")
  }

  /// Names differ where the case of letters is ignored, and contain nothing but letters, digits and hyphens.
  @Test func eachSectionAndGroupHasAFile() throws {
    #expect(
      files(try Sample.theme(guide)).map(\.name) == [
        "index.html", "colors.html", "padding.html", "colors-gr--e.html", "colors-gr--e-2.html",
      ])
    for text in Sample.hostileTexts {
      for file in files(Sample.hostile(text)) {
        #expect(file.name.wholeMatch(of: /[a-z0-9-]+\.html/) != nil, "\(file.name)")
      }
    }
  }

  @Test func everyLinkLeadsToAnElementOfTheSite() throws {
    let old = try Sample.theme("colors: {ink: \"#000000\"}")
    let files = files(try Sample.theme(guide), since: old)
    #expect(files.contains { $0.name == "changes.html" })
    let anchors = Dictionary(
      uniqueKeysWithValues: files.map { file in
        (file.name, Set(file.html.matches(of: /\sid="([^"]*)"/).map { String($0.1) }))
      })
    for file in files {
      let links = file.html.matches(of: /\shref="([^"#]*)(?:#([^"]*))?"/)
      #expect(links.count > 3)
      for link in links {
        let name = link.1.isEmpty ? file.name : String(link.1)
        let known = try #require(anchors[name], "\(file.name): \(link.0)")
        if let anchor = link.2 { #expect(known.contains(String(anchor)), "\(file.name): \(link.0)") }
      }
      #expect(file.html.contains("href=\"index.html\"") && file.html.contains("Changes since v1"))
    }
  }

  /// Groups beyond the limit are on the page of the whole guide and of their section, to which links lead.
  @Test func theNumberOfPagesIsLimited() throws {
    let count = GuideSite.maxPartCount + 20
    let groups = (0..<count).map { "  group\($0): {size: \($0)}\n" }.joined()
    let files = files(try Sample.theme("sizes:\n" + groups))
    #expect(files.count == GuideSite.maxPartCount + 1)
    #expect(files[0].html.contains("id=\"t-sizes.group\(GuideSite.maxPartCount + 19).size\""))
    let size = files.reduce(0) { $0 + $1.html.utf8.count }
    #expect(size < 100 << 20, "\(size)")
  }

  /// A note that names a token that is not in the guide has no link.
  @Test func aReferenceToNothingIsNoLink() throws {
    let theme = try Sample.theme(
      """
      colors:
        a: {ink: {value: "#000000", deprecated: "use {colors.b.ink}"}}
        b: {ink: "#111111"}
      """)
    let tokens = [
      ThemeToken(path: "colors.a.ink", value: .number(1), deprecated: .message("use {colors.b.gone}")),
      ThemeToken(path: "colors.b.ink", value: .number(1), alias: "colors.gone"),
    ]
    let groups = ["a", "b"].enumerated().map { index, name in
      TokenGroup.Member.group(TokenGroup(path: TokenPath("colors.\(name)"), members: [.token(index)]))
    }
    let other = Theme(sections: [TokenGroup(path: "colors", members: groups)], tokens: tokens)
    for file in files(other) {
      #expect(file.html.contains("gone") && !file.html.contains("gone\""), "\(file.name)")
    }
    let page = try #require(files(theme).first { $0.name == "colors-a.html" })
    #expect(page.html.contains("href=\"colors-b.html#t-colors.b.ink\""))
  }

  @Test func aPageOfAGroupHasItsTokensOnly() throws {
    let file = try #require(files(try Sample.theme(guide)).first { $0.name == "colors-gr--e.html" })
    let tokens = file.html.matches(of: /data-find="([^" ]*)/).map { String($0.1) }
    #expect(tokens == ["colors.größe.primary", "colors.größe.press.fill"])
    #expect(file.html.contains("<dd dir=\"auto\">2</dd>"))
    // What is elsewhere is linked, and the contrasts of the whole guide are on its page only.
    #expect(file.html.contains("href=\"colors.html#t-colors.ink\""))
    #expect(!file.html.contains("class=\"matrix\""))
  }

  @Test(.requires(.browser), .requires(.python("axe_playwright_python"))) func pagesAreAccessible()
    async throws
  {
    let old = try Sample.theme("colors: {ink: \"#000000\"}")
    for file in files(try Sample.theme(guide), since: old)
    where ["index.html", "changes.html", "colors-gr--e.html"].contains(file.name) {
      let windows = try await BrowserPage.visit(file.html).windows
      #expect(
        windows.noted.isEmpty && windows.overflow.isEmpty && windows.axe.isEmpty, "\(file.name): \(windows)")
    }
  }

  // MARK: Folders

  private func request(_ folder: TemporaryDirectory, _ guide: String) throws -> PreviewRequest {
    try folder.write(guide, to: "tokens.yaml")
    var request = PreviewRequest([folder.path("tokens.yaml")])
    request.site = folder.path("site")
    return request
  }

  private func names(in folder: TemporaryDirectory) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path("site")))
  }

  @Test func filesOfGroupsThatAreGoneAreRemovedAndNoOthers() throws {
    let folder = try TemporaryDirectory()
    #expect(try request(folder, guide).run().exitCode == 0)
    try folder.write("mine", to: "site/notes.html")
    #expect(try request(folder, "colors: {ink: \"#000000\"}").run().exitCode == 0)
    #expect(try names(in: folder) == [".kanso-site", "index.html", "colors.html", "notes.html"])
    // A list cannot lead to other files.
    try folder.write("mine", to: "kept.html")
    try folder.write(
      "../kept.html\nnotes.html/../../kept.html\nindex.html\ncolors.html\n", to: "site/.kanso-site")
    #expect(try request(folder, "colors: {ink: \"#000000\"}").run().exitCode == 0)
    #expect(try folder.read("kept.html") == "mine")
  }

  @Test func aFileThatIsNotOfASiteIsKept() throws {
    let folder = try TemporaryDirectory()
    try folder.write("mine", to: "site/colors.html")
    let answer = try request(folder, guide).run()
    #expect(
      answer.exitCode == 64 && answer.report.contains("colors.html is not of a site"), "\(answer.report)")
    #expect(try folder.read("site/colors.html") == "mine")
    #expect(try names(in: folder) == ["colors.html"])
  }

  @Test func aGuideWithErrorsLeavesTheSiteAsItIs() throws {
    let folder = try TemporaryDirectory()
    #expect(try request(folder, guide).run().exitCode == 0)
    let before = try folder.read("site/index.html")
    #expect(try request(folder, "colors: {ink: nothing}").run().exitCode == 1)
    #expect(try folder.read("site/index.html") == before)
  }

  @Test func optionsThatDoNotFitAreRefused() throws {
    let folder = try TemporaryDirectory()
    for change: (inout PreviewRequest) -> Void in [
      { $0.output = "a.html" }, { $0.format = .svg },
      {
        $0.comparesInputs = true; $0.inputs += $0.inputs
      },
      { $0.inputs = ["-"] }, { $0.width = 400 }, { $0.scale = 2 }, { $0.columns = 80 }, { $0.paper = .a4 },
      { $0.site = "" },
      {
        $0.site = nil; $0.against = "HEAD"
      },
    ] {
      var request = try request(folder, guide)
      change(&request)
      #expect(request.run().exitCode == 64)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("site")))
  }

  // MARK: Tags

  private func git(_ arguments: String..., in folder: TemporaryDirectory) async throws {
    let identity = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
    let outcome = try await Shell.run("git", identity + arguments, in: folder.url)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  private func pageOfChanges(_ folder: TemporaryDirectory) throws -> String? {
    try? folder.read("site/changes.html")
  }

  @Test(.requires(.program("git"))) func changesAreThoseSinceTheLastTag() async throws {
    let folder = try TemporaryDirectory()
    var request = try request(folder, guide)
    let report = request.run().report
    #expect(report.contains("tokens.yaml: note: no page of changes"), "\(report)")
    #expect(try pageOfChanges(folder) == nil)
    try await git("init", "-q", in: folder)
    try await git("add", "tokens.yaml", in: folder)
    try await git("commit", "-q", "-m", "a", in: folder)
    try await git("tag", "v1", in: folder)
    try folder.write(guide.replacing("standard: 8", with: "standard: 9"), to: "tokens.yaml")
    #expect(request.run().exitCode == 0)
    #expect(try #require(try pageOfChanges(folder)).contains("Changes since v1"))
    try await git("commit", "-q", "-a", "-m", "b", in: folder)
    try await git("tag", "v2", in: folder)
    // At a tag, the changes are those of the tag.
    #expect(request.run().exitCode == 0)
    let changes = try #require(try pageOfChanges(folder))
    #expect(changes.contains("Changes since v1") && changes.contains("padding.standard"))
    request.against = "v2"
    #expect(request.run().exitCode == 0)
    #expect(try #require(try pageOfChanges(folder)).contains("Changes since v2"))
    request.against = "nothing"
    #expect(request.run().exitCode == 74)
  }
}
