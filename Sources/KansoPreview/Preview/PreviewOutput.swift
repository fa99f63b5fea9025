import Foundation
import KansoDiagnostics

/// The output file of a preview. A write replaces the whole file or nothing, and does not touch a file with the same
/// content.
struct PreviewOutput {
  let path: String

  /// Returns true if the output is the same file as an input.
  func isSame(as input: String) -> Bool {
    guard let own = FileIdentity(path) else { return false }
    return own == FileIdentity(input)
  }

  /// Writes the file, and creates missing folders. A symbolic link is kept, and its target is written.
  func write(_ bytes: [UInt8]) throws(FileError) {
    let target = InputFile.resolved(path)
    switch kind(of: target) {
    case .typeDirectory?: throw FileError("write", path, reason: "it is a directory")
    case .typeSymbolicLink?: throw FileError("write", path, reason: "it is a link that leads nowhere")
    // A file that a program has open, such as its standard output, must not be replaced.
    case .typeRegular? where isOpenFile: try pour(bytes)
    case .typeRegular?:
      guard FileManager.default.isWritableFile(atPath: target) else {
        throw FileError("write", path, reason: "it is read-only")
      }
      let present = try? InputFile.read(target, limit: bytes.count)
      if present != bytes { try replace(target, bytes) }
    case nil:
      try makeFolder()
      try replace(path, bytes)
    default: try pour(bytes)
    }
  }

  /// Returns the type of a file; nil if there is no file.
  private func kind(of path: String) -> FileAttributeType? {
    guard let found = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    return found[.type] as? FileAttributeType
  }

  /// True if the file name has an extension.
  var hasEnding: Bool { !path.fileEnding.isEmpty }

  /// True if the path is the name of something open: `/dev/stdout`, `/proc/self/fd/1`.
  private var isOpenFile: Bool { path.hasPrefix("/dev/") || path.hasPrefix("/proc/") }

  private func makeFolder() throws(FileError) {
    let folder = (path as NSString).deletingLastPathComponent
    guard !folder.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileError("write", path, reason: "its folder cannot be made")
    }
  }

  private func replace(_ target: String, _ bytes: [UInt8]) throws(FileError) {
    StagedFile.removeRemains(of: target)
    let file = try StagedFile(target, bytes: bytes)
    do throws(FileError) { try file.replace() } catch {
      file.discard()
      throw error
    }
  }

  /// Writes into the existing target without replacing it. A pipe or `/dev/null` must not become a regular file.
  private func pour(_ bytes: [UInt8]) throws(FileError) {
    guard let handle = FileHandle(forWritingAtPath: path) else { throw .ofSystem("write", path) }
    // An open file may have content already: `>> log`. A pipe has no end, and its error is ignored.
    _ = try? handle.seekToEnd()
    do { try handle.write(contentsOf: Data(bytes)) } catch {
      throw FileError("write", path, reason: "it takes no more")
    }
  }
}
