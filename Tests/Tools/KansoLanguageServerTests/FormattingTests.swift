import Foundation
import TestSupport
import Testing

struct FormattingTests {
  private func formatted(_ text: String, _ method: String = "formatting", _ more: [String: Any] = [:]) throws
    -> String
  {
    var session = try Session()
    try session.open(text)
    let parameters: [String: Any] = ["textDocument": ["uri": Session.uri], "options": ["tabSize": 2]]
    let edits = try session.request("textDocument/\(method)", parameters.merging(more) { $1 })
    return try Session.text(text, applying: edits)
  }

  @Test func valuesAreAlignedAndColorsQuoted() throws {
    let text = """
      # A guide.
      colors:   # All of them.
        ink: '#112233'
        paper:   "#FFFFFF" # White.
        a: {light: x,  dark: y}

        long-name: ink
        later:
          b: ink
          cc:    ink
        red: #FF0000   \n
      """
    #expect(
      try formatted(text) == """
        # A guide.
        colors:   # All of them.
          ink:   "#112233"
          paper: "#FFFFFF" # White.
          a:     {light: x,  dark: y}

          long-name: ink
          later:
            b:  ink
            cc: ink
          red: "#FF0000"\n
        """)
  }

  @Test func aLineAndARangeAreFormattedAlone() throws {
    let text = "colors:\n  a:  \"#112233\"\n  bb:   a\n\npadding:\n  x:   8\n"
    let range = ["start": ["line": 5, "character": 0], "end": ["line": 5, "character": 3]]
    #expect(try formatted(text, "rangeFormatting", ["range": range]).hasSuffix("padding:\n  x: 8\n"))
    #expect(try formatted(text, "rangeFormatting", ["range": range]).contains("bb:   a"))
    let typed = try formatted(
      text, "onTypeFormatting", ["position": ["line": 3, "character": 0], "ch": "\n"])
    #expect(typed == "colors:\n  a:  \"#112233\"\n  bb: a\n\npadding:\n  x:   8\n")
  }

  @Test func aTextThatIsNoYAMLStays() throws {
    for text in ["colors: {a\n", "colors:\n\ta: b  \n", "colors:\n  ink: #add this later\n"] {
      #expect(try formatted(text) == text)
    }
    var session = try Session()
    let uri = "untitled:a.tokens.json"
    try session.open("{ }", uri: uri)
    let answer = try session.request("textDocument/formatting", ["textDocument": ["uri": uri]])
    #expect(answer is NSNull)
  }

  /// A second time changes nothing, and the diagnostics stay, in any guide.
  @Test func formattingIsStable() throws {
    var random = SeededGenerator.announced(for: "formattingIsStable")
    let values = [
      "\"#112233\"", "'#112233'", "ink", "{light: a,  dark: b}", "|\n    two  \n    lines  ", "[1,\n   2]",
      "&a 8", "\"a\n    b\"", "\n    x:   8", "&b\n    x: '#fff'\n    long: '#000'\n  copy: *b", "8   # c",
      "#AABBCC",
    ]
    for _ in 0..<100 {
      let lines = (0..<Int.random(in: 1...8, using: &random)).map { index in
        "  \(String(repeating: "k", count: Int.random(in: 1...5, using: &random)))\(index):\(String(repeating: " ", count: Int.random(in: 1...4, using: &random)))\(values.randomElement(using: &random)!)"
      }
      let text = "colors:\n" + lines.joined(separator: "\n")
      let once = try formatted(text)
      #expect(try formatted(once) == once, "\(text)")
      let ids = { (found: [String]) in found.compactMap { $0.split(separator: " ").last }.sorted() }
      let (before, after) = (ids(try Session.fresh(text, "utf-16")), ids(try Session.fresh(once, "utf-16")))
      if !text.contains(" #AABBCC") { #expect(before == after, "\(text)") }
    }
  }
}
