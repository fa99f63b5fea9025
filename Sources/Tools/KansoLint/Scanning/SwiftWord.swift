/// The roles of a Swift keyword that matter for the depth of a source.
struct SwiftWord: OptionSet {
  let rawValue: UInt16

  /// No role: a name, or another keyword.
  static let name: SwiftWord = []
  /// Something must follow, in this line or the next.
  static let prefix = SwiftWord(rawValue: 1)
  /// It continues what precedes it, also in the previous line.
  static let continuing = SwiftWord(rawValue: 2)
  /// It begins an expression that commas and operators do not end, such as a condition.
  static let statement = SwiftWord(rawValue: 4)
  /// It precedes a declaration, and may also be the name of one.
  static let modifier = SwiftWord(rawValue: 8)
  /// It ends the condition before it, as `else` does.
  static let alternative = SwiftWord(rawValue: 16)
  /// A name follows: `case open`.
  static let naming = SwiftWord(rawValue: 32)
  /// Its argument may follow in brackets: `private(set)`.
  static let argument = SwiftWord(rawValue: 64)
  /// It may precede an arrow, or begin a constant: `async let`.
  static let effect = SwiftWord(rawValue: 128)

  /// It declares a type whose members may be declarations of any kind, or extends one.
  static let type = SwiftWord(rawValue: 256)
  /// It begins a declaration that is none of a type.
  static let member = SwiftWord(rawValue: 512)

  /// True if a declaration may begin with it.
  var beginsDeclaration: Bool { !isDisjoint(with: [.type, .member, .modifier]) }

  /// The roles of the keywords.
  static let known: NameTable<SwiftWord> = {
    var known = NameTable<SwiftWord>()
    for (role, keywords) in words {
      for word in keywords.split(separator: " ") { known.add(role, to: NameHash(word.utf8)) }
    }
    return known
  }()

  /// The maximum length of a keyword in bytes.
  static let maxLength = 16

  /// The keywords with each role, separated by spaces. A keyword may be in several lists.
  private static let words: [(role: SwiftWord, keywords: String)] = [
    ([.prefix, .statement], "if else switch do while for guard repeat catch"),
    (.alternative, "else catch"),
    ([.prefix, .naming], "let var case func"),
    (.argument, "public private fileprivate internal package weak unowned nonisolated"),
    (
      [.prefix, .modifier],
      """
      public private fileprivate internal package open static class final override mutating nonmutating \
      lazy weak unowned dynamic optional required convenience indirect distributed prefix infix postfix \
      nonisolated isolated actor
      """
    ),
    (
      .prefix,
      """
      try await consume copy borrow each unsafe some any inout is as in where borrowing consuming sending \
      __shared __owned _const _move _borrow nonsending throw yield then discard init import extension \
      struct enum protocol macro typealias associatedtype
      """
    ),
    // A line may end with these, as in a protocol.
    (.continuing, "async throws rethrows reasync"),
    (.effect, "async"),
    (.type, "class struct enum extension"),
    (
      .member,
      """
      let var func init deinit subscript macro case typealias associatedtype operator precedencegroup \
      import protocol actor
      """
    ),
    (.continuing, "else as is in where catch of"),
  ]
}
