import KansoUIKitSources
import Testing

/// Returns a prepared source without the originals. Requires that the original can be restored, and that lines stay
/// where they are.
func prepared(_ source: String, _ location: SourceLocation = #_sourceLocation) throws -> String {
  let bytes = Array(source.utf8)
  let made = try SourcePreparation.prepare(bytes)
  let newline = UInt8(ascii: "\n")
  #expect(SourcePreparation.restore(made) == bytes, sourceLocation: location)
  #expect(try SourcePreparation.prepare(made) == made, sourceLocation: location)
  #expect(made.count { $0 == newline } == bytes.count { $0 == newline }, sourceLocation: location)
  var result = ""
  var rest = String(decoding: made, as: UTF8.self)[...]
  while let start = rest.firstRange(of: "/*kanso:"), let end = rest.firstRange(of: "/*:kanso*/") {
    let change = rest[start.upperBound..<end.lowerBound]
    result += rest[..<start.lowerBound] + change[originalEnd(in: change)...]
    rest = rest[end.upperBound...]
  }
  return result + rest
}

/// Returns the end of the comment with the original in a change. The comment can have others in it.
private func originalEnd(in change: Substring) -> Substring.Index {
  var depth = 1
  var rest = change
  while depth > 0, let end = rest.firstRange(of: "*/") {
    depth += rest[..<end.lowerBound].ranges(of: "/*").count - 1
    rest = rest[end.upperBound...]
  }
  return rest.startIndex
}
