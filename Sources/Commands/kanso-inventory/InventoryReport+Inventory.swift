import KansoFormatting
import KansoInventory
import KansoLint
import KansoPreview
import KansoSystem
import KansoTheme

extension InventoryReport {
  /// The maximum number of near-duplicates on a page.
  private static let maxNearCount = 100

  /// Creates the report of an inventory for a page.
  ///
  /// - Parameter paths: the paths of the app.
  init(_ inventory: Inventory, _ paths: [String]) {
    let summary = InventorySummary(inventory)
    let counts = inventory.counts
    var facts = [
      Fact("Files", "\(counts.read)"),
      Fact("Uses of style", "\(summary.totals.map(\.useCount).reduce(0, +))"),
      Fact("Literals", "\(summary.totals.map(\.literalCount).reduce(0, +))"),
      Fact("Used once", "\(inventory.items.count { $0.status == .oneOff })"),
    ]
    if !inventory.skipped.isEmpty { facts.append(Fact("Folders not read", "\(inventory.skipped.count)")) }
    self.init(
      title: paths.map(Self.name).joined(separator: ", "), facts: facts, uses: Self.uses(of: inventory),
      lengths: summary.lengths.map { Count($0.length.formatted(as: .measurement), $0.useCount) },
      files: summary.costliestFiles.map { Count($0.path, $0.literalCount) },
      nearDuplicates: Self.nearDuplicates(of: inventory))
  }

  /// Returns the last name of a path, also of `.`.
  private static func name(of path: String) -> String { FilePath.lastName(of: InputFile.resolvedPath(path)) }

  /// Returns the uses of tokens in words: `12 uses, 9 of them literals`.
  private static func uses(of inventory: Inventory) -> [TokenPath: String] {
    var counts: [String: (uses: Int, literals: Int)] = [:]
    for item in inventory.items {
      guard let token = item.token else { continue }
      counts[token, default: (0, 0)].uses += item.entry.uses.count
      counts[token, default: (0, 0)].literals += item.entry.literalCount
    }
    return Dictionary(
      uniqueKeysWithValues: counts.map { token, count in
        let uses = count.uses == 1 ? "1 use" : "\(count.uses) uses"
        let literals =
          count.literals == count.uses
          ? "" : count.literals == 0 ? ", none a literal" : ", \(count.literals) of them literals"
        return (TokenPath(token), uses + literals)
      })
  }

  private static func nearDuplicates(of inventory: Inventory) -> [NearDuplicate] {
    let near = inventory.items.filter { $0.entry.neighbor != nil }.prefix(maxNearCount)
    return near.compactMap { item in
      guard let neighbor = item.entry.neighbor else { return nil }
      let distance = neighbor.distance.formatted(as: .measurement(maxFractionDigits: 4))
      let unit = item.entry.kind == .color ? "ΔE OK" : distance == "1" ? "point" : "points"
      return NearDuplicate(
        item.entry.kind.rawValue, value(of: item.entry), value(of: inventory.items[neighbor.entry].entry),
        distance: "\(distance) \(unit) from")
    }
  }

  private static func value(of entry: StyleEntry) -> NearDuplicate.Value {
    let color: ColorValue? = if case .color(let color) = entry.value { color } else { nil }
    return NearDuplicate.Value(entry.value.description, color: color, useCount: entry.uses.count)
  }
}
