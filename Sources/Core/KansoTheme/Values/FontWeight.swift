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
