import KansoDiagnostics

/// What a source may say about some names. Whatever looks as if it declared one of them makes the source be parsed as a whole;
/// most do not, and parsing costs more than all the rest.
final class Surroundings {
  private let file: SourceFile
  /// Names as they stand in the source, each with what follows it at once and what comes before.
  private let mentions: TypeMentions
  /// What is known of names already.
  private var integers: [String: Bool] = [:]
  private lazy var declared = DeclaredNames(file)

  /// - Parameter names: all those that will be asked for.
  init(_ file: SourceFile, names: Set<String>) {
    self.file = file
    mentions = TypeMentions(of: names, in: file.bytes)
  }

  /// Whether a type, or a function of C, is declared here.
  func declares(type name: String, calledBy sign: Character) -> Bool {
    mentions.contains(name) { $0.after.first != sign } && declared.names.contains(name)
  }

  /// Whether a name is that of a whole number, or of a function that takes one.
  func isInteger(_ name: String) -> Bool {
    if let known = integers[name] { return known }
    let isInteger = mentions.contains(name) { $0.isDeclaration } && declared.isInteger(name)
    integers[name] = isInteger
    return isInteger
  }

  /// Whether a name may be that of a view in a visual format.
  func isView(_ name: String, unlessIt value: String) -> Bool {
    mentions.contains(name) { $0.before.last != "." }
      && (declared.names.contains(name) || declared.isKey(name, ofOtherThan: value))
  }
}

extension TypeMentions.Context {
  /// Whether the name could be declared there: it has a type, or a value from the start, or is a function's.
  fileprivate var isDeclaration: Bool {
    let words = before.split { $0 == " " || $0 == "\n" || $0 == "\t" }
    if ["func", "var", "let"].contains(words.last ?? "") { return true }
    // `_ name: Int`, `name other: Int`
    let rest = after.drop { $0 == " " }
    let type = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" }.drop { $0 == " " }
    return [rest, type].contains { text in
      text.first == ":" && ["Int", "UInt"].contains { text.dropFirst().drop { $0 == " " }.hasPrefix($0) }
    }
  }
}
