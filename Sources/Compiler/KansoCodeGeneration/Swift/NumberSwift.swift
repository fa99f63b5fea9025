import KansoFormatting

extension TextBuffer {
  /// Appends a number as a floating-point literal, also if it is whole. So it needs no type name, which a group could
  /// shadow.
  mutating func append(literal number: Double) { self += number.formatted(as: .shortest(integersBelow: 0)) }
}
