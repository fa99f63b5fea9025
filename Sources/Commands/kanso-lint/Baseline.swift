import KansoDiagnostics
import KansoFormatting
import KansoSystem
import KansoTheme

/// The findings that a team has accepted for now. They are known by their rule, their file and the text of their line,
/// so moved lines and edits elsewhere do not matter.
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
    func problem(_ reason: String) -> FileError { FileError("read", path, reason: reason) }
    guard !Self.hasConflict(bytes) else {
      throw problem("it has the marks of a merge conflict; write it again with --write-baseline")
    }
    guard let root = try? JSONParser.parse(bytes), case .number(let version)? = root["version"]?.content,
      case .array(let elements)? = root["findings"]?.content
    else { throw problem(Self.notABaseline) }
    guard version == 1 else {
      throw problem("it is a baseline of a newer version of kanso lint; update kanso")
    }
    for element in elements where !add(element) {
      throw problem(Self.notABaseline)
    }
  }

  private static let notABaseline =
    "it is not a baseline of kanso lint; delete it, and write it again with --write-baseline"

  /// Reads the findings of both sides of a merge conflict: each is a line of its own.
  init(conflicted bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      var text = line.drop { $0 == UInt8(ascii: " ") }
      if text.last == UInt8(ascii: ",") { text.removeLast() }
      guard let element = try? JSONParser.parse(Array(text)), let (entry, count) = Self.entry(element) else {
        continue
      }
      counts[entry] = max(counts[entry] ?? 0, count)
    }
  }

  /// Returns true for a file in which git could not merge two sides.
  static func hasConflict(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains("\n<<<<<<< ")
  }

  /// Adds an element of the file; false if it is no finding.
  private mutating func add(_ element: JSONNode) -> Bool {
    guard let (entry, count) = Self.entry(element) else { return false }
    counts[entry, default: 0] += count
    return true
  }

  private static func entry(_ element: JSONNode) -> (Entry, count: Int)? {
    guard case .string(let path)? = element["path"]?.content,
      case .string(let rule)? = element["rule"]?.content,
      case .string(let line)? = element["line"]?.content,
      case .number(let count)? = element["count"]?.content,
      (1...1e9).contains(count)
    else { return nil }
    return (Entry(path: path, rule: rule, line: line), Int(count))
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
