/// A half-open range of UTF-8 byte offsets in a file that the context defines. It is small and needs no reference
/// counting, because every node of a tree has one.
package struct TextRange: Equatable, Sendable {
  private let lower: UInt32
  private let upper: UInt32

  /// Creates a range from byte offsets. Offsets above `UInt32.max` are clamped.
  package init(_ offsets: Range<Int>) {
    // Larger files are refused before (`ReadingLimits.fileSize`).
    self.lower = UInt32(clamping: offsets.lowerBound)
    self.upper = UInt32(clamping: offsets.upperBound)
  }

  package var lowerBound: Int { Int(lower) }
  package var upperBound: Int { Int(upper) }
  package var offsets: Range<Int> { lowerBound..<upperBound }
  package var isEmpty: Bool { lower == upper }

  /// Returns the part of this range between two offsets that are relative to its start; clamped to the end of
  /// this range.
  package func slice(_ inner: Range<Int>) -> TextRange {
    let start = min(lowerBound + inner.lowerBound, upperBound)
    let end = min(lowerBound + inner.upperBound, upperBound)
    return TextRange(start..<end)
  }
}

/// A half-open range of UTF-8 byte offsets in a file. Only offsets are stored; lines and columns are
/// computed from them.
package struct SourceRange: Sendable {
  package let file: SourceFile
  private let range: TextRange

  package init(file: SourceFile, _ range: TextRange) {
    self.file = file
    self.range = range
  }

  package init(file: SourceFile, _ offsets: Range<Int>) { self.init(file: file, TextRange(offsets)) }

  package var lowerBound: Int { range.lowerBound }
  package var upperBound: Int { range.upperBound }
  package var offsets: Range<Int> { range.offsets }
  package var isEmpty: Bool { range.isEmpty }

  /// The position of the first byte.
  package var start: SourcePosition { file.lines.position(at: lowerBound) }
  /// The position after the last byte.
  package var end: SourcePosition { file.lines.position(at: upperBound) }

  /// The text of the range in the file.
  package var text: String { file.text(in: offsets) }
}

extension SourceRange: Equatable {
  /// Returns true if both ranges have the same file object and the same offsets.
  package static func == (left: SourceRange, right: SourceRange) -> Bool {
    left.file === right.file && left.range == right.range
  }
}

/// A value with the source range in which it is written.
package struct Located<Value> {
  package let value: Value
  package let range: TextRange

  package init(_ value: Value, at range: TextRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
