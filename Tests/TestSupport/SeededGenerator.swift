import Foundation

/// SplitMix64: the same seed gives the same numbers on every machine.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// A generator that gives the same numbers for the same seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator {
  /// Returns the generator of a test: the same numbers in every run, unless `KANSO_SEED` sets another seed.
  ///
  /// The seed is printed, so that a failure with another seed can be repeated.
  public static func announced(for test: String) -> SeededGenerator {
    guard let seed = ProcessInfo.processInfo.environment["KANSO_SEED"].flatMap(UInt64.init) else {
      return SeededGenerator(seed: 0)
    }
    print("\(test): seed \(seed) (repeat with KANSO_SEED=\(seed))")
    return SeededGenerator(seed: seed)
  }
}
