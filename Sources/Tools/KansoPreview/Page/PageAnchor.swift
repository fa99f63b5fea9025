import KansoTheme

/// The anchor of a place on a page.
///
/// Different texts have different anchors. Every anchor is valid as an id: it begins with a letter and contains only
/// letters and digits of ASCII, `-`, `.` and `_`. Dots are kept, so the anchor of a group is a prefix of the anchors of
/// its members.
struct PageAnchor: Hashable, Sendable {
  /// The prefix of ids that are made of texts. It avoids conflicts with the fixed ids of pages.
  private static let prefix = "t-"

  /// The value of an `id` attribute.
  let id: String
  /// The value of an `href` attribute.
  var link: String { "#" + id }

  /// Creates the anchor of a token, a group or a section.
  init(_ path: TokenPath) { self.init(path.dotted) }

  /// Creates the anchor of a text: the prefix `t-` and the text. Each UTF-8 byte that is no letter, digit,
  /// `-` or `.` of ASCII becomes `_` and two hexadecimal digits.
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
        // `_` is not an anchor character itself, so it can begin the escape sequence of a byte.
        let digits = String(byte, radix: 16)
        id += digits.utf8.count == 1 ? "_0\(digits)" : "_\(digits)"
      }
    }
    self.id = id
  }
}

extension UInt8 {
  /// True for the bytes that stay as they are: letters, digits, `-` and `.` of ASCII.
  fileprivate var isAnchorCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
