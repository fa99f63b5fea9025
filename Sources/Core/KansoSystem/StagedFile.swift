import KansoPOSIX

/// A complete temporary file that replaces its target in one atomic step.
package struct StagedFile: Sendable {
  package let path: String
  private let temporary: String

  /// The suffix of temporary names. They begin with a dot and the name of the target.
  package static let suffix = ".kanso"

  /// Writes a complete file under a temporary name in the directory of its target and synchronizes it. It
  /// gets the permissions of the existing target, or the default ones for a new file. The target does not
  /// change before `replace()` or `create()`.
  ///
  /// - Throws: `FileError` if the file cannot be written; the temporary file is then removed.
  package init(_ path: String, bytes: [UInt8]) throws(FileError) {
    let (folder, name) = FilePath.folderAndName(of: path)
    let unique = String(UInt64.random(in: .min ... .max), radix: 36)
    (self.path, temporary) = (path, "\(folder).\(name).\(unique)\(Self.suffix)")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .ofSystem("write", path) }
    let code = Self.fill(descriptor, with: bytes, like: path)
    guard close(descriptor) == 0, code == 0 else {
      let code = code == 0 ? errno : code
      unlink(temporary)
      throw .ofSystem("write", path, code: code)
    }
  }

  /// Returns the name of the file that a temporary file is for; nil if a name is not that of a temporary
  /// file. Takes names, not paths.
  package static func target(ofTemporary name: String) -> String? {
    guard FilePath.isHidden(name), FilePath.hasSuffix(suffix, in: name) else { return nil }
    let rest = name.utf8.dropFirst().dropLast(suffix.utf8.count)
    return rest.lastIndex(of: UInt8(ascii: ".")).map { String(Substring(rest[..<$0])) }
  }

  /// Removes all temporary files of the target at `path`. They remain when a process is killed. Ignores
  /// errors.
  package static func removeTemporaryFiles(of path: String) {
    let (folder, name) = FilePath.folderAndName(of: path)
    removeTemporaryFiles(in: folder) { $0 == name }
  }

  /// Removes the temporary files of several targets in a folder. Ignores errors.
  ///
  /// - Parameters:
  ///   - folder: the folder with a slash at its end; empty for the working directory.
  ///   - isTarget: returns true for the names of the targets.
  package static func removeTemporaryFiles(in folder: String, where isTarget: (String) -> Bool) {
    for name in Directory.entryNames(in: folder.isEmpty ? "." : folder) {
      if let target = target(ofTemporary: name), isTarget(target) { unlink(folder + name) }
    }
  }

  /// Returns true if the permissions of an existing file forbid writing, also for root; false if there is no
  /// file.
  package static func isReadOnly(_ path: String) -> Bool {
    // A rename, and any write by root, would ignore the permissions.
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
  }

  /// Renames the temporary file to the target, which may exist.
  package func replace() throws(FileError) {
    guard rename(temporary, path) == 0 else { throw .ofSystem("write", path) }
  }

  /// Creates the target as a hard link to the temporary file; throws if the target exists. The temporary file
  /// remains until `discard()`.
  package func create() throws(FileError) {
    // Unlike a rename, a link fails if the name exists.
    guard link(temporary, path) == 0 else {
      throw errno == EEXIST ? FileError("write", path, reason: "it exists already") : .ofSystem("write", path)
    }
  }

  /// Removes the temporary file, if it still exists. The target remains.
  package func discard() { unlink(temporary) }

  /// Gives the file the permissions of the target if there is one, and writes and synchronizes the bytes.
  /// Returns 0 or the system's error code.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8], like target: String) -> Int32 {
    var status = stat()
    if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
    do { try Descriptor.write(bytes, to: descriptor) } catch { return error.code }
    return fsync(descriptor) == 0 ? 0 : errno
  }
}
