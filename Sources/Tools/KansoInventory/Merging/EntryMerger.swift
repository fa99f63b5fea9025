import KansoFormatting
import KansoLint
import KansoTheme

/// Merges the uses of equal values.
package enum EntryMerger {
  /// The ΔE OK below which colors are the same: each component in eight bits is equal or differs by one.
  private static let sameColor = 0.002
  /// The ΔE OK below which colors are near-duplicates.
  private static let similarColor = 0.03

  /// Returns the entries of uses: by kind, the most frequent first, and of equally frequent ones in the order of
  /// their values. Neighbors are set.
  package static func entries(of uses: [StyleUse]) -> [StyleEntry] {
    let byKind = Dictionary(grouping: uses, by: \.kind)
    var entries: [StyleEntry] = []
    for kind in StyleKind.allCases {
      var own = sorted(exactEntries(kind, byKind[kind] ?? []))
      if kind == .color { own = sorted(mergedColors(own)) }
      setNeighbors(&own, kind, offset: entries.count)
      entries += own
    }
    return entries
  }

  /// Returns an entry for each value within rounding.
  private static func exactEntries(_ kind: StyleKind, _ uses: [StyleUse]) -> [StyleEntry] {
    var indexes: [EntryKey: Int] = [:]
    var entries: [StyleEntry] = []
    for use in uses {
      let value = normalized(use.value)
      let key = EntryKey(value)
      if let index = indexes[key] {
        entries[index].uses.append(use)
      } else {
        indexes[key] = entries.count
        entries.append(StyleEntry(kind, value, uses: [use]))
      }
    }
    return entries
  }

  /// Returns a value without its sign and without errors of rounding. The sign of a length is its direction.
  package static func normalized(_ value: StyleValue) -> StyleValue {
    switch value {
    case .color(let color): return .color(color.snapped)
    case .colors(let light, let dark): return .colors(light: light.snapped, dark: dark.snapped)
    case .shadow(let shadow):
      return .shadow(
        CollectedShadow(
          color: shadow.color.snapped, x: shadow.x.rounded(toFractionDigits: 3),
          y: shadow.y.rounded(toFractionDigits: 3), blur: abs(shadow.blur).rounded(toFractionDigits: 3)))
    case .font(let font):
      let size = font.size.rounded(toFractionDigits: 3)
      return .font(StyleFont(name: font.name, size: size, weight: font.weight))
    case .number(let number): return .number(abs(number).rounded(toFractionDigits: 3))
    }
  }

  /// Returns entries in the order of their counts and values.
  private static func sorted(_ entries: [StyleEntry]) -> [StyleEntry] {
    entries.map { (entry: $0, text: $0.value.description) }.sorted { left, right in
      if left.entry.uses.count != right.entry.uses.count {
        return left.entry.uses.count > right.entry.uses.count
      }
      if case (.number(let a), .number(let b)) = (left.entry.value, right.entry.value) { return a < b }
      return left.text < right.text
    }
    .map(\.entry)
  }

  /// Joins colors that differ by rounding only: each with the most frequent one.
  private static func mergedColors(_ entries: [StyleEntry]) -> [StyleEntry] {
    var grid = ColorGrid(reach: sameColor)
    var merged: [StyleEntry] = []
    for entry in entries {
      guard case .color(let color) = entry.value else {
        merged.append(entry)
        continue
      }
      if let same = grid.nearest(to: color) {
        merged[same.index].uses += entry.uses
      } else {
        grid.add(color, merged.count)
        merged.append(entry)
      }
    }
    return merged
  }

  /// Sets the nearest more frequent value of each entry if it is almost the same: of lengths, only if it is much more
  /// frequent, because a scale may have neighboring lengths.
  private static func setNeighbors(_ entries: inout [StyleEntry], _ kind: StyleKind, offset: Int) {
    var colors = ColorGrid(reach: similarColor)
    var lengths = LengthGrid()
    for index in entries.indices {
      var near: (index: Int, distance: Double)?
      switch entries[index].value {
      case .color(let color):
        near = colors.nearest(to: color)
        colors.add(color, index)
      case .number(let length) where [.padding, .size, .radius].contains(kind):
        near = lengths.nearest(to: length)
        lengths.add(length, index)
        if let other = near?.index, !entries[index].isRare(beside: entries[other]) { near = nil }
      case .colors, .shadow, .number, .font: break
      }
      guard let near else { continue }
      entries[index].neighbor = .init(
        entry: offset + near.index, distance: near.distance.rounded(toFractionDigits: 4))
    }
  }
}
