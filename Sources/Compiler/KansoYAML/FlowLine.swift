import KansoDiagnostics

/// Diagnosis of a line of YAML in braces that cannot be parsed.
struct FlowLine {
  /// Returns the hex color without quotes at which the comment of a line begins, if braces or brackets that
  /// open on the line are not closed before the comment. Nil if the line has no such comment, or if the
  /// comment begins with anything else.
  /// - Parameter line: the range of the line in the file, in UTF-8 offsets, without the line break.
  static func unquotedColor(in line: Range<Int>, of file: SourceFile) -> HexComment? {
    let bytes = file.bytes
    var depth = 0
    var quote: UInt8?
    for offset in line {
      let byte = bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "#") where offset > line.lowerBound && bytes[offset - 1] == 0x20:
        // The rest of the line is a comment.
        guard depth > 0, let comment = HexComment.find(in: offset..<line.upperBound, of: file),
          comment.range.lowerBound == offset
        else { return nil }
        return comment
      default: break
      }
    }
    return nil
  }
}
