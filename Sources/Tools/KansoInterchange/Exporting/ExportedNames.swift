import KansoFormatting

/// The names of files and sets of an export, which are made of names of a guide. No two are equal, also where case does not
/// matter.
struct ExportedNames {
  private var used: Set<String> = []

  /// The maximum length of a name in bytes, so that file systems accept it with an ending.
  private static let maxByteCount = 150

  /// Returns a name for a file without its ending: ASCII letters, digits, `-` and `_` as they are, and a hyphen for each
  /// other character.
  mutating func file(_ parts: [String]) -> String {
    let plain = parts.map { part in
      String(
        String.UnicodeScalarView(
          part.unicodeScalars.map {
            $0.isASCII && ($0.properties.isAlphabetic || $0.isDigit || $0 == "_") ? $0 : "-"
          }))
    }
    return unique(plain.joined(separator: "-"), separator: "-")
  }

  /// Returns a name for a set in a folder. A slash in a name would be a folder of its own.
  mutating func set(_ name: String, in folder: String) -> String {
    unique(
      "\(folder.replacing("/", with: "-"))/\(name.replacing("/", with: "-"))", separator: " ")
  }

  private mutating func unique(_ name: String, separator: String) -> String {
    let short = String(name.unicodeScalars.prefix(Self.maxByteCount))
    var (result, count) = (short, 1)
    while !used.insert(result.lowercased()).inserted {
      count += 1
      result = "\(short)\(separator)\(count)"
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
