import Dispatch
import Foundation
import KansoTheme
import Observation
import TestSupport
import Testing

@testable import KansoThemeUI

/// The theme that constants ask, in a place of its own for each test.
struct CurrentThemeTests {
  private let file: ThemeFile
  private let queue = DispatchQueue(label: "test")
  private let current: CurrentTheme

  init() throws {
    file = try ThemeFile()
    current = CurrentTheme(queue: queue)
  }

  /// Returns the length in a context of the system, and of a call.
  private func gap(_ system: Context = [:], when context: Context = [:], in store: ThemeStore? = nil)
    -> CGFloat?
  {
    current.value(at: "padding.gap", when: context, in: store, system: system).flatMap { CGFloat($0) }
  }

  /// Returns true after `body` if it notifies those that have read the length.
  @available(macOS 14, *)
  private func notifies(_ body: () throws -> Void) rethrows -> Bool {
    let notified = DispatchSemaphore(value: 0)
    withObservationTracking {
      _ = gap()
    } onChange: {
      notified.signal()
    }
    try body()
    // The observation of the store is called on the queue.
    queue.sync {}
    return notified.wait(timeout: .now()) == .success
  }

  @Test func withoutAStoreThereIsNoValue() { #expect(gap() == nil) }

  @Test func theSystemAndTheAppHaveAxes() {
    current.store = file.store(.of(gap: 8))
    let dark = Context(isDark: true, hasIncreasedContrast: false)
    #expect(gap(Context(isDark: false, hasIncreasedContrast: false)) == 8)
    #expect(gap(dark) == 9)
    #expect(gap(Context(isDark: true, hasIncreasedContrast: true)) == 10)
    current.context = ["density": "compact"]
    #expect(gap(dark) == 12)
    #expect(gap(dark, when: ["density": "regular"]) == 9)
    current.context = ["appearance": "light"]
    #expect(gap(dark) == 8)
  }

  @Test func anotherThemeChangesTheValue() throws {
    let store = file.store(.of(gap: 8))
    current.store = store
    #expect(gap() == 8)
    try file.replace(with: .of(gap: 20), in: store)
    #expect(gap() == 20)
    current.store = nil
    #expect(gap() == nil)
  }

  @Test func aStoreOfACallTakesPrecedence() {
    current.store = file.store(.of(gap: 8))
    #expect(gap(in: file.store(.of(gap: 30))) == 30)
  }

  @available(macOS 14, *)
  @Test func observersAreNotified() throws {
    #expect(try !notifies {})
    let store = file.store(.of(gap: 8))
    #expect(notifies { current.store = store })
    #expect(try notifies { try file.replace(with: .of(gap: 20), in: store) })
    // The same theme again is no change.
    #expect(try !notifies { try file.replace(with: .of(gap: 20), in: store) })
    #expect(notifies { current.context = ["density": "compact"] })
    #expect(notifies { current.store = nil })
    #expect(try !notifies { try file.replace(with: .of(gap: 30), in: store) })
  }

  @Test func aReplacedStoreIsReleased() {
    weak var released: ThemeStore?
    do {
      let store = file.store(.of(gap: 8))
      released = store
      current.store = store
    }
    #expect(released != nil)
    current.store = file.store(.of(gap: 9))
    #expect(released == nil)
  }
}
