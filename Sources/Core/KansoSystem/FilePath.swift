/// Paths, processed as bytes like in the system. In a `Character`, a combining mark could hide a slash or a dot.
package enum FilePath {
  /// Returns the names between the slashes, without empty ones. `.` and `..` are not resolved.
  package static func names(in path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// Returns the last name, without slashes after it; the path itself if it has no name, as in `/`.
  package static func lastName(of path: String) -> String { names(in: path).last ?? path }

  /// Returns the folder, up to and including the last slash, and the name after it. The folder is empty
  /// without a slash, and the name is empty if the path ends with a slash.
  package static func folderAndName(of path: String) -> (folder: String, name: String) {
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) } ?? bytes.startIndex
    return (String(path[..<start]), String(path[start...]))
  }

  /// Returns true if the bytes of a path or a name end with `suffix`, such as `.swift`. Case matters.
  package static func hasSuffix(_ suffix: String, in path: String) -> Bool {
    path.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
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

  /// Returns true if a name begins with a dot, so that listings omit it. Takes a name, not a path.
  package static func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }
}
