import KansoPOSIX

/// Reads files and standard input up to a size limit.
package enum InputFile {
  /// Returns the bytes of a file or pipe, up to `limit` and one more byte. The additional byte shows the
  /// caller that the file is too large.
  ///
  /// A regular file that changes while it is read is read again, up to three times in all.
  ///
  /// - Parameters:
  ///   - onlyRegular: true to throw for anything but a regular file: a link at the end of the path, a pipe,
  ///     whose writer may never come, or a device.
  ///   - afterReading: called between reading and the check for changes, so that a test can make one.
  /// - Throws: `FileError` if the file cannot be read, is a directory (counts as missing), or changes at
  ///   every attempt.
  package static func read(
    _ path: String, limit: Int, onlyRegular: Bool = false, afterReading: () -> Void = {}
  ) throws(FileError) -> [UInt8] {
    if onlyRegular, let kind = FileKind(at: path), kind != .regular {
      throw .notRegularFile("read", path, kind)
    }
    for _ in 0..<3 {
      if let bytes = try readOnce(path, limit: limit, onlyRegular, afterReading) { return bytes }
    }
    throw FileError("read", path, reason: "it changes while it is being read")
  }

  /// Returns the bytes of standard input, up to `limit` and one more byte.
  package static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    try readToEnd(STDIN_FILENO, "standard input", limit: limit, expectedCount: 0)
  }

  /// Returns the absolute path with all symbolic links resolved, or the path itself if it does not exist or
  /// is not accessible.
  package static func resolvedPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Reads a file once; returns nil if a regular file changed in the meantime.
  private static func readOnce(
    _ path: String, limit: Int, _ onlyRegular: Bool, _ afterReading: () -> Void
  ) throws(FileError) -> [UInt8]? {
    // The file may have become another one since its kind was found.
    let guards = onlyRegular ? O_NOFOLLOW | O_NONBLOCK : 0
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | guards)
    guard descriptor >= 0 else { throw .ofSystem("read", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .ofSystem("read", path) }
    let kind = FileKind(status)
    guard kind != .directory else {
      throw FileError("read", path, reason: "it is a directory; name a file in it", isMissing: true)
    }
    guard kind == .regular || !onlyRegular else { throw .notRegularFile("read", path, kind) }
    let bytes = try readToEnd(descriptor, path, limit: limit, expectedCount: Int(status.st_size))
    guard kind == .regular else { return bytes }
    afterReading()
    var after = stat()
    guard fstat(descriptor, &after) == 0 else { throw .ofSystem("read", path) }
    return FileIdentity(status) == FileIdentity(after) ? bytes : nil
  }

  /// Reads an open file up to `limit` and one more byte.
  ///
  /// - Parameters:
  ///   - name: the name for errors.
  ///   - expectedCount: the number of bytes to reserve.
  private static func readToEnd(
    _ descriptor: Int32, _ name: String, limit: Int, expectedCount: Int
  ) throws(FileError) -> [UInt8] {
    do {
      return try Descriptor.read(descriptor, limit: limit, expectedCount: expectedCount)
    } catch {
      throw .ofSystem("read", name, code: error.code)
    }
  }
}
