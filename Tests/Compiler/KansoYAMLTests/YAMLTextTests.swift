import Testing

@testable import KansoYAML

struct YAMLTextTests {
  @Test(arguments: [
    ("a: \"b\"\\", #""a: \"b\"\\""#), ("\n\t\u{0}", #""\n\t\u0000""#), ("é猫", "\"é猫\""),
    ("\u{AD}\u{FEFF}", #""\u00AD\uFEFF""#), ("\u{F0000}\u{10FFFF}", #""\U000F0000\U0010FFFF""#),
  ])
  func textsAreQuoted(text: String, expected: String) { #expect(YAMLText.quoted(text) == expected) }
}
