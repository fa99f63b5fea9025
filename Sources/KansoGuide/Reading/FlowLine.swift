import KansoDiagnostics

/// A line of YAML as far as a brace in it tells why the text after it cannot be read.
struct FlowLine {
  /// The hex color that, unquoted within braces, made a comment of the rest of the line.
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
        // From here on the line is a comment.
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
