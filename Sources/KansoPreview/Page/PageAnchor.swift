import KansoTheme

/// The id of a place on a page, and what links to it.
///
/// Different texts have different anchors, and every anchor is safe wherever an id may stand: it begins with a letter and holds only
/// letters and digits of ASCII, `-`, `.` and `_`. Dots are kept, so that the anchor of a group begins those of what is in it.
struct PageAnchor: Hashable, Sendable {
  /// What keeps ids that are made of texts apart from those that pages have by themselves.
  private static let prefix = "t-"

  /// As it stands in `id`.
  let id: String
  /// As it stands in `href`.
  var link: String { "#" + id }

  /// The anchor of a token, a group or a section.
  init(_ path: TokenPath) { self.init(path.dotted) }

  /// The anchor of a text, whatever it holds.
  init(_ text: String) {
    if text.utf8.allSatisfy(\.isAnchorCharacter) {
      id = Self.prefix + text
      return
    }
    var id = Self.prefix
    id.reserveCapacity(id.utf8.count + text.utf8.count)
    for byte in text.utf8 {
      if byte.isAnchorCharacter {
        id.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        // `_` is no character of anchors by itself, so that it can begin what stands for a byte.
        let digits = String(byte, radix: 16)
        id += digits.utf8.count == 1 ? "_0\(digits)" : "_\(digits)"
      }
    }
    self.id = id
  }
}

extension UInt8 {
  fileprivate var isAnchorCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
