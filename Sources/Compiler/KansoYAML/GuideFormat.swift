import KansoDiagnostics

/// The usual form of a guide: values of neighbouring lines are aligned, hex colors are in double quotes, no line ends with a
/// space, and the last one ends with a line break. Comments and everything else stay as they are.
package struct GuideFormat {
  /// A change of a part of the text.
  package struct Edit: Equatable {
    package let range: Range<Int>
    package let text: String
  }

  /// The changes, in the order of the text; none for a text that is not valid YAML.
  package private(set) var edits: [Edit] = []

  private let file: SourceFile
  /// The lines that a text of several lines is on, which stay as they are.
  private var fixedLines: Set<Int> = []
  /// The hex colors without quotes, which YAML reads as comments, by their lines.
  private var hexComments: [Int: Range<Int>] = [:]

  /// The longest key after which values are aligned, in characters. A longer one would move all of its neighbours.
  private static let maxKeyLength = 40

  package init(_ file: SourceFile) {
    self.file = file
    guard let root = YAMLDocument(file).root else { return }
    visit(root)
    removeSpacesAtEnds()
    edits.sort { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }

  private func line(_ offset: Int) -> Int { file.lines.position(at: offset).line }

  // MARK: Values

  private mutating func visit(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar):
      let lines = line(node.range.lowerBound)...line(node.range.upperBound)
      if lines.count > 1 || scalar.style == .block { fixedLines.formUnion(lines) }
      quote(node, scalar)
    case .sequence(let elements): for element in elements { visit(element) }
    case .mapping(let mapping):
      // The value of an alias is visited at its anchor.
      let entries = mapping.entries.filter { $0.isWritten(in: node) }
      for entry in entries {
        findHexComment(after: entry)
        visit(entry.value)
      }
      if !mapping.isFlow { align(entries) }
    }
  }

  /// Writes a hex color in single quotes in double quotes.
  private mutating func quote(_ node: YAMLNode, _ scalar: YAMLScalar) {
    guard scalar.style == .quoted, file.bytes[node.range.lowerBound] == UInt8(ascii: "'"),
      HexComment.isColor(scalar.text)
    else { return }
    edits.append(Edit(range: node.range.offsets, text: "\"\(scalar.text)\""))
  }

  /// Puts a hex color that YAML reads as a comment in place of a value into quotes.
  private mutating func findHexComment(after entry: YAMLMapping.Entry) {
    guard entry.value.isNull, entry.value.range.isEmpty else { return }
    let number = line(entry.key.range.upperBound)
    let rest = entry.key.range.upperBound..<file.lines.contents(ofLine: number).upperBound
    guard let found = HexComment.find(in: rest, of: file)?.range,
      file.text(in: rest.lowerBound..<found.lowerBound).allSatisfy({ $0 == ":" || $0 == " " }),
      isEnd(found.upperBound..<rest.upperBound)
    else { return }
    hexComments[number] = found.offsets
    edits.append(Edit(range: found.offsets, text: "\"\(found.text)\""))
  }

  /// Returns true for the rest of a line that is empty or another comment. Other words belong to the same comment.
  private func isEnd(_ rest: Range<Int>) -> Bool {
    let words = file.text(in: rest).drop { $0 == " " || $0 == "\t" }
    return words.isEmpty || words.first == "#"
  }

  // MARK: Columns

  /// An entry on a line of its own.
  private struct Row {
    let line: Int
    let keyLength: Int
    /// The bytes between the colon and the value.
    let gap: Range<Int>
  }

  /// Aligns the values of entries on neighbouring lines.
  private mutating func align(_ entries: [YAMLMapping.Entry]) {
    var run: [Row] = []
    for entry in entries {
      let row = row(of: entry)
      if let last = run.last, row == nil || row?.line != last.line + 1 {
        align(run)
        run = []
      }
      if let row { run.append(row) }
    }
    align(run)
  }

  private mutating func align(_ rows: [Row]) {
    let column = rows.map(\.keyLength).max() ?? 0
    for row in rows {
      let spaces = String(repeating: " ", count: column - row.keyLength + 1)
      if file.text(in: row.gap) != spaces { edits.append(Edit(range: row.gap, text: spaces)) }
    }
  }

  /// Returns the row of an entry; nil for one whose value begins or ends on another line, or whose key is too long.
  private func row(of entry: YAMLMapping.Entry) -> Row? {
    let number = line(entry.key.range.lowerBound)
    let start = file.lines.contents(ofLine: number).lowerBound
    let before = file.text(in: start..<entry.key.range.lowerBound)
    let value = hexComments[number] ?? entry.value.range.offsets
    guard before.allSatisfy({ $0 == " " }), !value.isEmpty, line(value.lowerBound) == number,
      line(value.upperBound) == number
    else { return nil }
    let between = file.text(in: entry.key.range.upperBound..<value.lowerBound)
    // Tags and anchors stay where they are.
    guard let colon = between.firstIndex(of: ":"),
      between.allSatisfy({ $0 == ":" || $0 == " " || $0 == "\t" })
    else { return nil }
    let end = entry.key.range.upperBound + between[...colon].utf8.count
    let length = file.text(in: start..<end).count
    return length - before.count > Self.maxKeyLength
      ? nil : Row(line: number, keyLength: length, gap: end..<value.lowerBound)
  }

  // MARK: Ends of lines

  private mutating func removeSpacesAtEnds() {
    for number in 1...file.lines.lineCount where !fixedLines.contains(number) {
      let contents = file.lines.contents(ofLine: number)
      let spaces = file.bytes[contents].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
      let end = contents.upperBound
      if spaces > 0 { edits.append(Edit(range: end - spaces..<end, text: "")) }
    }
    let last = file.bytes.last
    if last != 0x0A, last != 0x0D, !file.bytes.isEmpty {
      edits.append(Edit(range: file.bytes.count..<file.bytes.count, text: "\n"))
    }
  }
}
