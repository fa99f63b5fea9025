import KansoTheme

/// The sections of a guide. A section decides the type of its tokens.
package enum Section: String, CaseIterable, Sendable {
  case colors
  case fonts
  case padding
  case sizes
  case radii
  case borders

  /// The type that the section's tokens have.
  package var type: TokenType {
    switch self {
    case .colors: .color
    case .fonts: .typography
    case .padding, .sizes, .radii, .borders: .dimension
    }
  }

  /// What one token of the section is called in messages.
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

  /// Whether lengths of the section may be negative: a padding can let things overlap, a size cannot be less than
  /// nothing.
  var allowsNegative: Bool { self == .padding }
}
