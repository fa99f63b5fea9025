import KansoTheme

/// The identifiers of tokens in C. The names of a path are concatenated, since C has no namespaces.
package enum CName {
  /// Returns the identifier of a path: `ColorsButtonPrimary` for `colors.button.primary`. Non-ASCII
  /// characters are replaced by their code points. Two paths may have the same identifier.
  ///
  /// - Parameter naming: the names in Swift, of which the prefix before digits applies here, too.
  package static func name(of path: TokenPath, _ naming: SwiftNaming) -> String {
    path.names.map { asciiIdentifier(naming.type($0)) }.joined()
  }

  /// Returns the identifier with each non-ASCII character replaced by `u` and its code point in hexadecimal.
  private static func asciiIdentifier(_ identifier: String) -> String {
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

  /// Returns the tokens whose identifier in C is already in use, each with the first token of that identifier.
  package static func collisions(
    in theme: Theme, _ naming: SwiftNaming
  ) -> [(token: TokenPath, first: TokenPath, name: String)] {
    var seen: [String: TokenPath] = [:]
    var found: [(token: TokenPath, first: TokenPath, name: String)] = []
    for token in theme.tokens {
      let name = name(of: token.path, naming)
      if let first = seen[name] {
        found.append((token.path, first, name))
      } else {
        seen[name] = token.path
      }
    }
    return found
  }
}
