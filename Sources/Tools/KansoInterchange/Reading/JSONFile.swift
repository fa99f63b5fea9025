import KansoDiagnostics
import KansoTheme

/// A parsed JSON file with the places of its values.
struct JSONFile {
  let name: String
  let source: SourceFile
  let root: JSONNode

  /// Parses a file. Throws a finding if it is not JSON.
  init(_ file: ForeignFile) throws(Failure) {
    (name, source) = (file.name, file.source)
    do {
      root = try JSONParser.parse(file.source.bytes)
    } catch {
      let end = min(error.offset + 1, file.source.bytes.count)
      throw Failure(
        finding: ImportFinding(
          .unreadable, [], "this is not JSON: \(error.message)",
          at: SourceRange(file: file.source, min(error.offset, end)..<end)))
    }
  }

  /// The finding of a file that is not JSON.
  struct Failure: Error {
    let finding: ImportFinding
  }

  /// Returns the place of a value: all of a string, a number or a word, and the first byte of anything else.
  func place(of node: JSONNode) -> SourceRange {
    let bytes = source.bytes
    var end = min(node.offset + 1, bytes.count)
    switch node.content {
    case .object, .array: break
    case .string:
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      end = min(end + 1, bytes.count)
    case .number, .bool, .null:
      while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
    }
    return SourceRange(file: source, node.offset..<end)
  }

  /// Returns true for a byte of a number, or of `true`, `false` and `null`.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "E"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension JSONNode {
  /// The value of a number; nil for any other value.
  var number: Double? {
    guard case .number(let number) = content else { return nil }
    return number
  }

  /// True or false; nil for any other value.
  var flag: Bool? {
    guard case .bool(let flag) = content else { return nil }
    return flag
  }
}
