/// The words of a name in lower case: those of camel case, and those between characters that are in no word.
package struct NameWords {
  package let words: [String]

  /// The maximum number of characters that are read.
  private static let maxCharacterCount = 200

  /// - Parameter digits: true if digits are parts of words, false if they separate words.
  package init(_ name: String, digits: Bool = true) {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for scalar in name.unicodeScalars.prefix(Self.maxCharacterCount) {
      let isWord = scalar.isLetter || digits && ("0"..."9").contains(scalar)
      let isUpper = scalar.isCapital
      if !isWord || isUpper && wasLower, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isWord { word += scalar.isASCII && !isUpper ? String(scalar) : scalar.properties.lowercaseMapping }
      wasLower = isWord && !isUpper
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  /// The words without anything between them.
  var joined: String { words.joined() }

  /// Returns true if the name has the words in their order, or as one word.
  func has(_ wanted: [String]) -> Bool {
    if words.contains(wanted.joined()) { return true }
    guard wanted.count > 1, words.count >= wanted.count else { return false }
    return (0...words.count - wanted.count).contains { Array(words[$0..<$0 + wanted.count]) == wanted }
  }
}

extension Unicode.Scalar {
  // The properties of Unicode take much longer than a comparison, and most names are ASCII.
  fileprivate var isLetter: Bool {
    isASCII ? ("a"..."z").contains(self) || isCapital : properties.isAlphabetic
  }
  fileprivate var isCapital: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
}
