import KansoFormatting

/// The source line of a range, with the range underlined.
struct CodeFrame {
  /// The displayed line. It is printable, tabs are expanded, and long lines are cut to a window around the range.
  let text: String
  let lineNumber: Int
  /// The number of columns before the underline.
  let indent: Int
  /// The number of columns of the underline.
  let width: Int

  /// The maximum number of displayed columns of a long line.
  static let window = 100
  private static let tab = "    "
  /// The number of bytes to process on each side of a range. It makes the time independent of the length of the line.
  private static let byteWindow = 800

  /// Returns the range with up to 800 bytes of the line on each side, without incomplete characters at its
  /// ends.
  private static func neighbourhood(of range: Range<Int>, in line: Range<Int>, _ bytes: [UInt8]) -> Range<Int>
  {
    var start = max(line.lowerBound, range.lowerBound - byteWindow)
    var end = min(line.upperBound, range.upperBound + byteWindow)
    while start < range.lowerBound, bytes[start] & 0xC0 == 0x80 { start += 1 }
    while end > range.upperBound, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return start..<end
  }

  /// Creates the frame of the first line of a range. If the range continues in the next line, the underline
  /// ends with the line. An empty range is underlined with one column.
  ///
  init(range: SourceRange) {
    let index = range.file.lines
    let start = index.position(at: range.lowerBound)
    let file = range.file
    let whole = index.contents(ofLine: start.line)
    let lower = min(range.lowerBound, whole.upperBound)
    let upper = max(lower, min(range.upperBound, whole.upperBound, lower + Self.byteWindow))
    let line = Self.neighbourhood(of: lower..<upper, in: whole, file.bytes)
    // Each part is limited to the window and one more character, which shows that there is more text.
    let parts = (
      before: Self.printable(file.text(in: line.lowerBound..<lower).suffix(Self.window + 1)),
      inside: Self.printable(file.text(in: lower..<upper).prefix(Self.window + 1)),
      after: Self.printable(file.text(in: upper..<line.upperBound).prefix(Self.window + 1))
    )
    let isLong = [parts.before, parts.inside, parts.after].map(Self.columnCount).reduce(0, +) > Self.window
    let half = Self.window / 2
    let before = isLong ? Self.truncatedToEnd(parts.before, maxCount: half) : parts.before
    let inside = isLong && parts.inside.count > half ? parts.inside.prefix(half) + "…" : parts.inside
    let remaining = max(0, Self.window - before.count - inside.count)
    let after = isLong ? Self.truncatedToStart(parts.after, maxCount: remaining) : parts.after
    self.text = before + inside + after
    self.lineNumber = start.line
    self.indent = Self.columnCount(before)
    self.width = max(1, Self.columnCount(inside))
  }

  /// The maximum number of consecutive brackets that are displayed beside a range in a long line. Text that is nested
  /// too deeply has thousands of them.
  private static let maxBracketCount = 8
  private static let brackets: Set<Character> = ["(", ")", "[", "]", "{", "}"]

  /// Returns the last `maxCount` characters of a text, the first of them replaced by an ellipsis if the text
  /// is longer. The limit is 8 if the text ends with more than 8 brackets.
  private static func truncatedToEnd(_ text: String, maxCount: Int) -> String {
    let row = text.reversed().prefix { brackets.contains($0) }.count
    let limit = row > maxBracketCount ? min(maxBracketCount, maxCount) : maxCount
    return text.count > limit ? "…" + text.suffix(max(0, limit - 1)) : text
  }

  /// Returns the first `maxCount` characters of a text, followed by an ellipsis if it is longer. The limit is
  /// 8 if the text begins with more than 8 brackets.
  private static func truncatedToStart(_ text: String, maxCount: Int) -> String {
    let row = text.prefix { brackets.contains($0) }.count
    let limit = row > maxBracketCount ? min(maxBracketCount, maxCount) : maxCount
    return text.count > limit ? text.prefix(limit) + "…" : text
  }

  /// Returns the text with tabs as four spaces and other unprintable characters escaped.
  private static func printable(_ text: Substring) -> String {
    if text.isPrintableASCII { return String(text) }
    return text.printable(tab: tab)
  }

  /// Returns the number of columns that a text takes in a terminal.
  private static func columnCount(_ text: String) -> Int {
    if text.isPrintableASCII { return text.utf8.count }
    return text.reduce(0) { total, character in
      // A character with several code points (an emoji with modifiers, a letter with accents) is as wide as the widest
      // of them.
      total + (character.unicodeScalars.map(\.terminalWidth).max() ?? 0)
    }
  }
}
