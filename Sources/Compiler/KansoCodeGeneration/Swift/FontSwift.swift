import KansoFormatting
import KansoTheme

// Fonts in Swift.

extension PortableSyntax {
  /// The type of fonts.
  static let fontType = "Font"
  /// The function that replaces the initializer of the type if a group shadows it.
  static let fontShim = """
    private func _kansoFont(
      families: [String], face: String? = nil, size: Double, weight: Double? = nil, isItalic: Bool = false,
      lineHeight: Double? = nil, letterSpacing: Double? = nil, textStyle: TextStyle? = nil, \
    maximumSize: Double? = nil
    ) -> Font {
      Font(
        families: families, face: face, size: size, weight: weight, isItalic: isItalic, lineHeight: lineHeight,
        letterSpacing: letterSpacing, textStyle: textStyle, maximumSize: maximumSize)
    }
    """

  /// Appends a call of `Font`. Weight, line height and letter spacing are left out if the guide does not
  /// define them.
  func append(_ font: Typography, to text: inout TextBuffer) {
    /// Appends a number with its label.
    func appendArgument(_ label: String, _ number: Double) {
      text += label
      text.append(number: number)
    }
    text += self.font
    text += "(families: "
    text.append(literals: font.families)
    if let face = font.face {
      text += ", face: "
      text.append(literal: face)
    }
    appendArgument(", size: ", font.size)
    if !font.implied.contains(.weight) { appendArgument(", weight: ", font.weight) }
    if font.isItalic { text += ", isItalic: true" }
    if !font.implied.contains(.lineHeight) { appendArgument(", lineHeight: ", font.lineHeight) }
    if !font.implied.contains(.letterSpacing) {
      appendArgument(", letterSpacing: ", font.letterSpacing.value)
    }
    if let textStyle = font.textStyle { text += ", textStyle: .\(textStyle.rawValue)" }
    if let maximumSize = font.maximumSize { appendArgument(", maximumSize: ", maximumSize) }
    text += ")"
  }
}

extension AppleSyntax {
  /// Appends a call of `_kansoFont`. Arguments with the default value are left out, as are text style and
  /// maximum size if the framework has none. Line height and letter spacing are not written.
  ///
  /// - Parameter isScaled: false to leave out the text style and the maximum size.
  func append(_ font: Typography, isScaled: Bool = true, to text: inout TextBuffer) {
    text += "_kansoFont("
    appendArguments(of: font, to: &text)
    if isScaled { appendScaling(of: font, to: &text) }
    text += ")"
  }

  /// Appends the arguments from the families to the slant, without those that have the default value.
  func appendArguments(of font: Typography, to text: inout TextBuffer) {
    text.append(literals: font.families)
    if let face = font.face {
      text += ", face: "
      text.append(literal: face)
    }
    text += ", size: "
    text.append(number: font.size)
    if font.weight != 400 {
      text += ", weight: "
      text += typeNames.weightExpression(font.weight)
    }
    if font.isItalic { text += ", italic: true" }
  }

  /// Appends the arguments with the text style and the maximum size, each if the font and the framework have it.
  func appendScaling(of font: Typography, to text: inout TextBuffer) {
    if let textStyle = font.textStyle.flatMap(typeNames.textStyle) {
      text += ", textStyle: ."
      text += textStyle
    }
    if typeNames.hasMaximumSize, let maximumSize = font.maximumSize {
      text += ", maximumSize: "
      text.append(number: maximumSize)
    }
  }
}
