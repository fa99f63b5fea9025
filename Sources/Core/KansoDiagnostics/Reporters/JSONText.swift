import Foundation

/// The JSON of a report.
enum JSONText {
  /// Returns a value as JSON with line breaks, indentation and sorted keys.
  static func formatted(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and integers cannot fail, so the empty object is never used.
    return String(decoding: (try? encoder.encode(value)) ?? Data("{}".utf8), as: UTF8.self)
  }

  /// The number of values that are encoded together. The encoder temporarily needs many times the size of the text.
  private static let batch = 200

  /// Returns the elements of an array, formatted, indented and separated by commas, without the brackets of
  /// the array. Empty if there are no values.
  static func elements(of values: [some Encodable]) -> String {
    stride(from: 0, to: values.count, by: batch).map { start in
      let part = Array(values[start..<min(start + batch, values.count)])
      return String(formatted(part).dropFirst(2).dropLast(2))
    }.joined(separator: ",\n")
  }

  /// Returns a text with each line indented by a number of spaces, including empty lines; an empty text
  /// unchanged.
  static func indented(_ text: String, by spaces: Int) -> String {
    guard !text.isEmpty else { return "" }
    let margin = String(repeating: " ", count: spaces)
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { margin + String(Substring($0)) }.joined(separator: "\n")
  }
}
