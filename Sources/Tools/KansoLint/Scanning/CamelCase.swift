/// Names in camel case.
package enum CamelCase {
  /// Returns the lower-case words of a camel-case name. Digits and underscores separate words; each capital
  /// of an acronym is a word.
  package static func words(of name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    /// Appends the current word, unless it is empty, and begins the next one.
    func endWord() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        endWord()
        word.append(byte | 0x20)
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): endWord()
      default: word.append(byte)
      }
    }
    endWord()
    return words
  }
}
