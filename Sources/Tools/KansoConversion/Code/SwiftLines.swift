import Foundation
import KansoFormatting

/// Lines of Swift under construction, with the indentation of their blocks.
struct SwiftLines {
  private(set) var lines: [String] = []
  private var depth = 0

  /// The text, with a line break at its end.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds a line, or several that the text contains, at the present indentation. Empty lines have no spaces.
  mutating func add(_ text: String = "") {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
    }
  }

  /// Adds several lines.
  mutating func add(_ texts: [String]) {
    for text in texts { add(text) }
  }

  /// Adds a documentation comment of one line, whatever the text contains.
  mutating func document(_ text: String) { add("/// \(SwiftText.singleLine(text))") }

  /// Adds a line, indented lines, and a line that ends the block.
  mutating func block(_ head: String, end: String = "}", _ content: (inout SwiftLines) -> Void) {
    add(head)
    depth += 1
    content(&self)
    depth -= 1
    add(end)
  }

  /// Adds an empty line, unless the last line is empty or begins a block.
  mutating func separate() {
    if let last = lines.last, !last.isEmpty, !last.hasSuffix("{") { lines.append("") }
  }
}

extension [String] {
  /// The elements as an array in Swift: on one line if it is short, else an element a line.
  func swiftArray(width: Int = 90) -> String {
    let line = "[" + joined(separator: ", ") + "]"
    if line.count <= width, !line.contains("\n") { return line }
    return "[\n" + map { "  " + $0.replacingOccurrences(of: "\n", with: "\n  ") + ",\n" }.joined() + "]"
  }
}
