#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A system error while reading or writing a file.
package struct FileError: Error, CustomStringConvertible, Sendable {
  /// The action that failed, such as "read".
  package let action: String
  package let path: String
  package let reason: String
  /// True if the file does not exist.
  package let isMissing: Bool

  package init(_ action: String, _ path: String, reason: String, isMissing: Bool = false) {
    self.action = action
    self.path = path
    self.reason = reason
    self.isMissing = isMissing
  }

  /// Returns the error of the last failed system call.
  package static func ofSystem(_ action: String, _ path: String, code: Int32 = errno) -> FileError {
    FileError(
      action, path, reason: String(cString: strerror(code)), isMissing: code == ENOENT || code == ENOTDIR)
  }

  /// The error for a name that is not UTF-8: paths are text here, and the system finds nothing under a repaired one.
  package static func nameIsNotUTF8(_ action: String, _ path: [UInt8]) -> FileError {
    FileError(action, FilePath.escaped(path), reason: "its name is not UTF-8; rename it")
  }

  /// The error for something that is not a regular file.
  package static func isNoFile(_ action: String, _ path: String, _ kind: FileKind) -> FileError {
    FileError(action, path, reason: "it is \(kind.description) and not a file")
  }

  package var description: String { "cannot \(action) \(path.printable): \(reason)" }
}
