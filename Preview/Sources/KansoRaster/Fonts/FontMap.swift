import CPango
import KansoLayout
import KansoTheme

/// The fonts of one configuration of fontconfig as Pango uses them, and the context in which texts are shaped.
///
/// Texts are shaped at one size, without hinting, and scaled: letters are as wide at each size as at any other, and a font is loaded once.
final class FontMap {
  /// The size at which texts are shaped, in points.
  static let size = 64.0
  /// How many of Pango's units a point is.
  static let unitsPerPoint = 1024.0
  /// How many of Pango's units the size is at which texts are shaped.
  static let units = size * unitsPerPoint

  /// That of fontconfig.
  let configuration: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  /// Pango's context.
  let context: OpaquePointer
  /// The fonts that can be asked for by name.
  let faces: FontFaces

  /// - Parameters:
  ///   - usesMachine: whether the fonts are there that fontconfig is set up for.
  ///   - files: paths of further files of fonts; what is no font is passed over.
  /// - Returns: nil where Cairo was built without FreeType.
  init?(usesMachine: Bool, files: [String]) {
    guard let configuration = usesMachine ? FcInitLoadConfig() : FcConfigCreate() else { return nil }
    Self.makeDefault(configuration)
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
    setUp()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
    FcConfigDestroy(configuration)
  }

  /// The font of a description; nil if there is none at all.
  func font(_ description: FontDescription) -> LoadedFont? {
    pango_font_map_load_font(map, context, description.pointer).map(LoadedFont.init)
  }

  private func setUp() {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string(Self.language))
  }

  /// Whatever the machine is set to, texts are set alike.
  private static let language = "en"

  /// What fontconfig does only where it is told so: letters of a family without italics are leaned by a fifth, and pictures of letters, as
  /// emoji are, scaled from the size that they have to the one that is asked for.
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

  /// A machine may have a family that is shipped, too, in another version: a text would be set in that as soon as it holds a character that
  /// is looked for on the machine.
  private static let rulesForMachine: String = {
    let families = ShippedFonts.files.isEmpty ? [] : Set(FontClass.allCases.map(ShippedFonts.family))
    let patterns = families.sorted().map {
      "<pattern><patelt name=\"family\"><string>\($0)</string></patelt></pattern>"
    }
    return "<fontconfig><selectfont><rejectfont>\(patterns.joined())</rejectfont></selectfont></fontconfig>"
  }()

  private static let hasDefault = Guarded(false)

  /// Pango has fontconfig read the configuration of the machine when its first map is made, even of one that has another: 6 ms for nothing.
  /// So the first one of ours becomes that of the process.
  private static func makeDefault(_ configuration: OpaquePointer) {
    hasDefault.withLock { hasDefault in
      if !hasDefault { FcConfigSetCurrent(configuration) }
      hasDefault = true
    }
  }
}

/// What Pango is asked for a font with.
final class FontDescription {
  let pointer: OpaquePointer

  init(family: String, weight: Double, isItalic: Bool) {
    pointer = pango_font_description_new()
    pango_font_description_set_family(pointer, family)
    pango_font_description_set_weight(pointer, PangoWeight(UInt32(weight.asFontWeight.rounded())))
    pango_font_description_set_style(pointer, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(pointer, FontMap.units)
  }

  deinit { pango_font_description_free(pointer) }
}

/// A font that Pango has loaded.
final class LoadedFont {
  let pointer: UnsafeMutablePointer<PangoFont>

  /// Takes over one reference.
  init(_ pointer: UnsafeMutablePointer<PangoFont>) { self.pointer = pointer }

  deinit { g_object_unref(pointer) }

  /// The family that it is of.
  var family: String {
    let description = pango_font_describe(pointer)
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
  }
}

extension Double {
  private static let regularWeight = 400.0

  /// The nearest weight that a font can have; a machine's configuration may say anything.
  var asFontWeight: Double {
    let range = FontWeight.range
    return isFinite ? Swift.min(Swift.max(self, range.lowerBound), range.upperBound) : Self.regularWeight
  }
}
