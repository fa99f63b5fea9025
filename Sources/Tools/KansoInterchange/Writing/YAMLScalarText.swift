import KansoYAML

/// Scalars of YAML as they are written in a guide.
enum YAMLScalarText {
  /// Returns a text as a scalar, in quotes unless it is a word, a number or a simple function.
  static func scalar(_ text: String) -> String { isPlain(text) ? text : YAMLText.quoted(text) }

  /// Returns a mapping in braces.
  static func mapping(_ entries: [(key: String, value: String)]) -> String {
    "{" + entries.map { "\(scalar($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
  }

  /// Returns a list in brackets.
  static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }

  /// Returns true for a text that every YAML parser reads as itself, also in braces, and that no reader takes for a
  /// boolean or for nothing.
  private static func isPlain(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last,
      isWord(first) || "-+.".utf8.contains(first) && bytes.count > 1
    else { return false }
    if "-+.".utf8.contains(first) {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[1]) else { return false }
    }
    let isSimple = bytes.allSatisfy { isWord($0) || " .-+*/()%".utf8.contains($0) }
    return isSimple && last != UInt8(ascii: " ") && !words.contains(text.lowercased())
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static let words: Set<String> = ["null", "true", "false", "yes", "no", "on", "off"]
}
