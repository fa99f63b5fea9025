import Foundation
import KansoPOSIX
import KansoSystem

/// The output file of a preview. A write replaces the whole file or nothing, and does not touch a file with the same
/// content.
struct PreviewOutput {
  let path: String

  /// Returns true if the output is the same file as an input, also through links. Returns false if there is
  /// no file at the output's path yet.
  func isSameFile(as input: String) -> Bool {
    guard let own = FileIdentity(path) else { return false }
    return own == FileIdentity(input)
  }

  /// Writes the file, and creates missing folders. A symbolic link is kept, and its target is written. To a
  /// pipe, a device or a path in `/dev/` or `/proc/`, the bytes are appended.
  /// - Throws: an error if the path is a folder, a broken link or a read-only file, or if writing fails.
  func write(_ bytes: [UInt8]) throws(FileError) {
    let target = InputFile.resolvedPath(path)
    switch fileType(of: target) {
    case .typeDirectory?: throw FileError("write", path, reason: "it is a directory")
    case .typeSymbolicLink?: throw FileError("write", path, reason: "it is a link that leads nowhere")
    // A file that a program has open, such as its standard output, must not be replaced.
    case .typeRegular? where isOpenFile: try append(bytes)
    case .typeRegular?:
      guard FileManager.default.isWritableFile(atPath: target) else {
        throw FileError("write", path, reason: "it is read-only")
      }
      let present = try? InputFile.read(target, limit: bytes.count)
      if present != bytes { try replace(target, bytes) }
    case nil:
      try makeFolder()
      try replace(path, bytes)
    default: try append(bytes)
    }
  }

  /// Returns the type of a file without following a link; nil if there is no file.
  private func fileType(of path: String) -> FileAttributeType? {
    guard let found = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    return found[.type] as? FileAttributeType
  }

  /// True if the file name has an extension.
  var hasFileExtension: Bool { !path.fileExtension.isEmpty }

  /// True if the path is in `/dev/` or `/proc/`, such as `/dev/stdout`. The file may then be open in a
  /// program.
  private var isOpenFile: Bool { path.hasPrefix("/dev/") || path.hasPrefix("/proc/") }

  /// Creates the folder of the output, and the folders around it, where they are missing.
  private func makeFolder() throws(FileError) {
    let folder = (path as NSString).deletingLastPathComponent
    guard !folder.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileError("write", path, reason: "its folder cannot be made")
    }
  }

  /// Replaces the whole target atomically; if that fails, the target does not change. Removes temporary files
  /// of earlier writes first.
  private func replace(_ target: String, _ bytes: [UInt8]) throws(FileError) {
    StagedFile.removeTemporaryFiles(of: target)
    let file = try StagedFile(target, bytes: bytes)
    do throws(FileError) { try file.replace() } catch {
      file.discard()
      throw error
    }
  }

  /// Appends to the existing target without replacing it. A pipe or `/dev/null` must not become a regular
  /// file.
  private func append(_ bytes: [UInt8]) throws(FileError) {
    guard let handle = FileHandle(forWritingAtPath: path) else { throw .ofSystem("write", path) }
    // An open file may have content already: `>> log`. A pipe has no end, and its error is ignored.
    _ = try? handle.seekToEnd()
    do { try handle.write(contentsOf: Data(bytes)) } catch {
      throw FileError("write", path, reason: "it takes no more")
    }
  }
}
