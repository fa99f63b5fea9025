import KansoVisualFormat
import SwiftSyntax

/// A visual format string, or a part of one: `"V:|-[title]-8-[body]"`.
struct LiteralFormat {
  /// A nonzero number in the format.
  struct Number {
    let kind: StyleKind
    let value: Double
    /// The byte range of the number in the syntax tree.
    let range: Range<Int>
  }

  /// The numbers. Numbers in gaps are paddings, and numbers in the predicates of views are sizes. Priorities are not
  /// included.
  let numbers: [Number]

  /// Reads the nonzero numbers of a visual format. If the whole text is not a format, reads the parts between
  /// interpolations. Returns nil if none of them is a format, and for a multiline literal.
  init?(_ literal: StringLiteralExprSyntax) {
    guard let text = FormatText(literal) else { return nil }
    // An interpolation may be a metric, or a part of a format between other parts.
    let parts = Self.numbers(in: text).map { [$0] } ?? text.parts.compactMap(Self.numbers)
    guard !parts.isEmpty else { return nil }
    numbers = parts.flatMap { $0 }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the first error in a string that is passed as `withVisualFormat`, with its byte range in the
  /// syntax tree. Nil for a valid format, for other strings, and for strings with interpolations or several
  /// lines.
  static func syntaxError(in literal: StringLiteralExprSyntax) -> (range: Range<Int>, reason: String)? {
    // The result of an interpolation is known only at run time.
    guard let argument = literal.parent?.as(LabeledExprSyntax.self),
      argument.label?.text == "withVisualFormat",
      literal.segments.count == 1, let text = FormatText(literal)
    else { return nil }
    do throws(VisualFormatError) {
      _ = try VisualFormat(text.bytes, isFragment: false)
      return nil
    } catch {
      var end = min(error.offset + 1, text.bytes.count)
      // A character outside of ASCII has several bytes.
      while end < text.bytes.count, text.bytes[end] & 0xC0 == 0x80 { end += 1 }
      let range = text.treeRange(min(error.offset, end)..<end)
      // At the end of the string, the error is at the closing quote.
      return (range.isEmpty ? range.lowerBound..<range.lowerBound + 1 : range, error.message)
    }
  }

  /// Returns the nonzero numbers of a format or of a part of one; nil if the text is neither. Gaps come
  /// before views.
  private static func numbers(in text: FormatText) -> [Number]? {
    guard let format = try? VisualFormat(text.bytes, isFragment: true) else { return nil }
    func nonzeroNumbers(in predicates: [VisualFormat.Predicate], _ kind: StyleKind) -> [Number] {
      predicates.compactMap { predicate in
        guard case .number(let value) = predicate.object.value, value != 0 else { return nil }
        return Number(kind: kind, value: value, range: text.treeRange(predicate.object.range))
      }
    }
    let gaps = [format.leading, format.trailing].compactMap { $0 } + format.connections
    let paddings = gaps.flatMap { gap -> [Number] in
      guard case .predicates(let predicates) = gap else { return [] }
      return nonzeroNumbers(in: predicates, .padding)
    }
    return paddings + format.views.flatMap { nonzeroNumbers(in: $0.predicates, .size) }
  }
}

/// The content of a literal, with the position of each byte in the syntax tree. Escape sequences are shorter
/// in the content than in the literal. An interpolation is treated as the name of a metric.
private struct FormatText {
  /// The content in UTF-8, with `m` for each interpolation.
  private(set) var bytes: [UInt8] = []
  /// The byte offsets in the syntax tree of all bytes, and of the end of the content.
  private var offsets: [Int] = []
  /// The indices in `bytes` of the interpolations.
  private var gaps: [Int] = []

  /// Reads the segments of a literal. Returns nil for a multiline literal.
  init?(_ literal: StringLiteralExprSyntax) {
    guard literal.openingQuote.tokenKind == .stringQuote else { return nil }
    let pounds = literal.openingPounds?.text.utf8.count ?? 0
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        append(
          Array(segment.content.text.utf8), at: segment.content.positionAfterSkippingLeadingTrivia.utf8Offset,
          pounds: pounds)
      case .expressionSegment(let segment):
        gaps.append(bytes.count)
        bytes.append(UInt8(ascii: "m"))
        offsets.append(segment.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
    }
    offsets.append(literal.closingQuote.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Creates a part without interpolations.
  private init(bytes: [UInt8], offsets: [Int]) { (self.bytes, self.offsets) = (bytes, offsets) }

  /// The parts between the interpolations; empty if there are no interpolations.
  var parts: [FormatText] {
    guard !gaps.isEmpty else { return [] }
    let starts = [0] + gaps.map { $0 + 1 }
    return zip(starts, gaps + [bytes.count]).map { start, end in
      FormatText(bytes: Array(bytes[start..<end]), offsets: Array(offsets[start...end]))
    }
  }

  /// Appends a segment of the literal, with its escape sequences. `\u{…}` becomes its character if that has
  /// one byte; every other escape sequence becomes a space.
  ///
  /// - Parameters:
  ///   - start: the byte offset of the segment in the syntax tree.
  ///   - pounds: the number of pound signs of the literal.
  private mutating func append(_ text: [UInt8], at start: Int, pounds: Int) {
    let escape = [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    var position = 0
    while position < text.count {
      offsets.append(start + position)
      guard text[position...].starts(with: escape) else {
        bytes.append(text[position])
        position += 1
        continue
      }
      position += escape.count
      // `\u{5B}` is a bracket.
      if text[position...].starts(with: "u{".utf8),
        let end = text[position...].firstIndex(of: UInt8(ascii: "}"))
      {
        let digits = String(decoding: text[(position + 2)..<end], as: UTF8.self)
        bytes.append(UInt32(digits, radix: 16).flatMap { UInt8(exactly: $0) } ?? UInt8(ascii: " "))
        position = end + 1
      } else {
        // The other escape sequences have no meaning in a format.
        bytes.append(UInt8(ascii: " "))
        position += 1
      }
    }
  }

  /// Returns the byte range in the syntax tree for a range of indices in `bytes`. It ends at the offset of
  /// the byte after the range.
  func treeRange(_ range: Range<Int>) -> Range<Int> {
    offsets[range.lowerBound]..<offsets[range.upperBound]
  }
}
