/// The pairs of brackets in a source.
struct ObjectiveCBrackets {
  /// The index of the token that closes each opening bracket; the number of tokens if there is none.
  private var closing: [Int: Int] = [:]
  /// The offset of the first bracket beyond the maximum depth, where reading ends; nil if there is none.
  private(set) var excess: Int?
  /// True if every bracket has a counterpart.
  private(set) var areBalanced = true
  private let count: Int

  /// The maximum depth of nested brackets.
  static let maxDepth = 200

  /// Matches the brackets of some tokens. Stops at the first bracket beyond the maximum depth. A closing
  /// bracket also closes the unclosed ones inside its own.
  init(_ tokens: [ObjectiveCToken], _ source: UnsafeBufferPointer<UInt8>) {
    count = tokens.count
    var open: [(index: Int, sign: UInt8)] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      let sign = source[token.range.upperBound - 1]
      switch sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append((index, sign))
        guard open.count <= Self.maxDepth else {
          (excess, areBalanced) = (token.range.lowerBound, false)
          return
        }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // Brackets that are still open inside end here as well.
        guard let match = open.lastIndex(where: { Self.other[$0.sign] == sign }) else {
          areBalanced = false
          continue
        }
        areBalanced = areBalanced && match == open.count - 1
        for left in open[match...] { closing[left.index] = index }
        open.removeSubrange(match...)
      default: continue
      }
    }
    areBalanced = areBalanced && open.isEmpty
  }

  /// The closing sign for each opening sign.
  private static let other: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  /// Returns the index of the token that closes a bracket; the number of tokens if there is none, or if the
  /// index is not that of a bracket.
  func end(of opening: Int) -> Int { closing[opening] ?? count }
}
