import KansoSystem

/// A path pattern: `*` matches any part of a name, `?` one character, `**` any number of folders. A pattern without a
/// slash matches in every folder. A pattern that matches a folder also matches everything in it.
package struct Glob: Sendable {
  /// The names of the pattern, from the left; `**` is a part of its own.
  private let parts: [[Character]]

  /// Parses a pattern. `.` and repeated slashes are ignored; a slash at the end does not anchor the pattern.
  package init(_ pattern: String) {
    var names = FilePath.names(in: pattern).filter { $0 != "." }.map { Array($0) }
    if !pattern.utf8.dropLast().contains(UInt8(ascii: "/")) { names.insert(["*", "*"], at: 0) }
    parts = names
  }

  /// Returns true if the whole path or one of its folders matches. Matching is case-sensitive.
  package func matches(_ path: String) -> Bool {
    let names = FilePath.names(in: path).filter { $0 != "." }.map { Array($0) }
    // Row by row, so that the time is limited by the length of the pattern times that of the path.
    var row = [Bool](repeating: false, count: names.count + 1)
    row[0] = true
    for part in parts {
      var next = [Bool](repeating: false, count: names.count + 1)
      if part == ["*", "*"] {
        var isReached = false
        for index in row.indices {
          isReached = isReached || row[index]
          next[index] = isReached
        }
      } else {
        for index in names.indices where row[index] && Self.matches(names[index], part) {
          next[index + 1] = true
        }
      }
      row = next
    }
    // A folder that matches includes everything in it.
    return row.dropFirst().contains(true) && (row.last == true || parts.last != ["*", "*"])
  }

  /// Returns true if a name matches one part of the pattern, with `*` and `?`.
  private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
    var row = [Bool](repeating: false, count: name.count + 1)
    row[0] = true
    for character in pattern {
      var next = [Bool](repeating: false, count: name.count + 1)
      if character == "*" {
        var isReached = false
        for index in row.indices {
          isReached = isReached || row[index]
          next[index] = isReached
        }
      } else {
        for index in name.indices where row[index] && (character == "?" || character == name[index]) {
          next[index + 1] = true
        }
      }
      row = next
    }
    return row[name.count]
  }
}
