import CPango

extension Typesetter {
  /// A part of a text with one font.
  struct FontSpan {
    /// The end of the span in the bytes of the text.
    let end: Int
    let font: FontChoice
    /// True if the text has letter spacing, which excludes ligatures.
    let isSpaced: Bool
  }

  /// Returns the glyphs of a text on one line, in reading order. If a span has a font that is installed on the
  /// machine, the whole text is shaped with the installed fonts. Otherwise it is shaped with the bundled fonts,
  /// and once more with the installed fonts if a glyph is missing. Empty for an empty text, or without fonts.
  func shape(_ source: ShapingSource, spans: [FontSpan], direction: PangoDirection) -> [ShapedItem] {
    guard !source.bytes.isEmpty else { return [] }
    shapingCount += 1
    if !spans.contains(where: \.font.isOfMachine), let own = resolver.own {
      let items = shape(source, spans: spans, direction: direction, in: own)
      guard items.contains(where: \.lacksGlyphs), let machine = resolver.machine else { return items }
      return shape(source, spans: spans, direction: direction, in: machine)
    }
    return resolver.machine.map { shape(source, spans: spans, direction: direction, in: $0) } ?? []
  }

  /// Returns the glyphs of a text in the fonts of one map. Items of characters that the map lacks have no
  /// glyphs.
  private func shape(
    _ source: ShapingSource, spans: [FontSpan], direction: PangoDirection, in map: FontMap
  )
    -> [ShapedItem]
  {
    let attributes = Self.attributes(spans)
    defer { pango_attr_list_unref(attributes) }
    return source.shapedBytes.withUnsafeBytes { raw in
      let text = raw.bindMemory(to: CChar.self)
      let list = pango_itemize_with_base_dir(
        map.context, direction, text.baseAddress, 0, Int32(text.count), attributes, nil)
      defer { g_list_free(list) }
      return sequence(first: list, next: { $0?.pointee.next }).prefix { $0 != nil }.compactMap {
        $0?.pointee.data.map { ShapedItem($0.assumingMemoryBound(to: PangoItem.self), of: text) }
      }
    }
  }

  /// Returns the attributes of the spans, which the caller releases. Each span has attributes of its own,
  /// even if they are equal to those of its neighbour, because they make an item end at the end of the span.
  private static func attributes(_ spans: [FontSpan]) -> OpaquePointer? {
    let list = pango_attr_list_new()
    var start = 0
    for span in spans where span.end > start {
      var attributes = [pango_attr_font_desc_new(span.font.description.pointer)]
      if span.isSpaced { attributes.append(pango_attr_font_features_new("liga=0, clig=0, dlig=0")) }
      for case let attribute? in attributes {
        (attribute.pointee.start_index, attribute.pointee.end_index) = (guint(start), guint(span.end))
        pango_attr_list_insert(list, attribute)
      }
      start = span.end
    }
    return list
  }
}

extension [ShapedItem] {
  /// Returns the width of each character, in Pango units and in reading order. The width of a ligature is
  /// divided equally between its characters.
  func advances(in source: ShapingSource) -> [Double] {
    var advances = [Double](repeating: 0, count: source.count)
    for item in self {
      for cluster in item.clusters where !cluster.bytes.isEmpty {
        var first = source.characterIndex(atByte: cluster.bytes.lowerBound)
        let last = source.characterIndex(atByte: cluster.bytes.upperBound - 1)
        // A cluster that begins within a character is added to that character, unless other characters begin in the
        // cluster.
        if source.starts[first] < cluster.bytes.lowerBound, first < last { first += 1 }
        let share = Double(cluster.width) / Double(last - first + 1)
        for index in first...last { advances[index] += share }
      }
    }
    return advances
  }

  /// Returns copies of the parts of the items within a range of bytes. The items are in reading order.
  func parts(_ range: Range<Int>, in source: ShapingSource) -> [ShapedItem] {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].bytes.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return self[low...].prefix { $0.bytes.lowerBound < range.upperBound }
      .compactMap { $0.part(range, in: source) }
  }

  /// The items from left to right (Unicode Standard Annex 9, rule L2).
  var inVisualOrder: [ShapedItem] { visualOrder(of: map(\.level)).map { self[$0] } }
}

/// Returns the indices of the parts of a line from left to right, by their embedding levels (Unicode Standard Annex 9,
/// rule L2).
func visualOrder(of levels: [UInt8]) -> [Int] {
  var order = Array(levels.indices)
  guard let maxLevel = levels.max(), maxLevel > 0 else { return order }
  for level in stride(from: maxLevel, through: 1, by: -1) {
    var start = 0
    while start < order.count {
      guard levels[order[start]] >= level else {
        start += 1
        continue
      }
      var end = start
      while end < order.count, levels[order[end]] >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
  }
  return order
}
