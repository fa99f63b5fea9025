extension ShapingSource {
  /// The bytes, without marks of direction that are in too many others, and without isolates that are not ended or end nothing (Unicode
  /// Standard Annex 9, X1 to X8): FriBidi 1.0.8, which finds out the directions for Pango, reads freed memory where marks are in more
  /// others than it counts.
  var shapedBytes: [UInt8] {
    guard bytes.contains(Mark.lead) else { return bytes }
    var filter = MarkFilter(shaped: bytes)
    for index in bytes.indices.dropLast(2) where bytes[index] == Mark.lead {
      if let mark = Mark(bytes[index + 1], bytes[index + 2]) { filter.meet(mark, at: index) }
    }
    filter.end()
    return filter.shaped
  }
}

/// What the marks of direction do; each has three bytes.
private enum Mark {
  /// U+202A, U+202B, U+202D and U+202E.
  case embedding
  /// U+202C.
  case endOfEmbedding
  /// U+2066 to U+2068.
  case isolate
  /// U+2069.
  case endOfIsolate

  /// The first byte of each.
  static let lead: UInt8 = 0xE2

  init?(_ second: UInt8, _ third: UInt8) {
    switch (second, third) {
    case (0x80, 0xAC): self = .endOfEmbedding
    case (0x80, 0xAA...0xAE): self = .embedding
    case (0x81, 0xA6...0xA8): self = .isolate
    case (0x81, 0xA9): self = .endOfIsolate
    default: return nil
    }
  }
}

/// Leaves marks of direction out of a text.
private struct MarkFilter {
  /// The text as far as it has been looked at, and its rest.
  private(set) var shaped: [UInt8]
  /// Marks that have not been ended, and where those are that were kept.
  private var open: [(isIsolate: Bool, place: Int?)] = []
  private var (kept, isolates) = (0, 0)

  /// Each may add two levels to the others, and there are 125.
  private static let mostOpen = 30
  /// U+2060, which is as long, cannot be seen and has no direction.
  private static let joiner: [UInt8] = [0xE2, 0x81, 0xA0]

  init(shaped: [UInt8]) { self.shaped = shaped }

  mutating func meet(_ mark: Mark, at index: Int) {
    switch mark {
    case .embedding, .isolate:
      let isKept = kept < Self.mostOpen
      if isKept { kept += 1 } else { leaveOut(index) }
      if mark == .isolate { isolates += 1 }
      open.append((mark == .isolate, isKept ? index : nil))
    case .endOfEmbedding:
      guard open.last?.isIsolate == false else { return }
      if !close() { leaveOut(index) }
    case .endOfIsolate:
      guard isolates > 0 else { return leaveOut(index) }
      isolates -= 1
      // What was embedded in it ends with it.
      while open.last?.isIsolate == false { _ = close() }
      if !close() { leaveOut(index) }
    }
  }

  /// Isolates that the text does not end.
  mutating func end() {
    for mark in open where mark.isIsolate { if let place = mark.place { leaveOut(place) } }
  }

  /// - Returns: whether the mark was kept that is ended.
  private mutating func close() -> Bool {
    guard open.popLast()?.place != nil else { return false }
    kept -= 1
    return true
  }

  private mutating func leaveOut(_ index: Int) {
    shaped.replaceSubrange(index..<index + Self.joiner.count, with: Self.joiner)
  }
}
