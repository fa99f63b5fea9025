import KansoVisualFormat
import SwiftSyntax

/// A visual format string, or a part of one: `"V:|-[title]-8-[body]"`.
struct LiteralFormat {
  /// A number of it, with its place in the source.
  struct Number {
    let kind: StyleKind
    let value: Double
    let range: Range<Int>
  }

  /// Gaps are paddings, and what is said of a view's size is a size; priorities are nothing.
  let numbers: [Number]

  /// Nil where the text is none.
  init?(_ literal: StringLiteralExprSyntax) {
    guard let text = FormatText(literal) else { return nil }
    // What is interpolated may be a metric, or a part of a format between other parts.
    let parts = Self.numbers(in: text).map { [$0] } ?? text.parts.compactMap(Self.numbers)
    guard !parts.isEmpty else { return nil }
    numbers = parts.flatMap { $0 }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The character at which a text is no format that Auto Layout is given as one; nil where all is well.
  static func mistake(in literal: StringLiteralExprSyntax) -> (range: Range<Int>, reason: String)? {
    // What is put together from parts is not known before it runs.
    guard let argument = literal.parent?.as(LabeledExprSyntax.self),
      argument.label?.text == "withVisualFormat",
      literal.segments.count == 1, let text = FormatText(literal)
    else { return nil }
    do throws(VisualFormatError) {
      _ = try VisualFormat(text.bytes, isFragment: false)
      return nil
    } catch {
      var end = min(error.offset + 1, text.bytes.count)
      // A character beyond ASCII has several bytes.
      while end < text.bytes.count, text.bytes[end] & 0xC0 == 0x80 { end += 1 }
      let range = text.sourceRange(min(error.offset, end)..<end)
      // At the end of the text it is the quote that should not be there yet.
      return (range.isEmpty ? range.lowerBound..<range.lowerBound + 1 : range, error.message)
    }
  }

  /// Nil where the text is neither a format nor a part of one.
  private static func numbers(in text: FormatText) -> [Number]? {
    guard let format = try? VisualFormat(text.bytes, isFragment: true) else { return nil }
    func numbers(_ predicates: [VisualFormat.Predicate], _ kind: StyleKind) -> [Number] {
      predicates.compactMap { predicate in
        guard case .number(let value) = predicate.object.value, value != 0 else { return nil }
        return Number(kind: kind, value: value, range: text.sourceRange(predicate.object.range))
      }
    }
    let gaps = [format.leading, format.trailing].compactMap { $0 } + format.connections
    let paddings = gaps.flatMap { gap -> [Number] in
      guard case .predicates(let predicates) = gap else { return [] }
      return numbers(predicates, .padding)
    }
    return paddings + format.views.flatMap { numbers($0.predicates, .size) }
  }
}

/// What a literal says, each byte with its place in the source: escapes are shorter than they are written, and what is
/// interpolated is taken for the name of a metric.
private struct FormatText {
  private(set) var bytes: [UInt8] = []
  /// Of each byte, and of the end.
  private var offsets: [Int] = []
  /// Where something is interpolated.
  private var gaps: [Int] = []

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

  private init(bytes: [UInt8], offsets: [Int]) { (self.bytes, self.offsets) = (bytes, offsets) }

  /// What stands between the interpolations; none where there are no interpolations.
  var parts: [FormatText] {
    guard !gaps.isEmpty else { return [] }
    let starts = [0] + gaps.map { $0 + 1 }
    return zip(starts, gaps + [bytes.count]).map { start, end in
      FormatText(bytes: Array(bytes[start..<end]), offsets: Array(offsets[start...end]))
    }
  }

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
        // Of the others none has a meaning in a format.
        bytes.append(UInt8(ascii: " "))
        position += 1
      }
    }
  }

  /// The number that begins where its first byte is written ends where the next byte begins.
  func sourceRange(_ range: Range<Int>) -> Range<Int> {
    offsets[range.lowerBound]..<offsets[range.upperBound]
  }
}
