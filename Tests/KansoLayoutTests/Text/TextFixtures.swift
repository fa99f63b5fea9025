import KansoTheme
import TestSupport

@testable import KansoLayout

/// A font in which an ordinary character is half as wide as the size says.
func plainFont(_ size: Length) -> Typography { Typography(families: ["system-ui"], size: size) }

/// Runs of given sizes.
func runs(_ parts: (String, Length)...) -> [TextRun] {
  parts.map { TextRun($0.0, font: plainFont($0.1), size: $0.1) }
}

/// A text in 20 points, so that a character is 10 wide, in lines of a number of characters.
func set(
  _ text: String, _ characters: Double? = nil, lines: Int = 0, _ mode: LineBreakMode = .byWordWrapping
) -> TextLayout {
  PlainTextMeasurer().typeset(runs((text, 20)), width: characters.map { $0 * 10 }, lines: lines, mode: mode)
}

extension TextLayout {
  var texts: [String] { lines.map(\.text) }
}

/// Texts of words, spaces, newlines and characters that are not one scalar.
func randomText(_ length: Int, using generator: inout SeededGenerator) -> String {
  let pieces = ["a", "b", "c", " ", " ", "\n", "\r\n", "é", "e\u{301}", "簡", "👨‍👩‍👧", "🇨🇭", "\u{2028}", "-"]
  return (0..<length).map { _ in pieces.randomElement(using: &generator)! }.joined()
}
