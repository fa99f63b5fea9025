/// The names of font weights: those of the standard (OpenType's `usWeightClass`) and those of Apple's `UIFont.Weight`.
/// They differ at `ultraLight` and `heavy`.
public enum FontWeight {
  /// The range of numeric weights.
  public static let range: ClosedRange<Double> = 1...1000

  /// All accepted names with their weights, lightest first.
  public static let names: [(name: String, weight: Double)] = [
    ("thin", 100), ("hairline", 100),
    ("extra-light", 200), ("ultra-light", 200), ("extraLight", 200), ("ultraLight", 200),
    ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400),
    ("medium", 500),
    ("semi-bold", 600), ("demi-bold", 600), ("semibold", 600), ("semiBold", 600), ("demiBold", 600),
    ("bold", 700),
    ("extra-bold", 800), ("ultra-bold", 800), ("extraBold", 800), ("ultraBold", 800),
    ("heavy", 800),
    ("black", 900),
    ("extra-black", 950), ("ultra-black", 950), ("extraBlack", 950), ("ultraBlack", 950),
  ]

  /// The weights by name.
  private static let weights = Dictionary(
    names.map { ($0.name, $0.weight) }, uniquingKeysWith: { first, _ in first })

  /// Returns the weight with a name; nil for an unknown name. Case matters.
  public static func weight(named name: String) -> Double? { weights[name] }
}

extension FontWeight {
  /// The weights of the constants of `UIFont.Weight`, `NSFont.Weight` and SwiftUI's `Font.Weight`, with their names and
  /// raw values, lightest first.
  package static let systemWeights: [(weight: Double, name: String, rawValue: Double)] = [
    (100, "ultraLight", -0.8), (200, "thin", -0.6), (300, "light", -0.4), (400, "regular", 0),
    (500, "medium", 0.23), (600, "semibold", 0.3), (700, "bold", 0.4), (800, "heavy", 0.56),
    (900, "black", 0.62),
  ]

  /// Returns the raw value of a weight for Apple's frameworks, interpolated between the named weights and rounded to
  /// three decimals. A weight below 100 or above 900 gets the raw value of the nearest named one.
  package static func systemRawValue(of weight: Double) -> Double {
    guard let upper = systemWeights.firstIndex(where: { $0.weight >= weight }) else {
      return systemWeights[systemWeights.count - 1].rawValue
    }
    guard upper > 0 else { return systemWeights[0].rawValue }
    let (low, high) = (systemWeights[upper - 1], systemWeights[upper])
    let share = (weight - low.weight) / (high.weight - low.weight)
    return ((low.rawValue + share * (high.rawValue - low.rawValue)) * 1000).rounded() / 1000
  }

  /// Returns the name of the nearest named weight; of two equally near ones, the bolder one.
  package static func nearestSystemName(of weight: Double) -> String {
    var nearest = systemWeights[0]
    for candidate in systemWeights where abs(candidate.weight - weight) <= abs(nearest.weight - weight) {
      nearest = candidate
    }
    return nearest.name
  }
}
