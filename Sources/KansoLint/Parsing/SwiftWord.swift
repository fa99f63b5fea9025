/// The role of a word of the language in how deep a source is.
struct SwiftWord: OptionSet {
  let rawValue: UInt8

  /// A name, or a word that nothing depends on.
  static let name: SwiftWord = []
  /// Something has to follow, in the next line if not in this one.
  static let prefix = SwiftWord(rawValue: 1)
  /// It goes on with what came before, though it be in the line before.
  static let continuing = SwiftWord(rawValue: 2)
  /// The expression that it begins goes on over commas and operators, as a condition does.
  static let statement = SwiftWord(rawValue: 4)
  /// It stands before a declaration, and may be the name of one as well.
  static let modifier = SwiftWord(rawValue: 8)
  /// It ends the condition before it.
  static let alternative = SwiftWord(rawValue: 16)
  /// A name follows: `case open`.
  static let naming = SwiftWord(rawValue: 32)
  /// Its argument may follow in brackets: `private(set)`.
  static let argument = SwiftWord(rawValue: 64)
  /// It goes on with a type, or begins a constant: `async let`.
  static let effect = SwiftWord(rawValue: 128)

  static let known: [UInt64: SwiftWord] = {
    var known: [UInt64: SwiftWord] = [:]
    for (role, words) in words {
      for word in words.split(separator: " ") {
        var hash = NameHash()
        for byte in word.utf8 { hash.add(byte) }
        known[hash.value, default: []].formUnion(role)
      }
    }
    return known
  }()

  /// No word of the language is longer.
  static let maxLength = 16

  private static let words: [(SwiftWord, String)] = [
    ([.prefix, .statement], "if else switch do while for guard repeat catch"),
    (.alternative, "else catch"),
    ([.prefix, .naming], "let var case func"),
    (.argument, "public private fileprivate internal package weak unowned nonisolated"),
    (
      [.prefix, .modifier],
      """
      public private fileprivate internal package open static class final override mutating nonmutating lazy weak unowned \
      dynamic optional required convenience indirect distributed prefix infix postfix nonisolated isolated actor
      """
    ),
    (
      .prefix,
      """
      try await consume copy borrow each unsafe some any inout is as in where borrowing consuming sending __shared __owned \
      _const _move _borrow nonsending throw yield then discard init import extension struct enum protocol macro typealias \
      associatedtype
      """
    ),
    // A line may end with these, as in a protocol.
    (.continuing, "async throws rethrows reasync"),
    (.effect, "async"),
    (.continuing, "else as is in where catch of"),
  ]
}
