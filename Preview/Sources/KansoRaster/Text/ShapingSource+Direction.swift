extension ShapingSource {
  /// The bytes, with word joiners in place of directional marks that are nested too deeply and of unmatched
  /// isolates (Unicode Standard Annex 9, X1 to X8), so positions stay the same. FriBidi 1.0.8, which computes
  /// the embedding levels for Pango, reads freed memory if marks are nested more deeply than it counts.
  var shapedBytes: [UInt8] {
    guard bytes.contains(Mark.lead) else { return bytes }
    var filter = MarkFilter(bytes)
    for index in bytes.indices.dropLast(2) where bytes[index] == Mark.lead {
      if let mark = Mark(bytes[index + 1], bytes[index + 2]) { filter.process(mark, at: index) }
    }
    filter.removeOpenIsolates()
    return filter.bytes
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

  /// The mark with these bytes after the lead byte; nil if they are those of another character.
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
  /// The bytes of the text. Marks before the current position are already filtered.
  private(set) var bytes: [UInt8]
  /// The open marks, with the positions of those that are kept.
  private var open: [(isIsolate: Bool, place: Int?)] = []
  /// The number of open marks that are kept, and the number of open isolates.
  private var (kept, isolates) = (0, 0)

  /// The maximum number of open marks. Each of them may add two embedding levels, and the maximum level is 125.
  private static let maxOpenCount = 30
  /// U+2060, the word joiner, which replaces removed marks. It has the same number of bytes, is invisible and has no
  /// direction.
  private static let joiner: [UInt8] = [0xE2, 0x81, 0xA0]

  /// Creates a filter for the bytes of a whole text.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Opens or closes a mark. Removes it if too many are open, if it closes a removed mark, or if it is the
  /// end of an isolate that is not open. The end of an embedding that is not open is kept.
  mutating func process(_ mark: Mark, at index: Int) {
    switch mark {
    case .embedding, .isolate:
      let isKept = kept < Self.maxOpenCount
      if isKept { kept += 1 } else { removeMark(index) }
      if mark == .isolate { isolates += 1 }
      open.append((mark == .isolate, isKept ? index : nil))
    case .endOfEmbedding:
      guard open.last?.isIsolate == false else { return }
      if !closeLast() { removeMark(index) }
    case .endOfIsolate:
      guard isolates > 0 else { return removeMark(index) }
      isolates -= 1
      // The end of an isolate also ends the embeddings in it.
      while open.last?.isIsolate == false { _ = closeLast() }
      if !closeLast() { removeMark(index) }
    }
  }

  /// Removes the isolates that are still open at the end of the text; open embeddings stay.
  mutating func removeOpenIsolates() {
    for mark in open where mark.isIsolate { if let place = mark.place { removeMark(place) } }
  }

  /// Closes the last open mark.
  ///
  /// - Returns: true if the mark that is closed was kept; false if it was removed or none is open.
  private mutating func closeLast() -> Bool {
    guard open.popLast()?.place != nil else { return false }
    kept -= 1
    return true
  }

  /// Replaces the mark at an index by a word joiner.
  private mutating func removeMark(_ index: Int) {
    bytes.replaceSubrange(index..<index + Self.joiner.count, with: Self.joiner)
  }
}
