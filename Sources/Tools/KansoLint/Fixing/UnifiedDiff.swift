import KansoFormatting

/// The difference that edits make, in the format of `diff -u`.
struct UnifiedDiff {
  /// The number of unchanged lines around a change.
  private static let context = 3

  private let path: String
  /// The lines of the old source, with their carriage returns. They are bytes, because a source may not be valid text.
  private let old: [ArraySlice<UInt8>]
  /// The byte offsets of the lines.
  private var starts: [Int] = [0]

  /// Returns the diff with a header for the path; empty if there are no edits.
  static func formatted(_ source: AppliedEdits, path: String) -> [UInt8] {
    guard !source.edits.isEmpty else { return [] }
    return UnifiedDiff(source, path: path).formatted(source)
  }

  /// Splits the original source into lines.
  private init(_ source: AppliedEdits, path: String) {
    self.path = path
    old = Self.lines(source.original[...])
    for (offset, byte) in source.original.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
  }

  /// Consecutive changed lines, and their replacement.
  private struct Change {
    /// The indices of the lines in the old source.
    var lines: ClosedRange<Int>
    var edits: [AppliedEdits.Edit]
  }

  /// Returns the header and the hunks. Edits on the same line are one change.
  private func formatted(_ source: AppliedEdits) -> [UInt8] {
    var changes: [Change] = []
    for edit in source.edits {
      let lines = line(at: edit.range.lowerBound)...line(at: edit.range.upperBound)
      if let last = changes.last, lines.lowerBound <= last.lines.upperBound {
        changes[changes.count - 1].lines =
          last.lines.lowerBound...max(last.lines.upperBound, lines.upperBound)
        changes[changes.count - 1].edits.append(edit)
      } else {
        changes.append(Change(lines: lines, edits: [edit]))
      }
    }
    var output = Array("--- \(name("a"))\n+++ \(name("b"))\n".utf8)
    var grown = 0
    var rest = changes[...]
    while !rest.isEmpty {
      let together = Array(rest.prefix(changeCount(ofFirstHunkIn: rest)))
      rest = rest.dropFirst(together.count)
      output += text(of: together, &grown, source.original)
    }
    return output
  }

  /// Returns the number of changes for the first hunk: those with at most six unchanged lines between them.
  private func changeCount(ofFirstHunkIn changes: ArraySlice<Change>) -> Int {
    var count = 1
    while count < changes.count,
      changes[changes.startIndex + count].lines.lowerBound
        - changes[changes.startIndex + count - 1].lines.upperBound <= 2 * Self.context
    { count += 1 }
    return count
  }

  /// Returns a hunk with its header.
  ///
  /// - Parameter grown: the number of lines by which the earlier hunks have made the source longer. Updated.
  private func text(of changes: [Change], _ grown: inout Int, _ source: [UInt8]) -> [UInt8] {
    let start = max(0, changes[0].lines.lowerBound - Self.context)
    let end = min(lastLine, changes[changes.count - 1].lines.upperBound + Self.context)
    var (body, added, position) = ([UInt8](), 0, start)
    for change in changes {
      for line in position..<change.lines.lowerBound { body += markedLine(" ", old[line], at: line) }
      for line in change.lines { body += markedLine("-", old[line], at: line) }
      let new = lines(of: change, source)
      for line in new.dropLast() { body += Array("+".utf8) + line + Array("\n".utf8) }
      body += markedLine("+", new.last ?? [], at: change.lines.upperBound)
      added += new.count - change.lines.count
      position = change.lines.upperBound + 1
    }
    if position <= end { for line in position...end { body += markedLine(" ", old[line], at: line) } }
    let count = end - start + 1
    defer { grown += added }
    return Array("@@ -\(start + 1),\(count) +\(start + 1 + grown),\(count + added) @@\n".utf8) + body
  }

  /// Returns the lines that replace those of a change.
  private func lines(of change: Change, _ source: [UInt8]) -> [ArraySlice<UInt8>] {
    let end =
      change.lines.upperBound + 1 < starts.count ? starts[change.lines.upperBound + 1] - 1 : source.count
    var bytes: [UInt8] = []
    var position = starts[change.lines.lowerBound]
    for edit in change.edits {
      bytes += source[position..<edit.range.lowerBound]
      bytes += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    bytes += source[position..<max(position, end)]
    return Self.lines(bytes[...])
  }

  /// Splits at line feeds; an empty line follows the last one.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Returns a line after its mark, `+`, `-` or a space. The last line of a file without a line break at its
  /// end gets a note.
  ///
  /// - Parameter number: the index of the line in the old source.
  private func markedLine(_ mark: String, _ line: ArraySlice<UInt8>, at number: Int) -> [UInt8] {
    let end = number == old.count - 1 ? "\n\\ No newline at end of file\n" : "\n"
    return Array(mark.utf8) + line + Array(end.utf8)
  }

  /// Returns the file name in the syntax of `git apply` and `patch`. A name with spaces ends with a tab. A
  /// name with quotes, backslashes or control characters is quoted as in C.
  ///
  /// - Parameter side: `a` for the old source, `b` for the new one.
  private func name(_ side: String) -> String {
    let name = "\(side)/\(path)"
    guard name.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else {
      return name.utf8.contains(UInt8(ascii: " ")) ? name + "\t" : name
    }
    return name.quotedInC()
  }

  /// The index of the last line, except for the empty one after a line break at the end.
  private var lastLine: Int { old.last?.isEmpty == true ? old.count - 2 : old.count - 1 }

  /// Returns the index of the line that contains a byte offset.
  private func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
