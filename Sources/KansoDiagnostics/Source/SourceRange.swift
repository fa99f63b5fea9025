/// A half-open range of UTF-8 byte offsets in a file. The offset is the truth; line and column are a view of
/// it that `LineIndex` computes.
package struct SourceRange: Sendable {
  package let file: SourceFile
  private let lower: UInt32
  private let upper: UInt32

  package init(file: SourceFile, _ offsets: Range<Int>) {
    self.file = file
    // The reader refuses files that come near this bound (`ReadingLimits.fileSize`).
    self.lower = UInt32(clamping: offsets.lowerBound)
    self.upper = UInt32(clamping: offsets.upperBound)
  }

  package var lowerBound: Int { Int(lower) }
  package var upperBound: Int { Int(upper) }
  package var offsets: Range<Int> { lowerBound..<upperBound }
  package var isEmpty: Bool { lower == upper }

  /// The text as it stands in the file.
  package var text: String { file.text(in: offsets) }

  /// The part of this range between two offsets counted from its start.
  package func slice(_ inner: Range<Int>) -> SourceRange {
    let start = min(lowerBound + inner.lowerBound, upperBound)
    let end = min(lowerBound + inner.upperBound, upperBound)
    return SourceRange(file: file, start..<end)
  }
}

extension SourceRange: Equatable {
  package static func == (left: SourceRange, right: SourceRange) -> Bool {
    left.file === right.file && left.lower == right.lower && left.upper == right.upper
  }
}

/// A value and the place where it was written: positions travel with values.
package struct Located<Value> {
  package let value: Value
  package let range: SourceRange

  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
