/// The units and the functions in the text of an expression.
struct ExpressionMarks {
  private(set) var hasLengths = false
  private(set) var hasDurations = false
  private(set) var hasColors = false

  init(_ text: String) {
    let bytes = Array(text.utf8)
    hasColors = bytes.first == UInt8(ascii: "#")
    var start = 0
    while start < bytes.count {
      guard Quantity.isLetter(bytes[start]) else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex { !Quantity.isLetter($0) } ?? bytes.count
      let word = String(decoding: bytes[start..<end], as: UTF8.self)
      let next = end < bytes.count ? bytes[end] : nil
      if next == UInt8(ascii: "("), Self.colorFunctions.contains(word) { hasColors = true }
      if start > 0, Quantity.isDigit(bytes[start - 1]), next.map(Self.isPartOfName) != true {
        hasLengths = hasLengths || ["px", "pt", "rem"].contains(word)
        hasDurations = hasDurations || ["ms", "s"].contains(word)
      }
      start = end
    }
  }

  /// The functions of colors; `mix` is the end of `color-mix`.
  private static let colorFunctions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "mix",
  ]

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    Quantity.isDigit(byte) || byte == UInt8(ascii: "_")
  }
}
