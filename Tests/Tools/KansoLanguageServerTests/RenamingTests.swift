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
    ("description", "meaning"), ("-a", "letters"), ("null", "no value"),
    (String(repeating: "a", count: 200), "bytes"),
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

  /// Names that would be read as values where they are used bare, and those of modes.
  @Test(arguments: [
    ("padding: {a‸: 8, b: a * 2}\n", "100", "a number"),
    ("kanso: 2\nweights: {a‸: 600, b: a}\n", "bold", "a weight"),
    ("kanso: 2\neasings: {a‸: [0, 0, 1, 1], b: a}\n", "linear", "an easing"),
    ("kanso: 2\nstrokes: {a‸: {dashes: [1]}, b: a}\n", "dashed", "a stroke"),
    ("kanso: 2\nmodes: [light, dark]\ncolors: {b: {fi‸ll: \"#112233\"}}\n", "dark", "a mode"),
  ])
  func aNameWithAnotherMeaningIsRefused(guide: String, name: String, reason: String) throws {
    var session = try Session()
    var place = try session.open(marked: guide)
    place["newName"] = name
    let error = try session.answer("textDocument/rename", place)["error"] as? [String: Any]
    #expect((error?["message"] as? String)?.contains(reason) == true, "\(error ?? [:])")
  }

  @Test func aStepAndASharedNameAreNotRenamed() throws {
    for guide in [
      "kanso: 2\ncolors: {gray: {ramp: {from: \"#808080\", steps: [so‸ft, main, strong], at: main}}}\n",
      "colors:\n  a: &a\n    in‸k: \"#112233\"\n  b: *a\n  t: b.ink\n",
    ] {
      var session = try Session()
      var place = try session.open(marked: guide)
      place["newName"] = "other"
      #expect(try session.answer("textDocument/rename", place)["error"] != nil, "\(guide)")
    }
  }

  @Test func aGroupOfSeveralFilesIsRenamedInAll() throws {
    let directory = try guideFolder("")
    let (base, guide) = (
      "colors: {ink: \"#112233\", button: {fill: ink}}\n",
      "kanso: 2\nextends: base.yaml\ncolors: {button: {text: button.fill}}\n"
    )
    try directory.write(base, to: "base.yaml")
    let uri = directory.url.appendingPathComponent("tokens.yaml").absoluteString
    var session = try Session()
    try directory.write(guide, to: "tokens.yaml")
    try session.open(guide, uri: uri)
    try session.idle()
    try session.finishLint(uses: [])
    // The place of a group is its name in its first file.
    let inBase = directory.url.appendingPathComponent("base.yaml").absoluteString
    var other = try session.open(marked: base.replacing("button", with: "but‸ton"), uri: inBase)
    other["newName"] = "control"
    let edit = try session.request("textDocument/rename", other)
    #expect(
      try Session.text(base, applying: Session.edits(edit, uri: inBase))
        == base.replacing("button", with: "control"))
    #expect(
      try Session.text(guide, applying: Session.edits(edit, uri: uri))
        == guide.replacing("button", with: "control"))
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
    // The open source is read again first.
    let early = try session.answer("textDocument/rename", inSource)["error"] as? [String: Any]
    #expect((early?["message"] as? String)?.contains("try again") == true)
    try session.finishLint(uses: [
      ("colors.ink", directory.path("View.swift"), 1, 24),
      ("colors.button.fill", directory.path("View.swift"), 2, 19),
      ("colors.ink", directory.path("View.swift"), 2, 44),
    ])
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

  @Test func chainsOverSeveralLinesAndFormerNamesAreKnown() throws {
    let text = "kanso: 2\ncolors: {in‸k: \"#112233\", default: ink}\nrenamed: {colors.tint: colors.ink}\n"
    let directory = try guideFolder(Session.Marked(text).text)
    let source =
      "let a = Colors\n  .ink\nlet b = Colors.tint\nlet c = Colors . ink.alpha\nlet d: UIColor = .ink\n"
    try directory.write(source, to: "View.swift")
    var session = try Session()
    let guide = directory.url.appendingPathComponent("tokens.yaml").absoluteString
    var place = try session.open(marked: text, uri: guide)
    try session.idle()
    try session.finishLint(uses: [
      ("colors.ink", directory.path("View.swift"), 1, 9), ("colors.ink", directory.path("View.swift"), 3, 9),
      ("colors.ink", directory.path("View.swift"), 4, 9), ("colors.ink", directory.path("View.swift"), 5, 18),
    ])
    place["newName"] = "text"
    let edit = try session.request("textDocument/rename", place)
    let uri = directory.url.appendingPathComponent("View.swift").absoluteString
    #expect(
      try Session.text(source, applying: Session.edits(edit, uri: uri))
        == source.replacing("ink", with: "text"))
  }
}
