import KansoThemeEncoding
import Testing

@testable import KansoTheme

/// Paths are read by bytes: a name may begin or end with a scalar that forms one character with the dot beside it.
struct TokenPathTests {
  private static let path = TokenPath("padding.a\u{600}.\u{1F3FB}x.\u{600}")

  @Test func marksHideNoDots() {
    let path = Self.path
    #expect(path.names == ["padding", "a\u{600}", "\u{1F3FB}x", "\u{600}"])
    #expect(path.name == "\u{600}" && path.section == "padding")
    #expect(path.withinSection == "a\u{600}.\u{1F3FB}x.\u{600}")
    #expect(path.group == "padding.a\u{600}.\u{1F3FB}x")
    #expect(path.groups == ["padding", "padding.a\u{600}", "padding.a\u{600}.\u{1F3FB}x"])
    #expect(path.isInside("padding.a\u{600}") && !path.isInside("padding.a") && !path.isInside(path))
    #expect(SwiftNaming().names(of: path) == ["Padding", "A\u{600}", "\u{1F3FB}x", "\u{600}"])
    #expect(SwiftNaming().name(of: path) == "Padding.A\u{600}.\u{1F3FB}x.\u{600}")
  }

  @Test func aSectionIsItsOwnGroup() {
    let section: TokenPath = "colors"
    #expect(section.names == ["colors"] && SwiftNaming().name(of: section) == "colors")
    #expect(section.group == section && section.groups.isEmpty && section.withinSection.isEmpty)
  }

  @Test(
    arguments: [
      ("use {colors.ink}\u{301}", "colors.ink"), ("use {\u{301}x}", "\u{301}x"), ("\u{600}{a.b}", "a.b"),
      ("{}", nil), ("}{", nil),
    ] as [(String, String?)])
  func deprecationsNameTheirReplacement(_ text: String, _ path: String?) {
    #expect(Deprecation.message(text).replacement == path.map { TokenPath($0) })
  }
}
