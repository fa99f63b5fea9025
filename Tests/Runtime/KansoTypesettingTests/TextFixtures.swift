import KansoTheme

@testable import KansoTypesetting

/// Returns a font in which a letter is half as wide as the font size.
func plainFont(_ size: Length) -> Typography { Typography(families: ["system-ui"], size: size) }

/// Returns runs of the given texts and sizes.
func runs(_ parts: (String, Length)...) -> [TextRun] {
  parts.map { TextRun($0.0, font: plainFont($0.1), size: $0.1) }
}

/// Typesets a text at 20 points, at which a character is 10 points wide, in lines of a number of characters.
func set(
  _ text: String, _ characters: Double? = nil, lines: Int = 0, _ mode: LineBreakMode = .byWordWrapping
) -> TextLayout {
  PlainTextMeasurer().typeset(runs((text, 20)), width: characters.map { $0 * 10 }, lines: lines, mode: mode)
}

extension TextLayout {
  var texts: [String] { lines.map(\.text) }
}
