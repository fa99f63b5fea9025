import Dispatch

/// Independent work on several cores.
enum Concurrently {
  /// The results of `transform` in the order of `elements`.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: elements.count) { results, count in
      // Every turn writes a place of its own.
      nonisolated(unsafe) let places = results
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        (places.baseAddress! + index).initialize(to: transform(elements[index]))
      }
      count = elements.count
    }
  }
}
