/// What can be seen of a source without parsing it: which of its parts could hold style, and where their literals are.
///
/// It may say too much, but never too little: what it takes for a literal may stand in a comment, and what it takes for the
/// name of a sink may be that of something else.
struct Prefilter: Sendable {
  private let vocabulary: Vocabulary
  /// Whether a literal alone is enough, since constants are wanted, too.
  private let includesNamed: Bool

  init(_ vocabulary: Vocabulary, includesNamed: Bool = false) {
    (self.vocabulary, self.includesNamed) = (vocabulary, includesNamed)
  }

  /// A part of a source that can be parsed by itself: declarations at its top level.
  struct Part: Equatable, Sendable {
    let range: Range<Int>
    /// The offsets, ascending, of all that could be a literal of style.
    let literals: [Int]
  }

  /// Returns the parts that could hold a finding, in their order.
  func parts(of source: [UInt8]) -> [Part] {
    source.withUnsafeBufferPointer { bytes in
      var scan = Scan(bytes: bytes, vocabulary: vocabulary, includesNamed: includesNamed)
      return scan.run()
    }
  }
}

/// One pass over the bytes of a source.
private struct Scan {
  let bytes: UnsafeBufferPointer<UInt8>
  let vocabulary: Vocabulary
  let includesNamed: Bool

  private var offset = 0
  private var parts: [Prefilter.Part] = []

  // Of the part that is being read.
  private var start = 0
  private var literals: [Int] = []
  private var hasSink = false
  private var hasColor = false
  private var hasValue = false
  private var openBraces = 0
  /// Whether something may go on over several lines, so that nobody knows any more where a part ends.
  private var isOpen = false

  /// Whether the last name was `init`, whose labels say what is made.
  private var isAfterInit = false
  /// Where the last name ended that a text with a color or a font's name may follow.
  private var endOfTextLabel = Int.min / 2

  /// A text follows its label at once, but for a comment.
  private static let textDistance = 256
  /// An operator follows its left side at once, but for blanks and brackets.
  private static let operatorDistance = 16

  init(bytes: UnsafeBufferPointer<UInt8>, vocabulary: Vocabulary, includesNamed: Bool) {
    (self.bytes, self.vocabulary, self.includesNamed) = (bytes, vocabulary, includesNamed)
  }

  mutating func run() -> [Prefilter.Part] {
    var isLineStart = true
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\n"):
        isLineStart = true
        offset += 1
        continue
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        offset += 1
        continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
      case UInt8(ascii: "\""): text()
      case UInt8(ascii: "/"): slash(isLineStart: isLineStart)
      case UInt8(ascii: "#"):
        offset += 1
        // `#if`, `#else`, `#endif`, and patterns between `#/` and `/#`.
        if offset < bytes.count, "ie/".utf8.contains(bytes[offset]) { isOpen = true }
      case UInt8(ascii: "{"):
        openBraces += 1
        offset += 1
      case UInt8(ascii: "}"):
        openBraces -= 1
        offset += 1
        if openBraces == 0, !isOpen, isAloneInLine(offset - 1) { endPart() }
      case _ where byte.isOfName: name()
      default: offset += 1
      }
      isLineStart = false
    }
    endPart()
    return parts
  }

  // MARK: Parts

  /// Whether a line is nothing but a brace in its first column, as declarations at the top level end.
  private func isAloneInLine(_ position: Int) -> Bool {
    (position == 0 || bytes[position - 1] == UInt8(ascii: "\n"))
      && (position + 1 == bytes.count || bytes[position + 1] == UInt8(ascii: "\n"))
  }

  private mutating func endPart() {
    if hasSink || includesNamed, hasValue || hasColor && !literals.isEmpty {
      if let last = parts.last, last.range.upperBound == start {
        parts[parts.count - 1] = Prefilter.Part(
          range: last.range.lowerBound..<offset, literals: last.literals + literals)
      } else {
        parts.append(Prefilter.Part(range: start..<offset, literals: literals))
      }
    }
    literals.removeAll(keepingCapacity: true)
    (start, hasSink, hasColor, hasValue) = (offset, false, false, false)
  }

  // MARK: Texts and comments

  private mutating func text() {
    if offset - endOfTextLabel < Self.textDistance {
      literals.append(offset)
      hasValue = true
    }
    if isVisualFormat() {
      literals.append(offset)
      (hasValue, hasSink) = (true, true)
    }
    offset += 1
    // Three of them begin a text over several lines.
    if offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\""), bytes[offset + 1] == UInt8(ascii: "\"")
    {
      isOpen = true
    }
  }

  /// Whether a text could be a visual format with a number: it begins like one, and has a view.
  private func isVisualFormat() -> Bool {
    guard offset + 1 < bytes.count else { return false }
    if isAfterFormatLabel() { return true }
    guard "HV|[-".utf8.contains(bytes[offset + 1]) else { return false }
    var (hasView, hasDigit) = (false, false)
    for byte in bytes[(offset + 1)...] {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\n"): return hasView && hasDigit
      // An escape may be anything.
      case UInt8(ascii: "["), UInt8(ascii: "\\"): hasView = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
      default: continue
      }
    }
    return hasView && hasDigit
  }

  /// Whether the text is what a call takes for a visual format, be it one or not.
  private func isAfterFormatLabel() -> Bool {
    var end = offset
    while end > 0, " :@#".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end < offset && bytes[max(0, end - Self.formatLabel.count)..<end].elementsEqual(Self.formatLabel)
  }

  private static let formatLabel = Array("VisualFormat".utf8)

  private mutating func slash(isLineStart: Bool) {
    if isLineStart, isComment() { return skipLine() }
    offset += 1
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "*") { isOpen = true }
  }

  /// Whether the rest of the line is nothing but a comment, wherever it stands: in a text it could hold code after a
  /// backslash, and in a comment or a pattern over several lines code could follow their end.
  private func isComment() -> Bool {
    guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") else { return false }
    var position = offset + 2
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r")
    {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\") { return false }
      if byte == UInt8(ascii: "/"), bytes[position - 1] == UInt8(ascii: "*") { return false }
      if byte == UInt8(ascii: "#"), bytes[position - 1] == UInt8(ascii: "/") { return false }
      position += 1
    }
    return true
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      offset += 1
    }
  }

  // MARK: Numbers

  private mutating func number() {
    literals.append(offset)
    while offset < bytes.count, bytes[offset].isOfName || bytes[offset] == UInt8(ascii: ".") {
      if bytes[offset] != UInt8(ascii: "0"), bytes[offset] != UInt8(ascii: ".") { hasValue = true }
      offset += 1
    }
  }

  // MARK: Names

  private mutating func name() {
    let start = offset
    var whole = NameHash()
    var word = NameHash()
    var found = Vocabulary.Meaning()
    while offset < bytes.count, bytes[offset].isOfName {
      let byte = bytes[offset]
      whole.add(byte.lowercased)
      if byte.isLowercase {
        word.add(byte)
      } else {
        found.formUnion(vocabulary.meaning(of: word))
        word = NameHash()
        if byte.isUppercase { word.add(byte.lowercased) }
      }
      offset += 1
    }
    found.formUnion(vocabulary.meaning(of: word))
    found.formUnion(vocabulary.meaning(of: whole))
    if found.contains(.sink) || found.contains(.labelOfInit) && isAfterInit
      || found.contains(.attribute) && isCompared() || found.contains(.coordinate) && isAssigned(start)
    {
      hasSink = true
    }
    if found.contains(.color) { hasColor = true }
    if found.contains(.textLabel) { endOfTextLabel = offset }
    isAfterInit = found.contains(.initializer)
  }

  /// Whether a comparison follows soon, as in `a.left == b.right + 8`.
  private func isCompared() -> Bool {
    var previous: UInt8 = 0
    for byte in bytes[offset..<min(offset + Self.operatorDistance, bytes.count)] {
      if byte == UInt8(ascii: "~") || byte == UInt8(ascii: "=") && "=<>".utf8.contains(previous) {
        return true
      }
      previous = byte
    }
    return false
  }

  /// Whether a member of something is assigned to, as in `rect.origin.y = other.maxY + 4`.
  private func isAssigned(_ start: Int) -> Bool {
    start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      && bytes[offset..<min(offset + Self.operatorDistance, bytes.count)].contains(UInt8(ascii: "="))
  }
}

extension UInt8 {
  fileprivate var isLowercase: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  fileprivate var isUppercase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  fileprivate var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
  /// Whether it is part of a name; any byte beyond ASCII may be.
  fileprivate var isOfName: Bool {
    isLowercase || isUppercase || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
}
