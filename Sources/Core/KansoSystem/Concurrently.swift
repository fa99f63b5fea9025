import Dispatch

/// Functions that run independent work on several cores.
package enum Concurrently {
  /// Returns the results of `transform` in the order of `elements`. The first elements are started first.
  /// Blocks until all are finished.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: elements.count) { results, count in
      // Each iteration writes to its own element, so there is no data race.
      nonisolated(unsafe) let places = results
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        (places.baseAddress! + index).initialize(to: transform(elements[index]))
      }
      count = elements.count
    }
  }

  /// Returns the results of two closures that run concurrently, in the order of the parameters. Blocks until
  /// both are finished.
  package static func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (first: First, second: Second) {
    // Each iteration writes to its own variable, so there is no data race.
    nonisolated(unsafe) var results: (first: First?, second: Second?) = (nil, nil)
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 { results.first = first() } else { results.second = second() }
    }
    return (results.first!, results.second!)
  }
}
