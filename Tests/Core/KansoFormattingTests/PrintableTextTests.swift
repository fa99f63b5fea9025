import Testing

@testable import KansoFormatting

/// Texts for people, terminals, XML and C.
struct PrintableTextTests {
  @Test(arguments: [
    ("plain – ünïcode 猫 ש", "plain – ünïcode 猫 ש"), ("a\tb\r\n", #"a\u{9}b\u{D}\u{A}"#),
    ("\u{1B}[31m\u{9B}", #"\u{1B}[31m\u{9B}"#), ("a\u{AD}b\u{200B}c\u{2060}", #"a\u{AD}b\u{200B}c\u{2060}"#),
    ("\u{202E}\u{2066}\u{61C}\u{FEFF}", #"\u{202E}\u{2066}\u{61C}\u{FEFF}"#),
    ("\u{E000}\u{F8FF}\u{F0000}\u{10FFFD}", #"\u{E000}\u{F8FF}\u{F0000}\u{10FFFD}"#),
    ("\u{FFFE}\u{1FFFF}", #"\u{FFFE}\u{1FFFF}"#), ("\u{E0001}", #"\u{E0001}"#),
    // Emoji with joiners, variation selectors and tags; an ideograph with a variation selector; Persian.
    ("👩‍👩‍👧 ❤️ 🏴\u{E0067}\u{E0062}\u{E007F}", "👩‍👩‍👧 ❤️ 🏴\u{E0067}\u{E0062}\u{E007F}"),
    ("葛\u{E0100} می\u{200C}خواهم", "葛\u{E0100} می\u{200C}خواهم"), ("\u{A0}\u{FFFD}", "\u{A0}\u{FFFD}"),
  ])
  func unprintableCharactersAreEscaped(text: String, expected: String) {
    #expect(text.printable == expected)
    #expect(text.printable.unicodeScalars.allSatisfy { !$0.isUnprintable })
  }

  @Test func tabsCanBeReplaced() {
    #expect("\ta\u{7}\tb".printable(tab: "  ") == #"  a\u{7}  b"#)
    #expect("a\tb\t"[...].printable(tab: " ") == "a b ")
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abc", 2, "ab…"), ("abc", 0, "…"), ("", 0, ""), ("", 5, ""),
    // The cut is between code points, also within a character.
    ("e\u{301}x", 1, "e…"), ("e\u{301}x", 2, "e\u{301}…"), ("\r\n", 1, "\r…"),
  ])
  func textsAreTruncated(text: String, count: Int, expected: String) {
    let cut = text.truncated(toScalarCount: count)
    #expect(Array(cut.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("\u{301}", 0), ("\u{20DD}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0), ("猫", 2), ("각", 2),
    ("\u{1100}", 2), ("\u{1161}", 0), ("ｱ", 1), ("Ａ", 2), ("、", 2), ("😀", 2), ("🌡", 1), ("⌚", 2), ("ש", 1),
    ("𠀀", 2), ("…", 1),
  ])
  func columns(of text: String, expected: Int) {
    #expect(text.unicodeScalars.reduce(0) { $0 + $1.terminalWidth } == expected)
  }

  @Test(arguments: [
    ("<a & \"b\" 'c'>", "&lt;a &amp; &quot;b&quot; &#39;c&#39;&gt;"), ("\t\n\r", "&#9;&#10;&#13;"),
    ("\u{0}\u{1B}\u{7F}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("é\u{85}猫", "é\u{85}猫"),
  ])
  func textIsEscapedForXML(text: String, expected: String) { #expect(text.escapedForXML == expected) }

  @Test func unprintableCharactersAreReadableInXML() {
    #expect("a\n'\u{202E}".inXML == #"a\u{A}&#39;\u{202E}"#)
  }

  @Test(arguments: [
    ("a b?", #""a b?""#, #""a b\?""#), ("\"\\", #""\"\\""#, #""\"\\""#),
    ("é\n\u{7F}1", #""\303\251\012\1771""#, #""\303\251\012\1771""#), ("", "\"\"", "\"\""),
  ])
  func textIsQuotedInC(text: String, expected: String, withMarks: String) {
    #expect(text.quotedInC() == expected)
    #expect(text.quotedInC(escaping: "?") == withMarks)
  }
}
