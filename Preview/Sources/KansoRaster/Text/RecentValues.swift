/// A cache with two generations. A value is removed if it is not used while new values with a total cost of the limit
/// are added.
struct RecentValues<Key: Hashable, Value> {
  private let limit: Int
  private var cost = 0
  private var (recent, older): ([Key: Value], [Key: Value]) = ([:], [:])
  private var costs: [Key: Int] = [:]

  /// - Parameter limit: the maximum total cost of a generation. The cache holds up to two generations, and always at
  ///   least one value, whatever its cost.
  init(limit: Int) { self.limit = limit }

  /// The value of a key; nil if it was removed or never added. A use keeps the value: it is moved to the
  /// newer generation.
  subscript(key: Key) -> Value? {
    mutating get {
      if let value = recent[key] { return value }
      guard let value = older[key] else { return nil }
      insert(value, for: key, cost: costs[key] ?? 0)
      return value
    }
  }

  /// Adds or replaces a value. If the newer generation exceeds the limit, it becomes the older one, and the
  /// older one is removed. A replaced value of the newer generation keeps its cost.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if recent.updateValue(value, forKey: key) != nil { return }
    costs[key] = cost
    self.cost += cost
    guard self.cost > limit else { return }
    (older, recent, self.cost) = (recent, [:], 0)
    costs = costs.filter { older[$0.key] != nil }
  }
}
