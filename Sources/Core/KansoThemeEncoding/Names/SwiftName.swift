/// The Swift identifiers of tokens and groups.
///
/// A name is split at the characters that a Swift identifier cannot contain. The parts are joined in camel case:
/// `light-gray` becomes `lightGray`. Invisible characters are removed. An identifier that would begin with a digit gets
/// a prefix, by default `n`: `50` becomes `n50`. One that would begin with another character that it cannot begin with
/// gets an underscore. A name without usable characters is replaced by its code points, so that every legal name has an
/// identifier.
public enum SwiftName {
  /// The default text before an identifier of a token that would begin with a digit.
  public static let digitPrefix = "n"

  /// Returns the identifier of a token, in lower camel case and without backticks.
  ///
  /// - Parameter digitPrefix: the text before an identifier that would begin with a digit: the start of an identifier
  ///   in lower camel case, or an underscore.
  public static func member(_ name: String, digitPrefix: String = digitPrefix) -> String {
    if isPlainMember(name[...]) { return name }
    let words = words(of: name)
    guard let first = words.first else { return codePointIdentifier(of: name) }
    return withValidStart(
      words.dropFirst().reduce(lowercasingStart(of: first)) { $0 + capitalizingStart(of: $1) },
      digitPrefix: digitPrefix)
  }

  /// Returns the identifier of a token that is not in the enums of its groups, in lower camel case and without
  /// backticks: `buttonPrimary` for the names `button` and `primary`, `blue50` for `blue` and `50`. An underscore
  /// separates digits of two names.
  ///
  /// - Parameter digitPrefix: the text before an identifier that would begin with a digit, as for one name.
  package static func member(_ names: [String], digitPrefix: String = digitPrefix) -> String {
    let words = names.flatMap { name in
      let words = Self.words(of: name)
      return words.isEmpty ? [codePointIdentifier(of: name)] : words
    }
    guard let first = words.first else { return "_" }
    return withValidStart(
      words.dropFirst().reduce(lowercasingStart(of: first)) { text, word in
        let hasDigits = text.last?.isNumber == true && word.first?.isNumber == true
        return text + (hasDigits ? "_" : "") + capitalizingStart(of: word)
      }, digitPrefix: digitPrefix)
  }

  /// Returns the identifier of a group, in upper camel case and without backticks. `Type` and `Protocol` get an
  /// underscore after them, since `Colors.Type` is the metatype even in backticks.
  ///
  /// - Parameter digitPrefix: the text before an identifier of a token that would begin with a digit. Here, it begins
  ///   with a capital letter.
  public static func type(_ name: String, digitPrefix: String = digitPrefix) -> String {
    if isPlainMember(name[...]), name != "type", name != "protocol" {
      return String(Unicode.Scalar(name.utf8.first! - 0x20)) + name.dropFirst()
    }
    let words = words(of: name)
    guard !words.isEmpty else { return capitalizingStart(of: codePointIdentifier(of: name)) }
    let identifier = withValidStart(
      words.reduce("") { $0 + capitalizingStart(of: $1) }, digitPrefix: capitalizingStart(of: digitPrefix))
    return ["Type", "Protocol"].contains(identifier) ? identifier + "_" : identifier
  }

  /// Returns the identifier as it is written in source code: a reserved keyword is in backticks.
  public static func escaped(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// Returns true for a name that is already an identifier in lower camel case: ASCII letters and digits,
  /// with a lower-case letter first. Keywords are included. This is the usual case, and the check avoids
  /// splitting the name.
  package static func isPlainMember(_ name: Substring) -> Bool {
    var isFirst = true
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): isFirst = false
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isFirst { return false }
      default: return false
      }
    }
    return !isFirst
  }

  /// Returns the parts of a name between the characters that an identifier cannot contain, without invisible
  /// characters. Empty if the name has nothing but underscores and such characters.
  private static func words(of name: String) -> [String] {
    let words = visibleScalars(of: name).split { !$0.isIdentifierContinuation }.map { String($0) }
    // An identifier of underscores only would be a wildcard pattern in Swift.
    return words.allSatisfy { $0.allSatisfy { $0 == "_" } } ? [] : words
  }

  /// Returns the word with its leading capitals in lower case, except for the one that begins the next word:
  /// `URLSession` becomes `urlSession`.
  private static func lowercasingStart(of word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return word }
    let isAcronymBeforeWord = capitals.count > 1 && word.dropFirst(capitals.count).first?.isLowercase == true
    let end = isAcronymBeforeWord ? capitals.dropLast() : capitals
    return end.lowercased() + word[end.endIndex...]
  }

  /// Returns the word with its first character in upper case.
  private static func capitalizingStart(of word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns the identifier, with the prefix before a digit, and with an underscore before another character that an
  /// identifier cannot begin with.
  private static func withValidStart(_ identifier: String, digitPrefix: String) -> String {
    guard let first = identifier.unicodeScalars.first, !first.isIdentifierStart else { return identifier }
    return (("0"..."9").contains(first) ? digitPrefix : "_") + identifier
  }

  /// Returns `u` and the visible characters as hexadecimal code points with underscores between them, such as
  /// `u2B_2D`; all characters if none is visible.
  private static func codePointIdentifier(of name: String) -> String {
    let seen = visibleScalars(of: name)
    let scalars = seen.isEmpty ? name.unicodeScalars : seen
    return "u" + scalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: "_")
  }

  /// Returns the characters of a name without the invisible ones.
  private static func visibleScalars(of name: String) -> String.UnicodeScalarView {
    String.UnicodeScalarView(name.unicodeScalars.lazy.filter { !$0.isInvisible })
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
