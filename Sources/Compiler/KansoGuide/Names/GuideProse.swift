import KansoFormatting
import KansoYAML

/// The texts of other formats in a guide.
package enum GuideProse {
  /// Returns a text that a guide can hold: invisible characters become spaces, and a text beyond the limit is shortened.
  package static func plain(_ text: String) -> String {
    if text.utf8.count <= ReadingLimits.text - 8, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return text
    }
    var scalars = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      count += UTF8.width(scalar)
      guard count <= ReadingLimits.text - 8 else {
        scalars.append("…")
        break
      }
      scalars.append(scalar.isUnprintable && scalar != "\n" && scalar != "\t" ? " " : scalar)
    }
    return String(scalars)
  }

  /// Returns the reason of a deprecation with the paths of the guide in braces, also those of the source without braces.
  /// Other braces become parentheses, since they would name tokens.
  /// - Parameter names: returns the names in the guide of the token with a path in the source; nil if there is none.
  package static func withReferences(_ reason: String, _ names: ([String]) -> [String]?) -> String {
    var result = ""
    var rest = Substring(reason)
    while let open = rest.unicodeScalars.firstIndex(of: "{") {
      result += withPaths(rest[..<open], names)
      rest = rest[rest.unicodeScalars.index(after: open)...]
      guard let close = rest.unicodeScalars.firstIndex(of: "}") else {
        result += "("
        continue
      }
      let path = rest[..<close].split(separator: ".").map { String($0) }
      if let names = names(path) {
        result += "{\(names.joined(separator: "."))}"
      } else {
        result += "(\(rest[..<close]))"
      }
      rest = rest[rest.unicodeScalars.index(after: close)...]
    }
    return result + withPaths(rest, names)
  }

  /// Returns a text in which each word that is the path of a token, with groups, is the path of the guide in braces.
  private static func withPaths(_ text: Substring, _ names: ([String]) -> [String]?) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let start = word.drop { $0 == "(" }
      let end = start.reversed().prefix { ".,;:!?)".contains($0) }
      let path = start.dropLast(end.count).split(separator: ".", omittingEmptySubsequences: false).map {
        String($0)
      }
      guard path.count > 1, let names = names(path) else { return String(word) }
      let before = word.prefix(word.count - start.count)
      return "\(before){\(names.joined(separator: "."))}\(String(end.reversed()))"
    }.joined(separator: " ")
  }
}
