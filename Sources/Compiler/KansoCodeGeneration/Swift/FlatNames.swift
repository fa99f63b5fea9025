import KansoTheme
import KansoThemeEncoding

/// The names of tokens as members of one type, without the enums of their sections and groups: `headingLarge` for
/// `fonts.heading.large`.
///
/// Of several tokens with the same name, the first one keeps it. The others, and those whose name is reserved, get the
/// suffix, and a number at the end if that name is taken, too.
struct FlatNames {
  /// The tokens with their names, in the order of the guide.
  let members: [(token: ThemeToken, name: String)]

  /// Finds the names of tokens, none of which is reserved.
  ///
  /// - Parameters:
  ///   - tokens: the tokens in the order of the guide.
  ///   - suffix: the end of a name in place of one that is taken.
  init(of tokens: [ThemeToken], reserved: Set<String>, suffix: String = "", _ naming: SwiftNaming) {
    let plain = tokens.map { naming.flatMember(of: $0.path) }
    var taken = UniqueNames(reserved)
    // All plain names first: no suffix or number may take the name of a later token.
    let isFree = plain.map { name in
      defer { taken.insert(name) }
      return !taken.contains(name)
    }
    members = zip(tokens, zip(plain, isFree)).map { token, name in
      (token, name.1 ? name.0 : taken.unique(name.0 + suffix, separator: ""))
    }
  }
}
