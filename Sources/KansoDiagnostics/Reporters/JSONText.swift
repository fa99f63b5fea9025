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

  /// The elements of an array, as they stand between its brackets.
  static func elements(_ values: [some Encodable]) -> String {
    values.isEmpty ? "" : String(text(values).dropFirst(2).dropLast(2))
  }

  /// A text further to the right.
  static func indented(_ text: String, by spaces: Int) -> String {
    let margin = String(repeating: " ", count: spaces)
    return text.isEmpty ? "" : margin + text.replacing("\n", with: "\n" + margin)
  }
}
