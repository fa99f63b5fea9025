import Foundation
import KansoPreview

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal that the command runs in, or the files and pipes in its place.
enum Console {
  /// The exit code for a failed write (`EX_IOERR`).
  static let cannotWrite: Int32 = 74

  static var here: PreviewConsole {
    PreviewConsole(
      showsOutput: isatty(STDOUT_FILENO) == 1, showsErrors: isatty(STDERR_FILENO) == 1, columns: columns,
      environment: ProcessInfo.processInfo.environment)
  }

  private static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Reads standard input: up to `limit` bytes, and one more byte if the input is longer.
  static func read(_ limit: Int) -> [UInt8] {
    let data = try? FileHandle.standardInput.read(upToCount: limit + 1)
    return Array(data ?? Data())
  }

  /// Makes a write to a closed pipe fail, instead of ending the program.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes to a file or pipe; returns false on failure. A reader that stops early (`kanso … | head`) is no failure.
  @discardableResult
  static func write(_ data: Data, to handle: FileHandle) -> Bool {
    do { try handle.write(contentsOf: data) } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      return cause?.domain == NSPOSIXErrorDomain && cause?.code == Int(EPIPE)
    }
    return true
  }
}
