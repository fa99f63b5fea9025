/// An Objective-C source lowered to Swift, so that the same checks apply to both languages. Messages are calls with
/// labels, as Swift imports them, and functions such as `CGRectMake` are initializers.
///
/// The Swift need not compile, and code without values is omitted. The original range is known for everything that can
/// be a style literal, or an expression of literals.
struct LoweredSource: Sendable {
  /// The Swift source in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The original ranges of expressions, without strings.
  private var places: [Range<Int>: Range<Int>] = [:]
  /// The original offsets of the ends of expressions and strings, by their lowered offsets.
  private var ends: [Int: Int] = [:]
  /// The strings in source order: the range in the lowered source, and the offset in the original source.
  private var texts: [(range: Range<Int>, original: Int)] = []

  // MARK: Ranges

  /// Returns the original range of a range in the lowered source: of an expression, of a part of a string, or of an
  /// empty range after an expression. Nil if the parser read something else than was written, as in sources with syntax
  /// errors.
  func originalRange(_ range: Range<Int>) -> Range<Int>? {
    if let place = places[range] { return place }
    if range.isEmpty, let end = ends[range.lowerBound] { return end..<end }
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].range.lowerBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low > 0, range.upperBound <= texts[low - 1].range.upperBound else { return nil }
    let distance = texts[low - 1].original - texts[low - 1].range.lowerBound
    return range.lowerBound + distance..<range.upperBound + distance
  }

  // MARK: Writing

  /// Appends a text without an original range.
  mutating func write(_ text: String) { bytes += text.utf8 }

  /// Appends an expression that is one word in the original source.
  ///
  /// - Parameter place: its original range.
  mutating func write(_ text: String, for place: Range<Int>) {
    let start = bytes.count
    write(text)
    note(since: start, is: place)
  }

  /// Appends a string byte for byte, so that every range in it has an original range.
  ///
  /// - Parameter original: the original offset of its first byte.
  mutating func write(text: some Collection<UInt8>, from original: Int) {
    texts.append((bytes.count..<bytes.count + text.count, original))
    bytes += text
    ends[bytes.count] = original + text.count
  }

  /// Records the original range of the expression that was written since an offset of the lowered source.
  /// Does nothing if nothing was written.
  mutating func note(since start: Int, is place: Range<Int>) {
    guard start < bytes.count else { return }
    places[start..<bytes.count] = place
    ends[bytes.count] = place.upperBound
  }
}
