/// An Objective-C source as it would be spelled in Swift, so that one judgement does for both: messages are calls with
/// labels, as Swift imports them, and functions such as `CGRectMake` are initialisers.
///
/// It need not compile, and what has nothing to do with values is left out. Of everything that can be a literal of style, or
/// an expression of literals, the place in the source is known.
struct SwiftSpelling: Sendable {
  private(set) var bytes: [UInt8] = []
  /// Of expressions, texts apart.
  private var places: [Range<Int>: Range<Int>] = [:]
  private var ends: [Int: Int] = [:]
  /// Of texts, in their order: where each is in the spelling, and where it begins in the source.
  private var texts: [(range: Range<Int>, original: Int)] = []

  // MARK: Places

  /// The place in the source of a place in the spelling: of an expression, of something in a text, or of nothing after an
  /// expression. Nil where the parser saw something else than was written, as in broken sources.
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

  mutating func write(_ text: String) { bytes += text.utf8 }

  /// Writes an expression of one word.
  mutating func write(_ text: String, for place: Range<Int>) {
    let start = bytes.count
    write(text)
    note(since: start, is: place)
  }

  /// Writes a text, byte for byte.
  mutating func write(text: some Collection<UInt8>, from original: Int) {
    texts.append((bytes.count..<bytes.count + text.count, original))
    bytes += text
    ends[bytes.count] = original + text.count
  }

  /// Notes that what was written since an offset is an expression of the source.
  mutating func note(since start: Int, is place: Range<Int>) {
    guard start < bytes.count else { return }
    places[start..<bytes.count] = place
    ends[bytes.count] = place.upperBound
  }
}
