/// Finds the parts of a source that may contain style, and the positions of their literals, without parsing the source.
///
/// False positives are possible, false negatives are not: a literal may be in a comment, and a name may not be that of
/// a sink.
struct Prefilter: Sendable {
  private let vocabulary: Vocabulary
  /// True if a literal is enough, because named constants are included.
  private let includesNamed: Bool

  init(_ vocabulary: Vocabulary, includesNamed: Bool = false) {
    (self.vocabulary, self.includesNamed) = (vocabulary, includesNamed)
  }

  /// A part of a source that can be parsed by itself: one or more complete declarations at the top level.
  struct Part: Equatable, Sendable {
    /// The byte range in the source.
    let range: Range<Int>
    /// The byte offsets of all possible style literals, ascending.
    let literals: [Int]
  }

  /// Returns the parts that may contain a finding, in source order. Adjacent parts are merged. Empty if the
  /// source contains no style.
  func parts(of source: [UInt8]) -> [Part] {
    source.withUnsafeBufferPointer { bytes in
      var scan = Scan(bytes: bytes, vocabulary: vocabulary, includesNamed: includesNamed)
      return scan.findParts()
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

  // The state of the current part.
  private var start = 0
  /// The offsets of the possible literals, ascending.
  private var literals: [Int] = []
  /// True if a name of the part may be that of a sink.
  private var hasSink = false
  /// True if a name of the part may be that of a color, for which a literal of 0 is enough.
  private var hasColor = false
  /// True if the part has a nonzero number, or a string that may be a value.
  private var hasValue = false
  private var openBraces = 0
  /// True after the start of something that may continue over several lines, such as `/*`. The current part
  /// then ends with the source.
  private var isOpen = false

  /// True if the last name was `init`, whose labels determine the type.
  private var isAfterInit = false
  /// The end of the last name that a string with a color or a font name may follow.
  private var endOfTextLabel = Int.min / 2

  /// The maximum distance of a string from its label. Only comments can be between them.
  private static let textDistance = 256
  /// The maximum distance of an operator from its left side. Only spaces and brackets can be between them.
  private static let operatorDistance = 16

  init(bytes: UnsafeBufferPointer<UInt8>, vocabulary: Vocabulary, includesNamed: Bool) {
    (self.bytes, self.vocabulary, self.includesNamed) = (bytes, vocabulary, includesNamed)
  }

  /// Scans the source from its start to its end, and returns the parts. To be called once.
  mutating func findParts() -> [Prefilter.Part] {
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
      case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
      case UInt8(ascii: "\""): scanString()
      case UInt8(ascii: "/"): scanSlash(isLineStart: isLineStart)
      case UInt8(ascii: "#"):
        offset += 1
        // `#if`, `#else`, `#endif`, and regular expressions between `#/` and `/#`.
        if offset < bytes.count, "ie/".utf8.contains(bytes[offset]) { isOpen = true }
      case UInt8(ascii: "{"):
        openBraces += 1
        offset += 1
      case UInt8(ascii: "}"):
        openBraces -= 1
        offset += 1
        if openBraces == 0, !isOpen, isAloneInLine(offset - 1) { endPart() }
      case _ where byte.isOfName: scanName()
      default: offset += 1
      }
      isLineStart = false
    }
    endPart()
    return parts
  }

  // MARK: Parts

  /// Returns true if the brace at an offset is the only byte of its line, which ends a declaration at the top
  /// level.
  private func isAloneInLine(_ position: Int) -> Bool {
    (position == 0 || bytes[position - 1] == UInt8(ascii: "\n"))
      && (position + 1 == bytes.count || bytes[position + 1] == UInt8(ascii: "\n"))
  }

  /// Ends the current part at the offset, and starts the next one. Drops a part without a sink or without a
  /// value.
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

  /// Scans only the opening quote of a string; its content is scanned as code. Records a candidate if the
  /// string may be a color, the name of a font or a visual format. After three quotes, the part ends with the
  /// source.
  private mutating func scanString() {
    if offset - endOfTextLabel < Self.textDistance {
      literals.append(offset)
      hasValue = true
    }
    if isVisualFormat() {
      literals.append(offset)
      (hasValue, hasSink) = (true, true)
    }
    offset += 1
    // Three quotes begin a string over several lines.
    if offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\""), bytes[offset + 1] == UInt8(ascii: "\"")
    {
      isOpen = true
    }
  }

  /// Returns true if the string at the offset may be a visual format with a number: a label of a format
  /// precedes it, or it begins like one and contains a view and a digit.
  private func isVisualFormat() -> Bool {
    guard offset + 1 < bytes.count else { return false }
    if isAfterFormatLabel() { return true }
    guard "HV|[-".utf8.contains(bytes[offset + 1]) else { return false }
    var (hasView, hasDigit) = (false, false)
    for byte in bytes[(offset + 1)...] {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\n"): return hasView && hasDigit
      // An escape sequence may be any character.
      case UInt8(ascii: "["), UInt8(ascii: "\\"): hasView = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
      default: continue
      }
    }
    return hasView && hasDigit
  }

  /// Returns true if a label ending in `VisualFormat` precedes the string, whether the string is valid or
  /// not.
  private func isAfterFormatLabel() -> Bool {
    var end = offset
    while end > 0, " :@#".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end < offset && bytes[max(0, end - Self.formatLabel.count)..<end].elementsEqual(Self.formatLabel)
  }

  /// The end of the labels for visual formats.
  private static let formatLabel = Array("VisualFormat".utf8)

  /// Skips a line that is only a comment; otherwise skips the slash. After `/*`, the part ends with the
  /// source.
  private mutating func scanSlash(isLineStart: Bool) {
    if isLineStart, isCommentLine() { return skipLine() }
    offset += 1
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "*") { isOpen = true }
  }

  /// Returns true if the rest of the line is only a comment in any context. In a string, code may follow a backslash;
  /// in a comment or a regular expression over several lines, code may follow the end.
  private func isCommentLine() -> Bool {
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

  /// Skips up to the line break, which remains.
  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      offset += 1
    }
  }

  // MARK: Numbers

  /// Records a number as a candidate. A number with only zeros is not a value.
  private mutating func scanNumber() {
    literals.append(offset)
    while offset < bytes.count, bytes[offset].isOfName || bytes[offset] == UInt8(ascii: ".") {
      if bytes[offset] != UInt8(ascii: "0"), bytes[offset] != UInt8(ascii: ".") { hasValue = true }
      offset += 1
    }
  }

  // MARK: Names

  /// Scans a name, and looks up the name and each of its camel-case words in the vocabulary, regardless of
  /// case.
  private mutating func scanName() {
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
      || found.contains(.attribute) && isCompared()
      || found.contains(.coordinate) && isAssigned(nameStart: start)
    {
      hasSink = true
    }
    if found.contains(.color) { hasColor = true }
    if found.contains(.textLabel) { endOfTextLabel = offset }
    isAfterInit = found.contains(.initializer)
  }

  /// Returns true if a comparison or a priority follows within 16 bytes, as in `a.left == b.right + 8`.
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

  /// Returns true if the name is a member, and a `=`, which may be part of another operator, follows within
  /// 16 bytes: `rect.origin.y = other.maxY + 4`.
  ///
  /// - Parameter start: the offset of the name; `offset` is at its end.
  private func isAssigned(nameStart start: Int) -> Bool {
    start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      && bytes[offset..<min(offset + Self.operatorDistance, bytes.count)].contains(UInt8(ascii: "="))
  }
}

extension UInt8 {
  fileprivate var isLowercase: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  fileprivate var isUppercase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  /// The lower-case letter for an ASCII capital; the byte itself otherwise.
  fileprivate var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
  /// True if the byte is part of a name. All bytes outside of ASCII may be.
  fileprivate var isOfName: Bool {
    isLowercase || isUppercase || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
}
