import KansoScreens
import TestSupport
import Testing

/// Marks: `*heading*`, `^subheading^`, `%link%`.
struct MarkdownLiteTests {
  private static let black = Color(red: 0, green: 0, blue: 0)
  private static func font(_ size: Double) -> Font { Font(families: ["system-ui"], size: size) }
  private let markdown = MarkdownLite(
    heading: font(30), subheading: font(20), body: font(10), color: black,
    linkColor: Color(red: 0, green: 0, blue: 1))

  /// Returns the runs, each with a letter for its style.
  private func parts(_ marked: String) -> [String] {
    markdown.attributedText(marked).runs.map { run in
      let kind =
        run.attributes.link != nil
        ? "l"
        : run.attributes.font == markdown.heading.font
          ? "h"
          : run.attributes.font == markdown.subheading.font ? "s" : "b"
      return "\(kind):\(run.text)"
    }
  }

  @Test(arguments: [
    ("", []), ("a", ["b:a"]), ("*a*", ["h:a"]), ("^a^", ["s:a"]), ("%a%", ["l:a"]),
    ("a *b* c", ["b:a ", "h:b", "b: c"]), ("*a*^b^%c%", ["h:a", "s:b", "l:c"]),
    ("*a", ["b:*a"]), ("a*", ["b:a*"]), ("*a\nb*", ["b:*a\nb*"]), ("*a\r\nb*", ["b:*a\r\nb*"]),
    ("**", ["b:*"]), ("**a**", ["b:*a*"]), ("***", ["b:**"]), ("*a**b*", ["h:a", "h:b"].joinedRuns),
    ("*a^b^c*", ["h:a^b^c"]), ("^a*b^c*", ["s:a*b", "b:c*"]), ("%https://a.b/*c*%", ["l:https://a.b/*c*"]),
    ("*a^b*c^", ["h:a^b", "b:c^"]), ("*\u{301}a*", ["b:*\u{301}a*"]),
  ])
  func marksMakeParts(_ marked: String, _ expected: [String]) {
    #expect(parts(marked) == expected)
  }

  @Test func aLinkOpensWhatStandsThere() {
    let run = markdown.attributedText("%https://a.b%").runs[0]
    #expect(run.attributes.link == "https://a.b")
    #expect(run.attributes.isUnderlined)
    #expect(run.attributes.alignment == .center)
  }

  @Test func aTextWithoutItsMarksIsKept() {
    var generator = SeededGenerator.announced(for: "marks")
    let marks: Set<Character> = ["*", "^", "%"]
    for _ in 0..<2_000 {
      let marked = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
        ["*", "^", "%", "a", "é", "\n", "👨‍👩‍👧", " "].randomElement(using: &generator)!
      }.joined()
      let text = markdown.attributedText(marked).text
      #expect(text.filter { !marks.contains($0) } == marked.filter { !marks.contains($0) })
      #expect(text.count <= marked.count)
    }
  }

  @Test(arguments: ["*", "*a", "*^%", "**", "*a*", "*a^b%c\n", "%^"])
  func aTextTwiceAsLongTakesTwiceTheTime(_ piece: String) {
    expectLinearTime(from: 500) { count in
      _ = markdown.attributedText(String(repeating: piece, count: count))
    }
  }
}

extension [String] {
  /// The two runs as one, because adjacent runs of the same style are joined.
  fileprivate var joinedRuns: [String] { [self[0] + self[1].dropFirst(2)] }
}
