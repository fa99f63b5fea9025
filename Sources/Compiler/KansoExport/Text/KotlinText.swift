/// Valid names for Kotlin declarations.
enum KotlinText {
  /// Returns the name of the object for a mode's values, within the object of all tokens.
  ///
  /// A name that would begin with a digit gets an underscore as a prefix. A name that the file uses otherwise gets an
  /// underscore as a suffix: within an object `Color`, for example, the type `Color` would be shadowed.
  static func objectName(_ identifier: Identifier) -> String {
    let name = identifier.pascal
    let beginsWithDigit = name.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? true
    return (beginsWithDigit ? "_" : "") + name + (takenNames.contains(name) ? "_" : "")
  }

  /// The types that `Tokens.kt` imports, and the name of its object.
  static let takenNames: Set<String> = [
    "BorderStroke", "Color", "CubicBezierEasing", "FontStyle", "FontWeight", "PaddingValues", "TextStyle",
    "Tokens",
  ]
}
