/// The appearances of the system in names, such as those of modes and of files.
enum AppearanceName {
  /// The words of which the names of appearances consist.
  static let words: Set<String> = ["light", "dark", "high", "increased", "contrast", "hc"]

  /// Returns the name that an appearance has in guides, such as `dark`; nil for words that are none, and for those of
  /// several.
  static func appearance(of words: Set<String>) -> String? {
    let isDark = words.contains("dark")
    guard isDark != words.contains("light") else { return nil }
    let hasHighContrast = words.contains("contrast") || words.contains("hc")
    guard hasHighContrast || !words.contains("high") && !words.contains("increased") else { return nil }
    return (isDark ? "dark" : "light") + (hasHighContrast ? "HighContrast" : "")
  }

  /// Returns the words of a name in lower case: those of camel case, and those between hyphens and other punctuation.
  static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for scalar in name.unicodeScalars.prefix(200) {
      let isWord = scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      let isUpper = scalar.properties.isUppercase
      if !isWord || isUpper && wasLower, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isWord { word += scalar.properties.lowercaseMapping }
      wasLower = isWord && !isUpper
    }
    return word.isEmpty ? words : words + [word]
  }
}
