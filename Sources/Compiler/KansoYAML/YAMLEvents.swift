import CLibYAML

/// An event of libyaml. This is the only file that uses libyaml directly.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case scalar(String, YAMLScalar.Style)
    /// The name of the anchor, without `*`.
    case alias(String)
    case sequenceStart
    case mappingStart(isFlow: Bool)
    /// The end of a sequence or mapping.
    case collectionEnd
  }

  let kind: Kind
  /// The name of the anchor at the node, without `&`.
  let anchor: String?
  /// The resolved tag, such as `tag:yaml.org,2002:str`.
  let tag: String?
  /// The source range, in UTF-8 offsets.
  let range: Range<Int>
}

/// The error of libyaml, with its original messages.
struct YAMLProblem {
  let message: String
  /// The construct that libyaml was parsing, as in "while parsing a block mapping".
  let context: String?
  /// The position of the error, as a UTF-8 offset.
  let offset: Int
  /// The start of the construct that libyaml was parsing, as a UTF-8 offset.
  let contextOffset: Int?
}

/// The event stream of libyaml.
enum YAMLEvents {
  /// Calls `body` with each event of a text, until `body` returns false, the text ends or libyaml finds an
  /// error. Returns the error of libyaml, or nil. The bytes must be valid UTF-8 without a byte-order mark.
  static func forEach(in bytes: [UInt8], _ body: (YAMLEvent) -> Bool) -> YAMLProblem? {
    bytes.withUnsafeBufferPointer { buffer in
      let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
      defer { parser.deallocate() }
      guard yaml_parser_initialize(parser) == 1 else {
        return YAMLProblem(message: "out of memory", context: nil, offset: 0, contextOffset: nil)
      }
      defer { yaml_parser_delete(parser) }
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      // libyaml needs a pointer even for an empty text.
      let empty: StaticString = ""
      yaml_parser_set_input_string(parser, buffer.baseAddress ?? empty.utf8Start, buffer.count)
      var offsets = CodePointOffsets(buffer)
      return parseEvents(parser, &offsets, body)
    }
  }

  /// Passes the events of an initialized parser to `body`. Returns the error of libyaml; nil at the end of
  /// the text, or when `body` returns false.
  private static func parseEvents(
    _ parser: UnsafeMutablePointer<yaml_parser_t>, _ offsets: inout CodePointOffsets,
    _ body: (YAMLEvent) -> Bool
  ) -> YAMLProblem? {
    var event = yaml_event_t()
    while true {
      guard yaml_parser_parse(parser, &event) == 1 else { return problem(of: parser.pointee, &offsets) }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT || event.type == YAML_NO_EVENT { return nil }
      if let translated = translate(event, &offsets), !body(translated) { return nil }
    }
  }

  /// Converts an event of libyaml; nil for the start of the stream and the end of a document.
  private static func translate(_ event: yaml_event_t, _ offsets: inout CodePointOffsets) -> YAMLEvent? {
    var anchor: UnsafeMutablePointer<yaml_char_t>?
    var tag: UnsafeMutablePointer<yaml_char_t>?
    let kind: YAMLEvent.Kind
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      kind = .documentStart
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      (anchor, tag) = (scalar.anchor, scalar.tag)
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      kind = .scalar(text, style(of: scalar.style))
    case YAML_ALIAS_EVENT:
      kind = .alias(string(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT:
      (anchor, tag) = (event.data.sequence_start.anchor, event.data.sequence_start.tag)
      kind = .sequenceStart
    case YAML_MAPPING_START_EVENT:
      (anchor, tag) = (event.data.mapping_start.anchor, event.data.mapping_start.tag)
      kind = .mappingStart(isFlow: event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      kind = .collectionEnd
    default:
      return nil
    }
    let start = offsets.byteOffset(ofCodePoint: event.start_mark.index)
    let end = offsets.byteOffset(ofCodePoint: event.end_mark.index)
    return YAMLEvent(kind: kind, anchor: string(anchor), tag: string(tag), range: start..<max(start, end))
  }

  /// Returns the style of a scalar: single and double quotes are `quoted`, literal and folded are `block`,
  /// all others are `plain`.
  private static func style(of style: yaml_scalar_style_t) -> YAMLScalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }

  /// Copies a NUL-terminated string; nil for a null pointer.
  private static func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  /// Returns the error in the state of a parser. An error without a message is "out of memory".
  private static func problem(of parser: yaml_parser_t, _ offsets: inout CodePointOffsets) -> YAMLProblem {
    YAMLProblem(
      message: parser.problem.map { String(cString: $0) } ?? "out of memory",
      context: parser.context.map { String(cString: $0) },
      offset: offsets.byteOffset(ofCodePoint: parser.problem_mark.index),
      contextOffset: parser.context == nil
        ? nil : offsets.byteOffset(ofCodePoint: parser.context_mark.index))
  }
}

/// Converts libyaml's positions, which count code points, to byte offsets. Consecutive positions are close to each
/// other, so a moving cursor takes linear time in total.
private struct CodePointOffsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// True if every code point is one byte.
  private let isASCII: Bool
  private var codePoint = 0
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    isASCII = bytes.allSatisfy { $0 < 0x80 }
  }

  /// Returns the byte offset of a code point, at most the length of the text, and moves the cursor there.
  mutating func byteOffset(ofCodePoint wanted: Int) -> Int {
    if isASCII { return min(wanted, bytes.count) }
    while codePoint < wanted, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      codePoint += 1
    }
    while codePoint > wanted, offset > 0 {
      offset -= 1
      while offset > 0, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      codePoint -= 1
    }
    return offset
  }
}
