import KansoDiagnostics
import KansoYAML

/// The lines of a guide, as far as edits depend on them.
struct GuideLayout {
  let file: SourceFile

  /// Returns the number of bytes before an offset in its line.
  func column(of offset: Int) -> Int { offset - lineStart(before: offset) }

  /// Returns the offset after the line break of the line with an offset.
  func lineEnd(after offset: Int) -> Int {
    (file.bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count - 1) + 1
  }

  private func lineStart(before offset: Int) -> Int {
    file.bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Returns true if an entry is on lines of its own, is itself in the mapping, and has no anchor, alias or tag, so that it
  /// can be replaced.
  func canEdit(_ entry: YAMLMapping.Entry, in node: YAMLNode) -> Bool {
    let (key, value) = (entry.key.range, entry.value.range)
    guard node.mapping?.isFlow == false, key.lowerBound >= node.range.lowerBound,
      value.upperBound <= node.range.upperBound, value.lowerBound >= key.upperBound
    else { return false }
    if !value.isEmpty, "&*!".utf8.contains(file.bytes[value.lowerBound]) { return false }
    let isFirst = file.bytes[lineStart(before: key.lowerBound)..<key.lowerBound].allSatisfy { $0 == 0x20 }
    // Between a key and its value are the colon, spaces and comments.
    var isComment = false
    let isDirect = file.bytes[key.upperBound..<value.lowerBound].allSatisfy { byte in
      if byte == UInt8(ascii: "#") { isComment = true }
      if byte == UInt8(ascii: "\n") { isComment = false }
      return isComment || [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ":")].contains(byte)
    }
    return isFirst && isDirect
  }

  /// Returns the range of an entry with the remarks before it, without the spaces before its first line and without what
  /// follows its value in the last line.
  func entryRange(of entry: YAMLMapping.Entry) -> Range<Int> {
    start(of: entry)..<entry.value.range.upperBound
  }

  /// Returns the range of all lines of an entry with the remarks before it.
  func wholeLines(of entry: YAMLMapping.Entry) -> Range<Int> {
    lineStart(
      before: start(of: entry))..<lineEnd(
        after: max(entry.value.range.upperBound - 1, entry.key.range.upperBound))
  }

  /// Returns the range of all lines of an entry, and of the blank line before them if there is one.
  func wholeLinesAndBlankLine(of entry: YAMLMapping.Entry) -> Range<Int> {
    let lines = wholeLines(of: entry)
    guard lines.lowerBound > 0 else { return lines }
    let previous = lineStart(before: lines.lowerBound - 1)
    let isBlank = file.bytes[previous..<lines.lowerBound].allSatisfy { [0x20, 0x0D, 0x0A].contains($0) }
    return (isBlank ? previous : lines.lowerBound)..<lines.upperBound
  }

  /// Returns the offset of the first remark before an entry, or that of its key.
  private func start(of entry: YAMLMapping.Entry) -> Int {
    var start = entry.key.range.lowerBound
    while case let line = lineStart(before: start), line > 0 {
      let previous = lineStart(before: line - 1)
      let text = file.bytes[previous..<line].drop { $0 == 0x20 }
      guard text.starts(with: GuideDraft.remark.utf8) else { break }
      start = text.startIndex
    }
    return start
  }

  /// Returns an entry as `entryRange` has it, with its lines moved to another column.
  func entryText(_ entry: YAMLMapping.Entry, indent: Int) -> String {
    let range = entryRange(of: entry)
    let old = column(of: range.lowerBound)
    let lines = file.text(in: range).split(separator: "\n", omittingEmptySubsequences: false)
    let spaces = String(repeating: " ", count: indent)
    return lines.enumerated().map { index, line in
      index == 0 ? String(line) : spaces + line.dropFirst(min(old, line.prefix { $0 == " " }.count))
    }.joined(separator: "\n")
  }

  /// Returns the lines of an entry at another column.
  func lines(of entry: YAMLMapping.Entry, indent: Int) -> String {
    String(repeating: " ", count: indent) + entryText(entry, indent: indent) + "\n"
  }

  /// Returns the line of the key of a group.
  func line(ofKey entry: YAMLMapping.Entry, indent: Int) -> String {
    String(repeating: " ", count: indent) + YAMLScalarText.scalar(entry.key.value) + ":\n"
  }
}
