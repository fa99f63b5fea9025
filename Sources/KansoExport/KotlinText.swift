/// Names as Kotlin can declare them.
enum KotlinText {
  /// Returns the name of the object that holds a mode's values within the object of all tokens.
  ///
  /// A name that would begin with a digit gets an underscore before it. A name that the file needs for something else gets
  /// one after it: within an object `Color`, the word is the object and no longer the type.
  static func objectName(_ identifier: Identifier) -> String {
    let name = identifier.pascal
    let beginsWithDigit = name.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? true
    return (beginsWithDigit ? "_" : "") + name + (takenNames.contains(name) ? "_" : "")
  }

  /// The types that `Tokens.kt` imports, and its object.
  static let takenNames: Set<String> = [
    "Color", "FontStyle", "FontWeight", "PaddingValues", "TextStyle", "Tokens",
  ]
}
