import KansoTheme

/// The sections of a guide. A section decides the type of its tokens.
package enum Section: String, CaseIterable, Sendable {
  case colors
  case fonts
  case padding

  /// The type that the section's tokens have.
  package var type: TokenType {
    switch self {
    case .colors: .color
    case .fonts: .typography
    case .padding: .dimension
    }
  }

  /// What one token of the section is called in messages.
  var noun: String {
    switch self {
    case .colors: "color"
    case .fonts: "font"
    case .padding: "padding"
    }
  }
}
