import Foundation
import TestSupport
import Testing

@testable import KansoTheme

/// Stores that watch by themselves, and who is told.
struct ThemeStoreWatchingTests {
  private let folder: ThemeFolder

  init() throws { folder = try ThemeFolder() }

  @Test func aStoreLooksByItself() async throws {
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
  func withoutAnIntervalOnlyRefreshLooks(_ interval: Double?) throws {
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

  @Test func aStoreThatNobodyHoldsGoes() async throws {
    try folder.replace(with: .one)
    weak var gone: ThemeStore?
    var observation: ThemeObservation?
    do {
      let store = try ThemeStore(contentsOf: folder.file, interval: 0.01)
      observation = store.observe(on: .global()) { _ in }
      gone = store
    }
    // A look that is under way holds it a moment longer.
    try await eventually("the end of the store") { gone == nil }
    observation?.cancel()
  }

  @Test func whoCancelsIsNotTold() throws {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: nil)
    let (queue, told) = (DispatchQueue(label: "told"), Counter())
    let observation = store.observe(on: queue) { _ in told.add() }
    try folder.replace(with: .two)
    store.refresh()
    queue.sync {}
    observation.cancel()
    try folder.replace(with: .three)
    store.refresh()
    queue.sync {}
    #expect(told.count == 1)
  }

  @Test func whoLetsGoOfTheObservationIsNotTold() throws {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: nil)
    let (queue, told) = (DispatchQueue(label: "told"), Counter())
    _ = store.observe(on: queue) { _ in told.add() }
    try folder.replace(with: .two)
    store.refresh()
    queue.sync {}
    #expect(told.count == 0)
  }

  /// The event is in the queue already when the observation ends.
  @Test func whatWaitsInTheQueueIsNotToldAfterwards() throws {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: nil)
    let (queue, told) = (DispatchQueue(label: "told"), Counter())
    let observation = store.observe(on: queue) { _ in told.add() }
    queue.suspend()
    try folder.replace(with: .two)
    store.refresh()
    observation.cancel()
    queue.resume()
    queue.sync {}
    #expect(told.count == 0)
  }

  @Test func everybodyIsTold() throws {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: nil)
    let all = (0..<10).map { _ in Events(of: store) }
    try folder.replace(with: .two)
    store.refresh()
    for told in all { #expect(told.themes == [.two]) }
  }

  /// An observer may ask the store, change it, and end its own observation.
  @Test func whoIsToldMayUseTheStore() throws {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: nil)
    let (queue, told) = (DispatchQueue(label: "told"), Counter())
    let observation = store.observe(on: queue) { [weak store] theme in
      store?.refresh()
      if store?.theme == theme { told.add() }
    }
    try folder.replace(with: .two)
    store.refresh()
    queue.sync {}
    #expect(told.count == 1)
    observation.cancel()
  }

  @MainActor @Test func theMainActorIsTold() async throws {
    try folder.replace(with: .one)
    let store = try ThemeStore(contentsOf: folder.file, interval: nil)
    var told: [Theme] = []
    let observation = store.observe { told.append($0) }
    try folder.replace(with: .two)
    store.refresh()
    try await eventually("the news") { !told.isEmpty }
    #expect(told == [.two])
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

  /// Whoever reads while the file is replaced sees themes that were written, whole, and in their order.
  @Test func manySwapsWhileOthersRead() async throws {
    let themes = (0...(Tier.isNightly ? 1_000 : 200)).map {
      Theme.of(ColorValue(red: Double($0) / 1_000, green: 0, blue: 0))
    }
    try folder.replace(with: themes[0])
    let store = try ThemeStore(contentsOf: folder.file, interval: 0.01)
    let (folder, told, ends) = (folder, Events(of: store), Counter())
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
      // A theme that was never written comes before all others.
      let place = places[store.theme.fingerprint] ?? -1
      if place != seen.last { seen.append(place) }
      await Task.yield()
    }
    try await writing.value
    #expect(seen == seen.sorted())
    #expect(store.theme == themes.last)
    #expect(told.failures.isEmpty)
    #expect(told.themes == Array(themes.dropFirst()))
  }

  /// The thread that writes is stopped in the middle again and again; nothing but what is whole becomes the theme.
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
