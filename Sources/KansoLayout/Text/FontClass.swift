import KansoTheme

/// What kind of letters a font has: what another one has to have that stands in for it where it is missing.
public enum FontClass: String, Sendable, CaseIterable {
  /// The platform's own font.
  case system
  /// Letters without feet.
  case sansSerif
  /// Letters with feet.
  case serif
  /// All letters equally wide.
  case monospace
  /// As written by hand.
  case handwriting
  /// Letters without feet, whose strokes end round.
  case rounded

  /// The kind of a family, nil if its name tells nothing.
  public init?(family: String) {
    let name = family.utf8.lazy.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
      .prefix(Self.longestName).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    let words = String(decoding: Array(name), as: UTF8.self)
    guard let found = Self.families[words] ?? Self.speaking.first(where: { words.hasPart($0.part) })?.kind
    else { return nil }
    self = found
  }

  /// Names are looked at no further: they may be anything.
  private static let longestName = 64

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

  /// Parts of names that tell the kind, the more telling first.
  private static let speaking: [(part: String, kind: FontClass)] = [
    ("mono", .monospace), ("code", .monospace), ("typewriter", .monospace), ("rounded", .rounded),
    ("handwrit", .handwriting),
    ("script", .handwriting), ("chalkboard", .handwriting), ("marker", .handwriting), ("sans", .sansSerif),
    ("grotes", .sansSerif),
    ("serif", .serif), ("slab", .serif), ("helvetica", .sansSerif), ("avenir", .sansSerif),
  ]
}

extension Typography {
  /// The kind of the first of its families whose name tells it, else of its face; without feet if no name tells anything.
  public var fontClass: FontClass {
    for family in families { if let known = FontClass(family: family) { return known } }
    // The family is the part of a PostScript name before its hyphen.
    return face.flatMap { FontClass(family: String($0.prefix { $0 != "-" })) } ?? .sansSerif
  }

  /// The weight from 1 to 1000 that is to be shown: that of its face where only that tells it, as `ChalkboardSE-Bold` does.
  public var shownWeight: Double {
    guard implied.contains(.weight), let style = faceStyle else { return weight }
    return Self.styles.first { style.hasPart($0.part) }?.weight ?? weight
  }

  /// Whether it is set in bold letters, 600 or more, rather than in regular ones.
  public var isBold: Bool { shownWeight >= Self.semibold }

  /// Whether its letters lean, by itself or by the name of its face.
  public var isShownItalic: Bool {
    isItalic || faceStyle.map { $0.hasPart("italic") || $0.hasPart("oblique") } ?? false
  }

  private static let semibold = 600.0

  /// What follows the hyphen in a PostScript name, in small letters.
  private var faceStyle: String? {
    guard let face, let hyphen = face.lastIndex(of: "-") else { return nil }
    return face[hyphen...].dropFirst().lowercased()
  }

  /// Words of PostScript names, longer ones before those that they hold.
  private static let styles: [(part: String, weight: Double)] = [
    ("ultralight", 200), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500),
    ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("heavy", 800), ("bold", 700), ("black", 900),
  ]
}

extension String {
  /// Whether a short word is in it.
  fileprivate func hasPart(_ part: String) -> Bool {
    let word = Array(part.utf8)
    var window = utf8[...]
    while window.count >= word.count {
      if window.starts(with: word) { return true }
      window = window.dropFirst()
    }
    return false
  }
}
