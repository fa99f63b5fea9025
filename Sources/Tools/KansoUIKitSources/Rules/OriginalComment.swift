/// The comment that keeps the original of a change.
enum OriginalComment {
  /// The text before an original, after it, and after its replacement.
  static let (opening, middle, closing) = ("/*kanso:", "*/", "/*:kanso*/")

  /// Returns true if a comment can contain a text: it opens as many comments as it closes.
  static func canContain(_ text: ArraySlice<UInt8>) -> Bool {
    end(in: text + Array(middle.utf8), from: text.startIndex)?.upperBound
      == text.endIndex + middle.utf8.count
  }

  /// Returns the range of the `*/` that ends an original, which may have comments in it.
  static func end(in bytes: ArraySlice<UInt8>, from start: Int) -> Range<Int>? {
    var depth = 1
    var index = start
    while index + 1 < bytes.endIndex {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        index += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        if depth == 0 { return index..<(index + 2) }
        index += 2
      default: index += 1
      }
    }
    return nil
  }
}
