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

  /// The name of the section's type in generated Swift.
  package var typeName: String {
    switch self {
    case .colors: "Colors"
    case .fonts: "Fonts"
    case .padding: "Padding"
    case .sizes: "Sizes"
    case .radii: "Radii"
    case .borders: "Borders"
    }
  }

  /// The noun for one token of the section, in messages.
  package var noun: String {
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
  package var allowsNegative: Bool { self == .padding }
}

extension TokenPath {
  /// The section of the guide; nil if the first name is not that of a section.
  package var knownSection: Section? { Section(rawValue: section) }
}
