import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A theme file that is read repeatedly.
struct ThemeFile: Sendable {
  /// The identity of a version of a file. It differs if another file has replaced it at the path, or if it was
  /// rewritten.
  struct Identity: Equatable, Sendable {
    let device: UInt64
    let node: UInt64
    let size: Int64
    /// The seconds and nanoseconds of the modification, then those of the status change.
    let modified: [Int]

    /// Creates the identity from the device, inode, size, and the times of modification and status change.
    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      node = UInt64(truncatingIfNeeded: status.st_ino)
      size = Int64(status.st_size)
      // The status change time also changes with the contents. Unlike the modification time, programs cannot set it
      // back.
      #if canImport(Darwin)
        let times = [status.st_mtimespec, status.st_ctimespec]
      #else
        let times = [status.st_mtim, status.st_ctim]
      #endif
      modified = times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
    }
  }

  /// The result of reading the path.
  enum ReadResult: Equatable, Sendable {
    case contents([UInt8])
    case unreadable(ThemeError)
    /// The file was written to while it was read.
    case changing(ThemeError)
  }

  /// The absolute path of the file, independent of later changes of the working directory; nil if the URL is not a file
  /// URL.
  private let path: String?
  /// The path as the caller gave it, for error messages.
  let name: String

  /// Creates the file at a URL. With any other URL than that of a file, each read fails.
  init(_ url: URL) {
    path = url.isFileURL ? url.path : nil
    name = url.isFileURL ? url.relativePath : url.absoluteString
  }

  /// The identity of the file at the path, with links resolved; nil if there is no file.
  var identity: Identity? {
    var status = stat()
    guard let path, stat(path, &status) == 0 else { return nil }
    return Identity(status)
  }

  /// Returns the contents of the file with its identity, which is nil if the file cannot be opened or keeps
  /// changing. If the file changes meanwhile, reads it again, up to three times in all. Anything but a
  /// regular file of at most `ThemeStore.maximumFileSize` is unreadable.
  func read() -> (identity: Identity?, result: ReadResult) {
    guard let path else { return (nil, unreadable("its address is not that of a file")) }
    for _ in 0..<3 {
      if let result = readOnce(path) { return result }
    }
    return (nil, .changing(error("it changes while it is being read")))
  }

  /// Reads the file once; nil if the file changed meanwhile. Does not wait for a pipe.
  private func readOnce(_ path: String) -> (identity: Identity?, result: ReadResult)? {
    // Without `O_NONBLOCK`, opening a pipe without a writer would wait forever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var status = stat()
    guard descriptor >= 0 else { return (nil, unreadable(code: errno)) }
    defer { close(descriptor) }
    guard fstat(descriptor, &status) == 0 else { return (nil, unreadable(code: errno)) }
    let identity = Identity(status)
    guard status.st_mode & S_IFMT == S_IFREG else {
      let isDirectory = status.st_mode & S_IFMT == S_IFDIR
      return (identity, unreadable(isDirectory ? "it is a directory" : "it is not a regular file"))
    }
    guard identity.size <= Int64(ThemeStore.maximumFileSize) else { return (identity, tooLarge) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(identity.size) + 1)
    if let code = Self.read(descriptor, into: &bytes) { return (identity, unreadable(code: code)) }
    if bytes.count > ThemeStore.maximumFileSize { return (identity, tooLarge) }
    var after = stat()
    guard fstat(descriptor, &after) == 0, Identity(after) == identity else { return nil }
    return (identity, .contents(bytes))
  }

  /// Appends the rest of the file to `bytes`, but stops once it is above the maximum size. Returns the
  /// system's error code; nil without an error.
  private static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Int32? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= ThemeStore.maximumFileSize {
      let count = systemRead(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return errno }
      guard count > 0 else { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return nil
  }

  /// Returns the result for an error code of the system.
  private func unreadable(code: Int32) -> ReadResult { unreadable(String(cString: strerror(code))) }

  /// Returns the result for a file that cannot be read for a reason.
  private func unreadable(_ reason: String) -> ReadResult { .unreadable(error(reason)) }

  /// The result for a file above the maximum size.
  private var tooLarge: ReadResult { unreadable("it is larger than \(ThemeStore.maximumFileSize >> 20) MiB") }

  /// Returns the error "the theme cannot be read" with a reason, without a position.
  private func error(_ reason: String) -> ThemeError {
    ThemeError(path: name, message: "the theme cannot be read: \(reason)")
  }
}

/// Calls `read(2)`, which the method of the same name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
