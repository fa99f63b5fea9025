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

  init(_ bytes: [UInt8]) { excess = bytes.withUnsafeBufferPointer(Self.excess) }

  private static func excess(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard !isShallow(bytes) else { return nil }
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
      case UInt8(ascii: "s")
      where offset > 1 && bytes[offset - 1] == UInt8(ascii: "l") && bytes[offset - 2] == UInt8(ascii: "e"):
        // `else`
        branches += 1
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
      if brackets > mostBrackets || angles > mostBrackets || links > mostLinks || branches > 10 * mostLinks {
        return offset
      }
    }
    return nil
  }

  /// Whether a source has too little of everything to be deep, which most have.
  private static func isShallow(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count < 40 * mostLinks else { return false }
    var (openings, joints) = (0, 0)
    for byte in bytes {
      let isBracket = byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
      let isOther = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "<")
      let isJoint = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
      openings += isBracket || isOther ? 1 : 0
      joints += isBracket || isJoint ? 1 : 0
    }
    return openings <= mostBrackets && joints <= mostLinks
  }
}
