/// A map from the hashes of names to sets of options. It has so many slots that most lookups read one of them.
struct NameTable<Options: OptionSet & Sendable>: Sendable {
  private struct Slot: Sendable {
    var hash: UInt64 = 0
    /// Empty for a free slot.
    var options: Options = []
  }

  /// A power of two, at least four times the number of names.
  private var slots = [Slot](repeating: Slot(), count: 16)
  private var count = 0

  /// Adds options to a name.
  ///
  /// - Parameter options: at least one.
  mutating func add(_ options: Options, to hash: NameHash) {
    if count * 4 >= slots.count { grow() }
    let index = index(of: hash.value)
    if slots[index].options.isEmpty { count += 1 }
    slots[index].hash = hash.value
    slots[index].options.formUnion(options)
  }

  /// Returns the options of a name; none if it is unknown.
  func options(of hash: NameHash) -> Options { slots[index(of: hash.value)].options }

  /// Returns the slot of a hash: its own, or the free one where it would be.
  private func index(of hash: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while slots[index].hash != hash, !slots[index].options.isEmpty { index = (index + 1) & mask }
    return index
  }

  /// Doubles the number of slots.
  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for slot in old where !slot.options.isEmpty { slots[index(of: slot.hash)] = slot }
  }
}

/// The FNV-1a hash of the bytes of a name.
struct NameHash: Equatable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}

  /// Creates the hash of a name, as it is.
  init(_ name: some Sequence<UInt8>) {
    for byte in name { add(byte) }
  }

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}
