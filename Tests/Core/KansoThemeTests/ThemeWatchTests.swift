import Foundation
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoTheme

/// The results of polling files that are being written, at given times.
struct ThemeWatchTests {
  private let folder: ThemeFolder
  private let tenth: UInt64 = 100_000_000

  init() throws { folder = try ThemeFolder() }

  private func started() throws -> ThemeWatch {
    try folder.replace(with: .one)
    // The next write then has another modification time, for any resolution of the file system's times.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: folder.file.path)
    var watch = ThemeWatch(ThemeFile(folder.file))
    #expect(watch.poll(.immediate, at: 0) == .theme(.one))
    return watch
  }

  private func isFailure(_ update: ThemeWatch.Update?) -> Bool {
    if case .failure = update { true } else { false }
  }

  @Test func whoIsWritingHasUntilTheNextPoll() throws {
    var watch = try started()
    let text = String(decoding: Theme.two.encoded(), as: UTF8.self)
    try folder.rewrite(String(text.prefix(text.count / 2)))
    #expect(watch.poll(.delayed, at: tenth) == nil)
    try folder.rewrite(text)
    #expect(watch.poll(.delayed, at: 2 * tenth) == .theme(.two))
  }

  @Test func whatAWriterLeftWhoWasKilledIsReportedAtTheNextPollAndNotAgain() throws {
    var watch = try started()
    try folder.rewrite(String(String(decoding: Theme.two.encoded(), as: UTF8.self).prefix(100)))
    #expect(watch.poll(.delayed, at: tenth) == nil)
    #expect(isFailure(watch.poll(.delayed, at: 2 * tenth)))
    for turn in 3..<30 { #expect(watch.poll(.delayed, at: UInt64(turn) * tenth) == nil) }
  }

  @Test func aFileThatIsGoneForAMomentIsNotReported() throws {
    var watch = try started()
    try FileManager.default.removeItem(at: folder.file)
    #expect(watch.poll(.delayed, at: tenth) == nil)
    try folder.rewrite(.two)
    #expect(watch.poll(.delayed, at: 2 * tenth) == .theme(.two))
  }

  @Test func aFileWithChangingErrorsIsReportedAfterASecond() throws {
    var watch = try started()
    var reported: [Int] = []
    for turn in 1...15 {
      try folder.rewrite(String(repeating: "[", count: turn))
      if isFailure(watch.poll(.delayed, at: UInt64(turn) * tenth)) { reported.append(turn) }
    }
    #expect(reported == [11])
  }

  /// The file and its length stay the same, and with a coarse resolution the modification time too.
  @Test func contentsAreComparedForAsLongAsTimesMayBeCoarse() throws {
    var watch = try started()
    #expect(watch.mayHaveChanged)
    #expect(watch.poll(.delayed, at: 19 * tenth) == nil)
    #expect(watch.mayHaveChanged)
    #expect(watch.poll(.delayed, at: 20 * tenth) == nil)
    #expect(!watch.mayHaveChanged)
  }

  @Test func whatIsOverwrittenInTheSameLengthIsSeen() throws {
    var watch = try started()
    _ = watch.poll(.delayed, at: 20 * tenth)
    let handle = try FileHandle(forWritingTo: folder.file)
    try handle.write(contentsOf: Data(Theme.three.encoded()))
    try handle.close()
    #expect(Theme.three.encoded().count == Theme.one.encoded().count)
    #expect(watch.poll(.delayed, at: 21 * tenth) == .theme(.three))
  }
}
