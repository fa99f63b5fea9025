import KansoDiagnostics
import KansoGuide
import KansoTheme
import KansoThemeEncoding

/// The names of a guide's tokens in Swift, and of their functions in Objective-C.
struct SwiftNames: Sendable {
  /// The paths by their names in Swift, without backticks, and by the names of functions in C.
  private let paths: [String: TokenPath]
  /// The names in Swift with their paths, in the order of the guide.
  let all: [(name: String, path: TokenPath)]

  init(of guide: StyleGuide?, _ naming: SwiftNaming) {
    all = (guide?.tokens ?? []).map { (Self.plain(naming.name(of: $0.path)), $0.path) }
    var paths = Dictionary(all, uniquingKeysWith: { first, _ in first })
    for (_, path) in all { paths[CName.name(of: path, naming)] = path }
    self.paths = paths
  }

  private static func plain(_ name: String) -> String { name.replacing("`", with: "") }

  /// Returns the token that a chain of names at an offset of a source means, such as `Colors.ink`, with the chain up to
  /// its name; nil if it means none.
  func token(at offset: Int, in file: SourceFile) -> (path: TokenPath, range: Range<Int>)? {
    let chain = Self.chain(around: offset, in: file)
    let names = file.bytes[chain].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
      (name: Self.plain(String(decoding: $0, as: UTF8.self)), range: $0.startIndex..<$0.endIndex)
    }
    // An enum around the generated ones, or a module, may come first, and members of the value may follow.
    for first in names.indices {
      for last in names.indices.reversed() where last >= first {
        guard let path = paths[names[first...last].map(\.name).joined(separator: ".")] else { continue }
        let range = names[first].range.lowerBound..<names[last].range.upperBound
        return range.lowerBound <= offset && offset <= range.upperBound ? (path, range) : nil
      }
    }
    return nil
  }

  /// The maximum length of a chain of names on each side of an offset, in bytes.
  private static let maxByteCount = 400

  /// Returns the range of letters, digits, dots and backticks around an offset.
  static func chain(around offset: Int, in file: SourceFile) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > max(0, offset - maxByteCount), isInChain(file.bytes[start - 1]) { start -= 1 }
    while end < min(file.bytes.count, offset + maxByteCount), isInChain(file.bytes[end]) { end += 1 }
    return start..<end
  }

  private static func isInChain(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || isInName(byte) }

  /// Returns true for a byte of a name, or a backtick around it.
  static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }
}
