import Dispatch

/// The state of a watched file between two reads, and the interpretation of each read.
struct ThemeWatch {
  /// The handling of an invalid file.
  enum Manner {
    /// Errors are reported at once.
    case now
    /// A writer has until the next read to finish. If the file still changes at each read, it has a second.
    case patient
  }

  /// A new result of a read.
  enum News: Equatable {
    case theme(Theme)
    case failure(ThemeError)
  }

  /// The coarsest time resolution of a file system, in nanoseconds: two seconds. Two writes within it can have the same
  /// time. Contents are therefore compared for this long after a file was first seen.
  static let coarsestTime: UInt64 = 2_000_000_000
  /// The time that a file can be invalid in changing ways before an error is reported, in nanoseconds.
  static let patience: UInt64 = 1_000_000_000

  private let file: ThemeFile
  private var identity: ThemeFile.Identity?
  private var firstSeen: UInt64 = 0
  private var lastRead: UInt64 = 0
  private var finding: ThemeFile.Finding?
  /// The error that is not reported yet, with the time of its first occurrence.
  private var pending: (error: ThemeError, since: UInt64)?

  init(_ file: ThemeFile) { self.file = file }

  /// Returns the theme of the file in the first read.
  mutating func first() throws(ThemeError) -> Theme {
    switch look(.now) {
    case .theme(let theme): return theme
    case .failure(let error): throw error
    case nil: throw ThemeError(path: file.name, message: "the theme cannot be read")
    }
  }

  /// Reads the file if it may have changed. Returns a new theme or error; nil if there is nothing new.
  mutating func look(_ manner: Manner, at time: UInt64 = DispatchTime.now().uptimeNanoseconds) -> News? {
    guard manner == .now || mayHaveChanged else { return confirm() }
    let (identity, finding) = file.read()
    if identity != self.identity { firstSeen = time }
    (self.identity, lastRead) = (identity, time)
    // A file that is written continuously gives equal results, although its contents differ. Such a result does not
    // confirm the pending error.
    guard finding != self.finding || finding.isChanging && pending != nil && manner == .patient else {
      return confirm()
    }
    self.finding = finding
    switch Self.theme(in: finding, named: file.name) {
    case .success(let theme):
      pending = nil
      return .theme(theme)
    case .failure(let error):
      let since = pending?.since ?? time
      if manner == .patient, time - since < Self.patience {
        pending = (error, since)
        return nil
      }
      pending = nil
      return .failure(error)
    }
  }

  /// Returns the pending error: it has occurred in two reads, so the file is invalid and not just incomplete.
  private mutating func confirm() -> News? {
    defer { pending = nil }
    return pending.map { .failure($0.error) }
  }

  /// True if the file has to be read again to know its contents.
  var mayHaveChanged: Bool {
    // A file that could not be read may have become readable without a change of the file itself.
    guard let identity, case .contents = finding else { return true }
    return lastRead - firstSeen < Self.coarsestTime || file.identity != identity
  }

  private static func theme(in finding: ThemeFile.Finding, named name: String) -> Result<Theme, ThemeError> {
    switch finding {
    case .unreadable(let error), .changing(let error): return .failure(error)
    case .contents(let bytes):
      do { return .success(try Theme(json: bytes, path: name)) } catch {
        return .failure(error as? ThemeError ?? ThemeError(path: name, message: "\(error)"))
      }
    }
  }
}

extension ThemeFile.Finding {
  fileprivate var isChanging: Bool {
    if case .changing = self { true } else { false }
  }
}
