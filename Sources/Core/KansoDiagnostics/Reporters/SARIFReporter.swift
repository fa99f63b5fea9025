import Foundation
import KansoFormatting

/// SARIF 2.1.0, the format of code scanning services.
/// <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>
package struct SARIFReporter: Reporter {
  package init() {}

  // SARIF does not support columns in UTF-8 bytes, which all other formats use. So columns count code points here, and
  // each region also has its byte offset and length.

  /// The start of the document, up to the opening bracket of the array of results.
  package var opening: String {
    """
    {
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "runs": [
        {
          "columnKind": "unicodeCodePoints",
          "results": [

    """
  }

  package var separator: String { ",\n" }

  /// Returns the `result` objects, separated by commas. The help follows the message, and notes with a range
  /// become related locations; other notes are omitted.
  package func part(_ diagnostics: [Diagnostic]) -> String {
    var locations = LocationWriter()
    return JSONWriter.part(depth: 4, capacity: 1024 * diagnostics.count) { writer in
      for diagnostic in diagnostics {
        writer.beginElement()
        write(diagnostic, to: &writer, &locations)
      }
    }
  }

  /// Returns the end of the document. It describes each rule that occurs in the report, sorted by id.
  package func closing(_ tally: Tally) -> String {
    let tool = JSONWriter.part(depth: 3) { writer in
      writer.writeObject("tool") { writer in
        writer.writeObject("driver") { writer in
          writer.write("Kanso", "name")
          writer.writeKey("rules")
          writer.writeArray { writer in
            for descriptor in tally.descriptors.sorted(by: { $0.id < $1.id }) {
              writer.beginElement()
              write(descriptor, to: &writer)
            }
          }
          writer.write(Version.current, "version")
        }
      }
    }
    return """

            ],
      \(tool)
          }
        ],
        "version": "2.1.0"
      }

      """
  }

  /// Returns a text that stays the same when lines move: the rule and the text of the line, up to 200 characters of it.
  private static func fingerprint(of diagnostic: Diagnostic) -> String {
    let file = diagnostic.range.file
    let line = file.text(in: file.lines.contents(ofLine: diagnostic.range.start.line))
    let words = line.prefix(200).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "\(diagnostic.id): \(words)"
  }

  /// Writes the `result` object of a diagnostic.
  private func write(
    _ diagnostic: Diagnostic, to writer: inout JSONWriter, _ locations: inout LocationWriter
  ) {
    let related = diagnostic.notes.compactMap { note in note.range.map { (note.message, $0) } }
    writer.writeObject { writer in
      writer.write(diagnostic.severity.rawValue, "level")
      writer.writeKey("locations")
      writer.writeArray { writer in
        writer.beginElement()
        locations.write(diagnostic.range, message: nil, to: &writer)
      }
      writer.writeObject("partialFingerprints") { $0.write(Self.fingerprint(of: diagnostic), "kansoLine/v1") }
      writer.writeObject("message") { writer in
        writer.write([diagnostic.message, diagnostic.help].compactMap { $0 }.joined(separator: ". "), "text")
      }
      if !related.isEmpty {
        writer.writeKey("relatedLocations")
        writer.writeArray { writer in
          for (message, range) in related {
            writer.beginElement()
            locations.write(range, message: message, to: &writer)
          }
        }
      }
      writer.write(diagnostic.id, "ruleId")
    }
  }

  /// Writes the `reportingDescriptor` object of a rule.
  private func write(_ descriptor: DiagnosticDescriptor, to writer: inout JSONWriter) {
    writer.writeObject { writer in
      writer.writeObject("defaultConfiguration") { writer in
        if descriptor.guideRule != nil, !descriptor.isOnByDefault {
          writer.writeKey("enabled")
          writer.writeBool(false)
        }
        writer.write(descriptor.severity.rawValue, "level")
      }
      writer.writeObject("fullDescription") { $0.write(descriptor.why, "text") }
      writer.writeObject("help") { $0.write("\(descriptor.why) \(descriptor.fix)", "text") }
      writer.write(descriptor.id, "id")
      writer.writeObject("shortDescription") { $0.write(descriptor.summary, "text") }
    }
  }
}

/// Writes `location` objects. It keeps the positions in the files of a report.
private struct LocationWriter {
  private var columns = CodePointColumns()

  /// Writes a location with the path percent-encoded as a URI, columns in code points, and the byte range.
  mutating func write(_ range: SourceRange, message: String?, to writer: inout JSONWriter) {
    let start = columns.position(at: range.lowerBound, in: range.file)
    let end = columns.position(at: range.upperBound, in: range.file)
    let path = range.file.path
    writer.writeObject { writer in
      if let message { writer.writeObject("message") { $0.write(message, "text") } }
      writer.writeObject("physicalLocation") { writer in
        writer.writeObject("artifactLocation") { writer in
          writer.write(path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path, "uri")
        }
        writer.writeObject("region") { writer in
          writer.write(range.upperBound - range.lowerBound, "byteLength")
          writer.write(range.lowerBound, "byteOffset")
          writer.write(end.column, "endColumn")
          writer.write(end.line, "endLine")
          writer.write(start.column, "startColumn")
          writer.write(start.line, "startLine")
        }
      }
    }
  }
}

/// Converts offsets to positions with columns in code points. A line may be as long as the file and have a diagnostic
/// at every word, so the code points of each file are counted only once.
private struct CodePointColumns {
  private var counts: [ObjectIdentifier: CodePointCounts] = [:]

  /// Returns the position of a byte offset, with its column in code points.
  mutating func position(at offset: Int, in file: SourceFile) -> SourcePosition {
    let known = counts[ObjectIdentifier(file)] ?? CodePointCounts(file)
    counts[ObjectIdentifier(file)] = known
    let position = file.lines.position(at: offset)
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
