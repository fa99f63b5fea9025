import KansoDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The directory that generated files go to. Files are written whole or not at all, and those whose contents are
/// the same already are not touched.
package struct OutputDirectory {
  private let path: String

  package init(path: String) { self.path = path.isEmpty ? "." : path }

  /// The names of the files that are missing or have other contents.
  package func outdated(_ files: [GeneratedFile]) throws(FileError) -> [String] {
    var names: [String] = []
    for file in files where try !isCurrent(file) { names.append(file.name) }
    return names
  }

  /// Writes the files that have changed, all of them or none: every one lies complete beside its place before the
  /// first is renamed.
  ///
  /// - Returns: the names of the files that were written.
  package func write(_ files: [GeneratedFile]) throws(FileError) -> [String] {
    try create()
    var staged: [(temporary: String, target: String, name: String)] = []
    do throws(FileError) {
      for file in files where try !isCurrent(file) {
        let target = self.target(file)
        staged.append((try stage(file, beside: target), target, file.name))
      }
      for (temporary, target, _) in staged where rename(temporary, target) != 0 {
        throw FileError.ofSystem("write", target)
      }
    } catch {
      for (temporary, _, _) in staged { unlink(temporary) }
      throw error
    }
    if !staged.isEmpty { synchronize() }
    return staged.map(\.name)
  }

  /// Writes a new file; one that exists is left alone and is an error.
  package static func create(_ path: String, contents: [UInt8]) throws(FileError) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let directory = OutputDirectory(path: String(path.dropLast(name.count)))
    try directory.create()
    let temporary = try directory.stage(GeneratedFile(name: name, bytes: contents), beside: path)
    defer { unlink(temporary) }
    // Unlike a rename, a link fails where the name is taken.
    guard link(temporary, path) == 0 else {
      throw errno == EEXIST ? FileError("write", path, reason: "it exists already") : .ofSystem("write", path)
    }
  }

  private func target(_ file: GeneratedFile) -> String {
    precondition(
      !file.name.contains("/") && !file.name.hasPrefix("."), "a generated file is named, not placed")
    return path.hasSuffix("/") ? path + file.name : "\(path)/\(file.name)"
  }

  /// Makes the directory and those above it.
  private func create() throws(FileError) {
    var partial = path.hasPrefix("/") ? "/" : ""
    for component in path.split(separator: "/") {
      partial += (partial.isEmpty || partial.hasSuffix("/") ? "" : "/") + component
      guard mkdir(partial, 0o777) != 0, errno != EEXIST, errno != EISDIR else { continue }
      // A directory above may be unwritable or on a read-only disk and still be there.
      let code = errno
      var status = stat()
      guard stat(partial, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw .ofSystem("create the directory", partial, code: code)
      }
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .ofSystem("write into", path) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw FileError("write into", path, reason: "it is not a directory")
    }
  }

  /// Whether a file stands there with the same contents. What stands there and is no regular file is an error:
  /// writing through a link could lead out of the directory, and replacing it would lose it.
  private func isCurrent(_ file: GeneratedFile) throws(FileError) -> Bool {
    let target = self.target(file)
    var status = stat()
    guard lstat(target, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return false }
      throw .ofSystem("read", target)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK:
      throw FileError(
        "write", target, reason: "it is a symbolic link, and Kanso does not write through links")
    case S_IFDIR: throw FileError("write", target, reason: "it is a directory")
    default: throw FileError("write", target, reason: "it is not a regular file")
    }
    guard Int(status.st_size) == file.bytes.count else { return false }
    return try InputFile.read(target, limit: file.bytes.count) == file.bytes
  }

  /// Writes a file completely under a temporary name in the same directory.
  private func stage(_ file: GeneratedFile, beside target: String) throws(FileError) -> String {
    let unique = String(UInt64.random(in: .min ... .max), radix: 36)
    let temporary = "\(path.hasSuffix("/") ? path : path + "/").\(file.name).\(unique).kanso"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .ofSystem("write", target) }
    let code = fill(descriptor, with: file.bytes, like: target)
    guard close(descriptor) == 0, code == 0 else {
      let code = code == 0 ? errno : code
      unlink(temporary)
      throw .ofSystem("write", target, code: code)
    }
    return temporary
  }

  /// Writes and synchronizes; returns 0 or the system's error code.
  private func fill(_ descriptor: Int32, with bytes: [UInt8], like target: String) -> Int32 {
    var status = stat()
    if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
    let code = bytes.withUnsafeBytes { buffer -> Int32 in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if written < 0, errno == EINTR { continue }
        if written <= 0 { return written == 0 ? EIO : errno }
        rest = rest.dropFirst(written)
      }
      return 0
    }
    guard code == 0 else { return code }
    return fsync(descriptor) == 0 ? 0 : errno
  }

  /// Makes the renames durable. Not every file system can; the files themselves are safe by then.
  private func synchronize() {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// `write(2)`, which the method of the same name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
