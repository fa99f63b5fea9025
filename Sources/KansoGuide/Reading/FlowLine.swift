import KansoDiagnostics

/// Diagnosis of a line of YAML in braces that cannot be parsed.
struct FlowLine {
  /// Returns the hex color that begins a comment, because it is within braces and has no quotes; nil if there is none.
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
