import CPango
import KansoLayout
import KansoTheme

/// What a font is asked for by, apart from its size.
struct FontRequest: Hashable {
  let families: [String]
  let face: String?
  let weight: Double
  let isItalic: Bool

  init(_ font: Typography) {
    (families, face) = (font.families, font.face)
    weight = font.shownWeight
    isItalic = font.isShownItalic
  }
}

/// A font that is there.
final class FontChoice {
  /// What Pango is asked for it with.
  let description: FontDescription
  /// Whether it is one of the machine's, which the map of shipped fonts does not have.
  let isOfMachine: Bool
  /// The font itself; nil where there is none at all.
  let font: LoadedFont?
  /// How high its letters are, as parts of its size.
  let metrics: FontMetrics
  /// What it stands in for, if it does.
  var substitution: FontSubstitution?

  init(_ description: FontDescription, isOfMachine: Bool, in map: FontMap?) {
    (self.description, self.isOfMachine) = (description, isOfMachine)
    font = map?.font(description)
    metrics = font.map { FontMetrics($0.pointer) } ?? FontMetrics()
  }
}

/// The measures that a font has in its file (`hhea` or `OS/2`, `post`), as parts of its size.
struct FontMetrics {
  /// From the baseline to the top of a line.
  var ascent = PlainTextMeasurer.ascender
  /// From the baseline to the bottom of a line.
  var descent = PlainTextMeasurer.descender
  /// From the baseline down to the upper edge of a line below the text.
  var underlineOffset = 0.1
  /// How thick such a line is.
  var underlineThickness = 0.05

  /// Those of Apple's system font.
  init() {}

  /// Those of a font that was loaded in the size of `FontMap`.
  init(_ font: UnsafeMutablePointer<PangoFont>) {
    guard let shapes = pango_font_get_hb_font(font) else { return }
    var extents = hb_font_extents_t()
    if hb_font_get_h_extents(shapes, &extents) != 0, extents.ascender >= extents.descender {
      (ascent, descent) = (
        Double(extents.ascender) / FontMap.units, -Double(extents.descender) / FontMap.units
      )
    }
    var (offset, thickness): (hb_position_t, hb_position_t) = (0, 0)
    if hb_ot_metrics_get_position(shapes, HB_OT_METRICS_TAG_UNDERLINE_OFFSET, &offset) != 0,
      hb_ot_metrics_get_position(shapes, HB_OT_METRICS_TAG_UNDERLINE_SIZE, &thickness) != 0, thickness > 0
    {
      underlineOffset = -Double(offset) / FontMap.units
      underlineThickness = Double(thickness) / FontMap.units
    }
  }
}

extension FontRequest {
  /// No guide lists more families than that.
  private static let mostFamilies = 32
  /// What a family that stands in for itself is called in a list: the class that it names.
  private static let classNames: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded",
  ]
  private static let systemNames: Set<String> = [
    Typography.systemFamily, "-apple-system", "blinkmacsystemfont",
  ]

  /// The families that are looked at, in their order.
  var candidates: ArraySlice<String> { families.prefix(Self.mostFamilies) }

  /// Whether a name stands for a class rather than for a family.
  static func namesClass(_ family: String) -> Bool { classNames.contains(family.lowercased()) }

  /// Whether a name stands for the platform's own font.
  static func namesSystem(_ family: String) -> Bool { systemNames.contains(family.lowercased()) }

  /// What is said to be missing: the first family, or the face; nil for the platform's own font.
  var wanted: String? {
    guard let first = families.first ?? face, !Self.namesSystem(first) else { return nil }
    return first.printable
  }
}

extension String {
  /// No name that is told to people is longer.
  private static let longestName = 100

  /// Without what would not be seen or would change how a line is read: names are written by anybody.
  fileprivate var printable: String {
    let shown = unicodeScalars.lazy.filter {
      switch $0.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
      default: true
      }
    }
    var name = String.UnicodeScalarView()
    name.append(contentsOf: shown.prefix(Self.longestName))
    return name.isEmpty ? "a font without a name" : String(name)
  }
}
