import Foundation
import TestSupport
import Testing

@testable import KansoTheme

/// What the looks between intervals make of files that are being written, with times that are given.
struct ThemeWatchTests {
  private let folder: ThemeFolder
  private let tenth: UInt64 = 100_000_000

  init() throws { folder = try ThemeFolder() }

  private func started() throws -> ThemeWatch {
    try folder.replace(with: .one)
    // The next write has another time, however coarse the times of the file system are.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: folder.file.path)
    var watch = ThemeWatch(ThemeFile(folder.file))
    #expect(watch.look(.now, at: 0) == .theme(.one))
    return watch
  }

  private func isFailure(_ news: ThemeWatch.News?) -> Bool {
    if case .failure = news { true } else { false }
  }

  @Test func whoIsWritingHasUntilTheNextLook() throws {
    var watch = try started()
    let text = String(decoding: Theme.two.encoded(), as: UTF8.self)
    try folder.rewrite(String(text.prefix(text.count / 2)))
    #expect(watch.look(.patient, at: tenth) == nil)
    try folder.rewrite(text)
    #expect(watch.look(.patient, at: 2 * tenth) == .theme(.two))
  }

  @Test func whatAWriterLeftWhoWasKilledIsToldAtTheNextLookAndNotAgain() throws {
    var watch = try started()
    try folder.rewrite(String(String(decoding: Theme.two.encoded(), as: UTF8.self).prefix(100)))
    #expect(watch.look(.patient, at: tenth) == nil)
    #expect(isFailure(watch.look(.patient, at: 2 * tenth)))
    for turn in 3..<30 { #expect(watch.look(.patient, at: UInt64(turn) * tenth) == nil) }
  }

  @Test func aFileThatIsGoneForAMomentIsNotToldOf() throws {
    var watch = try started()
    try FileManager.default.removeItem(at: folder.file)
    #expect(watch.look(.patient, at: tenth) == nil)
    try folder.rewrite(.two)
    #expect(watch.look(.patient, at: 2 * tenth) == .theme(.two))
  }

  @Test func aFileThatIsWrongInEverOtherWaysIsToldOfAfterASecond() throws {
    var watch = try started()
    var told: [Int] = []
    for turn in 1...15 {
      try folder.rewrite(String(repeating: "[", count: turn))
      if isFailure(watch.look(.patient, at: UInt64(turn) * tenth)) { told.append(turn) }
    }
    #expect(told == [11])
  }

  /// The same length, the same file, and on a file system whose times are coarse the same time.
  @Test func contentsAreComparedForAsLongAsTimesMayBeCoarse() throws {
    var watch = try started()
    #expect(watch.mayHaveChanged)
    #expect(watch.look(.patient, at: 19 * tenth) == nil)
    #expect(watch.mayHaveChanged)
    #expect(watch.look(.patient, at: 20 * tenth) == nil)
    #expect(!watch.mayHaveChanged)
  }

  @Test func whatIsOverwrittenInTheSameLengthIsSeen() throws {
    var watch = try started()
    _ = watch.look(.patient, at: 20 * tenth)
    let handle = try FileHandle(forWritingTo: folder.file)
    try handle.write(contentsOf: Data(Theme.three.encoded()))
    try handle.close()
    #expect(Theme.three.encoded().count == Theme.one.encoded().count)
    #expect(watch.look(.patient, at: 21 * tenth) == .theme(.three))
  }
}
