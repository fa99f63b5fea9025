/// An error in a theme, with its location.
public struct ThemeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the file, as the caller gave it.
  public let path: String
  /// The line, counted from 1; 0 if the file could not be read.
  public let line: Int
  /// The column in UTF-8 bytes, counted from 1; 0 if the file could not be read.
  public let column: Int
  /// The error, and the way to fix it.
  public let message: String

  /// The error in the form `path:line:column: message`.
  public var description: String {
    line == 0 ? "\(path): \(message)" : "\(path):\(line):\(column): \(message)"
  }

  /// Creates an error, by default without a position.
  init(path: String, line: Int = 0, column: Int = 0, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// Creates an error at a byte offset. Only LF ends a line.
  init(path: String, bytes: [UInt8], offset: Int, message: String) {
    let before = bytes[..<min(offset, bytes.count)]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let line = 1 + before.count { $0 == 0x0A }
    self.init(path: path, line: line, column: offset - lineStart + 1, message: message)
  }
}
