import KansoDiagnostics

/// The place of an offset in a text in YAML: the keys around it. It is read from the lines before it, since a text is rarely
/// valid while it is typed.
struct KeyPlace {
  /// The keys around the place, the outermost first; for a value, its own key last.
  private(set) var keys: [String]
  /// True for the place of a value, false for that of a key.
  private(set) var isValue: Bool
  /// True within braces.
  private(set) var isInBraces: Bool
  /// The word that has been typed up to the offset.
  let typed: String
  /// True within quotes.
  private(set) var isQuoted = false
  /// True in a comment.
  private(set) var isComment = false
  /// True if nothing of the value or key is before the word that is typed.
  private(set) var isAtStart = true
  /// The keys or elements before the place in the same brackets.
  private(set) var siblings: [String] = []
  /// True if the word is after an opening brace that begins a reference, such as `{colors.`.
  private(set) var isReference: Bool

  /// The maximum number of lines above that are read.
  private static let maxLineCount = 20_000

  init(at offset: Int, in file: SourceFile) {
    let number = file.lines.position(at: offset).line
    let start = file.lines.contents(ofLine: number).lowerBound
    let line = file.text(in: start..<max(start, offset))
    let word = line.reversed().prefix { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    typed = String(word.reversed())
    var content = line.drop { $0 == " " || $0 == "\t" }
    var indent = line.count - content.count
    while content.hasPrefix("- ") {
      indent += 2
      content = content.dropFirst(2)
    }
    keys = Self.keys(above: number, indent: content.isEmpty ? line.count : indent, in: file)
    (isValue, isInBraces, isReference) = (false, false, false)
    read(content.dropLast(typed.count))
  }

  /// Reads the part of a line before the word that is typed.
  private mutating func read(_ text: Substring) {
    /// An open bracket, with the number of keys around it and what is in it so far.
    var open: [(bracket: Character, keyCount: Int, members: [String])] = []
    var quote: Character?
    var word = ""
    var previous: Character = " "
    for character in text {
      defer { previous = character }
      if let current = quote {
        if character == current { quote = nil } else { word.append(character) }
        continue
      }
      switch character {
      case "\"" where word.isEmpty, "'" where word.isEmpty: quote = character
      case ":":
        keys.append(word)
        (word, isValue) = ("", true)
      case "{", "[":
        open.append((character, keys.count, []))
        (word, isValue) = ("", character == "[")
      case ",":
        guard let last = open.last else { break }
        if last.bracket == "{", keys.count > last.keyCount {
          open[open.count - 1].members.append(keys[last.keyCount])
        } else if last.bracket == "[" {
          open[open.count - 1].members.append(word)
        }
        keys.removeLast(max(0, keys.count - last.keyCount))
        (word, isValue) = ("", last.bracket == "[")
      case "}", "]":
        guard let last = open.popLast() else { break }
        keys.removeLast(max(0, keys.count - last.keyCount))
        (word, isValue) = ("", true)
      case " ", "\t":
        if previous != " ", !word.isEmpty { word.append(character) }
      case "#" where previous == " ":
        isComment = true
        return
      default: word.append(character)
      }
    }
    isInBraces = open.last?.bracket == "{"
    isQuoted = quote != nil
    isAtStart = word.isEmpty
    siblings = open.last?.members ?? []
    // A brace within a text begins a reference, and so does one that is the first after a key.
    isReference = quote != nil && word.hasSuffix("{") || isInBraces && previous == "{"
  }

  /// Returns the keys of the lines above that are less indented, the outermost first.
  private static func keys(above number: Int, indent: Int, in file: SourceFile) -> [String] {
    var keys: [String] = []
    var indent = indent
    for line in stride(from: number - 1, through: max(1, number - maxLineCount), by: -1) where indent > 0 {
      let text = file.text(in: file.lines.contents(ofLine: line))
      var content = text.drop { $0 == " " || $0 == "\t" }
      var own = text.count - content.count
      guard own < indent, let first = content.first, first != "#" else { continue }
      while content.hasPrefix("- ") {
        content = content.dropFirst(2)
        if own + 2 < indent { own += 2 }
      }
      guard let colon = content.firstIndex(of: ":") else { continue }
      keys.append(
        content[..<colon].trimmingPrefix { $0 == "\"" || $0 == "'" }.filter { $0 != "\"" && $0 != "'" })
      indent = own
    }
    return keys.reversed()
  }
}
