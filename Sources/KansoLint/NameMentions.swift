/// Where some names, such as those of types, stand in a source, found without parsing it: in comments and texts as well.
struct NameMentions {
  private let bytes: [UInt8]
  /// Where each begins and ends.
  let ranges: [Range<Int>]

  /// - Parameter areParts: whether longer names that begin with one of them count as well.
  init(of names: Set<String>, in bytes: [UInt8], areParts: Bool = false) {
    self.bytes = bytes
    let names = names.map { Array($0.utf8) }
    var isFirst = [Bool](repeating: false, count: 256)
    for name in names { if let first = name.first { isFirst[Int(first)] = true } }
    ranges = bytes.withUnsafeBufferPointer { bytes in
      var ranges: [Range<Int>] = []
      for index in bytes.indices where isFirst[Int(bytes[index])] {
        guard index == 0 || !Self.isOfName(bytes[index - 1]) else { continue }
        for name in names where bytes[index...].starts(with: name) {
          let end = index + name.count
          if areParts || end == bytes.count || !Self.isOfName(bytes[end]) { ranges.append(index..<end) }
        }
      }
      return ranges
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte >= 0x80
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static let declaring = Set(
    ["enum", "struct", "class", "actor", "protocol", "typealias", "associatedtype", "extension"]
      .map { Array($0.utf8) })

  /// Whether one of the names may be that of a type that is declared or extended.
  var includeDeclaration: Bool {
    ranges.contains { range in
      // `<Padding>`, `<Box, Padding>`, `extension DesignTokens.Padding`
      let before = bytes[..<range.lowerBound].reversed().drop { $0 <= UInt8(ascii: " ") }
      if let sign = before.first, "<,.".utf8.contains(sign) { return true }
      return Self.declaring.contains(before.prefix { Self.isOfName($0) }.prefix(16).reversed())
    }
  }

  /// What stands around a name.
  struct Context {
    let before: Substring
    let after: Substring
  }

  /// Whether a name stands somewhere as described.
  func contains(_ name: String, where isWanted: (Context) -> Bool) -> Bool {
    ranges.contains { range in
      guard bytes[range].elementsEqual(name.utf8) else { return false }
      let before = String(decoding: bytes[max(0, range.lowerBound - 16)..<range.lowerBound], as: UTF8.self)
      let after = String(
        decoding: bytes[range.upperBound..<min(bytes.count, range.upperBound + 64)], as: UTF8.self)
      return isWanted(Context(before: before[...], after: after[...]))
    }
  }

  /// The chains of members that begin with the names, as in `Colors.Text.secondary`.
  var paths: [[String]] {
    ranges.map { range in
      var path = [String(decoding: bytes[range], as: UTF8.self)]
      var end = range.upperBound
      while end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), Self.isOfName(bytes[end + 1]) {
        let name = bytes[(end + 1)...].prefix { Self.isOfName($0) }
        path.append(String(decoding: name, as: UTF8.self))
        end = name.endIndex
      }
      return path
    }
  }
}
