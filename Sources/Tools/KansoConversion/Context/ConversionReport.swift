import KansoDiagnostics
import KansoFormatting

/// The work that a conversion of a document leaves to a person, and its counts.
package struct ConversionReport: Sendable {
  /// Something that the code does not do, at its place in the document.
  package struct Remainder: Sendable {
    /// The work, as an order.
    package let text: String
    /// The place in the document.
    package let range: TextRange
  }

  /// The number of elements that became code: controllers, views, cells and items of bars.
  package internal(set) var convertedCount = 0
  /// The work that is left, in the order of the document.
  package internal(set) var remainders: [Remainder] = []

  /// Notes what is left to do. Returns it as a comment.
  mutating func leave(_ text: String, at range: TextRange) -> String {
    // A text of the document could end the comment.
    let line = SwiftText.singleLine(text)
    remainders.append(Remainder(text: line, range: range))
    return "// TODO: \(line)"
  }
}
