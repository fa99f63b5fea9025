import CPango

/// A part of a text in one font and one direction, with its glyphs.
final class ShapedItem {
  private let glyphItem: UnsafeMutablePointer<PangoGlyphItem>
  /// True if Pango allocated the glyph item itself, which has its own allocator for it.
  private let isAllocatedByPango: Bool

  /// Glyphs that represent one or more characters together.
  struct Cluster {
    /// The range of bytes in the text.
    let bytes: Range<Int>
    /// The glyphs, from left to right.
    let glyphs: Range<Int>
    /// The width in Pango units.
    let width: Int
  }

  /// Shapes an item, and takes ownership of it.
  ///
  /// - Parameter text: the whole text that contains the item. Neighbouring letters may change the forms of the item's
  ///   letters.
  init(_ item: UnsafeMutablePointer<PangoItem>, of text: UnsafeBufferPointer<CChar>) {
    let glyphs = pango_glyph_string_new()
    let (offset, length) = (Int(item.pointee.offset), item.pointee.length)
    pango_shape_full(
      text.baseAddress.map { $0 + offset }, length, text.baseAddress, Int32(text.count),
      &item.pointee.analysis,
      glyphs)
    // Pango frees the memory, so Pango's allocator must be used.
    glyphItem = g_malloc0(gsize(MemoryLayout<PangoGlyphItem>.size)).assumingMemoryBound(
      to: PangoGlyphItem.self)
    isAllocatedByPango = false
    glyphItem.pointee.item = item
    glyphItem.pointee.glyphs = glyphs
  }

  /// Takes ownership of an item with its glyphs.
  private init(owning glyphItem: UnsafeMutablePointer<PangoGlyphItem>) {
    self.glyphItem = glyphItem
    isAllocatedByPango = true
  }

  /// Returns a copy of the part of the item within a range of bytes; nil if nothing of it is in the range. The ends are
  /// moved to those of clusters.
  ///
  /// - Parameter source: the text that contains the item.
  func part(_ range: Range<Int>, in source: ShapingSource) -> ShapedItem? {
    let bytes = self.bytes
    let wanted = range.clamped(to: bytes)
    guard !wanted.isEmpty, let copy = pango_glyph_item_copy(glyphItem) else { return nil }
    return source.bytes.withUnsafeBytes { raw -> ShapedItem? in
      let text = raw.bindMemory(to: CChar.self).baseAddress
      if wanted.lowerBound > bytes.lowerBound {
        // The copy keeps what follows the index.
        pango_glyph_item_free(pango_glyph_item_split(copy, text, Int32(wanted.lowerBound - bytes.lowerBound)))
      }
      let start = Int(copy.pointee.item.pointee.offset)
      let length = wanted.upperBound - start
      guard length > 0, wanted.upperBound < bytes.upperBound else {
        if length > 0 { return ShapedItem(owning: copy) }
        pango_glyph_item_free(copy)
        return nil
      }
      defer { pango_glyph_item_free(copy) }
      return pango_glyph_item_split(copy, text, Int32(length)).map { ShapedItem(owning: $0) }
    }
  }

  deinit {
    guard !isAllocatedByPango else { return pango_glyph_item_free(glyphItem) }
    pango_glyph_string_free(glyphItem.pointee.glyphs)
    pango_item_free(glyphItem.pointee.item)
    g_free(glyphItem)
  }

  /// The glyph item for drawing.
  var pointer: UnsafeMutablePointer<PangoGlyphItem> { glyphItem }

  private var item: PangoItem { glyphItem.pointee.item.pointee }
  private var glyphs: PangoGlyphString { glyphItem.pointee.glyphs.pointee }

  /// The range of bytes in the text.
  var bytes: Range<Int> { Int(item.offset)..<Int(item.offset + item.length) }
  /// The embedding level (Unicode Standard Annex 9): odd for right-to-left text.
  var level: UInt8 { item.analysis.level }
  /// The font of the item; nil if no font has the characters.
  var font: UnsafeMutablePointer<PangoFont>? { item.analysis.font }

  /// The width in Pango units, including the space that `widen` added.
  var width: Int {
    (0..<Int(glyphs.num_glyphs)).reduce(0) { $0 + Int(glyphs.glyphs[$1].geometry.width) }
  }

  /// True if a character has no glyph in any font.
  var lacksGlyphs: Bool {
    item.analysis.font == nil || (0..<Int(glyphs.num_glyphs)).contains(where: isUnknown)
  }

  /// The clusters with a character that has no glyph in any font; all clusters if the item has no font.
  var missingClusters: [Cluster] {
    guard lacksGlyphs else { return [] }
    return item.analysis.font == nil ? clusters : clusters.filter { $0.glyphs.contains(where: isUnknown) }
  }

  /// Returns true if the glyph at an index has `PANGO_GLYPH_UNKNOWN_FLAG`. An empty glyph does not have the
  /// flag.
  private func isUnknown(_ glyph: Int) -> Bool { glyphs.glyphs[glyph].glyph & 0x1000_0000 != 0 }

  /// The clusters, from left to right.
  var clusters: [Cluster] {
    let (count, bytes, isFromRight) = (Int(glyphs.num_glyphs), bytes, level % 2 == 1)
    var (all, index): ([Cluster], Int) = ([], 0)
    all.reserveCapacity(count)
    /// Returns the first byte of a glyph's cluster.
    func start(_ glyph: Int) -> Int { bytes.lowerBound + Int(glyphs.log_clusters[glyph]) }
    while index < count {
      var (next, width) = (index, 0)
      while next < count, glyphs.log_clusters[next] == glyphs.log_clusters[index] {
        width += Int(glyphs.glyphs[next].geometry.width)
        next += 1
      }
      let end =
        isFromRight
        ? all.last?.bytes.lowerBound ?? bytes.upperBound : next < count ? start(next) : bytes.upperBound
      // The order of the clusters comes from HarfBuzz. The maximum prevents an invalid range, which would end the
      // program.
      all.append(Cluster(bytes: start(index)..<max(end, start(index)), glyphs: index..<next, width: width))
      index = next
    }
    return all
  }

  /// Adds space in Pango units after a cluster, in reading direction: on the left in right-to-left text.
  func widen(_ cluster: Cluster, by units: Int32) {
    guard let first = cluster.glyphs.first, let last = cluster.glyphs.last else { return }
    let glyphs = glyphItem.pointee.glyphs.pointee.glyphs!
    if level % 2 == 1 {
      glyphs[first].geometry.x_offset &+= units
      glyphs[first].geometry.width &+= units
    } else {
      glyphs[last].geometry.width &+= units
    }
  }
}
