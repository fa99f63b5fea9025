import KansoTheme
import KansoThemeEncoding

/// The names of tokens as members of one type, without the enums of their sections and groups: `headingLarge` for
/// `fonts.heading.large`.
///
/// Of several tokens with the same name, the first one keeps it. The others, and those whose name is reserved, get a
/// number at its end.
struct FlatNames {
  /// The tokens with their names, in the order of the guide.
  let members: [(token: ThemeToken, name: String)]

  /// Finds the names of tokens, none of which is reserved.
  ///
  /// - Parameter tokens: the tokens in the order of the guide.
  init(of tokens: [ThemeToken], reserved: Set<String>, _ naming: SwiftNaming) {
    let plain = tokens.map { naming.flatMember(of: $0.path) }
    var taken = UniqueNames(reserved)
    // All plain names first: no number may take the name of a later token.
    let isFree = plain.map { name in
      defer { taken.insert(name) }
      return !taken.contains(name)
    }
    members = zip(tokens, zip(plain, isFree)).map { token, name in
      (token, name.1 ? name.0 : taken.unique(name.0, separator: ""))
    }
  }
}
