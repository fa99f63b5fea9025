import KansoDiagnostics

/// A pattern of paths: `*` is any name or part of one, `?` a character, `**` any number of folders. A pattern without a
/// slash is looked for in every folder, and one that ends with a folder covers what is in it.
package struct Glob: Sendable {
  private let parts: [[Character]]

  package init(_ pattern: String) {
    var names = FilePath.names(in: pattern).filter { $0 != "." }.map { Array($0) }
    if !pattern.utf8.dropLast().contains(UInt8(ascii: "/")) { names.insert(["*", "*"], at: 0) }
    parts = names
  }

  package func matches(_ path: String) -> Bool {
    let names = FilePath.names(in: path).filter { $0 != "." }.map { Array($0) }
    // Row by row, so that no pattern takes more time than its length times the path's.
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
    // A folder that matches covers what is in it.
    return row.dropFirst().contains(true) && (row.last == true || parts.last != ["*", "*"])
  }

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
