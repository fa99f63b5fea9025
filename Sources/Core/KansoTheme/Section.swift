/// The sections of a guide. A section defines the type of its tokens.
package enum Section: String, CaseIterable, Sendable {
  case colors
  case fonts
  case padding
  case sizes
  case radii
  case borders
  case breakpoints
  case letterSpacings
  case lineHeights
  case families
  case weights
  case numbers
  case opacities
  case durations
  case easings
  case transitions
  case shadows
  case gradients
  case strokes
  case strings

  /// The main type of the section's tokens. A token has the type of its value: in `borders`, that is a width or a whole
  /// border.
  package var type: TokenType {
    switch self {
    case .colors: .color
    case .fonts: .typography
    case .padding, .sizes, .radii, .borders, .breakpoints, .letterSpacings: .dimension
    case .lineHeights, .numbers, .opacities: .number
    case .families: .fontFamily
    case .weights: .fontWeight
    case .durations: .duration
    case .easings: .cubicBezier
    case .transitions: .transition
    case .shadows: .shadow
    case .gradients: .gradient
    case .strokes: .strokeStyle
    case .strings: .string
    }
  }
}

extension TokenPath {
  /// The section of the language; nil if the first name is not that of one. For the kind of a section that a guide
  /// names itself, see `Theme.section(of:)`.
  package var knownSection: Section? { Section(rawValue: section) }
}
