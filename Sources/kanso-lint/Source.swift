import KansoDiagnostics

/// A file to read, and to change with `--fix`.
struct Source: Sendable {
  /// The path that reports name.
  let path: String
  /// The path of the file itself; it differs from `path` where that is a link.
  let target: String
  /// The folder that a link was named in and leads out of: the file may be read and not changed. Nil for other files.
  let outsideOf: String?

  /// Returns the bytes up to `limit` and one more, so that the caller can tell that there are too many.
  func bytes(limit: Int) throws(FileError) -> [UInt8] {
    do throws(FileError) {
      return try InputFile.read(target, limit: limit, onlyRegular: true)
    } catch {
      throw FileError(error.action, path, reason: error.reason, isMissing: error.isMissing)
    }
  }

  /// - Throws: where the file is not to be changed.
  func checkIsChangeable() throws(FileError) {
    if let outsideOf {
      let place = "\(target.printable), outside of \(outsideOf.printable)"
      throw FileError("fix", path, reason: "it is a link to \(place); name that file instead")
    }
    guard !StagedFile.isReadOnly(target) else {
      throw FileError("fix", path, reason: "it is read-only; make it writable to have it fixed")
    }
  }

  /// Writes the file, if it still has the contents that were read. A link stays one.
  func replace(_ read: SourceFile, with bytes: [UInt8]) throws(FileError) {
    StagedFile.removeRemains(of: target)
    let staged = try StagedFile(target, bytes: bytes)
    defer { staged.discard() }
    // It may have been saved in the meantime.
    guard try self.bytes(limit: read.bytes.count) == read.bytes else {
      throw FileError("fix", path, reason: "it has changed since it was read")
    }
    try staged.replace()
  }
}
