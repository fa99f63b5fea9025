import Foundation
import Testing

struct CompletionTests {
  private static let header = """
    kanso: 2
    modes: [light, dark]
    colors:
      ink: "#112233"
      paper: {light: "#FFFFFF", dark: "#000000"}
      button: {fill: ink}
    families: {brand: Inter}
    weights: {strong: 700}
    fonts:
      title: {family: Futura, size: 20}
    padding: {large: 24}

    """

  /// The places, and proposals that are among those at the mark.
  private static let cases: [(place: String, wanted: [String])] = [
    ("‸", ["colors", "shadows", "modes", "contrast", "include"]),
    ("colors:\n  x: ‸", ["ink", "paper", "button.fill", "oklch()", "color-mix()"]),
    ("colors:\n  x: \"{‸", ["colors.ink", "colors.button.fill"]),
    ("colors:\n  x: {‸", ["light", "dark", "alpha", "lighten", "description"]),
    ("colors:\n  x: {light: ‸", ["ink", "paper"]),
    ("colors:\n  x: {light: ink, ‸", ["dark", "description"]),
    ("colors:\n  x:\n    ‸", ["light", "dark", "token"]),
    ("colors:\n  ‸", ["token", "token with modes", "ramp"]),
    ("fonts:\n  x: {weight: ‸", ["semibold", "strong"]),
    ("fonts:\n  x: {textStyle: ‸", ["headline", "body"]),
    ("fonts:\n  x: {family: ‸", ["Futura", "Inter", "{families.brand}"]),
    ("fonts:\n  x: {‸", ["family", "size", "weight", "textStyle"]),
    ("fonts:\n  x: ‸", ["title"]),
    ("shadows:\n  x: {color: ‸", ["ink", "paper"]),
    ("shadows:\n  x: {‸", ["color", "blur", "inset"]),
    ("contrast:\n  - {text: ‸", ["ink", "paper"]),
    ("contrast:\n  - {text: ink, level: ‸", ["AA", "AAA", "Lc 60"]),
    ("contrast:\n  - {‸", ["text", "on", "level"]),
    ("transitions:\n  x: {easing: ‸", ["ease-out", "linear"]),
    ("kanso: ‸", ["1", "2"]),
    ("modes: [light, ‸", ["dark", "darkHighContrast"]),
    ("sections: {space: ‸", ["padding", "colors"]),
    ("fonts:\n  x: {size: \"{‸", ["padding.large"]),
    ("strokes:\n  x: ‸", ["dashed"]),
    ("gradients:\n  x: [‸", ["ink"]),
    ("renamed: {colors.x: ‸", ["colors.ink"]),
  ]

  @Test(arguments: cases.indices)
  func proposalsFitThePlace(index: Int) throws {
    let (place, wanted) = Self.cases[index]
    let found = try Session.proposals(Self.header + place, before: Self.header)
    for label in wanted { #expect(found.contains(label), "\(place): \(found)") }
  }

  /// Texts without a meaning at a place are not proposed there.
  @Test func proposalsKnowWhatIsThere() throws {
    func found(_ place: String) throws -> [String] {
      try Session.proposals(Self.header + place, before: Self.header)
    }
    #expect(try found("colors:\n  x: {value: ink, description: the ‸").isEmpty)
    #expect(try found("colors:\n  x: ink # a ‸").isEmpty)
    #expect(try !found("colors:\n  ink: ‸").contains("ink"))
    #expect(try !found("colors:\n  x: {light: ink, ‸").contains("light"))
    #expect(try !found("modes: [light, ‸").contains("light"))
    // Proposals are texts in YAML.
    var session = try Session()
    let place = try session.open(marked: "{\"a\": {\"$type\": \"color\", ‸}}", uri: "untitled:a.tokens.json")
    #expect(try session.request("textDocument/completion", place) is NSNull)
  }

  @Test func aReferenceInBracesIsQuoted() throws {
    var session = try Session()
    try session.open(Self.header)
    try session.idle()
    let place = Session.Marked(Self.header + "fonts:\n  x: {family: ‸")
    try session.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": Session.uri, "version": 2], "contentChanges": [["text": place.text]]])
    let answer = try session.request("textDocument/completion", Session.at(place.line, place.character))
    let items = try #require((answer as? [String: Any])?["items"] as? [[String: Any]])
    let family = try #require(items.first { $0["label"] as? String == "{families.brand}" })
    #expect((family["textEdit"] as? [String: Any])?["newText"] as? String == "\"{families.brand}\"")
  }

  /// A snippet with its examples is valid.
  @Test(arguments: [
    "colors", "fonts", "padding", "lineHeights", "families", "weights", "durations", "easings", "strings",
    "shadows",
    "gradients", "strokes", "transitions", "borders", "opacities",
  ])
  func snippetsAreValid(section: String) throws {
    var session = try Session(snippets: true)
    let place = try session.open(
      marked: Self.header.replacing("\(section):", with: "other:") + "\(section):\n  ‸")
    let answer = try session.request("textDocument/completion", place)
    let items = try #require((answer as? [String: Any])?["items"] as? [[String: Any]])
    let snippets = items.filter { $0["insertTextFormat"] as? Int == 2 }
    #expect(!snippets.isEmpty)
    for snippet in snippets {
      let text = try #require((snippet["textEdit"] as? [String: Any])?["newText"] as? String)
      let filled = text.replacing(try Regex(#"\$\{\d+:([^}]*)\}"#)) { String($0.output[1].substring ?? "") }
      let known =
        "kanso: 2\nmodes: [light, dark]\n"
        + (section == "colors" ? "" : "colors: {ink: \"#112233\", paper: \"#FFFFFF\"}\n")
      let found = try Session.fresh("\(known)\(section):\n  \(filled)\n", "utf-16")
      #expect(
        found.allSatisfy { !$0.contains("invalid") && !$0.contains("unknown") && !$0.contains("shape") },
        "\(filled): \(found)")
    }
  }

  @Test func tokensOfSwiftAreProposed() throws {
    var session = try Session()
    let directory = try guideFolder("colors: {ink: \"#112233\", button: {fill: ink}}\n")
    let uri = directory.url.appendingPathComponent("View.swift").absoluteString
    let place = try session.open(marked: "let x = Colors.‸\n", uri: uri)
    let answer = try session.request("textDocument/completion", place) as? [String: Any]
    let items = try #require(answer?["items"] as? [[String: Any]])
    #expect(items.map { $0["label"] as? String } == ["ink", "Button.fill"])
    #expect(items[0]["documentation"] as? String == "#112233")
    let inner = try session.open(marked: "let x = Colors.Button.fi‸\n", uri: uri)
    let nested = try session.request("textDocument/completion", inner) as? [String: Any]
    #expect((nested?["items"] as? [[String: Any]])?.map { $0["label"] as? String } == ["fill"])
    let none = try session.open(marked: "let x = Other.‸\n", uri: uri)
    #expect(try session.request("textDocument/completion", none) is NSNull)
  }
}
