import KansoThemeEncoding
import Testing

@testable import KansoTheme

struct SwiftNameTests {
  @Test(arguments: [
    ("blackish", "blackish", "Blackish"), ("lightGray", "lightGray", "LightGray"),
    ("light-gray", "lightGray", "LightGray"), ("Light Gray", "lightGray", "LightGray"), ("URL", "url", "URL"),
    ("URLColor", "urlColor", "URLColor"), ("light_gray", "light_gray", "Light_gray"), ("100", "n100", "N100"),
    ("2xl", "n2xl", "N2xl"), ("50-light", "n50Light", "N50Light"), ("-1", "n1", "N1"),
    ("café", "café", "Café"), ("白", "白", "白"), ("🐱", "🐱", "🐱"), ("+", "u2B", "U2B"),
    ("_", "u5F", "U5F"), ("a/b~c", "aBC", "ABC"), ("*/ evil \\(x)", "evilX", "EvilX"),
    ("\u{202E}rtl", "rtl", "Rtl"),
    ("a\u{200D}b", "ab", "Ab"), ("\u{2764}\u{FE0F}", "u2764", "U2764"), ("\u{200B}", "u200B", "U200B"),
    ("\n", "uA", "UA"), ("iOS", "iOS", "IOS"),
    ("\u{301}x", "_\u{301}x", "_\u{301}x"),
  ])
  func namesBecomeIdentifiers(_ name: String, _ member: String, _ type: String) {
    #expect(SwiftName.member(name) == member)
    #expect(SwiftName.type(name) == type)
  }

  @Test(arguments: [
    (["ink"], "ink"), (["button", "primary"], "buttonPrimary"),
    (["Button", "light-gray"], "buttonLightGray"),
    (["blue", "50"], "blue50"), (["1", "5"], "n1_5"), (["v1", "5x"], "v1_5x"),
    (["type", "type"], "typeType"),
    (["🐱", "x"], "🐱X"), (["+", "-"], "u2BU2D"), (["*/", "\u{202E}"], "u2A_2FU202E"), ([], "_"),
  ])
  func pathsBecomeMembers(_ names: [String], _ member: String) {
    #expect(SwiftName.member(names) == member)
  }

  @Test func keywordsAreEscaped() {
    #expect(SwiftName.escaped("default") == "`default`")
    #expect(SwiftName.escaped("Self") == "`Self`")
    #expect(SwiftName.type("type") == "Type_")
    #expect(SwiftName.escaped("blackish") == "blackish")
  }
}
