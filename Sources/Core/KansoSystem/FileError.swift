import KansoFormatting
import KansoPOSIX

/// A system error while reading or writing a file.
package struct FileError: Error, CustomStringConvertible, Sendable {
  /// The action that failed, such as "read".
  package let action: String
  package let path: String
  package let reason: String
  /// True if there is no file at the path: it does not exist, or it is a directory that is read as a file.
  package let isMissing: Bool

  package init(_ action: String, _ path: String, reason: String, isMissing: Bool = false) {
    self.action = action
    self.path = path
    self.reason = reason
    self.isMissing = isMissing
  }

  /// Returns the error with the system's message for an error code, by default that of the last failed system
  /// call. `ENOENT` and `ENOTDIR` count as a missing file.
  package static func ofSystem(_ action: String, _ path: String, code: Int32 = errno) -> FileError {
    FileError(
      action, path, reason: SystemError(code: code).description, isMissing: code == ENOENT || code == ENOTDIR)
  }

  /// Returns the error for a path with a name that is not UTF-8. Its invalid bytes are written as `\xFF`.
  package static func nonUTF8Name(_ action: String, _ path: [UInt8]) -> FileError {
    FileError(action, FilePath.escaped(path), reason: "its name is not UTF-8; rename it")
  }

  /// Returns the error for something that is not a regular file, such as "it is a named pipe and not a file".
  package static func notRegularFile(_ action: String, _ path: String, _ kind: FileKind) -> FileError {
    FileError(action, path, reason: "it is \(kind.description) and not a file")
  }

  /// The error as `cannot read path: reason`, with unprintable characters of the path escaped.
  package var description: String { "cannot \(action) \(path.printable): \(reason)" }
}
