import KansoDiagnostics

/// What a conversion of a document leaves to a person, and what it counts.
package struct ConversionReport: Sendable {
  /// Something that the code does not do, at its place in the document.
  package struct Remainder: Sendable {
    /// What is left to do.
    package let text: String
    /// The place in the document.
    package let range: TextRange
  }

  /// The number of elements that became code: controllers, views, cells and items of bars.
  package internal(set) var convertedCount = 0
  /// What is left to do, in the order of the document.
  package internal(set) var remainders: [Remainder] = []

  /// Notes what is left to do. Returns it as a comment.
  mutating func leave(_ text: String, at range: TextRange) -> String {
    remainders.append(Remainder(text: text, range: range))
    return "// TODO: \(text)"
  }
}
