import CPango

/// An index of the fonts of a configuration by their names.
struct FontFaces {
  /// A font that is selected by the name of its face.
  struct Face {
    let family: String
    /// The weight, from 1 to 1000.
    let weight: Double
    let isItalic: Bool
  }

  /// The family names by their names in lower case.
  private var families: [String: String] = [:]
  /// The faces by their PostScript names in lower case.
  private var faces: [String: Face] = [:]

  /// Reads the font files that were added to the configuration first, then those of the system. The first
  /// font with a name is kept.
  init(_ configuration: OpaquePointer) {
    for kind in [FcSetApplication, FcSetSystem] {
      guard let set = FcConfigGetFonts(configuration, kind) else { continue }
      for index in 0..<Int(set.pointee.nfont) {
        if let pattern = set.pointee.fonts[index] { addFont(pattern) }
      }
    }
  }

  /// Adds all family names of a font, and its PostScript name unless it is a variable font. A name that is
  /// already known keeps its first font.
  private mutating func addFont(_ pattern: OpaquePointer) {
    var (names, count): ([String], Int32) = ([], 0)
    while let name = Self.string(of: pattern, FC_FAMILY, at: count) {
      names.append(name)
      count += 1
    }
    for name in names where families[name.lowercased()] == nil { families[name.lowercased()] = name }
    guard let family = names.first, let name = Self.string(of: pattern, FC_POSTSCRIPT_NAME, at: 0),
      faces[name.lowercased()] == nil
    else { return }
    var (weight, slant): (Double, Int32) = (Double(FC_WEIGHT_REGULAR), FC_SLANT_ROMAN)
    // A variable font has a range of weights and no single weight. It is selected by its family only.
    guard FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch else { return }
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    faces[name.lowercased()] = Face(
      family: family, weight: FcWeightToOpenTypeDouble(weight), isItalic: slant > FC_SLANT_ROMAN)
  }

  /// Returns the value of a property at an index; nil if the font has fewer values.
  private static func string(of pattern: OpaquePointer, _ property: String, at index: Int32) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, index, &text) == FcResultMatch, let text else { return nil }
    return String(cString: text)
  }

  /// Returns the name of an available family as it is written in the font; nil if there is no such family.
  /// The search ignores case.
  func family(named name: String) -> String? { families[name.lowercased()] }

  /// Returns the face with a PostScript name; nil if there is none, or if it is a variable font. The search
  /// ignores case.
  func face(named name: String) -> Face? { faces[name.lowercased()] }
}
