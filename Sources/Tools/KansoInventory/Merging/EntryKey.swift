/// The identity of a value within rounding.
enum EntryKey: Hashable {
  case color(ColorKey)
  case other(StyleValue)

  /// - Parameter value: a normalized value.
  init(_ value: StyleValue) {
    if case .color(let color) = value { self = .color(ColorKey(color)) } else { self = .other(value) }
  }
}
