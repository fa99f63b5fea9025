import KansoDiagnostics
import KansoFormatting

// The summary for people.
extension LintSummary {
  /// The maximum number of lines of a list.
  private static let maxLineCount = 10

  /// The summary as text: the totals, and the most frequent of everything.
  ///
  /// - Parameter skipped: the number of sources in directories that are not searched, by the names of these directories.
  func text(skipped: [String: Int]) -> String {
    var text = "\(totals) in \(Self.counted(affectedSourceCount, "source")), "
    text += "\(Self.counted(sourceCount, "source")) checked\n"
    text += list("rules", rules.map { ($0.key.id, $0.value, $0.key.summary) }, limit: .max)
    text += list("tokens that have the value", tokens.map { ($0.key, $0.value, "") })
    text += list("most frequent literals", literals.map { ($0.key.text, $0.value, $0.key.rule.id) })
    text += list("reasons that tokens are not written by --fix", reasons.map { ($0.key, $0.value, "") })
    text += list("folders", folders.map { ($0.key, $0.value, "") })
    text += "\n" + coverageLine + fixLine
    return text + Self.skippedLine(skipped)
  }

  /// Returns a line about sources that are not read; empty without any.
  private static func skippedLine(_ counts: [String: Int]) -> String {
    guard !counts.isEmpty else { return "" }
    let names = counts.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
    return "not read: \(names); name a folder to have it read\n"
  }

  /// The totals, such as `1 error, 20 warnings`.
  private var totals: String { tally.isEmpty ? "no findings" : tally.description }

  /// A line about the findings that `--fix` would fix; empty without any.
  var fixLine: String {
    fixableCount == 0 ? "" : "--fix would fix \(fixableCount)\n"
  }

  /// A line about the share of uses of style that are tokens; empty without any use.
  var coverageLine: String {
    let total = totalCoverage
    guard total.tokens + total.literals > 0 else { return "" }
    return "coverage \(total.percentage): \(total.fraction)\n"
  }

  /// Returns a list with a title, the largest counts first; empty for an empty list.
  private func list(
    _ title: String, _ rows: [(name: String, count: Int, remark: String)], limit: Int = maxLineCount
  )
    -> String
  {
    guard !rows.isEmpty else { return "" }
    let sorted = rows.sorted { ($1.count, $0.name, $0.remark) < ($0.count, $1.name, $1.remark) }
    let shown = sorted.prefix(limit)
    let width = shown.map { $0.name.printable.count }.max() ?? 0
    let digits = String(shown[0].count).count
    var text = "\n\(title)\n"
    for row in shown {
      let name = row.name.printable
      let count = String(repeating: " ", count: digits - String(row.count).count) + String(row.count)
      let gap = row.remark.isEmpty ? "" : String(repeating: " ", count: width - name.count + 2)
      text += "  \(count)  \(name)\(gap)\(row.remark)\n"
    }
    if sorted.count > shown.count { text += "  … \(sorted.count - shown.count) more\n" }
    return text
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
