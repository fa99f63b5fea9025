import KansoFormatting

/// A number in a unit that is known, but not a unit of lengths in points.
struct OtherUnit {
  /// The number with its unit, as it is written.
  let text: String
  let number: Double
  /// The unit, in lower case.
  let unit: String

  /// The known units. A number with any other unit can be the name of a token.
  static let known: Set<String> = [
    "dp", "sp", "em", "rem", "%", "in", "cm", "mm", "dip", "vw", "vh",
  ]

  /// The help for a unit without a help of its own.
  static let helpOnUnits =
    "The units are `pt` and `px`, and `rem` in version 2; a number without a unit is in points."

  /// The reason that the number cannot be a length.
  /// - Parameter isOfFont: true for a part of a font, or a part of a calculation in one.
  func message(isOfFont: Bool) -> String {
    switch unit {
    case "em" where isOfFont:
      "`\(text)` is a multiple of the font's size, and that can only be a whole line height or letter spacing"
    case "%": "`\(text)` is a percentage, and there is nothing that it could be a part of"
    case "em": "`\(text)` is a multiple of a font's size, and this value belongs to no font"
    case "dp", "sp", "dip": "`\(text)` has a unit of Android"
    default: "`\(text)` is not in points"
    }
  }

  /// The help for a number that has to be a length.
  /// - Parameter isOfFont: true for a part of a font, or a part of a calculation in one.
  func help(isOfFont: Bool) -> String {
    switch unit {
    case "%" where isOfFont, "em" where isOfFont:
      "Write a number of points, or in version 2 a part of another length, as in `{sizes.body} * 0.5`."
    case "%": "Write a number of points, or a part of another length, as in `standard * 0.5`."
    case "em": "Write a number of points, or `rem` in version 2."
    case "dp", "sp", "dip": "Write the number without a unit, in points: `\(replacement ?? "8")`."
    default: Self.helpOnUnits
    }
  }

  /// The number alone, for a unit that means points; nil for any other unit.
  var replacement: String? {
    ["dp", "sp", "dip"].contains(unit) ? number.formatted(as: .shortest) : nil
  }
}
