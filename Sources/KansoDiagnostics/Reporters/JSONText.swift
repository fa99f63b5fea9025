import Foundation

/// The JSON of a report.
enum JSONText {
  /// Returns a value as JSON with line breaks and indentation.
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and integers cannot fail, so the empty object is never used.
    return String(decoding: (try? encoder.encode(value)) ?? Data("{}".utf8), as: UTF8.self)
  }

  /// The number of values that are encoded together. The encoder temporarily needs many times the size of the text.
  private static let batch = 200

  /// Returns the elements of an array, without its brackets.
  static func elements(_ values: [some Encodable]) -> String {
    stride(from: 0, to: values.count, by: batch).map { start in
      let part = Array(values[start..<min(start + batch, values.count)])
      return String(text(part).dropFirst(2).dropLast(2))
    }.joined(separator: ",\n")
  }

  /// Returns a text with each line indented by a number of spaces.
  static func indented(_ text: String, by spaces: Int) -> String {
    guard !text.isEmpty else { return "" }
    let margin = String(repeating: " ", count: spaces)
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { margin + String(Substring($0)) }.joined(separator: "\n")
  }
}
