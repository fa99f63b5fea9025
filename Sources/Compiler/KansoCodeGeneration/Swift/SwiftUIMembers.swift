import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// The tokens of a source as members of types, for the dot syntax of SwiftUI: `.foregroundStyle(.ink)` and
/// `.textStyle(.body)`. Each text has the lines of an extension's content.
struct SwiftUIMembers {
  /// The members of `ShapeStyle` for colors; nil if there are none.
  private(set) var colors: String?
  /// The members of `KansoShapeStyle` for colors with the names of SwiftUI's styles; nil if there are none.
  private(set) var styles: String?
  /// The members of `KansoTextStyle` for fonts; nil if there are none.
  private(set) var textStyles: String?

  private let writer: TokenWriter
  private static let indentation = "  "

  /// Writes the members of a source: those of the colors or those of the fonts, or none.
  init(of sections: [TokenGroup], in kind: SourceKind, writer: TokenWriter) {
    self.writer = writer
    var tokens: [ThemeToken] = []
    for section in sections { writer.theme.forEachToken(in: section) { tokens.append($0) } }
    switch kind {
    case .colors:
      let names = FlatNames(of: tokens, reserved: SwiftUIStyleNames.taken, suffix: "Color")
      colors = text(of: names.members, unnamed: names.unnamed) { appendColor($0, named: $1, to: &$2) }
      styles = text(of: Self.places(of: tokens)) { appendStyle($0, named: $1, to: &$2) }
    case .fonts:
      let names = FlatNames(of: tokens, reserved: ["init", "self"], suffix: "Style")
      textStyles = text(of: names.members, unnamed: names.unnamed) { appendTextStyle($0, named: $1, to: &$2) }
    case .padding, .tokens: break
    }
  }

  /// Returns the colors with the name of one of SwiftUI's styles for a place; of several colors, the first one.
  private static func places(of tokens: [ThemeToken]) -> [(token: ThemeToken, name: String)] {
    var open = SwiftUIStyleNames.places
    return tokens.map { ($0, FlatNames.plainName(of: $0)) }.filter { open.remove($0.1) != nil }
  }

  /// Returns the lines of members, and comments for tokens without one; nil if there are no members.
  private func text(
    of members: [(token: ThemeToken, name: String)], unnamed: [ThemeToken] = [],
    appendingMember append: (ThemeToken, String, inout TextBuffer) -> Void
  ) -> String? {
    guard !members.isEmpty else { return nil }
    var text = TextBuffer()
    for (token, name) in members {
      writer.appendMemberPrefix(of: token, indentation: Self.indentation, to: &text)
      append(token, SwiftName.escaped(name), &text)
      text += "\n"
    }
    for token in unnamed {
      let path = SwiftText.singleLine(token.path.dotted)
      text += "\(Self.indentation)// Without a member, because the name is taken: `\(path)`\n"
    }
    var lines = text.text
    lines.removeLast()
    return lines
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

  /// Appends a constant with all parts of a font.
  private func appendTextStyle(_ token: ThemeToken, named name: String, to text: inout TextBuffer) {
    guard case .typography(let font) = token.value else { return }
    text += "static let \(name) = "
    // The members are outside of the enums, in which groups shadow types.
    AppleSyntax(theme: writer.theme, shadowed: ShadowedNames(sections: []), typeNames: .swiftui)
      .append(textStyle: font, to: &text)
  }
}

extension AppleSyntax {
  /// Appends a call of `KansoTextStyle`, which the template declares. Arguments with the default value are left out.
  fileprivate func append(textStyle font: Typography, to text: inout TextBuffer) {
    /// Appends a number with its label.
    func appendArgument(_ label: String, _ number: Double) {
      text += label
      text.append(number: number)
    }
    text += "KansoTextStyle("
    appendArguments(of: font, to: &text)
    if let maximumSize = font.maximumSize { appendArgument(", maximumSize: ", maximumSize) }
    if !font.implied.contains(.lineHeight) { appendArgument(", lineHeight: ", font.lineHeight) }
    if font.letterSpacing.value != 0 { appendArgument(", tracking: ", font.letterSpacing.value) }
    text += ")"
  }
}
