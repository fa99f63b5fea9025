import KansoDiagnostics
import KansoFormatting
import KansoSystem
import KansoTheme

/// The findings that a team has accepted for now. They are known by their rule, their file and the text of their line, so
/// moved lines and edits elsewhere do not matter.
struct Baseline: Sendable {
  /// A finding, whatever its line number.
  struct Entry: Hashable, Comparable, Sendable {
    /// The path relative to the folder of the baseline.
    let path: String
    let rule: String
    /// The line of the finding, without white space around it.
    let line: String

    static func < (left: Entry, right: Entry) -> Bool {
      (left.path, left.rule, left.line) < (right.path, right.rule, right.line)
    }
  }

  /// The name of the file.
  static let fileName = "kanso-baseline.json"
  /// The maximum size of the file, in bytes.
  static let maxByteCount = 64 << 20
  /// The maximum number of characters of a line that are kept.
  private static let maxLineLength = 300

  /// The number of findings of each entry.
  private(set) var counts: [Entry: Int] = [:]

  /// Creates an empty baseline.
  init() {}

  /// Reads a baseline. Throws for bytes that are none.
  init(_ bytes: [UInt8], path: String) throws(FileError) {
    let hasConflict = String(decoding: bytes, as: UTF8.self).contains("\n<<<<<<< ")
    let reason =
      hasConflict
      ? "it has the marks of a merge conflict; keep one side, and write it again with --write-baseline"
      : "it is not a baseline of kanso lint; write it again with --write-baseline"
    let problem = FileError("read", path, reason: reason)
    guard let root = try? JSONParser.parse(bytes), case .number(1)? = root["version"]?.content,
      case .array(let elements)? = root["findings"]?.content
    else { throw problem }
    for element in elements {
      guard case .string(let path)? = element["path"]?.content,
        case .string(let rule)? = element["rule"]?.content,
        case .string(let line)? = element["line"]?.content,
        case .number(let count)? = element["count"]?.content,
        (1...1e9).contains(count)
      else { throw problem }
      counts[Entry(path: path, rule: rule, line: line), default: 0] += Int(count)
    }
  }

  /// The number of all findings.
  var count: Int { counts.values.reduce(0, +) }

  /// Adds a finding.
  mutating func add(_ entry: Entry, count: Int = 1) { counts[entry, default: 0] += count }

  /// Returns the entry of a finding.
  static func entry(of finding: Diagnostic, in path: String) -> Entry {
    let file = finding.range.file
    let line = file.text(in: file.lines.contents(ofLine: finding.range.start.line))
    let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Entry(path: path, rule: finding.id, line: words.truncated(toScalarCount: maxLineLength))
  }

  /// The bytes of the file: one finding a line, sorted, so that changes of two branches can be merged.
  var encoded: [UInt8] {
    var writer = JSONWriter(capacity: 128 * counts.count)
    writer.writeObject { writer in
      writer.writeKey("version")
      writer.writeNumber(1)
      writer.writeKey("findings")
      writer.writeArray { writer in
        for (entry, count) in counts.sorted(by: { $0.key < $1.key }) {
          writer.beginElement()
          writer.writeObject(inline: true) { writer in
            for (key, text) in [("path", entry.path), ("rule", entry.rule), ("line", entry.line)] {
              writer.writeKey(named: key)
              writer.writeString(text)
            }
            writer.writeKey("count")
            writer.writeNumber(Double(count))
          }
        }
      }
    }
    writer.writeNewline()
    return writer.bytes
  }
}
