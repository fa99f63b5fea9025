import Foundation
import KansoPreview

/// The terminal that the command runs in, or the files and pipes in its place.
enum Console {
  /// The exit code for a failed write (`EX_IOERR`).
  static let cannotWrite: Int32 = 74

  /// The properties of the console that the process has now.
  static var here: PreviewConsole {
    PreviewConsole(
      showsOutput: isatty(STDOUT_FILENO) == 1, showsErrors: isatty(STDERR_FILENO) == 1, columns: columns,
      environment: ProcessInfo.processInfo.environment)
  }

  /// The width of the terminal at standard output, in characters; nil without a terminal.
  private static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Reads standard input: up to `limit` bytes, and one more byte if the input is longer. Returns no bytes if
  /// reading fails.
  static func readStandardInput(_ limit: Int) -> [UInt8] {
    let data = try? FileHandle.standardInput.read(upToCount: limit + 1)
    return Array(data ?? Data())
  }

  /// Makes a write to a closed pipe fail, instead of ending the program.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes to a file or pipe; returns false on failure. A reader that stops early (`kanso … | head`) is no
  /// failure: the rest of the data is dropped.
  @discardableResult
  static func write(_ data: Data, to handle: FileHandle) -> Bool {
    do { try handle.write(contentsOf: data) } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      return cause?.domain == NSPOSIXErrorDomain && cause?.code == Int(EPIPE)
    }
    return true
  }
}
