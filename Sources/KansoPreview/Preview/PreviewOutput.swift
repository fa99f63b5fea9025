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

  /// Writes the file, and makes the folders that it is in where they are missing.
  func write(_ bytes: [UInt8]) throws(FileError) {
    switch try kind() {
    case .typeRegular?:
      let present = try? InputFile.read(path, limit: bytes.count)
      if present != bytes { try replace(bytes) }
    case nil:
      try makeFolder()
      try replace(bytes)
    case .typeDirectory?: throw FileError("write", path, reason: "it is a directory")
    default: try pour(bytes)
    }
  }

  /// Of what a link leads to; nil where there is nothing.
  private func kind() throws(FileError) -> FileAttributeType? {
    let resolved = InputFile.resolved(path)
    guard let found = try? FileManager.default.attributesOfItem(atPath: resolved) else { return nil }
    return found[.type] as? FileAttributeType
  }

  private func makeFolder() throws(FileError) {
    let folder = (path as NSString).deletingLastPathComponent
    guard !folder.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileError("write", path, reason: "its folder cannot be made")
    }
  }

  private func replace(_ bytes: [UInt8]) throws(FileError) {
    StagedFile.removeRemains(of: path)
    let file = try StagedFile(path, bytes: bytes)
    do throws(FileError) { try file.replace() } catch {
      file.discard()
      throw error
    }
  }

  /// What is no file, such as a pipe or `/dev/null`, stays what it is.
  private func pour(_ bytes: [UInt8]) throws(FileError) {
    guard let handle = FileHandle(forWritingAtPath: path) else { throw .ofSystem("write", path) }
    do { try handle.write(contentsOf: Data(bytes)) } catch {
      throw FileError("write", path, reason: "it takes no more")
    }
  }
}
