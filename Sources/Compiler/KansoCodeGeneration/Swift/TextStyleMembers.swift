import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// The fonts of a source as members of the type `KansoTextStyle` of UIKit and AppKit, which the templates declare. A
/// text style is a font with its line height and letter spacing.
struct TextStyleMembers {
  /// The lines of the extension's content; nil without a font.
  let text: String?

  private static let indentation = "  "
  /// The names that mean something else after a dot.
  private static let reserved: Set<String> = ["init", "self"]

  /// Writes the members for all fonts of the sections of a source.
  ///
  /// - Parameter typeNames: the names of the framework's types.
  init(of sections: [TokenGroup], writer: TokenWriter, typeNames: AppleTypeNames) {
    var fonts: [ThemeToken] = []
    for section in sections {
      writer.theme.forEachToken(in: section) { if $0.type == .typography { fonts.append($0) } }
    }
    // The members are outside of the enums, in which groups shadow types.
    let syntax = AppleSyntax(
      theme: writer.theme, shadowed: ShadowedNames(sections: [], writer.naming), typeNames: typeNames)
    var text = TextBuffer()
    for (token, name) in FlatNames(of: fonts, reserved: Self.reserved, writer.naming).members {
      guard case .typography(let font) = token.value else { continue }
      writer.appendMemberPrefix(of: token, indentation: Self.indentation, to: &text)
      text += typeNames.fontsAreComputed ? "static var " : "static let "
      text += SwiftName.escaped(name)
      text += typeNames.fontsAreComputed ? ": KansoTextStyle { " : " = "
      syntax.append(textStyle: font, to: &text)
      text += typeNames.fontsAreComputed ? " }\n" : "\n"
    }
    let lines = text.text
    self.text = lines.isEmpty ? nil : String(lines.dropLast())
  }
}

extension AppleSyntax {
  /// Appends a call of `KansoTextStyle` with the font at the default text size. A line height that the guide does not
  /// define, a letter spacing of zero, and what the framework lacks, are left out.
  fileprivate func append(textStyle font: Typography, to text: inout TextBuffer) {
    /// Appends a number with its label.
    func appendArgument(_ label: String, _ number: Double) {
      text += label
      text.append(number: number)
    }
    text += "KansoTextStyle("
    append(font, isScaled: false, to: &text)
    if !font.implied.contains(.lineHeight) {
      // The guide may have points, of which the theme keeps a rounded multiple of the size.
      appendArgument(", lineHeight: ", (font.lineHeight * font.size).rounded(toFractionDigits: 3))
    }
    if font.letterSpacing.value != 0 { appendArgument(", letterSpacing: ", font.letterSpacing.value) }
    appendScaling(of: font, to: &text)
    text += ")"
  }
}
