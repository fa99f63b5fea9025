/// The index of each mode in the guide's list, by name.
///
/// Every name in a guide is looked up, but very few names are modes. A bit set of the lengths of modes excludes most
/// names without hashing.
struct ModeIndexes {
  private var indexes: [String: Int] = [:]
  /// A bit for each length of a name that was set.
  private var lengths: UInt64 = 0

  /// The index of a mode; nil for any other name.
  subscript(name: String) -> Int? {
    get { lengths & Self.bit(name) == 0 ? nil : indexes[name] }
    set {
      indexes[name] = newValue
      lengths |= Self.bit(name)
    }
  }

  /// Returns the bit for the length of a name in bytes. All names from 63 bytes share one.
  private static func bit(_ name: String) -> UInt64 { 1 << UInt64(min(name.utf8.count, 63)) }
}
