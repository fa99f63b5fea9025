import Foundation
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoTheme

/// Stores that watch by themselves, and their observers.
struct ThemeStoreWatchingTests {
  private let folder: ThemeFolder

  init() throws { folder = try ThemeFolder() }

  @Test func aStorePollsByItself() async throws {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: 0.01)
    try folder.replace(with: .two)
    try await eventually("the second theme") { store.theme == .two }
    try folder.rewrite("{")
    try await eventually("an error") { store.error != nil }
    try folder.rewrite(.three)
    try await eventually("the third theme") { store.theme == .three && store.error == nil }
  }

  @Test(arguments: [nil, .nan, .infinity, -.infinity] as [Double?])
  func withoutAnIntervalOnlyRefreshReads(_ interval: Double?) throws {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: interval)
    try folder.replace(with: .two)
    #expect(store.theme == .one)
    store.refresh()
    #expect(store.theme == .two)
  }

  @Test(arguments: [-1, 0, 1e-300, 1e300])
  func intervalsOutOfRangeDoNoHarm(_ interval: Double) throws {
    try folder.replace(with: .one)
    #expect(try ThemeStore(contentsOf: folder.file, interval: interval).theme == .one)
  }

  @Test func aStoreWithoutReferencesIsReleased() async throws {
    try folder.replace(with: .one)
    weak var gone: ThemeStore?
    var observation: ThemeObservation?
    do {
      let store = try ThemeStore(contentsOf: folder.file, interval: 0.01)
      observation = store.observe(on: .global()) { _ in }
      gone = store
    }
    // A check that is under way keeps the store alive for a moment.
    try await eventually("the end of the store") { gone == nil }
    observation?.cancel()
  }

  @Test func aCancelledObserverIsNotNotified() throws {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: nil)
    let (queue, notified) = (DispatchQueue(label: "notified"), Counter())
    let observation = store.observe(on: queue) { _ in notified.add() }
    try folder.replace(with: .two)
    store.refresh()
    queue.sync {}
    observation.cancel()
    try folder.replace(with: .three)
    store.refresh()
    queue.sync {}
    #expect(notified.count == 1)
  }

  @Test func aReleasedObservationIsNotNotified() throws {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: nil)
    let (queue, notified) = (DispatchQueue(label: "notified"), Counter())
    _ = store.observe(on: queue) { _ in notified.add() }
    try folder.replace(with: .two)
    store.refresh()
    queue.sync {}
    #expect(notified.count == 0)
  }

  /// The event is already in the queue when the observation ends, and must not be delivered.
  @Test func queuedNotificationsAreDroppedAfterwards() throws {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: nil)
    let (queue, notified) = (DispatchQueue(label: "notified"), Counter())
    let observation = store.observe(on: queue) { _ in notified.add() }
    queue.suspend()
    try folder.replace(with: .two)
    store.refresh()
    observation.cancel()
    queue.resume()
    queue.sync {}
    #expect(notified.count == 0)
  }

  @Test func everyObserverIsNotified() throws {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: nil)
    let all = (0..<10).map { _ in Events(of: store) }
    try folder.replace(with: .two)
    store.refresh()
    for notified in all { #expect(notified.themes == [.two]) }
  }

  /// An observer may read the store, change it, and end its own observation.
  @Test func anObserverMayUseTheStore() throws {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: nil)
    let (queue, notified) = (DispatchQueue(label: "notified"), Counter())
    let observation = store.observe(on: queue) { [weak store] theme in
      store?.refresh()
      if store?.theme == theme { notified.add() }
    }
    try folder.replace(with: .two)
    store.refresh()
    queue.sync {}
    #expect(notified.count == 1)
    observation.cancel()
  }

  @MainActor @Test func observersOnTheMainActorAreNotified() async throws {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: nil)
    var notified: [Theme] = []
    let observation = store.observe { notified.append($0) }
    try folder.replace(with: .two)
    store.refresh()
    try await eventually("the news") { !notified.isEmpty }
    #expect(notified == [.two])
    observation.cancel()
  }

  @Test func updatesEndWithTheStore() async throws {
    try folder.replace(with: .one)
    var store: ThemeStore? = try ThemeStore(contentsOf: folder.file, interval: nil)
    let updates = try #require(store?.updates)
    try folder.rewrite("{")
    store?.refresh()
    try folder.replace(with: .two)
    store?.refresh()
    store = nil
    var events: [ThemeStore.Event] = []
    for await event in updates { events.append(event) }
    #expect(events.count == 3)
    #expect(events.last == .changed(.two))
  }

  /// While the file is replaced, a reader sees only complete themes that were written, in their order.
  @Test func manySwapsWhileOthersRead() async throws {
    let themes = (0...(Tier.isNightly ? 1_000 : 200)).map {
      Theme.of(ColorValue(red: Double($0) / 1_000, green: 0, blue: 0))
    }
    try folder.replace(with: themes[0])
    let store = try ThemeStore(contentsOf: folder.file, interval: 0.01)
    let (folder, notified, ends) = (folder, Events(of: store), Counter())
    let writing = Task.detached {
      defer { ends.add() }
      for theme in themes.dropFirst() {
        try folder.replace(with: theme)
        store.refresh()
      }
    }
    let places = Dictionary(uniqueKeysWithValues: themes.enumerated().map { ($1.fingerprint, $0) })
    var seen = [0]
    while ends.count == 0 {
      // An unknown theme has the index -1, before all others, so that it breaks the order.
      let place = places[store.theme.fingerprint] ?? -1
      if place != seen.last { seen.append(place) }
      await Task.yield()
    }
    try await writing.value
    #expect(seen == seen.sorted())
    #expect(store.theme == themes.last)
    #expect(notified.failures.isEmpty)
    #expect(notified.themes == Array(themes.dropFirst()))
  }

  /// The writing thread stops in the middle repeatedly. Only a complete file becomes the theme.
  @Test func writersInPlaceAreNeverSeenHalfway() async throws {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: 0.01)
    let folder = folder
    let writing = Task.detached {
      for turn in 0..<100 {
        let text = String(decoding: (turn.isMultiple(of: 2) ? Theme.two : .three).encoded(), as: UTF8.self)
        try folder.rewrite(String(text.prefix(text.count / 3)))
        await Task.yield()
        try folder.rewrite(text)
      }
    }
    let whole = [Theme.one, .two, .three]
    for _ in 0..<300 {
      #expect(whole.contains(store.theme))
      await Task.yield()
    }
    try await writing.value
    try await eventually("the third theme") { store.theme == .three && store.error == nil }
  }
}

private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  var count: Int { lock.withLock { number } }
  func add() { lock.withLock { number += 1 } }
}
