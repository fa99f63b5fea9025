/// The kind of a font. A substitute for a missing font must be of the same kind.
public enum FontClass: String, Sendable, CaseIterable {
  /// The platform's own font.
  case system
  /// Letters without serifs.
  case sansSerif
  /// Letters with serifs.
  case serif
  /// Letters of equal width.
  case monospace
  /// Letters that look handwritten.
  case handwriting
  /// Letters without serifs, with round stroke ends.
  case rounded

  /// Creates the kind of a font family from its name, or from a part of the name such as `mono`. Ignores the
  /// case of ASCII letters, spaces and hyphens. Examines at most 64 other bytes of UTF-8. Returns nil if the
  /// name does not identify a kind.
  public init?(family: String) {
    let name = family.utf8.lazy.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
      .prefix(Self.maxNameLength).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    let words = String(decoding: Array(name), as: UTF8.self)
    guard
      let found = Self.families[words]
        ?? Self.namePartKinds.first(where: { words.hasSubstring($0.part) })?.kind
    else { return nil }
    self = found
  }

  /// The maximum number of examined bytes, without spaces and hyphens. Names may have any length.
  private static let maxNameLength = 64

  /// The kinds of known families. Names are in lower case, without spaces and hyphens.
  private static let families: [String: FontClass] = {
    let lists: [(FontClass, [String])] = [
      (
        .system,
        [
          "systemui", "applesystem", "blinkmacsystemfont", "sanfrancisco", "sfpro", "sfprotext",
          "sfprodisplay",
        ]
      ),
      (
        .sansSerif,
        [
          "sansserif", "uisansserif", "helvetica", "helveticaneue", "arial", "verdana", "avenir",
          "avenirnext",
        ]
      ),
      (
        .sansSerif,
        ["futura", "gillsans", "optima", "roboto", "inter", "segoeui", "tahoma", "trebuchetms", "lato"]
      ),
      (
        .serif,
        [
          "serif", "uiserif", "georgia", "times", "timesnewroman", "newyork", "palatino", "baskerville",
          "didot",
        ]
      ),
      (
        .serif,
        ["cochin", "hoeflertext", "garamond", "charter", "iowanoldstyle", "bodoni", "bodoni72", "cambria"]
      ),
      (
        .serif,
        ["merriweather", "lora", "playfairdisplay", "rockwell", "americantypewriter", "superclarendon"]
      ),
      (
        .monospace,
        ["monospace", "uimonospace", "menlo", "monaco", "consolas", "couriernew", "courier", "firacode"]
      ),
      (
        .handwriting,
        ["cursive", "chalkboard", "chalkboardse", "chalkduster", "markerfelt", "noteworthy", "bradleyhand"]
      ),
      (
        .handwriting,
        ["comicsansms", "comicsans", "snellroundhand", "zapfino", "savoyelet", "caveat", "pacifico"]
      ),
      (
        .rounded,
        [
          "uirounded", "sfprorounded", "sfrounded", "arialroundedmtbold", "nunito", "varelaround",
          "quicksand",
        ]
      ),
    ]
    return Dictionary(
      lists.flatMap { list in list.1.map { ($0, list.0) } }, uniquingKeysWith: { first, _ in first })
  }()

  /// The parts of names that identify a kind, the more reliable parts first.
  private static let namePartKinds: [(part: String, kind: FontClass)] = [
    ("mono", .monospace), ("code", .monospace), ("typewriter", .monospace), ("rounded", .rounded),
    ("handwrit", .handwriting),
    ("script", .handwriting), ("chalkboard", .handwriting), ("marker", .handwriting), ("sans", .sansSerif),
    ("grotes", .sansSerif),
    ("serif", .serif), ("slab", .serif), ("helvetica", .sansSerif), ("avenir", .sansSerif),
  ]
}

extension Typography {
  /// The kind of the first family whose name identifies one. If none does, the kind that the name of the face
  /// identifies; otherwise sans serif.
  public var fontClass: FontClass {
    for family in families { if let known = FontClass(family: family) { return known } }
    // The family is the part of a PostScript name before the hyphen.
    return face.flatMap { FontClass(family: String($0.prefix { $0 != "-" })) } ?? .sansSerif
  }

  /// The weight for display, from 1 to 1000. If the font sets no weight of its own, it is the weight that the
  /// name of the face contains, as in `ChalkboardSE-Bold`, or the default weight.
  public var displayWeight: Double {
    guard implied.contains(.weight), let style = faceStyle else { return weight }
    return Self.styles.first { style.hasSubstring($0.part) }?.weight ?? weight
  }

  /// True if the weight for display is 600 or more.
  public var isBold: Bool { displayWeight >= Self.semibold }

  /// True if the font is italic, by its own property or by the name of its face.
  public var isDisplayedItalic: Bool {
    isItalic || faceStyle.map { $0.hasSubstring("italic") || $0.hasSubstring("oblique") } ?? false
  }

  private static let semibold = 600.0

  /// The part of a PostScript name after the last hyphen, in lower case; nil without a face or a hyphen.
  private var faceStyle: String? {
    guard let face, let hyphen = face.lastIndex(of: "-") else { return nil }
    return face[hyphen...].dropFirst().lowercased()
  }

  /// The weight words of PostScript names. Longer words come before words that they contain.
  private static let styles: [(part: String, weight: Double)] = [
    ("ultralight", 200), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500),
    ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("heavy", 800), ("bold", 700), ("black", 900),
  ]
}

extension String {
  /// Returns true if the string contains a substring, byte by byte and with the same case.
  fileprivate func hasSubstring(_ substring: String) -> Bool {
    let word = Array(substring.utf8)
    var window = utf8[...]
    while window.count >= word.count {
      if window.starts(with: word) { return true }
      window = window.dropFirst()
    }
    return false
  }
}
