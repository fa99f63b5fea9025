#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

package enum InputFile {
  /// The bytes of a file or pipe, up to `limit` and one more, so that the caller can tell that there are too many.
  ///
  /// A file that changes while it is read is read again, and given up where it does not come to rest.
  ///
  /// - Parameter afterReading: called between reading and the check for changes, so that a test can make one.
  package static func read(
    _ path: String, limit: Int, afterReading: () -> Void = {}
  ) throws(FileError) -> [UInt8] {
    for _ in 0..<3 {
      if let bytes = try readOnce(path, limit: limit, afterReading) { return bytes }
    }
    throw FileError("read", path, reason: "it changes while it is being read")
  }

  /// The bytes of standard input, up to `limit` and one more.
  package static func readStandardInput(limit: Int) throws(FileError) -> [UInt8] {
    try readToEnd(STDIN_FILENO, "standard input", limit: limit, expectedCount: 0)
  }

  /// The path of what a path leads to, whatever links are on the way; the path itself where it leads to nothing.
  package static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Nil where the file changed in the meantime.
  private static func readOnce(
    _ path: String, limit: Int, _ afterReading: () -> Void
  ) throws(FileError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .ofSystem("read", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .ofSystem("read", path) }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw FileError("read", path, reason: "it is a directory; name a file in it", isMissing: true)
    }
    let bytes = try readToEnd(descriptor, path, limit: limit, expectedCount: Int(status.st_size))
    guard status.st_mode & S_IFMT == S_IFREG else { return bytes }
    afterReading()
    var after = stat()
    guard fstat(descriptor, &after) == 0 else { throw .ofSystem("read", path) }
    return FileIdentity(status) == FileIdentity(after) ? bytes : nil
  }

  private static func readToEnd(
    _ descriptor: Int32, _ name: String, limit: Int, expectedCount: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(expectedCount, 0), limit) + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let got = systemRead(descriptor, &chunk, min(chunk.count, limit + 1 - bytes.count))
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .ofSystem("read", name) }
      guard got > 0 else { break }
      bytes.append(contentsOf: chunk[..<got])
    }
    return bytes
  }
}

/// `read(2)`, which the method of the same name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
