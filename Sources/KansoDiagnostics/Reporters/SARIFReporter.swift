import Foundation

/// SARIF 2.1.0, which code scanning services read.
/// <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>
package struct SARIFReporter: Reporter {
  package init() {}

  private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    let tool: Tool
    // Columns count UTF-8 bytes here, and SARIF knows only other units; so each region says its bytes as well.
    let columnKind = "unicodeCodePoints"
    let results: [Finding]
  }

  private struct Tool: Encodable { let driver: Driver }

  private struct Driver: Encodable {
    let name = "Kanso"
    let rules: [Rule]
  }

  private struct Rule: Encodable {
    let id: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text
    let defaultConfiguration: Level
  }

  private struct Level: Encodable { let level: String }
  private struct Text: Encodable { let text: String }

  private struct Finding: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
    let relatedLocations: [Location]?
  }

  private struct Location: Encodable {
    let physicalLocation: Physical
    let message: Text?
  }

  private struct Physical: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  private struct Artifact: Encodable { let uri: String }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
    let byteOffset: Int
    let byteLength: Int
  }

  package func report(_ diagnostics: [Diagnostic]) -> String {
    var lines = LineIndexes()
    var columns = CodePointColumns()
    let used = DiagnosticID.allCases.filter { id in diagnostics.contains { $0.id == id } }
    let rules = used.map { id in
      Rule(
        id: id.rawValue, shortDescription: Text(text: id.says), fullDescription: Text(text: id.why),
        help: Text(text: id.mend), defaultConfiguration: Level(level: id.severity.rawValue))
    }
    let findings = diagnostics.map { diagnostic in
      let message = [diagnostic.message, diagnostic.help].compactMap { $0 }.joined(separator: ". ")
      let related = diagnostic.notes.compactMap { note in
        note.range.map { location($0, note.message, &lines, &columns) }
      }
      return Finding(
        ruleId: diagnostic.id.rawValue, ruleIndex: used.firstIndex(of: diagnostic.id) ?? 0,
        level: diagnostic.severity.rawValue, message: Text(text: message),
        locations: [location(diagnostic.range, nil, &lines, &columns)],
        relatedLocations: related.isEmpty ? nil : related)
    }
    let log = Log(runs: [Run(tool: Tool(driver: Driver(rules: rules)), results: findings)])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and integers always encode; an empty object stands for the case that cannot happen.
    let data = (try? encoder.encode(log)) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private func location(
    _ range: SourceRange, _ message: String?, _ lines: inout LineIndexes, _ columns: inout CodePointColumns
  ) -> Location {
    let index = lines.index(of: range.file)
    let start = columns.position(at: range.lowerBound, in: range.file, index)
    let end = columns.position(at: range.upperBound, in: range.file, index)
    let region = Region(
      startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column,
      byteOffset: range.lowerBound, byteLength: range.upperBound - range.lowerBound)
    let uri = range.file.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? range.file.path
    return Location(
      physicalLocation: Physical(artifactLocation: Artifact(uri: uri), region: region),
      message: message.map { Text(text: $0) })
  }
}

/// Positions whose columns count code points. Diagnostics come in the order of the file, so counting goes on from
/// the position before where that is in the same line.
private struct CodePointColumns {
  private var last: (file: SourceFile, offset: Int, position: SourcePosition)?

  mutating func position(at offset: Int, in file: SourceFile, _ index: LineIndex) -> SourcePosition {
    let position = index.position(at: offset)
    var (from, column) = (offset - position.column + 1, 1)
    if let last, last.file === file, last.position.line == position.line, last.offset <= offset {
      (from, column) = (last.offset, last.position.column)
    }
    let found = SourcePosition(
      line: position.line, column: column + file.bytes[from..<offset].count { $0 & 0xC0 != 0x80 })
    last = (file, offset, found)
    return found
  }
}
