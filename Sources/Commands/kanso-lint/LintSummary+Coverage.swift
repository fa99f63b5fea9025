import KansoDiagnostics
import KansoFormatting

// The share of uses of style that are tokens, as a report of its own.
extension LintSummary {
  /// The coverage as text: in all, by rule, and the folders and files with the most literals.
  var coverageText: String {
    let total = totalCoverage
    var text = "coverage \(total.percentage): \(total.fraction)\n"
    text += Self.table("rules", coverage.map { ($0.key.id, $0.value) }, limit: .max)
    text += Self.table("folders with the most literals", folderCoverage.map { ($0.key, $0.value) })
    return text + Self.table("files with the most literals", fileCoverage.map { ($0.key, $0.value) })
  }

  /// The coverage as JSON: in all, by rule, by folder and by file, sorted by name.
  var coverageJSON: [UInt8] {
    var writer = JSONWriter()
    writer.writeObject { writer in
      totalCoverage.write(to: &writer)
      for (key, parts) in [
        ("rules", Dictionary(uniqueKeysWithValues: coverage.map { ($0.key.id, $0.value) })),
        ("folders", folderCoverage), ("files", fileCoverage),
      ] {
        writer.writeKey(named: key)
        writer.writeObject { writer in
          for (name, part) in parts.sorted(by: { $0.key < $1.key }) {
            writer.writeKey(named: name)
            writer.writeObject(inline: true) { part.write(to: &$0) }
          }
        }
      }
    }
    writer.writeNewline()
    return writer.bytes
  }

  /// Returns a list with a title, the parts with the most literals first; empty for an empty list.
  private static func table(_ title: String, _ rows: [(name: String, part: Coverage)], limit: Int = 10)
    -> String
  {
    guard !rows.isEmpty else { return "" }
    let sorted = rows.sorted { ($1.part.literals, $0.name) < ($0.part.literals, $1.name) }
    var text = "\n\(title)\n"
    for row in sorted.prefix(limit) {
      let share = row.part.percentage
      text +=
        "  \(String(repeating: " ", count: 5 - share.count))\(share)  \(row.name.printable): \(row.part.fraction)\n"
    }
    if sorted.count > limit { text += "  … \(sorted.count - limit) more\n" }
    return text
  }
}

extension LintSummary.Coverage {
  /// The share in percent, rounded down, so that only full coverage is 100 %.
  var percentage: String { "\(percent) %" }
  var percent: Int { Int(share * 100) }

  /// The numbers for people, such as `24 of 413 uses of style are tokens`.
  var fraction: String {
    let count = tokens + literals
    return
      "\(tokens) of \(count) use\(count == 1 && tokens == 1 ? "" : "s") of style \(tokens == 1 ? "is a token" : "are tokens")"
  }

  fileprivate func write(to writer: inout JSONWriter) {
    for (key, number) in [("coverage", share), ("tokens", Double(tokens)), ("literals", Double(literals))] {
      writer.writeKey(named: key)
      writer.writeNumber(key == "coverage" ? number.rounded(toFractionDigits: 4) : number)
    }
  }
}
