/// Removes comments and the text of strings from Swift, and keeps interpolations.
///
/// Limit: a quote in a regular expression begins a string, which ends with the line.
struct CodeScanner {
  /// The surroundings of a byte.
  private enum Context {
    /// Code, within a number of open parentheses; the code of an interpolation ends with one more.
    case code(depth: Int)
    /// A string.
    case string(hashes: Int, isMultiline: Bool)
  }

  private let bytes: [UInt8]
  private var index = 0
  private var contexts = [Context.code(depth: 0)]
  private var result: [UInt8] = []

  /// Returns the code of a source. It has the same lines as the source.
  static func code(of text: String) -> String {
    var scanner = CodeScanner(bytes: Array(text.utf8))
    while scanner.index < scanner.bytes.count { scanner.advance() }
    return String(decoding: scanner.result, as: UTF8.self)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Scans a byte, a comment, an escape sequence or a delimiter.
  private mutating func advance() {
    switch contexts[contexts.count - 1] {
    case .code(let depth): scanCode(depth: depth)
    case .string(let hashes, let isMultiline): scanString(hashes: hashes, isMultiline: isMultiline)
    }
  }

  private mutating func scanCode(depth: Int) {
    switch bytes[index] {
    case UInt8(ascii: "/") where has("//"):
      while result.last == UInt8(ascii: " ") { result.removeLast() }
      while index < bytes.count, !isLineBreak { index += 1 }
    case UInt8(ascii: "/") where has("/*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
      guard has("\"", at: index + hashes) else { return keep() }
      index += hashes
      let isMultiline = has("\"\"\"")
      contexts.append(.string(hashes: hashes, isMultiline: isMultiline))
      replace(isMultiline ? 3 : 1, with: "\"")
    case UInt8(ascii: "("): keep(inDepth: depth + 1)
    case UInt8(ascii: ")") where depth > 0: keep(inDepth: depth - 1)
    case UInt8(ascii: ")") where contexts.count > 1:
      contexts.removeLast()
      replace(1, with: " ")
    default: keep()
    }
  }

  private mutating func scanString(hashes: Int, isMultiline: Bool) {
    let signs = String(repeating: "#", count: hashes)
    let end = isMultiline ? "\"\"\"" : "\""
    switch bytes[index] {
    case UInt8(ascii: "\\") where has("\\\(signs)("):
      contexts.append(.code(depth: 0))
      replace(hashes + 2, with: " ")
    case UInt8(ascii: "\\") where has("\\\(signs)"): index += hashes + 1 + (isMultiline ? 0 : 1)
    case UInt8(ascii: "\"") where has(end + signs):
      contexts.removeLast()
      replace(end.utf8.count + hashes, with: "\"")
    case UInt8(ascii: "\n"):
      if !isMultiline { contexts.removeLast() }
      keep()
    default: index += 1
    }
  }

  /// Skips a comment in `/*`, with the comments in it, and keeps its line breaks.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if has("/*") || has("*/") {
        depth += has("/*") ? 1 : -1
        index += 2
      } else {
        if isLineBreak { result.append(bytes[index]) }
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private var isLineBreak: Bool { bytes[index] == UInt8(ascii: "\n") }

  /// Returns true if the bytes at an index, or else those at the current one, begin with a text.
  private func has(_ text: String, at place: Int? = nil) -> Bool {
    bytes[min(place ?? index, bytes.count)...].starts(with: text.utf8)
  }

  /// Keeps the current byte.
  private mutating func keep() {
    result.append(bytes[index])
    index += 1
  }

  /// Keeps the current byte, which is a parenthesis.
  private mutating func keep(inDepth depth: Int) {
    contexts[contexts.count - 1] = .code(depth: depth)
    keep()
  }

  /// Replaces a number of bytes by a text.
  private mutating func replace(_ count: Int, with text: String) {
    result += text.utf8
    index += count
  }
}
