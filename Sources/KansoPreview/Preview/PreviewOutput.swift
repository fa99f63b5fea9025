import Foundation
import KansoDiagnostics

/// A file that a preview goes to. It is written whole or not at all, and not touched where it says the same already.
struct PreviewOutput {
  let path: String

  /// Whether it is the same file as one that is read.
  func isSame(as input: String) -> Bool {
    guard let own = FileIdentity(path) else { return false }
    return own == FileIdentity(input)
  }

  /// Writes the file, and makes the folders that it is in where they are missing. A link stays, and what it leads to is written.
  func write(_ bytes: [UInt8]) throws(FileError) {
    let target = InputFile.resolved(path)
    switch kind(of: target) {
    case .typeDirectory?: throw FileError("write", path, reason: "it is a directory")
    case .typeSymbolicLink?: throw FileError("write", path, reason: "it is a link that leads nowhere")
    // What a program has open already, as its standard output, is not to be replaced below it.
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

  /// Nil where there is nothing.
  private func kind(of path: String) -> FileAttributeType? {
    guard let found = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    return found[.type] as? FileAttributeType
  }

  /// Whether its name says what kind of file it is.
  var hasEnding: Bool { !path.fileEnding.isEmpty }

  /// Whether it is a name for what is open: `/dev/stdout`, `/proc/self/fd/1`.
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

  /// What is no file, such as a pipe or `/dev/null`, stays what it is.
  private func pour(_ bytes: [UInt8]) throws(FileError) {
    guard let handle = FileHandle(forWritingAtPath: path) else { throw .ofSystem("write", path) }
    // A file that is open may have something in it already: `>> log`. What has no end, such as a pipe, needs none.
    _ = try? handle.seekToEnd()
    do { try handle.write(contentsOf: Data(bytes)) } catch {
      throw FileError("write", path, reason: "it takes no more")
    }
  }
}
