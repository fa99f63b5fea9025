import Foundation
import KansoPOSIX

/// A theme file that is read repeatedly.
struct ThemeFile: Sendable {
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
  var identity: FileIdentity? { path.flatMap { FileIdentity($0, countsStatusChange: true) } }

  /// Returns the contents of the file with its identity, which is nil if the file cannot be opened or keeps
  /// changing. If the file changes meanwhile, reads it again, up to three times in all. Anything but a
  /// regular file of at most `ThemeStore.maximumFileSize` is unreadable.
  func read() -> (identity: FileIdentity?, result: ReadResult) {
    guard let path else { return (nil, unreadable("its address is not that of a file")) }
    for _ in 0..<3 {
      if let result = readOnce(path) { return result }
    }
    return (nil, .changing(error("it changes while it is being read")))
  }

  /// Reads the file once; nil if the file changed meanwhile. Does not wait for a pipe.
  private func readOnce(_ path: String) -> (identity: FileIdentity?, result: ReadResult)? {
    // Without `O_NONBLOCK`, opening a pipe without a writer would wait forever.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var status = stat()
    guard descriptor >= 0 else { return (nil, unreadable(SystemError(code: errno))) }
    defer { close(descriptor) }
    guard fstat(descriptor, &status) == 0 else { return (nil, unreadable(SystemError(code: errno))) }
    let identity = FileIdentity(status, countsStatusChange: true)
    let kind = FileKind(status)
    guard kind == .regular else {
      return (identity, unreadable(kind == .directory ? "it is a directory" : "it is not a regular file"))
    }
    let limit = ThemeStore.maximumFileSize
    guard identity.size <= Int64(limit) else { return (identity, tooLarge) }
    let bytes: [UInt8]
    do {
      bytes = try Descriptor.read(descriptor, limit: limit, expectedCount: Int(identity.size))
    } catch {
      return (identity, unreadable(error))
    }
    if bytes.count > limit { return (identity, tooLarge) }
    var after = stat()
    guard fstat(descriptor, &after) == 0, FileIdentity(after, countsStatusChange: true) == identity else {
      return nil
    }
    return (identity, .contents(bytes))
  }

  /// Returns the result for an error of the system.
  private func unreadable(_ error: SystemError) -> ReadResult { unreadable(error.description) }

  /// Returns the result for a file that cannot be read for a reason.
  private func unreadable(_ reason: String) -> ReadResult { .unreadable(error(reason)) }

  /// The result for a file above the maximum size.
  private var tooLarge: ReadResult { unreadable("it is larger than \(ThemeStore.maximumFileSize >> 20) MiB") }

  /// Returns the error "the theme cannot be read" with a reason, without a position.
  private func error(_ reason: String) -> ThemeError {
    ThemeError(path: name, message: "the theme cannot be read: \(reason)")
  }
}
