import CPango
import KansoLayout

extension Typesetter {
  /// A part of a text that is to be in a font.
  struct FontSpan {
    /// Where it ends in the bytes of the text.
    let end: Int
    let font: FontChoice
    /// Whether its letters stand apart, so that none of them may become one.
    let isSpaced: Bool
  }

  /// The glyphs of a text on one line, in the order in which it is read. Where the shipped fonts lack a character, those of the machine
  /// are tried.
  func shape(_ source: ShapingSource, _ spans: [FontSpan], _ direction: PangoDirection) -> [ShapedItem] {
    guard !source.bytes.isEmpty else { return [] }
    if !spans.contains(where: \.font.isOfMachine), let own = shelf.own {
      let items = shape(source, spans, direction, own)
      guard items.contains(where: \.lacksGlyphs), let machine = shelf.machine else { return items }
      return shape(source, spans, direction, machine)
    }
    return shelf.machine.map { shape(source, spans, direction, $0) } ?? []
  }

  private func shape(
    _ source: ShapingSource, _ spans: [FontSpan], _ direction: PangoDirection, _ map: FontMap
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

  /// Each span has attributes of its own, even where they are the same: items end where they do.
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
  /// How wide each character of a text is in Pango's units; one that is a part of a ligature has its share of it.
  func advances(in source: ShapingSource) -> [Double] {
    var advances = [Double](repeating: 0, count: source.count)
    for item in self {
      for cluster in item.clusters where !cluster.bytes.isEmpty {
        var first = source.character(at: cluster.bytes.lowerBound)
        let last = source.character(at: cluster.bytes.upperBound - 1)
        // What goes on with a character belongs to it, unless others begin in it.
        if source.starts[first] < cluster.bytes.lowerBound, first < last { first += 1 }
        let share = Double(cluster.width) / Double(last - first + 1)
        for index in first...last { advances[index] += share }
      }
    }
    return advances
  }

  /// The items from the left to the right (Unicode Standard Annex 9, rule L2).
  var inVisualOrder: [ShapedItem] { visualOrder(of: map(\.level)).map { self[$0] } }
}

/// The places of parts of a line from the left to the right, by their levels (Unicode Standard Annex 9, rule L2).
func visualOrder(of levels: [UInt8]) -> [Int] {
  var order = Array(levels.indices)
  guard let highest = levels.max(), highest > 0 else { return order }
  for level in stride(from: highest, through: 1, by: -1) {
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
