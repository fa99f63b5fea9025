import KansoDiagnostics
import KansoFormatting
import KansoSystem

/// A file to read, and to fix with `--fix`.
struct Source: Sendable {
  /// The path in reports.
  let path: String
  /// The path of the file itself. It differs from `path` for a link.
  let target: String
  /// The folder of a named link whose target is outside of it; nil for other files. Such a file may be read, but not
  /// changed.
  let outsideOf: String?
  /// The place of the settings for the file in those of the run.
  var settingsIndex = 0

  /// Returns the contents, up to `limit` bytes and one more, so that the caller can detect a file that is too
  /// large.
  ///
  /// - Throws: `FileError` for the reported path, also if the target is not a regular file.
  func bytes(limit: Int) throws(FileError) -> [UInt8] {
    do throws(FileError) {
      return try InputFile.read(target, limit: limit, onlyRegular: true)
    } catch {
      throw FileError(error.action, path, reason: error.reason, isMissing: error.isMissing)
    }
  }

  /// Throws an error if the file is read-only, or a named link whose target is outside of its folder.
  func checkIsChangeable() throws(FileError) {
    if let outsideOf {
      let place = "\(target.printable), outside of \(outsideOf.printable)"
      throw FileError("fix", path, reason: "it is a link to \(place); name that file instead")
    }
    guard !StagedFile.isReadOnly(target) else {
      throw FileError("fix", path, reason: "it is read-only; make it writable to have it fixed")
    }
  }

  /// Replaces the file atomically, if its contents are still those that were read. A link remains a link: its
  /// target is replaced. Also removes temporary files that an earlier run left behind.
  ///
  /// - Throws: `FileError` if the contents have changed, or if the file cannot be written.
  func replace(_ read: SourceFile, with bytes: [UInt8]) throws(FileError) {
    StagedFile.removeTemporaryFiles(of: target)
    let staged = try StagedFile(target, bytes: bytes)
    defer { staged.discard() }
    // The file may have been saved in the meantime.
    guard try self.bytes(limit: read.bytes.count) == read.bytes else {
      throw FileError("fix", path, reason: "it has changed since it was read")
    }
    try staged.replace()
  }
}
