import CPango

/// A part of a text in one font and one direction, with its glyphs.
final class ShapedItem {
  private let glyphItem: UnsafeMutablePointer<PangoGlyphItem>

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
  convenience init(_ item: UnsafeMutablePointer<PangoItem>, of text: UnsafeBufferPointer<CChar>) {
    let glyphs = pango_glyph_string_new()
    let (offset, length) = (Int(item.pointee.offset), item.pointee.length)
    pango_shape_full(
      text.baseAddress.map { $0 + offset }, length, text.baseAddress, Int32(text.count),
      &item.pointee.analysis,
      glyphs)
    self.init(item, glyphs)
  }

  /// Takes ownership of an item with its glyphs.
  private init(
    _ item: UnsafeMutablePointer<PangoItem>, _ glyphs: UnsafeMutablePointer<PangoGlyphString>?
  ) {
    // Pango frees the memory, so Pango's allocator must be used.
    glyphItem = g_malloc0(gsize(MemoryLayout<PangoGlyphItem>.size)).assumingMemoryBound(
      to: PangoGlyphItem.self)
    glyphItem.pointee.item = item
    glyphItem.pointee.glyphs = glyphs
    clusters = Self.clusters(of: glyphItem)
  }

  /// Returns a copy of the part of the item with the clusters that begin in a range of bytes; nil without one.
  ///
  /// - Parameter source: the text that contains the item.
  func part(_ range: Range<Int>, in source: ShapingSource) -> ShapedItem? {
    guard let part = clusterRange(in: range), let first = clusters[part].first,
      let last = clusters[part].last,
      let item = pango_item_copy(glyphItem.pointee.item), let glyphs = pango_glyph_string_new()
    else { return nil }
    let lower = min(first.bytes.lowerBound, last.bytes.lowerBound)
    let bytes = lower..<max(first.bytes.upperBound, last.bytes.upperBound, lower)
    let characters = source.bytes[bytes].lazy.filter { $0 & 0xC0 != 0x80 }.count
    (item.pointee.offset, item.pointee.length) = (Int32(bytes.lowerBound), Int32(bytes.count))
    item.pointee.num_chars = Int32(characters)
    let indices = first.glyphs.lowerBound..<last.glyphs.upperBound
    pango_glyph_string_set_size(glyphs, Int32(indices.count))
    let start = bytes.lowerBound - self.bytes.lowerBound
    for (new, old) in indices.enumerated() {
      glyphs.pointee.glyphs[new] = self.glyphs.glyphs[old]
      glyphs.pointee.log_clusters[new] = self.glyphs.log_clusters[old] - Int32(start)
    }
    return ShapedItem(item, glyphs)
  }

  /// Returns the indices of the clusters that begin in a range of bytes; nil without one.
  private func clusterRange(in range: Range<Int>) -> Range<Int>? {
    let clusters = clusters
    /// Returns the index of the first cluster, in reading order, that begins at a byte or after it.
    func index(from byte: Int) -> Int {
      var (low, high) = (0, clusters.count)
      while low < high {
        let middle = (low + high) / 2
        if inReadingOrder(middle).bytes.lowerBound < byte { low = middle + 1 } else { high = middle }
      }
      return low
    }
    /// Returns the cluster with an index in reading order.
    func inReadingOrder(_ index: Int) -> Cluster {
      clusters[level % 2 == 1 ? clusters.count - 1 - index : index]
    }
    let (lower, upper) = (index(from: range.lowerBound), index(from: range.upperBound))
    guard lower < upper else { return nil }
    return level % 2 == 1 ? clusters.count - upper..<clusters.count - lower : lower..<upper
  }

  deinit {
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

  /// The clusters, from left to right. They are computed at once, because several threads may read them; `widen` does
  /// not change their widths.
  let clusters: [Cluster]

  /// Returns the clusters of an item, from left to right.
  private static func clusters(of glyphItem: UnsafeMutablePointer<PangoGlyphItem>) -> [Cluster] {
    guard let item = glyphItem.pointee.item?.pointee, let glyphs = glyphItem.pointee.glyphs?.pointee else {
      return []
    }
    let bytes = Int(item.offset)..<Int(item.offset + item.length)
    let (count, isFromRight) = (Int(glyphs.num_glyphs), item.analysis.level % 2 == 1)
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
