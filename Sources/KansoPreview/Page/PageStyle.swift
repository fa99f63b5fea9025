import KansoRendering
import KansoTheme

/// The CSS rules of pages. Every color, font and length is a token of `page.yaml`. In the page, it is a custom property
/// named after its path: `colors.ink` is `--colors-ink`.
///
/// `.on-light` and `.on-dark` have a fixed appearance, independent of the preference of the reader's system. A sample
/// of a mode needs the background of that mode.
enum PageStyle {
  private static let light: Context = ["appearance": "light"]
  private static let dark: Context = ["appearance": "dark"]

  /// Writes the rules of the shell, as the content of a `style` element.
  static func write(to page: inout MarkupWriter) {
    page.markup(":root,.on-light{color-scheme:light;\n")
    writeColors(in: light, to: &page)
    page.markup("}\n:root{\n")
    writeFonts(to: &page)
    writeLengths(to: &page)
    page.markup("}\n@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;\n")
    writeColors(in: dark, to: &page)
    page.markup("}}\n.on-dark{color-scheme:dark;\n")
    writeColors(in: dark, to: &page)
    page.markup("}\n")
    page.markup(base)
    page.markup(frame)
    write(upTo: Sizes.narrow, narrow, to: &page)
    write(upTo: Sizes.phone, phone, to: &page)
    page.markup(printed)
  }

  /// Writes rules for windows up to a width in points.
  static func write(upTo width: Length, _ rules: StaticString, to page: inout MarkupWriter) {
    page.markup("@media (max-width:")
    page.text(width.css)
    page.markup("px){\n")
    page.markup(rules)
    page.markup("}\n")
  }

  private static func writeName(_ path: TokenPath?, to page: inout MarkupWriter) {
    page.markup("--")
    page.text((path?.dotted ?? "").replacing(".", with: "-"))
  }

  private static func writeColors(in context: Context, to page: inout MarkupWriter) {
    for color in Colors.kansoTokens {
      writeName(color.path, to: &page)
      page.markup(":")
      page.text(color.resolved(in: context).css)
      page.markup(";\n")
    }
  }

  /// Writes the fonts. Sizes are in `rem`, so they grow with the font size that the reader set in the browser.
  private static func writeFonts(to page: inout MarkupWriter) {
    for font in Fonts.kansoTokens {
      let value = font.resolved()
      writeName(font.path, to: &page)
      page.markup(":")
      page.text(
        "\(value.weight.css) \((value.size / rootSize).css)rem/\(value.lineHeight.css) \(FontStack.css(value))"
      )
      page.markup(";\n")
      writeName(font.path, to: &page)
      page.markup("-spacing:")
      page.text("\(value.letterSpacing.value.css)px")
      page.markup(";\n")
    }
  }

  /// The number of points of one `rem` with the default settings of a browser.
  private static let rootSize: Length = 16

  private static func writeLengths(to page: inout MarkupWriter) {
    for length in Padding.kansoTokens + Sizes.kansoTokens + Radii.kansoTokens + Borders.kansoTokens {
      writeName(length.path, to: &page)
      page.markup(":")
      page.text("\(length.resolved().css)px")
      page.markup(";\n")
    }
  }
}
