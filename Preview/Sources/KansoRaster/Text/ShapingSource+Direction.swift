extension ShapingSource {
  /// The bytes without directional marks that are nested too deeply, and without unmatched isolates (Unicode Standard
  /// Annex 9, X1 to X8). FriBidi 1.0.8, which computes the embedding levels for Pango, reads freed memory if marks are
  /// nested more deeply than it counts.
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

/// The directional marks. Each has three bytes.
private enum Mark {
  /// U+202A, U+202B, U+202D and U+202E.
  case embedding
  /// U+202C.
  case endOfEmbedding
  /// U+2066 to U+2068.
  case isolate
  /// U+2069.
  case endOfIsolate

  /// The first byte of all marks.
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

/// Removes directional marks from a text.
private struct MarkFilter {
  /// The text. Marks before the current position are already filtered.
  private(set) var shaped: [UInt8]
  /// The open marks, with the positions of those that are kept.
  private var open: [(isIsolate: Bool, place: Int?)] = []
  private var (kept, isolates) = (0, 0)

  /// The maximum number of open marks. Each of them may add two embedding levels, and the maximum level is 125.
  private static let mostOpen = 30
  /// U+2060, the word joiner, which replaces removed marks. It has the same number of bytes, is invisible and has no
  /// direction.
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
      // The end of an isolate also ends the embeddings in it.
      while open.last?.isIsolate == false { _ = close() }
      if !close() { leaveOut(index) }
    }
  }

  /// Removes the isolates that are still open at the end of the text.
  mutating func end() {
    for mark in open where mark.isIsolate { if let place = mark.place { leaveOut(place) } }
  }

  /// - Returns: true if the mark that is closed was kept.
  private mutating func close() -> Bool {
    guard open.popLast()?.place != nil else { return false }
    kept -= 1
    return true
  }

  private mutating func leaveOut(_ index: Int) {
    shaped.replaceSubrange(index..<index + Self.joiner.count, with: Self.joiner)
  }
}
