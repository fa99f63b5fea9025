import Dispatch
import KansoPOSIX

/// The state of a watched file between two reads, and the interpretation of each read.
struct ThemeWatch {
  /// The handling of an invalid file.
  enum ErrorReporting {
    /// Errors are reported at once.
    case immediate
    /// A writer has until the next read to finish. If the file still changes at each read, it has a second.
    case delayed
  }

  /// A new result of a read.
  enum Update: Equatable {
    case theme(Theme)
    case failure(ThemeError)
  }

  /// The coarsest time resolution of a file system, in nanoseconds: two seconds. Two writes within it can have the same
  /// time. Contents are therefore compared for this long after a file was first seen.
  static let coarsestTime: UInt64 = 2_000_000_000
  /// The time that a file can be invalid in changing ways before an error is reported, in nanoseconds.
  static let patience: UInt64 = 1_000_000_000

  private let file: ThemeFile
  private var identity: FileIdentity?
  /// The time of the first read with the current identity, in nanoseconds.
  private var firstSeen: UInt64 = 0
  /// The time of the last read, in nanoseconds.
  private var lastRead: UInt64 = 0
  /// The last result that was interpreted.
  private var result: ThemeFile.ReadResult?
  /// The error that is not reported yet, with the time of its first occurrence.
  private var pending: (error: ThemeError, since: UInt64)?

  init(_ file: ThemeFile) { self.file = file }

  /// Reads the file and returns its theme. Throws at once if the file is missing or invalid.
  mutating func readFirstTheme() throws(ThemeError) -> Theme {
    switch poll(.immediate) {
    case .theme(let theme): return theme
    case .failure(let error): throw error
    case nil: throw ThemeError(path: file.name, message: "the theme cannot be read")
    }
  }

  /// Reads the file if it may have changed; with `immediate`, in any case. Returns the theme or error of a
  /// result that differs from the previous one; with other bytes, the theme may be equal. Returns nil if the
  /// result is the same, or if its error is not confirmed yet. An error that was not confirmed before is
  /// returned if the file is unchanged.
  ///
  /// - Parameter time: the current time in nanoseconds.
  mutating func poll(_ errorReporting: ErrorReporting, at time: UInt64 = DispatchTime.now().uptimeNanoseconds)
    -> Update?
  {
    guard errorReporting == .immediate || mayHaveChanged else { return takePendingError() }
    let (identity, result) = file.read()
    if identity != self.identity { firstSeen = time }
    (self.identity, lastRead) = (identity, time)
    // A file that is written continuously gives equal results, although its contents differ. Such a result does not
    // confirm the pending error.
    guard result != self.result || result.isChanging && pending != nil && errorReporting == .delayed else {
      return takePendingError()
    }
    self.result = result
    switch Self.theme(in: result, named: file.name) {
    case .success(let theme):
      pending = nil
      return .theme(theme)
    case .failure(let error):
      let since = pending?.since ?? time
      if errorReporting == .delayed, time - since < Self.patience {
        pending = (error, since)
        return nil
      }
      pending = nil
      return .failure(error)
    }
  }

  /// Returns the pending error as a failure and clears it; nil if there is none. An error that has occurred
  /// in two reads shows that the file is invalid and not just incomplete.
  private mutating func takePendingError() -> Update? {
    defer { pending = nil }
    return pending.map { .failure($0.error) }
  }

  /// True if the file has to be read again to know its contents.
  var mayHaveChanged: Bool {
    // A file that could not be read may have become readable without a change of the file itself.
    guard let identity, case .contents = result else { return true }
    return lastRead - firstSeen < Self.coarsestTime || file.identity != identity
  }

  /// Decodes the theme of a read; the error of the read or of the decoder is the failure.
  private static func theme(in result: ThemeFile.ReadResult, named name: String) -> Result<Theme, ThemeError>
  {
    switch result {
    case .unreadable(let error), .changing(let error): return .failure(error)
    case .contents(let bytes):
      do { return .success(try Theme(json: bytes, path: name)) } catch {
        return .failure(error as? ThemeError ?? ThemeError(path: name, message: "\(error)"))
      }
    }
  }
}

extension ThemeFile.ReadResult {
  /// True if the file was written to while it was read.
  fileprivate var isChanging: Bool {
    if case .changing = self { true } else { false }
  }
}
