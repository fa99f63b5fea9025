import KansoTheme

extension Section {
  /// The name of the section's type in generated Swift.
  package var typeName: String {
    switch self {
    case .colors: "Colors"
    case .fonts: "Fonts"
    case .padding: "Padding"
    case .sizes: "Sizes"
    case .radii: "Radii"
    case .borders: "Borders"
    case .breakpoints: "Breakpoints"
    case .letterSpacings: "LetterSpacings"
    case .lineHeights: "LineHeights"
    case .families: "Families"
    case .weights: "Weights"
    case .numbers: "Numbers"
    case .opacities: "Opacities"
    case .durations: "Durations"
    case .easings: "Easings"
    case .transitions: "Transitions"
    case .shadows: "Shadows"
    case .gradients: "Gradients"
    case .strokes: "Strokes"
    case .strings: "Strings"
    }
  }
}
