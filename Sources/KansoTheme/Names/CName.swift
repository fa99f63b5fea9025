/// The names that tokens have in C, where there are no namespaces: the names of a path one after the other.
package enum CName {
  /// `colors.button.primary` is `ColorsButtonPrimary`. What no C identifier can hold is spelled by its code point.
  package static func name(of path: TokenPath) -> String {
    path.names.map { ascii(SwiftName.type($0)) }.joined()
  }

  private static func ascii(_ identifier: String) -> String {
    var result = ""
    for scalar in identifier.unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else {
        result += "u" + String(scalar.value, radix: 16, uppercase: true)
      }
    }
    return result
  }

  /// Tokens that would have one name in C, each with the first of that name.
  package static func collisions(in theme: Theme) -> [(token: TokenPath, first: TokenPath, name: String)] {
    var seen: [String: TokenPath] = [:]
    var found: [(token: TokenPath, first: TokenPath, name: String)] = []
    for token in theme.tokens {
      let name = name(of: token.path)
      if let first = seen[name] {
        found.append((token.path, first, name))
      } else {
        seen[name] = token.path
      }
    }
    return found
  }
}
