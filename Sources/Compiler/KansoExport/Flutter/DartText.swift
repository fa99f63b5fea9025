import KansoTheme

/// Names and literals of Dart.
enum DartText {
  /// Returns the name of a member for the words of a name: with a dollar sign before a digit, and an underscore after
  /// names that members cannot have. An underscore in front would make it private.
  static func member(_ words: [String]) -> String {
    let name = Identifier(words: words).camel
    if name.first?.isNumber != false { return "$" + name }
    return reservedNames.contains(name) ? name + "_" : name
  }

  /// Returns the name of a type for words in Pascal case. The first word begins with a letter.
  static func type(_ words: [String]) -> String { Identifier(words: words).pascal }

  /// Returns a text in single quotes.
  static func quoted(_ text: String) -> String { "'\(EscapedText.QuotedString().escapeText(text))'" }

  /// The keywords, the members of `ThemeExtension`, the parameters of its methods, and the types and functions in lower
  /// case that the file uses.
  /// <https://dart.dev/language/keywords>
  private static let reservedNames: Set<String> = [
    "abstract", "as", "assert", "async", "await", "base", "break", "case", "catch", "class", "const",
    "continue",
    "covariant", "default", "deferred", "do", "dynamic", "else", "enum", "export", "extends", "extension",
    "external",
    "factory", "false", "final", "finally", "for", "get", "hide", "if", "implements", "import", "in",
    "interface", "is",
    "late", "library", "mixin", "new", "null", "of", "on", "operator", "part", "required", "rethrow",
    "return", "sealed",
    "set", "show", "static", "super", "switch", "sync", "this", "throw", "true", "try", "type", "typedef",
    "var", "void",
    "when", "while", "with", "yield", "copyWith", "lerp", "hashCode", "runtimeType", "noSuchMethod",
    "toString", "other",
    "t", "double", "int", "bool", "num", "lerpDouble",
  ]

  /// The names of types and functions that the generated file uses without declaring them.
  static let usedNames: Set<String> = [
    "BorderSide", "BoxShadow", "Brightness", "BuildContext", "Color", "Cubic", "Deprecated", "Duration",
    "EdgeInsetsDirectional", "FontStyle", "FontWeight", "LinearGradient", "List", "Offset", "String",
    "TextStyle", "Theme",
    "ThemeData", "ThemeExtension", "TokenTransition", "immutable", "override", "bool", "double", "lerpDouble",
  ]
}
