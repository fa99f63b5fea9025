/// Values that were made lately, by what they were made of. What was not asked for while as much as the limit was added is forgotten.
struct RecentValues<Key: Hashable, Value> {
  private let limit: Int
  private var cost = 0
  private var (recent, older): ([Key: Value], [Key: Value]) = ([:], [:])
  private var costs: [Key: Int] = [:]

  /// - Parameter limit: how much all together may cost; twice as much is kept at most, and one value whatever it costs.
  init(limit: Int) { self.limit = limit }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = recent[key] { return value }
      guard let value = older[key] else { return nil }
      insert(value, for: key, cost: costs[key] ?? 0)
      return value
    }
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if recent.updateValue(value, forKey: key) != nil { return }
    costs[key] = cost
    self.cost += cost
    guard self.cost > limit else { return }
    (older, recent, self.cost) = (recent, [:], 0)
    costs = costs.filter { older[$0.key] != nil }
  }
}
