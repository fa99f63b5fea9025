import KansoLint

/// The totals of an inventory.
struct InventorySummary {
  /// The counts of a kind.
  struct Total {
    let kind: StyleKind
    /// The number of uses, also of those with a name.
    var useCount = 0
    /// The number of uses without a name.
    var literalCount = 0
    var valueCount = 0
    var namedCount = 0
    var proposedCount = 0
    var oneOffCount = 0
    var nearDuplicateCount = 0
  }

  /// A file with the number of its literals that tokens would replace.
  struct CostlyFile {
    let path: String
    let literalCount: Int
  }

  /// The totals of the kinds with a value.
  let totals: [Total]
  /// The ten files with the most literals that tokens would replace.
  let costliestFiles: [CostlyFile]

  private static let maxFileCount = 10

  init(_ inventory: Inventory) {
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
    self.totals = StyleKind.allCases.compactMap { totals[$0] }
    costliestFiles = files.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(Self.maxFileCount).map {
      CostlyFile(path: $0.key, literalCount: $0.value)
    }
  }
}
