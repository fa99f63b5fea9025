import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that a theme is read from, again and again.
struct ThemeFile: Sendable {
  /// Tells a file from the one that stood at the path before, and from what it was before it was written anew.
  struct Identity: Equatable, Sendable {
    let device: UInt64
    let node: UInt64
    let size: Int64
    let modified: [Int]

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      node = UInt64(truncatingIfNeeded: status.st_ino)
      size = Int64(status.st_size)
      // The time of the status changes with the contents too, and nobody can set it back.
      #if canImport(Darwin)
        let times = [status.st_mtimespec, status.st_ctimespec]
      #else
        let times = [status.st_mtim, status.st_ctim]
      #endif
      modified = times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
    }
  }

  /// What is at the path.
  enum Finding: Equatable, Sendable {
    case contents([UInt8])
    case unreadable(ThemeError)
    /// Somebody is writing it at this moment.
    case changing(ThemeError)
  }

  /// Where the file is, whatever directory the program goes to later; nil where the address is not that of a file.
  private let path: String?
  /// The path as it was given, for errors.
  let name: String

  init(_ url: URL) {
    path = url.isFileURL ? url.path : nil
    name = url.isFileURL ? url.relativePath : url.absoluteString
  }

  /// The identity of what the path leads to through links; nil where it leads to nothing.
  var identity: Identity? {
    var status = stat()
    guard let path, stat(path, &status) == 0 else { return nil }
    return Identity(status)
  }

  /// Reads the file, and tells which one that was. A file that changes in the meantime is read again, and given up
  /// where it does not come to rest.
  func read() -> (identity: Identity?, finding: Finding) {
    guard let path else { return (nil, unreadable("its address is not that of a file")) }
    for _ in 0..<3 {
      if let result = readOnce(path) { return result }
    }
    return (nil, .changing(error("it changes while it is being read")))
  }

  /// Nil where the file changed in the meantime.
  private func readOnce(_ path: String) -> (identity: Identity?, finding: Finding)? {
    // A pipe without a writer would be waited for without the flag.
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

  /// Reads up to the size that is allowed and one byte more; gives the system's error, if there is one.
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

  private func unreadable(code: Int32) -> Finding { unreadable(String(cString: strerror(code))) }

  private func unreadable(_ reason: String) -> Finding { .unreadable(error(reason)) }

  private var tooLarge: Finding { unreadable("it is larger than \(ThemeStore.maximumFileSize >> 20) MiB") }

  private func error(_ reason: String) -> ThemeError {
    ThemeError(path: name, message: "the theme cannot be read: \(reason)")
  }
}

/// `read(2)`, which the method of the same name hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
