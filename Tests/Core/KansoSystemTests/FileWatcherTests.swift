import Foundation
import Testing

@testable import KansoSystem

/// File changes while a watcher waits.
@Suite struct FileWatcherTests {
  private let folder: URL
  private var file: URL { folder.appendingPathComponent("tokens.yaml") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("kanso-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("a".utf8).write(to: file)
  }

  /// Returns true if the watcher notices a change. A change before the wait counts like one during the wait.
  private func notices(_ change: () throws -> Void) throws -> Bool {
    var watcher = FileWatcher()
    watcher.watch([file.path])
    try change()
    // Ends the wait after a number of checks; no change is noticed then.
    var checkCount = 0
    defer { try? FileManager.default.removeItem(at: folder) }
    return watcher.waitForChange {
      checkCount += 1
      return checkCount > 40
    }
  }

  /// A file that is added counts from the state in which it was found, and not from its current one.
  @Test func aFileThatWasFoundBeforeAChangeHasChanged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, missing) = (FoundFile(file.path), FoundFile(folder.path + "/other.yaml"))
    func notices(_ files: [FoundFile], watched: [String]) -> Bool {
      var watcher = FileWatcher()
      watcher.watch(watched)
      watcher.add(files)
      var checkCount = 0
      return watcher.waitForChange {
        checkCount += 1
        return checkCount > 10
      }
    }
    #expect(!notices([file, missing], watched: []))
    try Data("ab".utf8).write(to: self.file)
    #expect(notices([missing, file], watched: []))
    // A file that is watched already keeps its state.
    #expect(!notices([file, missing], watched: [file.path]))
    try Data("a".utf8).write(to: URL(fileURLWithPath: missing.path))
    #expect(notices([missing], watched: [file.path]))
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
    var checkCount = 0
    let isChanged = watcher.waitForChange {
      checkCount += 1
      switch checkCount {
      case 1: try? Data("ab".utf8).write(to: file)
      case 2: try? FileManager.default.moveItem(at: file, to: aside)
      case 3: try? FileManager.default.moveItem(at: aside, to: file)
      default: break
      }
      return checkCount > 40
    }
    #expect(isChanged && checkCount > 3)
  }

  @Test func aFileThatIsGoneForAMomentHasChangedOnce() throws {
    var watcher = FileWatcher()
    watcher.watch([file.path])
    defer { try? FileManager.default.removeItem(at: folder) }
    var checkCount = 0
    let isChanged = watcher.waitForChange {
      checkCount += 1
      if checkCount == 1 { try? FileManager.default.removeItem(at: file) }
      if checkCount == 10 { try? Data("ab".utf8).write(to: file) }
      return checkCount > 40
    }
    #expect(isChanged && checkCount == 11)
    let isChangedAgain = watcher.waitForChange {
      checkCount += 1
      return checkCount > 40
    }
    #expect(!isChangedAgain)
  }

  @Test func aFileThatAppearsHasChanged() throws {
    try FileManager.default.removeItem(at: file)
    #expect(try notices { try Data("a".utf8).write(to: file) })
  }
}
