import CPango
import KansoTheme
import KansoTypesetting

/// The properties that select a font, except its size.
struct FontRequest: Hashable {
  let families: [String]
  let face: String?
  let weight: Double
  let isItalic: Bool

  /// Copies families and face. The weight and the slant are those for display: a font without an own weight
  /// has the weight in the name of its face.
  init(_ font: Typography) {
    (families, face) = (font.families, font.face)
    weight = font.displayWeight
    isItalic = font.isDisplayedItalic
  }
}

/// A font that is available.
final class FontChoice {
  /// The description that Pango loads the font with.
  let description: FontDescription
  /// True if the font is one of the machine, and not in the map of the bundled fonts.
  let isOfMachine: Bool
  /// The loaded font; nil if no font is available at all.
  let font: LoadedFont?
  /// The metrics of the font, as fractions of its size.
  let metrics: FontMetrics
  /// The substitution if this font is used in place of a missing one.
  var substitution: FontSubstitution?

  /// Loads the font from a map. If the map has no font or is nil, the metrics are those of Apple's system
  /// font.
  init(_ description: FontDescription, isOfMachine: Bool, in map: FontMap?) {
    (self.description, self.isOfMachine) = (description, isOfMachine)
    font = map?.font(for: description)
    metrics = font.map { FontMetrics($0.pointer) } ?? FontMetrics()
  }
}

/// The metrics in a font file (tables `hhea` or `OS/2`, and `post`), as fractions of the font size.
struct FontMetrics {
  /// The distance from the baseline to the top of a line.
  var ascent = PlainTextMeasurer.ascender
  /// The distance from the baseline to the bottom of a line.
  var descent = PlainTextMeasurer.descender
  /// The distance from the baseline down to the upper edge of an underline.
  var underlineOffset = 0.1
  /// The thickness of an underline.
  var underlineThickness = 0.05

  /// The metrics of Apple's system font.
  init() {}

  /// The metrics of a font that was loaded in the size of `FontMap`. Values that are missing or invalid in
  /// the file stay those of Apple's system font.
  init(_ font: UnsafeMutablePointer<PangoFont>) {
    guard let shapes = pango_font_get_hb_font(font) else { return }
    var extents = hb_font_extents_t()
    if hb_font_get_h_extents(shapes, &extents) != 0, extents.ascender >= extents.descender {
      (ascent, descent) = (
        Double(extents.ascender) / FontMap.sizeInUnits, -Double(extents.descender) / FontMap.sizeInUnits
      )
    }
    var (offset, thickness): (hb_position_t, hb_position_t) = (0, 0)
    if hb_ot_metrics_get_position(shapes, HB_OT_METRICS_TAG_UNDERLINE_OFFSET, &offset) != 0,
      hb_ot_metrics_get_position(shapes, HB_OT_METRICS_TAG_UNDERLINE_SIZE, &thickness) != 0, thickness > 0
    {
      underlineOffset = -Double(offset) / FontMap.sizeInUnits
      underlineThickness = Double(thickness) / FontMap.sizeInUnits
    }
  }
}

extension FontRequest {
  /// The maximum number of families to try. Real guides list fewer.
  private static let maxFamilyCount = 32
  /// The generic family names of CSS. They name a class of fonts, so the font of the class is no substitute for them.
  private static let classNames: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
  ]
  /// The names of the system font of the platform, in lower case.
  private static let systemNames: Set<String> = [
    Typography.systemFamily, "-apple-system", "blinkmacsystemfont",
  ]

  /// The families to try, in order: the first 32.
  var candidates: ArraySlice<String> { families.prefix(Self.maxFamilyCount) }

  /// Returns true if a name stands for a class of fonts and not for a family. Ignores case.
  static func namesClass(_ family: String) -> Bool { classNames.contains(family.lowercased()) }

  /// Returns true if a name stands for the system font of the platform. Ignores case.
  static func namesSystem(_ family: String) -> Bool { systemNames.contains(family.lowercased()) }

  /// The name of the missing font: the first family, or the face if there is no family; nil for the system font
  /// of the platform, and if there is no name.
  var missingName: String? {
    guard let first = families.first ?? face, !Self.namesSystem(first) else { return nil }
    return first
  }
}
