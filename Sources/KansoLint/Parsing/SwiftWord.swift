/// The role of a word of the language in how deep a source is.
struct SwiftWord: OptionSet {
  let rawValue: UInt8

  /// A name, or a word that nothing depends on.
  static let name: SwiftWord = []
  /// Something has to follow, in the next line if not in this one.
  static let prefix = SwiftWord(rawValue: 1)
  /// It goes on with what came before, though it be in the line before.
  static let continuing = SwiftWord(rawValue: 2)
  /// What it begins goes on over commas and operators, as a condition does.
  static let statement = SwiftWord(rawValue: 4)
  /// A modifier that may have an argument: `private(set)`.
  static let modifier = SwiftWord(rawValue: 8)
  /// A modifier with its argument.
  static let ofModifier: SwiftWord = [.prefix, .modifier]
  /// It ends the condition before it.
  static let alternative = SwiftWord(rawValue: 16)

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
    (
      .prefix,
      """
      try await consume copy borrow each unsafe some any inout let var case is as in where async throws rethrows reasync \
      borrowing consuming sending isolated __shared __owned _const _move _borrow nonsending open static class final \
      override mutating nonmutating lazy dynamic optional required convenience indirect distributed prefix infix postfix \
      throw yield then discard func init import extension struct enum protocol actor macro typealias associatedtype
      """
    ),
    ([.prefix, .modifier], "public private fileprivate internal package weak unowned nonisolated"),
    (.continuing, "else as is in where async throws rethrows reasync catch of"),
  ]
}
