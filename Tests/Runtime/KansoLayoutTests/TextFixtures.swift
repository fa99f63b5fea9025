import KansoLayout
import KansoTheme

/// Returns a font in which a letter is half as wide as the font size.
func plainFont(_ size: Length) -> Typography { Typography(families: ["system-ui"], size: size) }

extension TextLayout {
  /// The texts of the lines.
  var texts: [String] { lines.map(\.text) }
}
