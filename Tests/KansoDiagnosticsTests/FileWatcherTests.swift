import Foundation
import Testing

@testable import KansoDiagnostics

/// Files that change while somebody waits for it.
@Suite struct FileWatcherTests {
  private let folder: URL
  private var file: URL { folder.appendingPathComponent("tokens.yaml") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("kanso-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("a".utf8).write(to: file)
  }

  /// Whether a change is noticed: what is done before the waiting begins is as good as what is done during it.
  private func notices(_ change: () throws -> Void) throws -> Bool {
    var watcher = FileWatcher()
    watcher.watch([file.path])
    try change()
    // Nobody waits forever: after so many looks there is nothing to be noticed.
    var looks = 0
    defer { try? FileManager.default.removeItem(at: folder) }
    return watcher.waitForChange {
      looks += 1
      return looks > 40
    }
  }

  @Test func aFileThatIsWrittenHasChanged() throws {
    #expect(try notices { try Data("ab".utf8).write(to: file) })
  }

  @Test func aFileThatIsReplacedHasChanged() throws {
    #expect(try notices { try Data("b".utf8).write(to: file, options: .atomic) })
  }

  @Test func aFileThatIsGoneForGoodHasChanged() throws {
    #expect(try notices { try FileManager.default.removeItem(at: file) })
  }

  @Test func aFileThatStaysHasNotChanged() throws {
    #expect(try !notices {})
  }

  @Test func aSaveIsSeenWhereTheFileIsAwayForAMomentAfterIt() throws {
    var watcher = FileWatcher()
    watcher.watch([file.path])
    defer { try? FileManager.default.removeItem(at: folder) }
    let aside = folder.appendingPathComponent("aside")
    var looks = 0
    let isChanged = watcher.waitForChange {
      looks += 1
      switch looks {
      case 1: try? Data("ab".utf8).write(to: file)
      case 2: try? FileManager.default.moveItem(at: file, to: aside)
      case 3: try? FileManager.default.moveItem(at: aside, to: file)
      default: break
      }
      return looks > 40
    }
    #expect(isChanged && looks > 3)
  }

  @Test func aFileThatIsGoneForAMomentHasChangedOnce() throws {
    var watcher = FileWatcher()
    watcher.watch([file.path])
    defer { try? FileManager.default.removeItem(at: folder) }
    var looks = 0
    let isChanged = watcher.waitForChange {
      looks += 1
      if looks == 1 { try? FileManager.default.removeItem(at: file) }
      if looks == 10 { try? Data("ab".utf8).write(to: file) }
      return looks > 40
    }
    #expect(isChanged && looks == 11)
    let isChangedAgain = watcher.waitForChange {
      looks += 1
      return looks > 40
    }
    #expect(!isChangedAgain)
  }

  @Test func aFileThatAppearsHasChanged() throws {
    try FileManager.default.removeItem(at: file)
    #expect(try notices { try Data("a".utf8).write(to: file) })
  }
}
