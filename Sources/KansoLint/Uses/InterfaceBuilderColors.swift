/// The named colors of storyboards and xibs.
enum InterfaceBuilderColors {
  /// The names in `<color … name="ink"/>` and `<namedColor name="ink">`.
  static func names(in bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "<")).compactMap { tag in
      guard tag.starts(with: "color ".utf8) || tag.starts(with: "namedColor ".utf8) else { return nil }
      let text = String(decoding: tag.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
      guard let start = text.firstRange(of: " name=\"")?.upperBound else { return nil }
      return String(text[start...].prefix { $0 != "\"" })
    }
  }
}
