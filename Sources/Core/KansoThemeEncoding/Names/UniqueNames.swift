/// Names of which no two are equal, such as those of the files of an export.
package struct UniqueNames {
  private var used: Set<String> = []
  /// The last number at the end of each wanted name, so that many equal names take no long search.
  private var counts: [String: Int] = [:]
  private let ignoresCase: Bool

  /// The maximum length of the name of a file in bytes, so that file systems accept it with an ending.
  private static let maxByteCount = 150

  /// - Parameters:
  ///   - used: names that are in use already.
  ///   - ignoringCase: true for names of files, since `Ink` and `ink` are one file on some systems.
  package init(_ used: Set<String> = [], ignoringCase: Bool = false) {
    ignoresCase = ignoringCase
    for name in used { insert(name) }
  }

  /// Returns true for a name that is in use.
  package func contains(_ name: String) -> Bool { used.contains(key(name)) }

  /// Marks a name as used.
  package mutating func insert(_ name: String) { used.insert(key(name)) }

  /// Returns a name that was not in use: the wanted one, or that with a separator and a number at its end.
  package mutating func unique(_ name: String, separator: String = "-") -> String {
    var (result, count) = (name, counts[key(name)] ?? 1)
    while !used.insert(key(result)).inserted {
      count += 1
      result = "\(name)\(separator)\(count)"
    }
    counts[key(name)] = count
    return result
  }

  /// Returns the name of a file without its ending that was not in use: ASCII letters, digits, `-` and `_` as they are, a
  /// hyphen for each other ASCII character, and `u` with the code point in hexadecimal for any other one, as in the names
  /// of CSS.
  package mutating func fileName(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars where text.utf8.count < Self.maxByteCount {
      if !scalar.isASCII {
        text += "u" + String(scalar.value, radix: 16)
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" {
        text.unicodeScalars.append(scalar)
      } else {
        text += "-"
      }
    }
    return unique(text.isEmpty ? "mode" : text)
  }

  private func key(_ name: String) -> String { ignoresCase ? name.lowercased() : name }
}
