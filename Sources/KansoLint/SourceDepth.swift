import KansoDiagnostics

/// A look at the bytes of a source before it is parsed: trees that are deeper than people write would exhaust the stack of
/// whoever walks through them.
struct SourceDepth {
  /// Brackets within brackets.
  static let mostBrackets = 1_000
  /// Links of one chain, as in `view.animate().then().then()`, and questions of one condition.
  static let mostLinks = 2_000

  /// Where the source is too deep; nil where it is not.
  let excess: Int?

  init(_ bytes: [UInt8]) {
    var brackets = 0
    var angles = 0
    var links = 0
    var isLineStart = false
    var branches = 0
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        brackets += 1
        links += 1
      case UInt8(ascii: "{"):
        brackets += 1
        (links, angles) = (0, 0)
      case UInt8(ascii: ")"), UInt8(ascii: "]"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "}"):
        brackets = max(0, brackets - 1)
        links = 0
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles = max(0, angles - 1)
      case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): links += 1
      case UInt8(ascii: ","), UInt8(ascii: ";"): (links, angles) = (0, 0)
      case UInt8(ascii: "e") where bytes[offset...].starts(with: "else".utf8): branches += 1
      case UInt8(ascii: "\n"):
        isLineStart = true
        angles = 0
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
      default: break
      }
      // A chain goes on in the next line where that begins with a dot.
      if isLineStart, byte != UInt8(ascii: "."), byte != UInt8(ascii: "?") { links = 0 }
      // A function ends at a brace in the first column, and its branches with it.
      if isLineStart, byte == UInt8(ascii: "}") { branches = 0 }
      isLineStart = false
      if brackets > Self.mostBrackets || angles > Self.mostBrackets || links > Self.mostLinks
        || branches > 10 * Self.mostLinks
      {
        excess = offset
        return
      }
    }
    excess = nil
  }
}
