import Foundation

/// SARIF 2.1.0, the format of code scanning services.
/// <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>
package struct SARIFReporter: Reporter {
  package init() {}

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

  // SARIF does not support columns in UTF-8 bytes, which all other formats use. So columns count code points here, and
  // each region also has its byte offset and length.

  /// The start of the document, up to the opening bracket of the array of results.
  package var opening: String {
    """
    {
      "$schema" : "https://json.schemastore.org/sarif-2.1.0.json",
      "runs" : [
        {
          "columnKind" : "unicodeCodePoints",
          "results" : [

    """
  }

  package var separator: String { ",\n" }

  /// Returns the `result` objects, separated by commas. The help follows the message, and notes with a range
  /// become related locations; other notes are omitted.
  package func part(_ diagnostics: [Diagnostic]) -> String {
    var lines = LineIndexes()
    var columns = CodePointColumns()
    let findings = diagnostics.map { diagnostic in
      let message = [diagnostic.message, diagnostic.help].compactMap { $0 }.joined(separator: ". ")
      let related = diagnostic.notes.compactMap { note in
        note.range.map { location(of: $0, message: note.message, lines: &lines, columns: &columns) }
      }
      return Finding(
        ruleId: diagnostic.id, level: diagnostic.severity.rawValue, message: Text(text: message),
        locations: [location(of: diagnostic.range, message: nil, lines: &lines, columns: &columns)],
        relatedLocations: related.isEmpty ? nil : related)
    }
    return JSONText.indented(JSONText.elements(of: findings), by: 8)
  }

  /// Returns the end of the document. It describes each rule that occurs in the report, sorted by id.
  package func closing(_ tally: Tally) -> String {
    let rules = tally.descriptors.sorted { $0.id < $1.id }.map { descriptor in
      Rule(
        id: descriptor.id, shortDescription: Text(text: descriptor.summary),
        fullDescription: Text(text: descriptor.why), help: Text(text: descriptor.fix),
        defaultConfiguration: Level(level: descriptor.severity.rawValue))
    }
    let driver = JSONText.formatted(Tool(driver: Driver(rules: rules)))
    let tool = JSONText.indented(driver, by: 6).drop { $0 == " " }
    return """

            ],
            "tool" : \(tool)
          }
        ],
        "version" : "2.1.0"
      }

      """
  }

  /// Returns a location with the path percent-encoded as a URI, columns in code points, and the byte range.
  private func location(
    of range: SourceRange, message: String?, lines: inout LineIndexes, columns: inout CodePointColumns
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

/// Converts offsets to positions with columns in code points. A line may be as long as the file and have a diagnostic
/// at every word, so the code points of each file are counted only once.
private struct CodePointColumns {
  private var counts: [ObjectIdentifier: CodePointCounts] = [:]

  /// Returns the position of a byte offset, with its column in code points.
  mutating func position(at offset: Int, in file: SourceFile, _ index: LineIndex) -> SourcePosition {
    let known = counts[ObjectIdentifier(file)] ?? CodePointCounts(file)
    counts[ObjectIdentifier(file)] = known
    let position = index.position(at: offset)
    let start = offset - (position.column - 1)
    return SourcePosition(
      line: position.line, column: known.count(before: offset) - known.count(before: start) + 1)
  }
}

/// The number of code points before any offset of a file, found by scanning at most one block.
private struct CodePointCounts {
  private let file: SourceFile
  /// The number of code points before each block of bytes.
  private let blocks: [Int]

  /// The size of a block, in bytes.
  private static let blockSize = 256

  /// Counts the code points of the whole file.
  init(_ file: SourceFile) {
    self.file = file
    var blocks = [0]
    for start in stride(from: 0, to: file.bytes.count, by: Self.blockSize) {
      let end = min(start + Self.blockSize, file.bytes.count)
      blocks.append(blocks[blocks.count - 1] + Self.codePointCount(in: file.bytes[start..<end]))
    }
    self.blocks = blocks
  }

  /// Returns the number of code points before a byte offset.
  func count(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return blocks[block] + Self.codePointCount(in: file.bytes[block * Self.blockSize..<offset])
  }

  /// Returns the number of code points: all bytes except continuation bytes.
  private static func codePointCount(in bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }
}
