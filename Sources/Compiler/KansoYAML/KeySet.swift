import KansoDiagnostics

/// The keys of one mapping. Most mappings are small, and comparing a few keys is faster than hashing.
struct KeySet {
  /// The place of a key.
  struct Place {
    let range: TextRange
    /// The index of the key's entry.
    let entry: Int
  }

  /// The first nine keys, in a list.
  private var few: [(key: String, place: Place)] = []
  /// All keys; empty as long as there are at most eight.
  private var many: [String: Place] = [:]

  /// Adds a key and returns nil. If the set already contains the key, returns the place of the first one and
  /// changes nothing.
  mutating func insert(_ key: Located<String>, entry: Int) -> Place? {
    let place = Place(range: key.range, entry: entry)
    if many.isEmpty {
      if let same = few.first(where: { $0.key == key.value }) { return same.place }
      few.append((key.value, place))
      guard few.count > 8 else { return nil }
      for (key, place) in few { many[key] = place }
      return nil
    }
    if let same = many[key.value] { return same }
    many[key.value] = place
    return nil
  }
}
