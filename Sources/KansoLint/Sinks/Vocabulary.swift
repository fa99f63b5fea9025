/// The names and words without which a source holds no style, taken from the sinks and from what names say.
struct Vocabulary: Sendable {
  /// What a name can mean.
  struct Meaning: OptionSet, Sendable {
    let rawValue: UInt8

    /// Style may be consumed there.
    static let sink = Meaning(rawValue: 1)
    static let color = Meaning(rawValue: 2)
    /// A text after it may be a color or the name of a font.
    static let textLabel = Meaning(rawValue: 4)
    static let initializer = Meaning(rawValue: 8)
    /// A label that says what `.init(…)` makes.
    static let labelOfInit = Meaning(rawValue: 16)
    /// What layout libraries compare.
    static let attribute = Meaning(rawValue: 32)
    static let coordinate = Meaning(rawValue: 64)
  }

  private var meanings: [UInt64: Meaning] = [:]
  /// A bit for each hash that there is, to answer most questions with no.
  private var filter = [UInt64](repeating: 0, count: 1 << 10)

  /// - Parameter kinds: what is looked for.
  init(_ sinks: Sinks, kinds: Set<StyleKind>) {
    let known = Set(StyleWords.sinkWords + LiteralFlow.sinkNames).union(Operands.coordinates)
    for name in known.union(sinks.names(of: kinds, beside: known)) { add(name, .sink) }
    for word in LiteralColor.words { add(word, [.sink, .color, .textLabel]) }
    for label in LiteralColor.labels {
      add(label, label.count == 1 ? [.labelOfInit, .color] : [.sink, .color])
    }
    for label in LiteralFont.textLabels { add(label, .textLabel) }
    for name in StyleWords.components { add(name, .labelOfInit) }
    for name in Operands.attributes { add(name, .attribute) }
    for name in ["x", "y"] { add(name, .coordinate) }
    add("init", .initializer)
  }

  private mutating func add(_ name: String, _ meaning: Meaning) {
    var hash = NameHash()
    for byte in name.lowercased().utf8 { hash.add(byte) }
    meanings[hash.value, default: []].formUnion(meaning)
    filter[Int(hash.value >> 6 & 1023)] |= 1 << (hash.value & 63)
  }

  /// What a name or a word means, in any case of its letters.
  func meaning(of hash: NameHash) -> Meaning {
    guard filter[Int(hash.value >> 6 & 1023)] & 1 << (hash.value & 63) != 0 else { return [] }
    return meanings[hash.value] ?? []
  }
}

/// FNV-1a of the bytes of a name.
struct NameHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
