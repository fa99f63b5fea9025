import CPango
import KansoTheme
import KansoTypesetting

/// The fonts of one fontconfig configuration, in Pango's form, and the context that shapes texts.
///
/// Texts are shaped at one size, without hinting, and then scaled. So the widths of letters are proportional to the
/// font size, and each font is loaded only once.
final class FontMap {
  /// The font size that texts are shaped at, in points.
  static let size = 64.0
  /// The number of Pango units in a point.
  static let unitsPerPoint = 1024.0
  /// The font size that texts are shaped at, in Pango units.
  static let sizeInUnits = size * unitsPerPoint

  /// The fontconfig configuration.
  let configuration: OpaquePointer
  /// The fonts in Pango's form.
  private let map: UnsafeMutablePointer<PangoFontMap>
  /// The Pango context.
  let context: OpaquePointer
  /// The index of the fonts by name.
  let faces: FontFaces

  /// Reads the configuration and all font files. The first call in the process makes its configuration the
  /// current one of fontconfig.
  ///
  /// - Parameters:
  ///   - usesMachine: true to include the fonts that fontconfig is configured for.
  ///   - files: paths of additional font files; files of other types are ignored.
  /// - Returns: nil if Cairo was built without FreeType, or if fontconfig has no memory.
  init?(usesMachine: Bool, files: [String]) {
    guard let configuration = usesMachine ? FcInitLoadConfig() : FcConfigCreate() else { return nil }
    Self.makeCurrentIfFirst(configuration)
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      FcConfigDestroy(configuration)
      return nil
    }
    let rules = usesMachine ? Self.rulesForMachine : Self.rules
    FcConfigParseAndLoadFromMemory(configuration, rules, FcBool(1))
    if usesMachine { FcConfigBuildFonts(configuration) }
    for file in files { FcConfigAppFontAddFile(configuration, file) }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    (self.configuration, self.map) = (configuration, map)
    context = pango_font_map_create_context(map)
    faces = FontFaces(configuration)
    setContextOptions()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
    FcConfigDestroy(configuration)
  }

  /// Returns the font that is nearest to a description, which may be one of another family; nil if no font is
  /// available at all.
  func font(for description: FontDescription) -> LoadedFont? {
    pango_font_map_load_font(map, context, description.pointer).map(LoadedFont.init)
  }

  /// Turns off hinting and the rounding of positions, and fixes the language.
  private func setContextOptions() {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string(Self.language))
  }

  /// The language of all texts. It is fixed so that the result does not depend on the settings of the machine.
  private static let language = "en"

  /// Rules for fontconfig, which it does not apply by default. The first rule slants letters of a family without
  /// italics by a fifth. The second rule scales bitmap glyphs, such as emoji, from their own size to the requested
  /// size.
  private static let rules = """
    <fontconfig>
      <match target="font">
        <test target="pattern" name="slant" compare="more_eq"><const>italic</const></test>
        <test name="slant" compare="eq"><const>roman</const></test>
        <edit name="matrix" mode="assign"><times>
          <name>matrix</name>
          <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
        </times></edit>
        <edit name="slant" mode="assign"><const>oblique</const></edit>
      </match>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="fittingfactor" mode="assign"><divide>
          <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
        </divide></edit>
        <edit name="matrix" mode="assign"><times>
          <name>matrix</name>
          <matrix><name>fittingfactor</name><double>0</double><double>0</double><name>fittingfactor</name></matrix>
        </times></edit>
      </match>
    </fontconfig>
    """

  /// A rule that excludes the machine's fonts of the bundled families. They could be of another version, and a text
  /// would be set in them as soon as it contains a character that must be searched on the machine.
  private static let rulesForMachine: String = {
    let families = ShippedFonts.files.isEmpty ? [] : Set(FontClass.allCases.map(ShippedFonts.family))
    let patterns = families.sorted().map {
      "<pattern><patelt name=\"family\"><string>\($0)</string></patelt></pattern>"
    }
    return "<fontconfig><selectfont><rejectfont>\(patterns.joined())</rejectfont></selectfont></fontconfig>"
  }()

  /// True after `makeCurrentIfFirst` was called.
  private static let hasCurrent = Guarded(false)

  /// Makes the first configuration the current one of the process; does nothing with later ones. Without
  /// this, Pango loads the machine's configuration when its first map is created, even if the map has another
  /// configuration. That takes 6 ms and has no use.
  private static func makeCurrentIfFirst(_ configuration: OpaquePointer) {
    hasCurrent.withLock { hasCurrent in
      if !hasCurrent { FcConfigSetCurrent(configuration) }
      hasCurrent = true
    }
  }
}

/// The owner of a Pango font description.
final class FontDescription {
  let pointer: OpaquePointer

  /// Describes a font in the size of `FontMap`. The weight is limited to the valid range.
  init(family: String, weight: Double, isItalic: Bool) {
    pointer = pango_font_description_new()
    pango_font_description_set_family(pointer, family)
    pango_font_description_set_weight(pointer, PangoWeight(UInt32(weight.asFontWeight.rounded())))
    pango_font_description_set_style(pointer, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(pointer, FontMap.sizeInUnits)
  }

  deinit { pango_font_description_free(pointer) }
}

/// The owner of a font that Pango has loaded.
final class LoadedFont {
  let pointer: UnsafeMutablePointer<PangoFont>

  /// Takes ownership of one reference.
  init(_ pointer: UnsafeMutablePointer<PangoFont>) { self.pointer = pointer }

  deinit { g_object_unref(pointer) }

  /// The family name of the font; empty if it has none.
  var family: String {
    let description = pango_font_describe(pointer)
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
  }
}

extension Double {
  /// The weight in place of one that is infinite or NaN.
  private static let regularWeight = 400.0

  /// The number limited to the valid range of weights; 400 if it is infinite or NaN. The configuration of a
  /// machine can contain any number.
  var asFontWeight: Double {
    let range = FontWeight.range
    return isFinite ? Swift.min(Swift.max(self, range.lowerBound), range.upperBound) : Self.regularWeight
  }
}
