import Foundation

/// A store of values by their keys: like Foundation's, but for values, too, which colors, fonts and images are here.
public final class NSCache<Key: Hashable, Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  /// The keys from the oldest to the newest.
  private var order: [Key] = []
  /// The maximum number of values; 0 for no limit. The oldest ones are removed first.
  public var countLimit = 0 { didSet { lock.withLock { removeOldest() } } }
  /// The maximum cost of all values, which has no effect.
  public var totalCostLimit = 0
  /// The name of the store.
  public var name = ""

  /// Creates an empty store.
  public init() {}

  /// Returns the value of a key; nil if there is none.
  public func object(forKey key: Key) -> Value? { lock.withLock { values[key] } }

  /// Sets the value of a key.
  public func setObject(_ value: Value, forKey key: Key) {
    lock.withLock {
      if values.updateValue(value, forKey: key) == nil { order.append(key) }
      removeOldest()
    }
  }

  /// Sets the value of a key. The cost has no effect.
  public func setObject(_ value: Value, forKey key: Key, cost: Int) { setObject(value, forKey: key) }

  /// Removes the value of a key.
  public func removeObject(forKey key: Key) {
    lock.withLock {
      values[key] = nil
      order.removeAll { $0 == key }
    }
  }

  /// Removes all values.
  public func removeAllObjects() { lock.withLock { (values, order) = ([:], []) } }

  /// Removes the oldest values beyond the limit. The caller holds the lock.
  private func removeOldest() {
    guard countLimit > 0 else { return }
    while order.count > countLimit { values[order.removeFirst()] = nil }
  }
}
