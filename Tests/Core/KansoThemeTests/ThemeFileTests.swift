import Foundation
import TestSupport
import Testing

@testable import KansoTheme

/// All reasons for which a file cannot be read.
struct ThemeFileTests {
  private let folder: ThemeFolder

  init() throws { folder = try ThemeFolder() }

  private func error(_ url: URL? = nil) -> ThemeError? {
    if case .unreadable(let error) = ThemeFile(url ?? folder.file).read().result { error } else { nil }
  }

  @Test func aMissingFile() { #expect(error()?.message.contains("No such file") == true) }

  @Test func aMissingFileHasNoIdentity() { #expect(ThemeFile(folder.file).identity == nil) }

  @Test func aDirectory() throws {
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: false)
    #expect(error()?.message == "the theme cannot be read: it is a directory")
  }

  @Test func aPipeIsNotWaitedFor() {
    #expect(mkfifo(folder.file.path, 0o600) == 0)
    #expect(error()?.message == "the theme cannot be read: it is not a regular file")
  }

  @Test func aDevice() {
    #expect(error(URL(fileURLWithPath: "/dev/zero"))?.message.contains("not a regular file") == true)
  }

  @Test func aFileInAFile() throws {
    try folder.rewrite("{}")
    #expect(error(folder.file.appendingPathComponent("theme.json"))?.message.contains("directory") == true)
  }

  @Test func aLinkInACircle() throws {
    try folder.link(to: "theme.json")
    #expect(error()?.message.contains("cannot be read") == true)
  }

  @Test func aFileOfAnotherUser() throws {
    try folder.rewrite("{}")
    chmod(folder.file.path, 0)
    #expect(withoutPrivileges { error() }?.message.contains("ermission") == true)
  }

  /// The file is sparse and takes no space on the disk.
  @Test func aFileThatIsTooLarge() throws {
    try folder.rewrite("")
    #expect(truncate(folder.file.path, off_t(ThemeStore.maximumFileSize) + 1) == 0)
    #expect(error()?.message == "the theme cannot be read: it is larger than 64 MiB")
  }

  @Test func anAddressThatIsNoFile() throws {
    let url = try #require(URL(string: "https://example.com/theme.json"))
    #expect(error(url)?.path == "https://example.com/theme.json")
    #expect(ThemeFile(url).identity == nil)
  }

  @Test func aLongNameIsNoTrap() {
    let url = URL(fileURLWithPath: "/" + String(repeating: "n", count: 5000))
    #expect(error(url) != nil)
  }

  @Test func whatIsReadIsWhatWasWritten() throws {
    try folder.rewrite("{}")
    #expect(ThemeFile(folder.file).read().result == .contents(Array("{}".utf8)))
  }

  @Test func theIdentityIsThatOfWhatWasRead() throws {
    try folder.rewrite("{}")
    let file = ThemeFile(folder.file)
    #expect(file.read().identity == file.identity)
  }

  /// The new file has the same length and the same times.
  @Test func aReplacedFileIsAnotherFile() throws {
    try folder.replace(with: .one)
    let before = ThemeFile(folder.file).identity
    try folder.replace(with: .three)
    #expect(ThemeFile(folder.file).identity != before)
  }
}
