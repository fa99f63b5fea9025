import KansoTheme

extension Section {
  /// The noun for one token of the section, in messages.
  var noun: String {
    switch self {
    case .colors: "color"
    case .fonts: "font"
    case .padding: "padding"
    case .sizes: "size"
    case .radii: "radius"
    case .borders: "border"
    }
  }

  /// True if lengths of the section may be negative. A negative padding makes things overlap; a negative size has no
  /// meaning.
  var allowsNegative: Bool { self == .padding }
}
