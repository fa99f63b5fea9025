import Foundation
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoTheme

/// A theme that follows its file. Stores without an interval check the file only on request, so these tests never wait.
struct ThemeStoreTests {
  private let folder: ThemeFolder

  init() throws { folder = try ThemeFolder() }

  /// Returns a store that has read the first theme, and its events.
  private func started() throws -> (store: ThemeStore, notified: Events) {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: nil)
    return (store, Events(of: store))
  }

  @Test func beginsWithTheThemeOfTheFile() throws {
    let (store, notified) = try started()
    #expect(store.theme == .one)
    #expect(store.error == nil)
    #expect(notified.all.isEmpty)
  }

  @Test func withoutAFirstThemeThereIsNoStore() throws {
    try folder.rewrite("{")
    let error = #expect(throws: ThemeError.self) { try ThemeStore(contentsOf: folder.file, interval: nil) }
    #expect(error?.line == 1)
    #expect(error?.column == 2)
  }

  @Test func beginsWithTheThemeThatIsAtHand() throws {
    let store = ThemeStore(.two, watching: folder.file, interval: nil)
    #expect(store.theme == .two)
    try folder.replace(with: .one)
    store.refresh()
    #expect(store.theme == .one)
  }

  @Test func theFileThatAThemeAtHandIsWatchedForNeedNotExist() throws {
    let store = ThemeStore(.two, watching: folder.file, interval: nil)
    let notified = Events(of: store)
    store.refresh()
    #expect(store.theme == .two)
    #expect(notified.failures.count == 1)
    #expect(store.error?.message.contains("No such file") == true)
  }

  @Test func followsAFileThatIsReplaced() throws {
    let (store, notified) = try started()
    try folder.replace(with: .two)
    store.refresh()
    #expect(store.theme == .two)
    #expect(notified.all == [.changed(.two)])
  }

  @Test func followsAFileThatIsWrittenInPlace() throws {
    let (store, notified) = try started()
    try folder.rewrite(.two)
    store.refresh()
    #expect(notified.all == [.changed(.two)])
  }

  @Test func followsAFileThatIsDeletedAndMadeAgain() throws {
    let (store, notified) = try started()
    try FileManager.default.removeItem(at: folder.file)
    store.refresh()
    #expect(store.theme == .one)
    #expect(store.error != nil)
    try folder.rewrite(.two)
    store.refresh()
    #expect(store.error == nil)
    #expect(notified.kinds == ["failed", "recovered", "changed"])
  }

  @Test func followsALinkThatIsSwitched() throws {
    try folder.write(.one, to: "one.json")
    try folder.write(.two, to: "two.json")
    try folder.link(to: "one.json")
    let store = try ThemeStore(contentsOf: folder.file, interval: nil)
    try folder.link(to: "two.json")
    store.tick()
    #expect(store.theme == .two)
  }

  @Test func followsALinkOfItsFolderThatIsSwitched() throws {
    try folder.write(.one, to: "v1/theme.json")
    try folder.write(.two, to: "v2/theme.json")
    try folder.link("current", to: "v1")
    let file = folder.directory.url.appendingPathComponent("current/theme.json")
    let store = try ThemeStore(contentsOf: file, interval: nil)
    try folder.link("current", to: "v2")
    store.tick()
    #expect(store.theme == .two)
  }

  @Test func saysNothingOfAFileThatIsWrittenAsItWas() throws {
    let (store, notified) = try started()
    try folder.replace(with: .one)
    store.refresh()
    try folder.rewrite(.one)
    store.refresh()
    #expect(notified.all.isEmpty)
  }

  @Test func descriptionsAreAChangeTooThoughTheFingerprintIsTheSame() throws {
    let (store, notified) = try started()
    let described = Theme.of(.one, description: "The color of paper")
    #expect(described.fingerprint == Theme.one.fingerprint)
    try folder.replace(with: described)
    store.refresh()
    #expect(notified.all == [.changed(described)])
  }

  @Test func keepsTheLastGoodThemeWhileTheFileIsBroken() throws {
    let (store, notified) = try started()
    try folder.rewrite("{\n  \"colors\": oh\n}")
    store.refresh()
    #expect(store.theme == .one)
    #expect(store.error?.line == 2)
    #expect(store.error?.column == 13)
    #expect(notified.failures == [store.error])
  }

  @Test func aBrokenFileIsReportedOnceForEachContents() throws {
    let (store, notified) = try started()
    for text in ["{", "{", "[", "["] {
      try folder.rewrite(text)
      for _ in 0..<3 { store.refresh() }
    }
    #expect(notified.failures.count == 2)
  }

  @Test func aFixedFileHasRecovered() throws {
    let (store, notified) = try started()
    try folder.rewrite("{")
    store.refresh()
    try folder.replace(with: .one)
    store.refresh()
    #expect(store.error == nil)
    #expect(notified.kinds == ["failed", "recovered"])
  }

  @Test func aThemeThatWasChangedByHandIsRefused() throws {
    let (store, notified) = try started()
    let text = String(decoding: Theme.one.encoded(), as: UTF8.self)
    try folder.rewrite(text.replacing("[1, 1, 1]", with: "[1, 1, 0]"))
    store.refresh()
    #expect(store.theme == .one)
    #expect(notified.failures.first?.message.contains("changed after it was compiled") == true)
  }

  @Test func theErrorNamesTheFileAsItWasGiven() throws {
    let (store, _) = try started()
    try folder.rewrite("")
    store.refresh()
    #expect(store.error?.path == folder.file.relativePath)
  }
}
