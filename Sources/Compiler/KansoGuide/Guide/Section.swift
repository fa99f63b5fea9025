import KansoTheme

/// The sections of a guide. A section defines the type of its tokens.
package enum Section: String, CaseIterable, Sendable {
  case colors
  case fonts
  case padding
  case sizes
  case radii
  case borders

  /// The type of the section's tokens.
  package var type: TokenType {
    switch self {
    case .colors: .color
    case .fonts: .typography
    case .padding, .sizes, .radii, .borders: .dimension
    }
  }

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
