/// The first bytes of file formats that are not text. No guide begins with any of them.
struct FileSignature {
  private let kind: String
  /// The position of `bytes` in the file.
  private let offset: Int
  private let bytes: [UInt8]

  /// A signature of ASCII text at a byte offset, directly followed by more bytes.
  private init(_ kind: String, at offset: Int = 0, _ text: String, then bytes: [UInt8] = []) {
    (self.kind, self.offset, self.bytes) = (kind, offset, Array(text.utf8) + bytes)
  }

  /// A signature of bytes at the start of a file.
  private init(_ kind: String, _ bytes: [UInt8]) { (self.kind, self.offset, self.bytes) = (kind, 0, bytes) }

  /// Returns the kind of a file for messages, as in "a PNG image" or "XML or HTML"; nil if no known
  /// signature fits.
  static func kind(of file: [UInt8]) -> String? {
    if let signature = all.first(where: { file.dropFirst($0.offset).starts(with: $0.bytes) }) {
      return signature.kind
    }
    return isMarkup(file) ? "XML or HTML" : nil
  }

  /// Returns true if a file begins with a tag: `<` and a letter, `?` or `!`. A byte-order mark of UTF-8 and
  /// white space may precede the tag. `<<` is not a tag; a guide may begin with it.
  private static func isMarkup(_ file: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = file.dropFirst(file.starts(with: mark) ? mark.count : 0)
      .drop { [0x09, 0x0A, 0x0D, 0x20].contains($0) }
    guard text.first == UInt8(ascii: "<"), let next = text.dropFirst().first else { return false }
    switch next {
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return true
    default: return false
    }
  }

  private static let all = [
    FileSignature("a PNG image", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    FileSignature("a JPEG image", [0xFF, 0xD8, 0xFF]),
    FileSignature("a GIF image", "GIF87a"),
    FileSignature("a GIF image", "GIF89a"),
    FileSignature("a WebP image", at: 8, "WEBP"),
    FileSignature("an HEIF image", at: 4, "ftyphei"),
    FileSignature("a TIFF image", "II*", then: [0]),
    FileSignature("a TIFF image", "MM", then: [0, UInt8(ascii: "*")]),
    FileSignature("an icon of macOS", "icns"),
    FileSignature("a Photoshop document", "8BPS"),
    FileSignature("a Figma document", "fig-kiwi"),
    FileSignature("a PDF document", "%PDF-"),
    FileSignature("a ZIP archive", "PK", then: [3, 4]),
    FileSignature("a gzip archive", [0x1F, 0x8B]),
    FileSignature("a font", "OTTO", then: [0]),
    FileSignature("a font", [0, 1, 0, 0, 0]),
    FileSignature("a font", "wOFF", then: [0, 1, 0, 0]),
    FileSignature("a font", "wOFF", then: Array("OTTO".utf8)),
    FileSignature("a font", "wOF2"),
    FileSignature("a binary property list", "bplist0"),
    FileSignature("a nib that was compiled", "NIBArchive"),
    FileSignature("an SQLite database", "SQLite format 3", then: [0]),
    FileSignature("a program", [0x7F, 0x45, 0x4C, 0x46]),
    FileSignature("a program", [0xCF, 0xFA, 0xED, 0xFE]),
    FileSignature("a program", [0xCA, 0xFE, 0xBA, 0xBE]),
  ]
}
