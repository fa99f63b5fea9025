import KansoTheme

/// The name of a color in an asset catalog.
enum AssetName {
  /// Returns the name of a color set: the whole path in camel case, or with a folder for each group.
  static func name(_ path: TokenPath, folders: Bool) -> String {
    folders ? path.names.map { part($0) }.joined(separator: "/") : Identifier(path).camel
  }

  /// The key of the data of a token with the name of a color of the system.
  private static let systemColorKey = "com.apple.system-color"

  /// Returns the name of the color of the system that a token stands for, such as `systemBlueColor`; nil if its data has
  /// none, or anything else than ASCII letters and digits.
  static func systemColor(of token: ThemeToken) -> String? {
    guard
      case .string(let name)? = token.extensions.first(where: { $0.key == systemColorKey })?.value.content,
      name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*/) != nil
    else { return nil }
    return name
  }

  /// The description of a folder whose name is part of the names of its colors.
  static let namespace = """
    {
      "info" : {
        "author" : "kanso",
        "version" : 1
      },
      "properties" : {
        "provides-namespace" : true
      }
    }

    """

  /// Returns the paths of the folders of all colors, from the outside to the inside, each once.
  static func folders(of theme: Theme) -> [String] {
    var found: [String] = []
    var seen: Set<String> = []
    for token in theme.tokens where token.type == .color {
      for group in token.path.groups {
        let name = name(group, folders: true)
        if seen.insert(name).inserted { found.append(name) }
      }
    }
    return found
  }

  /// Returns the name of a folder or a color set in its folder.
  private static func part(_ name: String) -> String { Identifier(TokenPath(name)).camel }
}
