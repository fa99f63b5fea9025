import Foundation
import TestSupport
import Testing

struct RenamingTests {
  private static let guide = """
    kanso: 2
    colors:
      ink: "#112233"
      old: {value: "#112234", deprecated: "use {colors.ink}"}
      title: {value: ink, alpha: 50%}
      button:
        fill: "{colors.ink}"
        text: color-mix(in oklab, ink, paper 20%)
      paper: "#FFFFFF"
    shadows:
      card: {color: ink, y: 2}
      soft: {color: button.fill, y: 1}
    contrast:
      - {text: ink, on: paper, level: AA}
    renamed: {colors.black: colors.ink}
    """

  private func renamed(_ marked: String, to name: String) throws -> String {
    var session = try Session()
    var place = try session.open(marked: marked)
    place["newName"] = name
    let edit = try session.request("textDocument/rename", place)
    return try Session.text(Session.Marked(marked).text, applying: Session.edits(edit))
  }

  @Test(arguments: [
    "  i‸nk: \"#", "title: {value: in‸k", "use {colors.i‸nk}", "\"{colors.in‸k}\"",
    "contrast:\n  - {text: i‸nk", "colors.black: colors.i‸nk}",
  ])
  func allPlacesOfATokenHaveTheNewName(place: String) throws {
    let plain = place.replacing("‸", with: "")
    let range = try #require(Self.guide.range(of: plain))
    let marked = Self.guide.replacingCharacters(in: range, with: place)
    let expected = Self.guide.replacing("ink", with: "text-color")
    let result = try renamed(marked, to: "text-color")
    #expect(result == expected)
  }

  @Test func aGroupIsRenamedWithItsTokens() throws {
    let marked = Self.guide.replacing("  button:", with: "  but‸ton:")
    #expect(try renamed(marked, to: "control") == Self.guide.replacing("button", with: "control"))
  }

  /// After any rename, the guide has the same values and no new diagnostics.
  @Test func aRenameKeepsTheDiagnostics() throws {
    let before = try Session.fresh(Self.guide, "utf-16").map { $0.split(separator: " ").last }
    for name in ["ink", "paper", "title", "card", "button"] {
      let marked = Self.guide.replacing("  \(name):", with: "  ‸\(name):")
      let after = try renamed(marked, to: "another")
      #expect(try Session.fresh(after, "utf-16").map { $0.split(separator: " ").last } == before, "\(after)")
    }
  }

  @Test(arguments: [
    ("paper", "already"), ("", "empty"), ("a b", "letters"), ("a.b", "letters"), ("{a}", "letters"),
    ("description", "meaning"), ("-a", "letters"), (String(repeating: "a", count: 200), "bytes"),
  ])
  func aNameThatCannotBeIsRefused(name: String, reason: String) throws {
    var session = try Session()
    var place = try session.open(marked: Self.guide.replacing("  ink:", with: "  i‸nk:"))
    place["newName"] = name
    let error = try #require(try session.answer("textDocument/rename", place)["error"] as? [String: Any])
    #expect((error["message"] as? String)?.contains(reason) == true, "\(error)")
  }

  @Test func thePlaceDecidesIfThereIsAName() throws {
    var session = try Session()
    let place = try session.open(marked: Self.guide.replacing("{colors.ink}\"", with: "{colors.i‸nk}\""))
    let answer = try #require(try session.request("textDocument/prepareRename", place) as? [String: Any])
    #expect(answer["placeholder"] as? String == "ink")
    #expect(Session.text(answer["range"]) == "3:51-3:54")
    for marked in [
      "ka‸nso: 2\ncolors: {a: \"#112233\"}\n", "colors: {a: \"#11‸2233\"}\n", "col‸ors: {a: \"#112233\"}\n",
    ] {
      let place = try session.open(marked: marked)
      let error = try session.answer("textDocument/prepareRename", place)["error"] as? [String: Any]
      #expect(error?["code"] as? Int == -32803, "\(marked)")
    }
  }

  @Test func namesInSourcesFollow() throws {
    let directory = try guideFolder("colors: {ink: \"#112233\", button: {fill: ink}}\n")
    let source = "view.backgroundColor = Colors.ink\nlabel.textColor = Colors.Button.fill.alpha(Colors.ink)\n"
    try directory.write(source, to: "View.swift")
    var session = try Session()
    let guide = directory.url.appendingPathComponent("tokens.yaml").absoluteString
    var place = try session.open(marked: "colors: {in‸k: \"#112233\", button: {fill: ink}}\n", uri: guide)
    try session.idle()
    try session.finishLint(
      uses: [
        ("colors.ink", "View.swift", 1, 24), ("colors.button.fill", "View.swift", 2, 19),
        ("colors.ink", "View.swift", 2, 44),
      ])
    place["newName"] = "text"
    let edit = try session.request("textDocument/rename", place)
    let uri = directory.url.appendingPathComponent("View.swift").absoluteString
    #expect(
      try Session.text(source, applying: Session.edits(edit, uri: uri))
        == source.replacing("Colors.ink", with: "Colors.text"))
    // References and lenses know the sources, too.
    let references = try #require(try session.request("textDocument/references", place) as? [[String: Any]])
    #expect(references.count == 4)
    // A group, from a source.
    var inSource = try session.open(marked: source.replacing("Button.fi", with: "Button.‸fi"), uri: uri)
    inSource["newName"] = "background"
    let other = try session.request("textDocument/rename", inSource)
    #expect(
      try Session.text(source, applying: Session.edits(other, uri: uri))
        == source.replacing("Button.fill", with: "Button.background"))
  }

  @Test func aSourceThatHasChangedIsNotWritten() throws {
    let directory = try guideFolder("colors: {ink: \"#112233\"}\n")
    try directory.write("let a = Other.thing\n", to: "View.swift")
    var session = try Session()
    let guide = directory.url.appendingPathComponent("tokens.yaml").absoluteString
    var place = try session.open(marked: "colors: {in‸k: \"#112233\"}\n", uri: guide)
    try session.idle()
    try session.finishLint(uses: [("colors.ink", "View.swift", 1, 9)])
    place["newName"] = "text"
    let error = try session.answer("textDocument/rename", place)["error"] as? [String: Any]
    #expect((error?["message"] as? String)?.contains("View.swift:1:9") == true, "\(error ?? [:])")
  }
}
