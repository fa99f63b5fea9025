/// Where the mode of each name stands in the guide's list.
///
/// Every name of a guide is asked for, and nearly none is a mode: the length of a name decides about most of them
/// without hashing.
struct ModeIndexes {
  private var indexes: [String: Int] = [:]
  private var lengths: UInt64 = 0

  subscript(name: String) -> Int? {
    get { lengths & Self.bit(name) == 0 ? nil : indexes[name] }
    set {
      indexes[name] = newValue
      lengths |= Self.bit(name)
    }
  }

  private static func bit(_ name: String) -> UInt64 { 1 << UInt64(min(name.utf8.count, 63)) }
}
