import KansoTheme

/// Names and literals of Kotlin.
enum KotlinText {
  /// Returns the name of a property for the words of a name: in backticks for a hard keyword, with an underscore before a
  /// digit, and after the names that properties cannot have on the JVM (`getClass`) or in accessors (`field`).
  static func property(_ words: [String]) -> String {
    let name = Identifier(words: words).camel
    if beginsWithDigit(name) { return "_" + name }
    if name == "class" || name == "field" { return name + "_" }
    return hardKeywords.contains(name) ? "`\(name)`" : name
  }

  /// Returns the name of a type or an object for words in Pascal case.
  static func type(_ words: [String]) -> String {
    let name = Identifier(words: words).pascal
    return (beginsWithDigit(name) ? "_" : "") + name
  }

  private static func beginsWithDigit(_ name: String) -> Bool { name.first?.isNumber ?? true }

  /// Returns a text in double quotes.
  static func quoted(_ text: String) -> String { "\"\(EscapedText.QuotedString().escapeText(text))\"" }

  /// The keywords that cannot be names, in lower case.
  /// <https://kotlinlang.org/docs/keyword-reference.html#hard-keywords>
  private static let hardKeywords: Set<String> = [
    "as", "break", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
    "object",
    "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when",
    "while",
  ]

  /// The names of types and functions that the generated file uses without declaring them.
  static let usedNames: Set<String> = [
    "Any", "Array", "Boolean", "BorderStroke", "Color", "Composable", "CompositionLocalProvider",
    "CubicBezierEasing",
    "Deprecated", "Float", "Font", "FontFamily", "FontStyle", "FontWeight", "Dp", "Immutable", "Int",
    "MaterialTheme",
    "PaddingValues", "Pair", "R", "ReadOnlyComposable", "ReplaceWith", "String", "Suppress", "T", "TextStyle",
    "TextUnit",
    "TweenSpec", "Typography", "Unit",
  ]
}
