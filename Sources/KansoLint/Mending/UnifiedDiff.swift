/// The difference that edits make, as `diff -u` writes it.
struct UnifiedDiff {
  /// Lines around a change that do not change.
  private static let context = 3

  private let path: String
  /// With the carriage returns that they end in, if they do. Bytes, since not all of them need be text.
  private let old: [ArraySlice<UInt8>]
  private var starts: [Int] = [0]

  /// - Returns: the text, with a header for the path; empty where nothing changes.
  static func text(_ source: MendedSource, path: String) -> [UInt8] {
    guard !source.edits.isEmpty else { return [] }
    return UnifiedDiff(source, path: path).text(source)
  }

  private init(_ source: MendedSource, path: String) {
    self.path = path
    old = Self.lines(source.original[...])
    for (offset, byte) in source.original.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
  }

  /// Lines that change together, and what they become.
  private struct Change {
    var lines: ClosedRange<Int>
    var edits: [MendedSource.Edit]
  }

  private func text(_ source: MendedSource) -> [UInt8] {
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
      let together = Array(rest.prefix(hunk(rest)))
      rest = rest.dropFirst(together.count)
      output += text(of: together, &grown, source.original)
    }
    return output
  }

  /// How many changes are near enough to be shown together.
  private func hunk(_ changes: ArraySlice<Change>) -> Int {
    var count = 1
    while count < changes.count,
      changes[changes.startIndex + count].lines.lowerBound
        - changes[changes.startIndex + count - 1].lines.upperBound <= 2 * Self.context
    { count += 1 }
    return count
  }

  private func text(of changes: [Change], _ grown: inout Int, _ source: [UInt8]) -> [UInt8] {
    let start = max(0, changes[0].lines.lowerBound - Self.context)
    let end = min(lastLine, changes[changes.count - 1].lines.upperBound + Self.context)
    var (body, added, position) = ([UInt8](), 0, start)
    for change in changes {
      for line in position..<change.lines.lowerBound { body += shown(" ", old[line], line) }
      for line in change.lines { body += shown("-", old[line], line) }
      let new = lines(of: change, source)
      for line in new.dropLast() { body += Array("+".utf8) + line + Array("\n".utf8) }
      body += shown("+", new.last ?? [], change.lines.upperBound)
      added += new.count - change.lines.count
      position = change.lines.upperBound + 1
    }
    if position <= end { for line in position...end { body += shown(" ", old[line], line) } }
    let count = end - start + 1
    defer { grown += added }
    return Array("@@ -\(start + 1),\(count) +\(start + 1 + grown),\(count + added) @@\n".utf8) + body
  }

  /// What the lines of a change become.
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

  private static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// A line with its mark; one that ends the file without a line break says so.
  private func shown(_ mark: String, _ line: ArraySlice<UInt8>, _ number: Int) -> [UInt8] {
    let end = number == old.count - 1 ? "\n\\ No newline at end of file\n" : "\n"
    return Array(mark.utf8) + line + Array(end.utf8)
  }

  /// The name of the file as `git apply` and `patch` read it: one with blanks ends in a tab, and one with other than
  /// plain characters is quoted as in C.
  private func name(_ side: String) -> String {
    let name = "\(side)/\(path)"
    guard name.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else {
      return name.utf8.contains(UInt8(ascii: " ")) ? name + "\t" : name
    }
    let quoted = name.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: String(UnicodeScalar(byte))
      default:
        "\\" + String(repeating: "0", count: 3 - String(byte, radix: 8).count) + String(byte, radix: 8)
      }
    }
    return "\"\(quoted.joined())\""
  }

  /// The last line that has anything in it.
  private var lastLine: Int { old.last?.isEmpty == true ? old.count - 2 : old.count - 1 }

  private func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
