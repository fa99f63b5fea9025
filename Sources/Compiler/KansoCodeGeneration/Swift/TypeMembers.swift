import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// The tokens of a source as members of types, for the dot syntax: `.foregroundStyle(.ink)` and `.textStyle(.body)`. Each
/// text has the lines of an extension's content. The members are outside of the enums, in which groups shadow types.
struct TypeMembers {
  /// The members of SwiftUI's `ShapeStyle` for colors; nil if there are none.
  private(set) var colors: String?
  /// The members of `KansoShapeStyle` for colors with the names of SwiftUI's styles; nil if there are none.
  private(set) var styles: String?
  /// The members of `KansoTextStyle` for fonts, which are fonts with line height and letter spacing; nil if there are none.
  private(set) var textStyles: String?

  private let writer: TokenWriter
  private static let indentation = "  "
  /// The names that mean something else after a dot.
  private static let reserved: Set<String> = ["init", "self"]

  /// Writes the members of a source. Only SwiftUI has those for colors, unless the options omit them; portable sources have
  /// none at all.
  init(of sections: [TokenGroup], in kind: SourceKind, writer: TokenWriter, _ options: GenerationOptions) {
    self.writer = writer
    guard let typeNames = options.platform.typeNames else { return }
    var tokens: [ThemeToken] = []
    for section in sections { writer.theme.forEachToken(in: section) { tokens.append($0) } }
    switch kind {
    case .colors:
      guard options.platform == .swiftui, options.writesShapeStyles else { return }
      let names = FlatNames(
        of: tokens, reserved: SwiftUIStyleNames.taken, suffix: "Color", writer.naming)
      colors = text(of: names.members) { appendColor($0, named: $1, to: &$2) }
      styles = text(of: places(of: tokens)) { appendStyle($0, named: $1, to: &$2) }
    case .fonts:
      let fonts = tokens.filter { $0.type == .typography }
      let names = FlatNames(of: fonts, reserved: Self.reserved, writer.naming)
      let syntax = AppleSyntax(
        theme: writer.theme, shadowed: ShadowedNames(sections: [], writer.naming), typeNames: typeNames)
      textStyles = text(of: names.members) { syntax.appendTextStyle($0, named: $1, to: &$2) }
    case .padding, .tokens: return
    }
  }

  /// Returns the colors with the name of one of SwiftUI's styles for a place; of several colors, the first one.
  private func places(of tokens: [ThemeToken]) -> [(token: ThemeToken, name: String)] {
    var open = SwiftUIStyleNames.places
    return tokens.map { ($0, writer.naming.flatMember(of: $0.path)) }.filter { open.remove($0.1) != nil }
  }

  /// Returns the lines of members; nil if there are none.
  private func text(
    of members: [(token: ThemeToken, name: String)],
    appendingMember append: (ThemeToken, String, inout TextBuffer) -> Void
  ) -> String? {
    guard !members.isEmpty else { return nil }
    var text = TextBuffer()
    for (token, name) in members {
      writer.appendMemberPrefix(of: token, indentation: Self.indentation, to: &text)
      append(token, SwiftName.escaped(name), &text)
      text += "\n"
    }
    return String(text.text.dropLast())
  }

  /// Appends a computed property with the constant of a color.
  private func appendColor(_ token: ThemeToken, named name: String, to text: inout TextBuffer) {
    text += "static var \(name): Color { \(writer.naming.name(of: token.path)) }"
  }

  /// Appends a computed property with the style of a color.
  private func appendStyle(_ token: ThemeToken, named name: String, to text: inout TextBuffer) {
    let color = writer.naming.name(of: token.path)
    text += "static var \(name): KansoShapeStyle { KansoShapeStyle(color: \(color)) }"
  }
}

extension AppleSyntax {
  /// Appends a property with all parts of a font. It is computed where the type has a font that is not thread-safe.
  fileprivate func appendTextStyle(_ token: ThemeToken, named name: String, to text: inout TextBuffer) {
    guard case .typography(let font) = token.value else { return }
    let isComputed = typeNames.fontsAreComputed && !typeNames.hasGradientsAndAnimations
    text += isComputed ? "static var \(name): KansoTextStyle { " : "static let \(name) = "
    if typeNames.hasGradientsAndAnimations {
      appendParts(of: font, to: &text)
    } else {
      append(textStyle: font, to: &text)
    }
    if isComputed { text += " }" }
  }

  /// Appends a call of SwiftUI's `KansoTextStyle` with the parts of a font. Arguments with the default value are left out.
  private func appendParts(of font: Typography, to text: inout TextBuffer) {
    text += "KansoTextStyle("
    appendArguments(of: font, to: &text)
    appendScaling(of: font, to: &text)
    if let maximumSize = font.maximumSize { append(", maximumSize: ", maximumSize, to: &text) }
    if !font.implied.contains(.lineHeight) { append(", lineHeight: ", font.lineHeight, to: &text) }
    if font.letterSpacing.value != 0 { append(", tracking: ", font.letterSpacing.value, to: &text) }
    text += ")"
  }

  /// Appends a call of `KansoTextStyle` of UIKit and AppKit with the font at the default text size. A line height that the
  /// guide does not define, a letter spacing of zero, and what the framework lacks, are left out.
  private func append(textStyle font: Typography, to text: inout TextBuffer) {
    text += "KansoTextStyle("
    append(font, isScaled: false, to: &text)
    if !font.implied.contains(.lineHeight) {
      // The guide may have points, of which the theme keeps a rounded multiple of the size.
      append(", lineHeight: ", (font.lineHeight * font.size).rounded(toFractionDigits: 3), to: &text)
    }
    if font.letterSpacing.value != 0 { append(", letterSpacing: ", font.letterSpacing.value, to: &text) }
    appendScaling(of: font, to: &text)
    text += ")"
  }

  /// Appends a number with its label.
  private func append(_ label: String, _ number: Double, to text: inout TextBuffer) {
    text += label
    text.append(number: number)
  }
}
