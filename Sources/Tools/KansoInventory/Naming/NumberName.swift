import KansoFormatting

/// Numbers in names.
enum NumberName {
  /// Returns a number for a name, with a word in place of the decimal point: `8`, `0Point5`.
  static func text(of number: Double) -> String {
    number.formatted(as: .decimal(maxFractionDigits: 3)).replacing(".", with: "Point")
  }
}
