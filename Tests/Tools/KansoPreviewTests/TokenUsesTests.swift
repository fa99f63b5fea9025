import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoPreview

/// The uses of tokens on the page of a guide.
@Suite struct TokenUsesTests {
  private let guide = """
    colors: {ink: "#101418", brand: ink, unused: "#FF0000", base: "#00FF00", accent: base}
    """

  private let json = """
    {"uses": [
      {"token": "colors.ink", "file": "A.swift", "line": 3, "column": 1, "in": "Card"},
      {"token": "colors.ink", "file": "A.swift", "line": 9, "column": 1, "in": "Header"},
      {"token": "colors.ink", "file": "B <b>.swift", "line": 1, "column": 2, "in": "Card"},
      {"token": "colors.accent", "file": "C.swift", "line": 2, "column": 2},
      {"token": 1}, {"file": "A.swift"}, 7
    ]}
    """

  @Test func aPageHasTheComponentsAndPlacesOfEachToken() throws {
    let uses = try #require(TokenUseEntry.entries(in: Array(json.utf8)))
    #expect(uses.count == 4)
    let html = GuidePreview(try Sample.theme(guide), naming: SwiftNaming(), uses: TokenUses(uses)).html()
    #expect(html.contains(">3 uses in Card, Header</p>"))
    #expect(html.contains(">In Card (2), Header</p>"))
    #expect(html.contains(">At A.swift:3, A.swift:9, B &lt;b&gt;.swift:1</p>"))
    #expect(html.contains(">1 use</p>"))
    // `brand` and `unused` are not used. `base` is used through `accent`.
    #expect(html.matches(of: />Not used<\/p>/).count == 2)
    #expect(html.matches(of: />Used by other tokens only<\/p>/).count == 1)
    #expect(html.contains("<dt dir=\"auto\">Not used</dt><dd dir=\"auto\">2</dd>"))
  }

  @Test func manyUsesAreCounted() throws {
    let uses = (0..<50).map {
      #"{"token": "colors.ink", "file": "F\#($0).swift", "line": 1, "column": 1, "in": "View\#($0)"}"#
    }
    let all = try #require(
      TokenUseEntry.entries(in: Array("{\"uses\": [\(uses.joined(separator: ","))]}".utf8)))
    let html = GuidePreview(try Sample.theme(guide), naming: SwiftNaming(), uses: TokenUses(all)).html()
    #expect(html.contains(">50 uses in View0, View1, View2 and 47 more</p>"))
    #expect(html.contains("F19.swift:1 and 30 more</p>") && !html.contains("F20.swift"))
  }

  @Test(arguments: ["", "[]", "{}", #"{"uses": 1}"#, "{\"uses\": [", "\u{0}"])
  func otherBytesHaveNoUses(_ text: String) { #expect(TokenUseEntry.entries(in: Array(text.utf8)) == nil) }

  /// A served page follows the file, also if standard output is a terminal.
  @Test func aServedPageFollowsThem() throws {
    let folder = try TemporaryDirectory()
    try folder.write(guide, to: "tokens.yaml")
    try folder.write(json, to: "uses.json")
    var request = PreviewRequest([folder.path("tokens.yaml")])
    request.uses = folder.path("uses.json")
    request.console = PreviewConsole(showsOutput: true)
    var preview = try LivePreview(request)
    #expect(String(decoding: preview.page.html, as: UTF8.self).contains("3 uses in Card"))
    try folder.write(json.replacing("Card", with: "Tile"), to: "uses.json")
    #expect(preview.waitForChange { false })
    preview.refresh()
    #expect(String(decoding: preview.page.html, as: UTF8.self).contains("3 uses in Tile"))
    request.site = folder.path("site")
    #expect(throws: LivePreview.StartError.self) { try LivePreview(request) }
  }

  @Test func aRequestReadsThem() throws {
    let folder = try TemporaryDirectory()
    try folder.write(guide, to: "tokens.yaml")
    try folder.write(json, to: "uses.json")
    var request = PreviewRequest([folder.path("tokens.yaml")])
    request.uses = folder.path("uses.json")
    let page = request.run()
    #expect(page.exitCode == 0 && String(decoding: page.output, as: UTF8.self).contains("3 uses in Card"))
    request.format = .svg
    #expect(request.run().exitCode == 64)
    request.format = nil
    try folder.write("{}", to: "uses.json")
    let answer = request.run()
    #expect(answer.exitCode == 64 && answer.report.contains("kanso lint Sources --format json --uses"))
    request.uses = folder.path("missing.json")
    #expect(request.run().exitCode == 66)
  }
}
