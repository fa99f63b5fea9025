/// Which brackets of a source belong together.
struct ObjectiveCBrackets {
  /// Of an opening bracket, the closing one; the end of the tokens where there is none.
  private var closing: [Int: Int] = [:]
  /// The offset of the first bracket that is too deep within others, where reading ends; nil where there is none.
  private(set) var excess: Int?
  /// Whether every bracket has its other one.
  private(set) var areBalanced = true
  private let count: Int

  /// Nobody writes as many brackets within brackets.
  static let most = 200

  init(_ tokens: [ObjectiveCToken], _ source: UnsafeBufferPointer<UInt8>) {
    count = tokens.count
    var open: [(index: Int, sign: UInt8)] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      let sign = source[token.range.upperBound - 1]
      switch sign {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append((index, sign))
        guard open.count <= Self.most else {
          (excess, areBalanced) = (token.range.lowerBound, false)
          return
        }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        // What was left open within ends here as well.
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

  private static let other: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  func end(of opening: Int) -> Int { closing[opening] ?? count }
}
