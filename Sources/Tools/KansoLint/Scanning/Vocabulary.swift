/// The names and words of which every source with style contains at least one, by their hashes.
struct Vocabulary: Sendable {
  /// The meanings of a name.
  struct Meaning: OptionSet, Sendable {
    let rawValue: UInt8

    /// A possible sink.
    static let sink = Meaning(rawValue: 1)
    /// A word or a label of a color.
    static let color = Meaning(rawValue: 2)
    /// A label before a string that may be a color or the name of a font.
    static let textLabel = Meaning(rawValue: 4)
    /// The name `init`.
    static let initializer = Meaning(rawValue: 8)
    /// A label that determines the type of `.init(…)`.
    static let labelOfInit = Meaning(rawValue: 16)
    /// An attribute that layout libraries compare.
    static let attribute = Meaning(rawValue: 32)
    /// A member that is a coordinate, `x` or `y`.
    static let coordinate = Meaning(rawValue: 64)
  }

  /// The meanings by the hash of the name in lower case.
  private var meanings: [UInt64: Meaning] = [:]
  /// A bit for each known hash, which answers most lookups.
  private var filter = [UInt64](repeating: 0, count: 1 << 10)

  /// Creates an empty vocabulary.
  init() {}

  /// Adds a meaning to a name, regardless of case.
  mutating func add(_ name: String, _ meaning: Meaning) {
    var hash = NameHash()
    for byte in name.lowercased().utf8 { hash.add(byte) }
    meanings[hash.value, default: []].formUnion(meaning)
    filter[Int(hash.value >> 6 & 1023)] |= 1 << (hash.value & 63)
  }

  /// Returns the meanings of a name or a word; none if it is unknown.
  ///
  /// - Parameter hash: the hash of the name in lower case.
  func meaning(of hash: NameHash) -> Meaning {
    guard filter[Int(hash.value >> 6 & 1023)] & 1 << (hash.value & 63) != 0 else { return [] }
    return meanings[hash.value] ?? []
  }
}

/// The FNV-1a hash of the bytes of a name.
struct NameHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
