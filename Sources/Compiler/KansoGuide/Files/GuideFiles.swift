import KansoSystem

/// A guide as bytes.
package struct GuideFile: Sendable {
  /// The path in diagnostics. The paths that the guide names begin at its folder.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}

/// Access to the files that guides include.
package struct GuideFiles: Sendable {
  /// Reads a file, up to a number of bytes and one more.
  package let read: @Sendable (_ path: String, _ limit: Int) -> Result<[UInt8], FileError>
  /// Returns a text that is equal for all paths of a file.
  let identity: @Sendable (_ path: String) -> String

  /// - Parameters:
  ///   - read: reads the file at a path, up to a number of bytes and one more.
  ///   - identity: returns a text that is equal for all paths of a file.
  package init(
    read: @escaping @Sendable (_ path: String, _ limit: Int) -> Result<[UInt8], FileError>,
    identity: @escaping @Sendable (_ path: String) -> String
  ) {
    (self.read, self.identity) = (read, identity)
  }

  /// The files on disk. Only regular files, and symbolic links to them, can be read: a guide that includes a pipe
  /// would wait for a writer.
  package static let onDisk = GuideFiles(
    read: { path, limit in
      do throws(FileError) {
        return .success(try InputFile.read(InputFile.resolvedPath(path), limit: limit, onlyRegular: true))
      } catch {
        return .failure(
          FileError(error.action, path, reason: error.reason, isMissing: error.isMissing))
      }
    }, identity: InputFile.resolvedPath)

  /// No files.
  package static let none = GuideFiles(
    read: { path, _ in .failure(FileError("read", path, reason: "there is no such file", isMissing: true)) },
    identity: { $0 })
}
