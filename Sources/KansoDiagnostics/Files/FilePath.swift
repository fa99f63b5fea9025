/// Paths, processed as bytes like in the system. In a `Character`, a combining mark could hide a slash or a dot.
package enum FilePath {
  /// Returns the names between the slashes, without empty ones.
  package static func names(in path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// Returns the last name, or the path itself if it has none.
  package static func lastName(of path: String) -> String { names(in: path).last ?? path }

  /// Returns the part up to and including the last slash, and the name after it.
  package static func parts(of path: String) -> (folder: String, name: String) {
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) } ?? bytes.startIndex
    return (String(path[..<start]), String(path[start...]))
  }

  /// Returns true if a path or a name ends with `ending`, such as `.swift`.
  package static func hasEnding(_ ending: String, _ path: String) -> Bool {
    path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// Returns the bytes of a name as text, in which those that are not UTF-8 are written as `\xFF`.
  package static func escaped(_ bytes: [UInt8]) -> String {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var text = ""
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar):
        text.unicodeScalars.append(Unicode.UTF8.decode(scalar))
        offset += scalar.count
      case .error(let length):
        for byte in bytes[offset..<offset + length] {
          text += "\\x" + String(byte, radix: 16, uppercase: true)
        }
        offset += length
      case .emptyInput:
        return text
      }
    }
  }

  /// Returns true if a name begins with a dot, so that listings omit it.
  package static func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }
}
