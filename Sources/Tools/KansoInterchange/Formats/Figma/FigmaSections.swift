import KansoTheme

/// The sections of guides that the variables of a library are named by, as those of an exported guide are.
struct FigmaSections {
  /// True if at least half of the variables begin with the name of a section that can hold them. A few of them alone may
  /// mean something else with `numbers` or `sizes`.
  let areNames: Bool

  init(_ library: FigmaLibrary) {
    let count = library.variables.count { Self.named($0) != nil }
    areNames = count > 0 && count * 2 >= library.variables.count
  }

  /// Returns the section that a variable is named by; nil if there is none, or if the variable is a part of a value.
  func section(of variable: FigmaLibrary.Variable) -> Section? {
    guard areNames, let section = Self.named(variable) else { return nil }
    switch section {
    case .fonts, .shadows: return nil
    // A color in it is a part of a border.
    case .borders: return variable.kind == .number ? .borders : nil
    case .colors, .padding, .sizes, .radii, .breakpoints, .letterSpacings, .lineHeights, .families, .weights,
      .numbers, .opacities, .durations, .strings, .easings, .transitions, .gradients, .strokes:
      return section
    }
  }

  /// Returns the meaning that the section of a variable gives to its numbers or texts.
  func meaning(of variable: FigmaLibrary.Variable) -> FigmaMeaning? {
    guard let section = section(of: variable) else { return nil }
    switch section {
    case .padding, .sizes, .radii, .borders, .breakpoints, .letterSpacings: return .length(section)
    case .lineHeights: return .multiple
    case .opacities: return .opacity
    case .weights: return .weight
    case .numbers: return .number
    case .durations: return .duration
    case .families: return .family
    case .strings: return .text
    case .colors, .fonts, .shadows, .easings, .transitions, .gradients, .strokes: return nil
    }
  }

  /// Returns the section that is the first name of a variable; nil if there is none that can hold it.
  private static func named(_ variable: FigmaLibrary.Variable) -> Section? {
    guard variable.path.count > 1, let section = Section(rawValue: variable.path[0]) else { return nil }
    let kinds: [FigmaLibrary.Kind] =
      switch section {
      case .colors: [.color]
      case .padding, .sizes, .radii, .breakpoints, .letterSpacings, .lineHeights, .weights, .numbers,
        .opacities,
        .durations:
        [.number]
      case .families, .strings: [.text]
      case .fonts: [.number, .text]
      case .shadows, .borders: [.color, .number]
      case .easings, .transitions, .gradients, .strokes: []
      }
    return kinds.contains(variable.kind) ? section : nil
  }
}
