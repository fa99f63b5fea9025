import Dispatch

/// Independent work on several cores.
package enum Concurrently {
  /// The results of `transform` in the order of `elements`. The first elements are begun first.
  package static func map<Element: Sendable, Result: Sendable>(
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

  /// The results of two pieces of work.
  package static func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    // Either turn writes a variable of its own.
    nonisolated(unsafe) var results: (first: First?, second: Second?) = (nil, nil)
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 { results.first = first() } else { results.second = second() }
    }
    return (results.first!, results.second!)
  }
}
