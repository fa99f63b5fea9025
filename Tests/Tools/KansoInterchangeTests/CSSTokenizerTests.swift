import KansoDiagnostics
import TestSupport
import Testing

@testable import KansoInterchange

struct CSSTokenizerTests {
  private func tokens(_ text: String) -> [String] {
    let text = CSSText(file: SourceFile(path: "a.css", text: text))
    return text.tokens.map { "\($0.kind) \(text.raw($0))" }
  }

  private func name(_ text: String) -> String? {
    let text = CSSText(file: SourceFile(path: "a.css", text: text))
    return text.tokens.first.map { text.name($0) }
  }

  @Test(arguments: [
    ("a-b", ["ident a-b"]), ("--x", ["ident --x"]), ("-a", ["ident -a"]), ("-", ["delimiter -"]),
    ("1.5em", ["dimension 1.5em"]), ("-.5", ["number -.5"]), ("+1e3", ["number +1e3"]),
    ("1e3px", ["dimension 1e3px"]),
    ("1e", ["dimension 1e"]), ("1.5.5", ["number 1.5", "number .5"]), ("50%", ["percentage 50%"]),
    ("#fff", ["hash #fff"]), ("# ", ["delimiter #", "whitespace  "]), ("@media", ["atKeyword @media"]),
    ("rgb(1", ["function rgb(", "number 1"]), ("url(a b)c", ["url url(a b)", "ident c"]),
    ("url( \"a\")", ["function url(", "whitespace  ", "string \"a\"", "closeParenthesis )"]),
    ("/*a*/b", ["comment /*a*/", "ident b"]), ("/*a", ["comment /*a"]), ("'a\\'b'", ["string 'a\\'b'"]),
    ("'a\nb", ["badString 'a", "whitespace \n", "ident b"]),
    ("<!-- -->", ["commentDelimiter <!--", "whitespace  ", "commentDelimiter -->"]),
    ("a:b;", ["ident a", "colon :", "ident b", "semicolon ;"]), ("é😀", ["ident é😀"]),
    ("\\26 b", ["ident \\26 b"]),
  ])
  func tokensOfTheSpecification(_ text: String, _ expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("a\\.b", "a.b"), ("\\26 b", "&b"), ("\\000026b", "&b"), ("\"a\\\nb\\22\"", "ab\""), ("'a", "a"),
    ("\\0 a", "\u{FFFD}a"),
    ("\\D800 a", "\u{FFFD}a"), ("#a\\:b", "a:b"), ("@a-b", "a-b"), ("f\\o(", "fo"),
  ])
  func namesWithoutEscapes(_ text: String, _ expected: String) {
    #expect(name(text) == expected)
  }

  @Test func tokensCoverAllBytes() {
    var random = SeededGenerator.announced(for: "tokensCoverAllBytes")
    let pieces = [
      "--", "url(", "\\", "\"", "'", "/*", "*/", "1e", ".", "+", "#", "@", "{", "}", "(", ")", "\n", " ", "a",
      "é", "<!--",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      let bytes = Array(text.joined().utf8).damaged(with: &random)
      var tokenizer = CSSTokenizer(SourceFile(path: "a.css", bytes: bytes))
      var end = 0
      while true {
        let token = tokenizer.next()
        #expect(token.range.lowerBound == end)
        end = token.range.upperBound
        if token.kind == .end { break }
        #expect(!token.range.isEmpty)
      }
      #expect(end == bytes.count)
    }
  }
}
