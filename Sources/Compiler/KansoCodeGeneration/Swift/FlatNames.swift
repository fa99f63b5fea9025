import KansoTheme
import KansoThemeEncoding

/// The names of tokens as members of one type, without the enums of their sections and groups: `buttonPrimary` for
/// `colors.button.primary`.
///
/// Of several tokens with the same name, the first one keeps it. Another one, and one whose name is reserved, gets the
/// suffix. If that name is taken, too, the token has none.
struct FlatNames {
  /// The tokens that have a name, in the order of the guide.
  let members: [(token: ThemeToken, name: String)]
  /// The tokens without a name.
  let unnamed: [ThemeToken]

  /// Finds the names of tokens, none of which is reserved.
  ///
  /// - Parameters:
  ///   - tokens: the tokens in the order of the guide.
  ///   - suffix: the end of a name in place of one that is taken.
  init(of tokens: [ThemeToken], reserved: Set<String>, suffix: String) {
    let plain = tokens.map(Self.plainName)
    var taken = reserved
    // All plain names first: no suffix may take the name of a later token.
    var names = plain.map { taken.insert($0).inserted ? $0 : nil }
    for index in names.indices where names[index] == nil {
      let name = plain[index] + suffix
      names[index] = taken.insert(name).inserted ? name : nil
    }
    members = zip(tokens, names).compactMap { token, name in name.map { (token, $0) } }
    unnamed = zip(tokens, names).compactMap { token, name in name == nil ? token : nil }
  }

  /// Returns the name of a token before others are compared.
  static func plainName(of token: ThemeToken) -> String {
    SwiftName.member(Array(token.path.names.dropFirst()))
  }
}
