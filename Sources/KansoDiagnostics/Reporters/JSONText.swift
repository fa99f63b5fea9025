import Foundation

/// The JSON of a report.
enum JSONText {
  /// A value on lines of its own.
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Strings and integers always encode; an empty object stands for the case that cannot happen.
    return String(decoding: (try? encoder.encode(value)) ?? Data("{}".utf8), as: UTF8.self)
  }

  /// The values that are encoded at a time: while it works, the encoder holds many times the size of the text.
  private static let batch = 200

  /// The elements of an array, as they stand between its brackets.
  static func elements(_ values: [some Encodable]) -> String {
    stride(from: 0, to: values.count, by: batch).map { start in
      let part = Array(values[start..<min(start + batch, values.count)])
      return String(text(part).dropFirst(2).dropLast(2))
    }.joined(separator: ",\n")
  }

  /// A text further to the right.
  static func indented(_ text: String, by spaces: Int) -> String {
    guard !text.isEmpty else { return "" }
    let margin = String(repeating: " ", count: spaces)
    return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { margin + String(Substring($0)) }.joined(separator: "\n")
  }
}
