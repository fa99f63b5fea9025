import KansoFormatting
import KansoLint

/// The report for people on a terminal.
package enum InventoryText {
  /// The maximum number of values of a kind in the report.
  private static let maxValueCount = 12
  /// The maximum number of near-duplicates of a kind in the report.
  private static let maxNearCount = 8
  /// The maximum number of skipped folders in the report.
  private static let maxFolderCount = 10
  /// The number of columns of the longest bar.
  private static let barWidth = 40

  /// Returns the report.
  ///
  /// - Parameter writesGuide: true if the guide is written, too.
  package static func text(of inventory: Inventory, writesGuide: Bool = false) -> String {
    let summary = InventorySummary(inventory)
    let parts = [
      totals(inventory, summary), values(inventory), histogram(summary), nearDuplicates(inventory),
      files(summary),
      skipped(inventory), end(inventory, writesGuide: writesGuide),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func totals(_ inventory: Inventory, _ summary: InventorySummary) -> String {
    let files = "\(count(inventory.counts.read, "file")) read\n"
    guard !summary.totals.isEmpty else { return files }
    var table = TextTable(
      ["kind", "uses", "literals", "values", "named", "proposed", "one-offs", "near-duplicates"],
      numbers: [1, 2, 3, 4, 5, 6, 7])
    for total in summary.totals {
      let numbers = [
        total.useCount, total.literalCount, total.valueCount, total.namedCount, total.proposedCount,
        total.oneOffCount, total.nearDuplicateCount,
      ]
      table.add([total.kind.rawValue] + numbers.map(\.description))
    }
    return files + "\n" + table.text
  }

  /// Returns a table of the most frequent values of each kind.
  private static func values(_ inventory: Inventory) -> String {
    guard inventory.items.contains(where: { $0.entry.uses.count > 1 }) else { return "" }
    var table = TextTable(["kind", "value", "uses", "token"], numbers: [2])
    for kind in StyleKind.allCases {
      for item in inventory.items.filter({ $0.entry.kind == kind && $0.entry.uses.count > 1 }).prefix(
        maxValueCount)
      {
        let mark = item.status == .named ? " (named)" : item.status == .nearDuplicate ? " (doubtful)" : ""
        table.add([
          kind.rawValue, item.entry.value.description, item.entry.uses.count.description,
          item.token.map { $0 + mark } ?? "–",
        ])
      }
    }
    return "The most frequent values\n" + table.text
  }

  /// Returns bars for the lengths of all kinds, in the order of their values.
  private static func histogram(_ summary: InventorySummary) -> String {
    guard let most = summary.lengths.map(\.useCount).max(), summary.lengths.count > 1 else { return "" }
    var table = TextTable(["points", "uses", ""], numbers: [0, 1])
    for (length, count) in summary.lengths {
      let width = max(1, count * barWidth / most)
      table.add([
        length.formatted(as: .measurement), count.description, String(repeating: "▇", count: width),
      ])
    }
    return "Lengths\n" + table.text
  }

  private static func nearDuplicates(_ inventory: Inventory) -> String {
    let near = inventory.items.filter { $0.entry.neighbor != nil }
    guard !near.isEmpty else { return "" }
    var table = TextTable(["kind", "value", "uses", "distance", "near", "uses"], numbers: [2, 3, 5])
    let shown = StyleKind.allCases.flatMap { kind in
      near.filter { $0.entry.kind == kind }.prefix(maxNearCount)
    }
    for item in shown {
      guard let neighbor = item.entry.neighbor else { continue }
      let other = inventory.items[neighbor.entry].entry
      table.add([
        item.entry.kind.rawValue, item.entry.value.description, item.entry.uses.count.description,
        neighbor.distance.formatted(as: .measurement(maxFractionDigits: 4)), other.value.description,
        other.uses.count.description,
      ])
    }
    return "Near-duplicates (colors in ΔE OK, lengths in points)\n" + table.text
      + more(near.count - shown.count)
  }

  private static func files(_ summary: InventorySummary) -> String {
    guard !summary.costliestFiles.isEmpty else { return "" }
    var table = TextTable(["literals", "file"], numbers: [0])
    for file in summary.costliestFiles { table.add([file.literalCount.description, file.path]) }
    return "Files with the most literals (those in storyboards and xibs have to be set in code)\n"
      + table.text
  }

  private static func skipped(_ inventory: Inventory) -> String {
    let counts = inventory.counts
    var lines: [String] = []
    for (number, noun) in [(counts.generated, "generated file"), (counts.tests, "test")] where number > 0 {
      lines.append(count(number, noun))
    }
    if counts.unreadable > 0 {
      lines.append("\(count(counts.unreadable, "file or folder", "files or folders")) that cannot be read")
    }
    lines += inventory.skipped.prefix(maxFolderCount).map { $0.path.printable }
    guard !lines.isEmpty else { return "" }
    return "Skipped\n" + lines.map { "  \($0)\n" }.joined() + more(inventory.skipped.count - maxFolderCount)
  }

  private static func end(_ inventory: Inventory, writesGuide: Bool) -> String {
    let counts = inventory.counts
    let oneOffCount = inventory.items.count { $0.status == .oneOff }
    var lines: [String] = []
    if oneOffCount > 0 {
      lines.append("\(count(oneOffCount, "value")) \(oneOffCount == 1 ? "is" : "are") used once.")
    }
    if counts.computed > 0 {
      lines.append("\(count(counts.computed, "value")) with computed parts not counted.")
    }
    if counts.textMeasures > 0 {
      lines.append(
        "\(count(counts.textMeasures, "size or spacing", "sizes or spacings")) of text without a font not counted."
      )
    }
    if inventory.tokenCount > 0, !writesGuide {
      lines.append(
        "A guide would have \(count(inventory.tokenCount, "token")); write it with --output tokens.yaml.")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func more(_ count: Int) -> String { count > 0 ? "  and \(count) more\n" : "" }

  private static func count(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}
