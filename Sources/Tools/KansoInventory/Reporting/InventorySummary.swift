import KansoLint

/// The totals of an inventory.
package struct InventorySummary {
  /// The counts of a kind.
  package struct Total {
    package let kind: StyleKind
    /// The number of uses, also of those with a name.
    package internal(set) var useCount = 0
    /// The number of uses without a name.
    package internal(set) var literalCount = 0
    package internal(set) var valueCount = 0
    package internal(set) var namedCount = 0
    package internal(set) var proposedCount = 0
    package internal(set) var oneOffCount = 0
    package internal(set) var nearDuplicateCount = 0
  }

  /// A file with the number of its literals that tokens would replace.
  package struct CostlyFile {
    package let path: String
    package let literalCount: Int
  }

  /// The totals of the kinds with a value.
  package let totals: [Total]
  /// The ten files with the most literals that tokens would replace.
  package let costliestFiles: [CostlyFile]

  /// The most frequent paddings, sizes and radii in points with the numbers of their uses, in ascending order.
  package let lengths: [(length: Double, useCount: Int)]

  private static let maxFileCount = 10
  private static let maxLengthCount = 24

  package init(_ inventory: Inventory) {
    var totals: [StyleKind: Total] = [:]
    var files: [String: Int] = [:]
    for item in inventory.items {
      var total = totals[item.entry.kind] ?? Total(kind: item.entry.kind)
      total.useCount += item.entry.uses.count
      total.literalCount += item.entry.literalCount
      total.valueCount += 1
      switch item.status {
      case .named: total.namedCount += 1
      case .proposed: total.proposedCount += 1
      case .oneOff: total.oneOffCount += 1
      case .nearDuplicate: total.nearDuplicateCount += 1
      case .uncategorized: break
      }
      totals[item.entry.kind] = total
      guard item.status == .named || item.status == .proposed else { continue }
      for use in item.entry.uses where !use.isNamed { files[use.place.file.path, default: 0] += 1 }
    }
    var counts: [Double: Int] = [:]
    for item in inventory.items where [.padding, .size, .radius].contains(item.entry.kind) {
      if case .number(let length) = item.entry.value { counts[length, default: 0] += item.entry.uses.count }
    }
    let frequent = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.prefix(Self.maxLengthCount)
    lengths = frequent.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    self.totals = StyleKind.allCases.compactMap { totals[$0] }
    costliestFiles = files.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(Self.maxFileCount).map {
      CostlyFile(path: $0.key, literalCount: $0.value)
    }
  }
}
