import Foundation
import TestSupport
import Testing

struct AnnotationTests {
  private static let guide = """
    # The guide
    # of a test.
    kanso: 2
    modes: [light, dark]
    colors:
      ink: "#112233"
      paper: {light: "#FFFFFF", dark: "#223344"}
      title: ink
      button:
        fill: paper
    padding:
      standard: 8
      card: standard * 2
    contrast:
      - {text: ink, on: paper, level: AA}
    """

  private func answer(_ method: String, _ more: [String: Any] = [:]) throws -> [[String: Any]] {
    var session = try Session()
    try session.open(Self.guide)
    let parameters: [String: Any] = ["textDocument": ["uri": Session.uri]]
    let answer = try session.request(method, parameters.merging(more) { $1 })
    return try #require(answer as? [[String: Any]])
  }

  @Test func lensesTellUsesAndLowContrasts() throws {
    // A contrast that is too low is an error, so the theme is that of a guide without it.
    let titles = try answer("textDocument/codeLens").compactMap {
      ($0["command"] as? [String: Any])?["title"] as? String
    }
    #expect(titles.first == "used 2 times in the guide", "\(titles)")
    #expect(titles.contains("fails contrast on paper in dark"), "\(titles)")
  }

  @Test func valuesOfReferencesAreShown() throws {
    let range = ["start": ["line": 0, "character": 0], "end": ["line": 20, "character": 0]]
    let hints = try answer("textDocument/inlayHint", ["range": range])
    let found = hints.compactMap { hint -> String? in
      guard let position = hint["position"] as? [String: Int], let label = hint["label"] as? String else {
        return nil
      }
      return "\(position["line"] ?? -1):\(position["character"] ?? -1) \(label)"
    }
    #expect(found == ["7:12 #112233", "9:15 #ffffff", "12:20 16"], "\(found)")
    let part = ["start": ["line": 7, "character": 0], "end": ["line": 8, "character": 0]]
    #expect(try answer("textDocument/inlayHint", ["range": part]).count == 1)
  }

  @Test func hoverTellsContrasts() throws {
    var session = try Session()
    let place = try session.open(marked: Self.guide.replacing("  ink: \"", with: "  i‸nk: \""))
    let answer = try session.request("textDocument/hover", place) as? [String: Any]
    let text = (answer?["contents"] as? [String: Any])?["value"] as? String ?? ""
    #expect(text.contains("`ink on paper`") && text.contains("too low"), "\(text)")
    // The place of a diagnostic has its explanation.
    let value = try session.open(marked: Self.guide.replacing("#112233", with: "#11‸2233"))
    let other = try session.request("textDocument/hover", value) as? [String: Any]
    let explanation = (other?["contents"] as? [String: Any])?["value"] as? String ?? ""
    #expect(explanation.hasPrefix("**low-contrast**"), "\(explanation)")
  }

  @Test func groupsAndCommentsAreFolded() throws {
    let folds = try answer("textDocument/foldingRange").map {
      "\($0["startLine"] ?? "")-\($0["endLine"] ?? "") \($0["kind"] ?? "")"
    }
    #expect(folds == ["0-1 comment", "4-9 ", "8-9 ", "10-12 ", "13-14 "], "\(folds)")
  }

  @Test func selectionGrowsFromAValueToItsSection() throws {
    let answer = try answer("textDocument/selectionRange", ["positions": [["line": 6, "character": 18]]])
    var ranges: [String] = []
    var next: [String: Any]? = answer.first
    while let range = next {
      ranges.append(Session.text(range["range"]))
      next = range["parent"] as? [String: Any]
    }
    #expect(Array(ranges.prefix(4)) == ["6:17-6:26", "6:10-6:26", "6:9-6:44", "6:2-6:44"], "\(ranges)")
  }

  @Test func symbolsOfAllGuidesAreFound() throws {
    var session = try Session()
    try session.open(Self.guide)
    let answer = try session.request("workspace/symbol", ["query": "bfill"]) as? [[String: Any]]
    #expect(answer?.map { $0["name"] as? String } == ["button.fill"])
  }

  @Test func theNamesInADocumentAreHighlighted() throws {
    var session = try Session()
    let place = try session.open(marked: Self.guide.replacing("title: ink", with: "title: i‸nk"))
    let found = try #require(try session.request("textDocument/documentHighlight", place) as? [[String: Any]])
    #expect(found.map { $0["kind"] as? Int } == [3, 2, 2])
  }

  @Test func includesAreLinks() throws {
    let directory = try guideFolder("")
    let uri = directory.url.appendingPathComponent("tokens.yaml").absoluteString
    var session = try Session()
    try session.open("kanso: 2\ninclude: [core.yaml, ../other.yaml]\n", uri: uri)
    let links = try #require(
      try session.request("textDocument/documentLink", ["textDocument": ["uri": uri]]) as? [[String: Any]])
    #expect(links.map { Session.text($0["range"]) } == ["1:10-1:19", "1:21-1:34"])
    #expect((links[0]["target"] as? String)?.hasSuffix("/core.yaml") == true)
  }

  @Test func diagnosticsLinkToTheirExplanations() throws {
    var session = try Session(options: ["explanations": "https://example.com/diagnostics"])
    try session.open("colors: {a: b}\n")
    try session.idle()
    let parameters = session.notifications.last?["params"] as? [String: Any]
    let first = (parameters?["diagnostics"] as? [[String: Any]])?.first
    #expect(
      (first?["codeDescription"] as? [String: String])?["href"]
        == "https://example.com/diagnostics#unknown-alias")
  }

  @Test func aConfigurationIsChecked() throws {
    let directory = try guideFolder("colors: {ink: \"#112233\"}\n")
    let uri = directory.url.appendingPathComponent("kanso.yaml").absoluteString
    var session = try Session()
    try session.open("compile: {platfrom: uikit}\n", uri: uri)
    #expect(try session.diagnostics(uri: uri).count == 1)
    // With its guide, once.
    let guide = directory.url.appendingPathComponent("tokens.yaml").absoluteString
    try session.open("colors: {ink: \"#112233\"}\n", uri: guide)
    #expect(try session.diagnostics(uri: uri).count == 1)
  }

  @Test func aDocumentOfTheStandardIsCheckedByItsRules() throws {
    var session = try Session()
    let uri = "untitled:a.tokens.json"
    try session.open(
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 2]}}}"#, uri: uri)
    #expect(try session.diagnostics(uri: uri).contains { $0.hasSuffix("invalid-token-value") })
  }

  @Test func aWideColorStaysWideInThePicker() throws {
    var session = try Session()
    try session.open("colors:\n  a: color(display-p3 1 0 0)\n  b: hsl(0 100% 50%)\n  c: rgb(1 2 3)\n")
    let colors = try #require(
      try session.request("textDocument/documentColor", ["textDocument": ["uri": Session.uri]])
        as? [[String: Any]])
    #expect((colors[0]["color"] as? [String: Double]) == ["red": 1, "green": 0, "blue": 0, "alpha": 1])
    func texts(_ index: Int) throws -> [String] {
      let answer = try session.request(
        "textDocument/colorPresentation",
        [
          "textDocument": ["uri": Session.uri], "range": try #require(colors[index]["range"]),
          "color": ["red": 0.9, "green": 0, "blue": 0, "alpha": 1],
        ])
      return (answer as? [[String: String]] ?? []).compactMap { $0["label"] }
    }
    #expect(try texts(0).first == "color(display-p3 0.9 0 0)")
    #expect(try texts(1).first == "hsl(0 100% 45%)")
    #expect(try texts(2).first == "rgb(229.5 0 0)")
  }
}
