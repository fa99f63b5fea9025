/// The combinations of size classes in which something is installed or has a value.
struct SizeClassMask: OptionSet, Hashable {
  let rawValue: UInt8

  /// The combinations, in the order of their bits.
  static let combinations = [(false, false), (true, false), (false, true), (true, true)].map {
    (isWidthRegular: $0.0, isHeightRegular: $0.1)
  }
  static let all = SizeClassMask(rawValue: 0b1111)
  private static let regularWidth = SizeClassMask(rawValue: 0b1010)
  private static let regularHeight = SizeClassMask(rawValue: 0b1100)

  /// The combinations for which a condition is true.
  init(where condition: (Int) -> Bool) {
    self.init(rawValue: (0..<4).reduce(0) { condition($1) ? $0 | 1 << UInt8($1) : $0 })
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The condition in Swift, within a view.
  var condition: String {
    let (width, height) = ("traitCollection.horizontalSizeClass", "traitCollection.verticalSizeClass")
    switch self {
    case Self.regularWidth: return "\(width) == .regular"
    case Self.all.subtracting(Self.regularWidth): return "\(width) != .regular"
    case Self.regularHeight: return "\(height) == .regular"
    case Self.all.subtracting(Self.regularHeight): return "\(height) != .regular"
    default:
      let parts = (0..<4).filter { contains(SizeClassMask(rawValue: 1 << UInt8($0))) }.map {
        index -> String in
        let combination = Self.combinations[index]
        return "\(width) \(combination.isWidthRegular ? "==" : "!=") .regular"
          + " && \(height) \(combination.isHeightRegular ? "==" : "!=") .regular"
      }
      return parts.count == 1 ? parts[0] : parts.map { "(\($0))" }.joined(separator: " || ")
    }
  }

  /// The name of the combinations, as the beginning of a property: `regularWidth`.
  var name: String {
    switch self {
    case Self.regularWidth: return "regularWidth"
    case Self.all.subtracting(Self.regularWidth): return "compactWidth"
    case Self.regularHeight: return "regularHeight"
    case Self.all.subtracting(Self.regularHeight): return "compactHeight"
    default: return "sizeClass\(rawValue)"
    }
  }
}
