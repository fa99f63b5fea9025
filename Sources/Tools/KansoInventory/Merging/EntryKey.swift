/// The identity of a value within rounding.
enum EntryKey: Hashable {
  case color(ColorKey)
  case colors(light: ColorKey, dark: ColorKey)
  case other(StyleValue)

  /// - Parameter value: a normalized value.
  init(_ value: StyleValue) {
    switch value {
    case .color(let color): self = .color(ColorKey(color))
    case .colors(let light, let dark): self = .colors(light: ColorKey(light), dark: ColorKey(dark))
    case .shadow, .font, .number: self = .other(value)
    }
  }
}
