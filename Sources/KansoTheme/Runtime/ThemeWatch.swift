import Dispatch

/// What a store remembers of its file from one look to the next, and what it makes of what it sees.
struct ThemeWatch {
  /// How a look treats a file that is wrong.
  enum Manner {
    /// What is wrong is told at once.
    case now
    /// Who is writing the file has until the next look to finish, and where it changes from look to look, a second.
    case patient
  }

  /// What a look found that was not known.
  enum News: Equatable {
    case theme(Theme)
    case failure(ThemeError)
  }

  /// A file system that keeps times to two seconds gives the same time to what is written within them, so contents are
  /// compared for as long after a file was seen first.
  static let coarsestTime: UInt64 = 2_000_000_000
  /// How long a file may be wrong in ever other ways before that is told, in nanoseconds.
  static let patience: UInt64 = 1_000_000_000

  private let file: ThemeFile
  private var identity: ThemeFile.Identity?
  private var firstSeen: UInt64 = 0
  private var lastRead: UInt64 = 0
  private var finding: ThemeFile.Finding?
  /// What is wrong, not told yet, and since when it has been.
  private var pending: (error: ThemeError, since: UInt64)?

  init(_ file: ThemeFile) { self.file = file }

  /// The theme that the file holds.
  mutating func first() throws(ThemeError) -> Theme {
    switch look(.now) {
    case .theme(let theme): return theme
    case .failure(let error): throw error
    case nil: throw ThemeError(path: file.name, message: "the theme cannot be read")
    }
  }

  mutating func look(_ manner: Manner, at time: UInt64 = DispatchTime.now().uptimeNanoseconds) -> News? {
    guard manner == .now || mayHaveChanged else { return confirm() }
    let (identity, finding) = file.read()
    if identity != self.identity { firstSeen = time }
    (self.identity, lastRead) = (identity, time)
    // Of what is being written all the time, each look sees something else, though it says the same.
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

  /// What was wrong at the last look still is: that is what the file is like.
  private mutating func confirm() -> News? {
    defer { pending = nil }
    return pending.map { .failure($0.error) }
  }

  /// Whether the file has to be read for its contents to be known.
  var mayHaveChanged: Bool {
    // What could not be read may be readable now, without the file having been touched.
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
