import KansoTheme
import Testing

@testable import KansoRendering

struct FontStackTests {
  @Test(arguments: [
    (["system-ui"], "system-ui, -apple-system, Helvetica, Arial, sans-serif"),
    (["Georgia"], "Georgia, serif"), (["Menlo"], "Menlo, Consolas, monospace"),
    ([], "Helvetica, Arial, sans-serif"),
    (["Arial", "Arial"], "Arial, Helvetica, sans-serif"),
    (["Chalkboard SE"], "Chalkboard SE, Comic Sans MS, cursive"),
    (["SF Pro Rounded"], "SF Pro Rounded, ui-rounded, Helvetica, Arial, sans-serif"),
    (["inherit"], "'inherit', Helvetica, Arial, sans-serif"),
    (["1 Font"], "'1 Font', Helvetica, Arial, sans-serif"),
    (["O'Font\\"], "'O\\'Font\\\\', Helvetica, Arial, sans-serif"),
    (["a\nb"], "'a\\a b', Helvetica, Arial, sans-serif"),
    (["--x"], "'--x', Helvetica, Arial, sans-serif"), (["a, b"], "'a, b', Helvetica, Arial, sans-serif"),
    (["a "], "'a ', Helvetica, Arial, sans-serif"),
    (["-"], "'-', Helvetica, Arial, sans-serif"), ([""], "'', Helvetica, Arial, sans-serif"),
  ])
  func familiesAreListed(families: [String], expected: String) {
    #expect(FontStack.formattedForCSS(Typography(families: families, size: 12)) == expected)
  }
}
