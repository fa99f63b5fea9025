import KansoFormatting
import KansoRendering
import KansoTheme
import KansoThemeEncoding

/// The CSS rules of pages. Every color, font and length is a token of `page.yaml`. In the page, it is a custom property
/// named after its path: `colors.ink` is `--colors-ink`.
///
/// `.on-light` and `.on-dark` have a fixed appearance, independent of the preference of the reader's system. A sample
/// of a mode needs the background of that mode.
enum PageStyle {
  private static let light: Context = ["appearance": "light"]
  private static let dark: Context = ["appearance": "dark"]

  /// Writes the custom properties of all tokens for both appearances, and the rules of the shell.
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
    writeRules(upTo: Sizes.narrow, narrow, to: &page)
    writeRules(upTo: Sizes.phone, phone, to: &page)
    page.markup(printed)
  }

  /// Writes rules that apply to windows up to a width, in CSS pixels.
  static func writeRules(upTo width: Length, _ rules: StaticString, to page: inout MarkupWriter) {
    page.markup("@media (max-width:")
    page.text(width.formattedForCSS)
    page.markup("px){\n")
    page.markup(rules)
    page.markup("}\n")
  }

  /// Writes the name of a token's custom property: `--colors-ink` for `colors.ink`.
  private static func writeName(_ path: TokenPath?, to page: inout MarkupWriter) {
    page.markup("--")
    page.text((path?.dotted ?? "").replacing(".", with: "-"))
  }

  /// Writes a custom property for each color of the pages, with its value in a context.
  private static func writeColors(in context: Context, to page: inout MarkupWriter) {
    for color in Colors.kansoTokens {
      writeName(color.path, to: &page)
      page.markup(":")
      page.text(color.resolved(in: context).formattedForCSS)
      page.markup(";\n")
    }
  }

  /// Writes two custom properties for each font: the `font` shorthand, and the letter spacing with the suffix
  /// `-spacing`. Sizes are in `rem`, so they grow with the font size that the reader set in the browser.
  private static func writeFonts(to page: inout MarkupWriter) {
    for font in Fonts.kansoTokens {
      let value = font.resolved()
      writeName(font.path, to: &page)
      page.markup(":")
      page.text("\(value.weight.formattedForCSS) \((value.size / rootSize).formattedForCSS)rem/")
      page.text("\(value.lineHeight.formattedForCSS) \(FontStack.formattedForCSS(value))")
      page.markup(";\n")
      writeName(font.path, to: &page)
      page.markup("-spacing:")
      page.text("\(value.letterSpacing.value.formattedForCSS)px")
      page.markup(";\n")
    }
  }

  /// The number of points of one `rem` with the default settings of a browser.
  private static let rootSize: Length = 16

  /// Writes a custom property in `px` for each padding, size, radius and border width.
  private static func writeLengths(to page: inout MarkupWriter) {
    for length in Padding.kansoTokens + Sizes.kansoTokens + Radii.kansoTokens + Borders.kansoTokens {
      writeName(length.path, to: &page)
      page.markup(":")
      page.text("\(length.resolved().formattedForCSS)px")
      page.markup(";\n")
    }
  }
}
