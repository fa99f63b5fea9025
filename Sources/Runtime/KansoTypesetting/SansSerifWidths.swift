/// The letter widths of Helvetica and Arial, in thousandths of their size. They are the advance widths of Adobe's
/// published font metrics (`Helvetica.afm`, `Helvetica-Bold.afm`). The fonts that browsers use for "sans-serif" on
/// common systems have the same or similar widths.
enum SansSerifWidths {
  /// Returns the width of a character, as a fraction of the size. A character without published width has the
  /// usual width of its script; control characters have the width 0.
  static func advance(of character: Character, isBold: Bool) -> Double {
    guard let first = character.unicodeScalars.first?.value else { return 0 }
    return Double(thousandths(first, character, isBold)) / 1000
  }

  /// Returns the width of an ASCII character, as a fraction of the size; 0 for control characters.
  static func advance(ofASCII byte: UInt8, isBold: Bool) -> Double {
    guard byte >= 0x20, byte < 0x7F else { return 0 }
    return Double((isBold ? bold : regular)[Int(byte) - 0x20]) / 1000
  }

  /// Returns the width of a character with the given first scalar, in thousandths of the size; 0 for control
  /// characters.
  private static func thousandths(_ scalar: UInt32, _ character: Character, _ isBold: Bool) -> UInt16 {
    switch scalar {
    case 0x20..<0x7F: return (isBold ? bold : regular)[Int(scalar) - 0x20]
    case 0xA0...0xFF: return (isBold ? boldLatin1 : regularLatin1)[Int(scalar) - 0xA0]
    case 0..<0xA0: return 0
    case 0x2000...0x22FF: return punctuation[scalar].map { isBold ? $0.bold : $0.regular } ?? usual
    default: break
    }
    if isWide(character) { return ideograph }
    if isEmoji(character) { return emoji }
    return thousandthsByScript(scalar, character, isBold)
  }

  /// Returns the usual width of a letter, in thousandths of the size: by script and case for Greek and
  /// Cyrillic, by case alone for others. Returns 0 for combining marks and invisible characters.
  private static func thousandthsByScript(
    _ scalar: UInt32, _ character: Character, _ isBold: Bool
  ) -> UInt16 {
    let isCapital = character.isUppercase
    return switch scalar {
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x370...0x3FF: isCapital ? (isBold ? 690 : 678) : (isBold ? 584 : 539)
    case 0x400...0x52F: isCapital ? (isBold ? 752 : 726) : (isBold ? 632 : 578)
    default: isCapital ? (isBold ? 722 : 667) : usual
    }
  }

  /// Returns true for ideographs, Korean syllables, and the punctuation for them.
  private static func isWide(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0x1100 else { return false }
    return wide.contains { $0.contains(first.value) }
  }

  /// Returns true for a character that is displayed as an emoji, by itself or by a variation selector.
  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value >= 0x231A else { return false }
    return first.properties.isEmojiPresentation
      || first.properties.isEmoji && scalars.dropFirst().first?.value == 0xFE0F
  }

  /// The scalars of characters as wide as the size.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
    0x20000...0x3FFFD,
  ]

  /// The widths of a small letter, an ideograph and an emoji, in thousandths of the size.
  private static let (usual, ideograph, emoji): (UInt16, UInt16, UInt16) = (556, 1000, 1250)

  /// The published widths of punctuation, arrows and signs.
  private static let punctuation: [UInt32: (regular: UInt16, bold: UInt16)] = [
    0x200B: (0, 0), 0x200C: (0, 0), 0x200D: (0, 0), 0x200E: (0, 0), 0x200F: (0, 0), 0x2010: (333, 333),
    0x2011: (333, 333),
    0x2013: (556, 556), 0x2014: (1000, 1000), 0x2018: (222, 278), 0x2019: (222, 278), 0x201A: (222, 278),
    0x201C: (333, 500),
    0x201D: (333, 500), 0x201E: (333, 500), 0x2022: (350, 350), 0x2026: (1000, 1000), 0x20AC: (556, 556),
    0x2122: (1000, 1000),
    0x2190: (1000, 1000), 0x2191: (500, 500), 0x2192: (1000, 1000), 0x2193: (500, 500), 0x2212: (584, 584),
  ]

  /// The widths of U+0020 to U+007E.
  private static let regular: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
    500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
  /// The widths of U+00A0 to U+00FF.
  private static let regularLatin1: [UInt16] = [
    278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 552, 400, 549, 333, 333, 333,
    576, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667, 667, 667, 1000, 722, 667, 667,
    667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667,
    611, 556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278, 556, 556, 556, 556,
    556, 556, 556, 549, 611, 556, 556, 556, 556, 500, 556, 500,
  ]
  /// The widths of U+0020 to U+007E.
  private static let bold: [UInt16] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
    556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
    556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
    333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
  /// The widths of U+00A0 to U+00FF.
  private static let boldLatin1: [UInt16] = [
    278, 333, 556, 556, 556, 556, 280, 556, 333, 737, 370, 556, 584, 333, 737, 552, 400, 549, 333, 333, 333,
    576, 556, 278, 333, 333, 365, 556, 834, 834, 834, 611, 722, 722, 722, 722, 722, 722, 1000, 722, 667, 667,
    667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667,
    611, 556, 556, 556, 556, 556, 556, 889, 556, 556, 556, 556, 556, 278, 278, 278, 278, 611, 611, 611, 611,
    611, 611, 611, 549, 611, 611, 611, 611, 611, 556, 611, 556,
  ]
}
