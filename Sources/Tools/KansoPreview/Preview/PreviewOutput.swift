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
    guard !isStream else { return try append(bytes) }
    try Self.replace([try staged(bytes)].compactMap { $0 })
  }

  /// True if the output is a pipe, a device or a path in `/dev/` or `/proc/`, whose content cannot be replaced.
  var isStream: Bool {
    switch fileType(of: InputFile.resolvedPath(path)) {
    case .typeDirectory?, .typeSymbolicLink?, nil: false
    // A file that a program has open, such as its standard output, must not be replaced.
    case .typeRegular?: isOpenFile
    default: true
    }
  }

  /// Returns the complete file under a temporary name; nil if the file on disk has the same content. Creates missing
  /// folders.
  /// - Throws: an error if the path is a folder, a broken link or a read-only file, or if writing fails.
  func staged(_ bytes: [UInt8]) throws(FileError) -> StagedFile? {
    let target = InputFile.resolvedPath(path)
    switch fileType(of: target) {
    case .typeDirectory?: throw FileError("write", path, reason: "it is a directory")
    case .typeSymbolicLink?: throw FileError("write", path, reason: "it is a link that leads nowhere")
    case nil: try makeFolder()
    default:
      guard FileManager.default.isWritableFile(atPath: target) else {
        throw FileError("write", path, reason: "it is read-only")
      }
      if (try? InputFile.read(target, limit: bytes.count)) == bytes { return nil }
    }
    StagedFile.removeTemporaryFiles(of: target)
    return try StagedFile(target, bytes: bytes)
  }

  /// Replaces the targets of complete files, one after the other. If one fails, the temporary files of the others are
  /// removed.
  static func replace(_ files: [StagedFile]) throws(FileError) {
    do throws(FileError) {
      for file in files { try file.replace() }
    } catch {
      for file in files { file.discard() }
      throw error
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
