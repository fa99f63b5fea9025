import KansoDiagnostics

extension HexOrder {
  /// Finds the order in which sources write eight digits: colors are mostly opaque, so that most of them begin or end
  /// with `ff`. Nil if neither is clear.
  ///
  /// - Returns: the order, and the place of the first eight digits.
  static func written(in sources: [SourceFile]) -> (order: HexOrder, place: SourceRange)? {
    var (count, leading, trailing) = (0, 0, 0)
    var first: SourceRange?
    for source in sources {
      eachEightDigits(in: source.bytes) { range, digits in
        count += 1
        first = first ?? SourceRange(file: source, range)
        if digits.prefix(2).allSatisfy(isF) { leading += 1 }
        if digits.suffix(2).allSatisfy(isF) { trailing += 1 }
      }
    }
    guard let first, count >= minCount else { return nil }
    if leading * 10 >= count * 9, trailing * 2 <= count { return (.argb, first) }
    if trailing * 10 >= count * 9, leading * 2 <= count { return (.rgba, first) }
    return nil
  }

  /// The minimum number of colors that make an order clear.
  private static let minCount = 3

  private static func isF(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "f") }

  /// Visits the places of eight hex digits after `0x`, `#` or a quotation mark, with the digits. `_` between digits
  /// counts for nothing.
  private static func eachEightDigits(in bytes: [UInt8], _ visit: (Range<Int>, [UInt8]) -> Void) {
    var index = 0
    while index < bytes.count {
      guard Self.isDigit(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      var digits: [UInt8] = []
      while index < bytes.count, Self.isDigit(bytes[index]) || bytes[index] == UInt8(ascii: "_") {
        if bytes[index] != UInt8(ascii: "_"), digits.count <= 8 { digits.append(bytes[index]) }
        index += 1
      }
      let before = start > 0 ? bytes[start - 1] : 0
      let isMarked =
        before == UInt8(ascii: "#") || before == UInt8(ascii: "\"") || before == UInt8(ascii: "x")
      if isMarked, digits.count == 8 { visit(start..<index, digits) }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
