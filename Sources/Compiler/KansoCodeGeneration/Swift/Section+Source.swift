import KansoProject
import KansoTheme

// The enums of sections in generated Swift.
extension Section {
  /// The source that declares the enum of the section.
  var source: SourceKind {
    switch self {
    case .colors: .colors
    case .fonts: .fonts
    case .padding, .sizes, .radii, .borders, .breakpoints, .letterSpacings: .padding
    case .lineHeights, .families, .weights: .tokens
    case .numbers, .opacities, .durations, .easings, .transitions, .shadows, .gradients, .strokes, .strings:
      .tokens
    }
  }

  /// True if the section can have tokens of another kind than its own: whole borders beside widths, or springs beside
  /// curves.
  var hasSeveralKinds: Bool { self == .borders || self == .easings }

  /// Returns the name of the partial that renders the members of the enum.
  ///
  /// - Parameters:
  ///   - isMixed: true if the section has tokens of another kind than its own, as `borders` and `easings` can have.
  ///   - followsTheme: true if constants of Apple's types ask the theme at run time.
  func members(on platform: Platform, isMixed: Bool, followsTheme: Bool) -> String {
    if platform == .portable {
      return type == .dimension && !isMixed ? "Group.lengths" : type.followsModes ? "Group" : "Group.values"
    }
    if followsTheme, let typeNames = platform.typeNames {
      return ThemedSyntax.isComputed(type, typeNames) ? "Group.computed" : "Group"
    }
    let isComputed =
      switch type {
      case .typography: platform.typeNames?.fontsAreComputed == true
      case .cubicBezier: platform.typeNames?.curvesAreComputed == true
      default: false
      }
    return isComputed ? "Group.computed" : "Group"
  }

  /// The possible results of `members`.
  static let membersNames = ["Group", "Group.computed", "Group.lengths", "Group.values"]

  /// Returns the text of the doc comment of the enum. Where the values follow modes or Dynamic Type, a second
  /// sentence says so.
  ///
  /// - Parameters:
  ///   - isMixed: true if the section has tokens of another kind than its own.
  ///   - followsTheme: true if constants of Apple's types ask the theme at run time.
  func summary(on platform: Platform, isMixed: Bool, followsTheme: Bool) -> String {
    let summary = compiledSummary(on: platform, isMixed: isMixed)
    guard followsTheme, platform.typeNames != nil else { return summary }
    return summary + " A theme at run time replaces those that it has."
  }

  /// Returns the text of the doc comment without a theme at run time.
  ///
  /// - Parameter isMixed: true if the section has tokens of another kind than its own.
  private func compiledSummary(on platform: Platform, isMixed: Bool) -> String {
    let summary = isMixed ? mixedSummary : summary
    return switch (self, platform) {
    case (.colors, .uikit), (.colors, .appkit), (.colors, .swiftui):
      summary + " Those with modes follow the appearance and the contrast."
    case (.fonts, .uikit): summary + " Those with a text style scale with Dynamic Type."
    case (.fonts, .swiftui):
      summary
        + " Those with a text style scale with Dynamic Type; use `textStyle(_:)` for texts."
    case (.shadows, .uikit), (.shadows, .appkit), (.shadows, .swiftui), (.gradients, .uikit),
      (.gradients, .appkit),
      (.gradients, .swiftui):
      summary + " Their colors follow the appearance and the contrast."
    case (.colors, _), (.fonts, _): summary
    case (_, .portable): summary + " The constants are those of the default mode; `tokens` follow the mode."
    default: summary
    }
  }

  /// The first sentence of the doc comment, of a section with tokens of another kind than its own.
  private var mixedSummary: String {
    self == .easings
      ? "The easing curves and springs of the style guide."
      : "The borders of the style guide, and widths of borders in points."
  }

  /// The first sentence of the doc comment.
  private var summary: String {
    switch self {
    case .colors: "The colors of the style guide."
    case .fonts: "The fonts of the style guide."
    case .padding: "The paddings of the style guide, in points."
    case .sizes: "The sizes of the style guide, in points."
    case .radii: "The radii of the style guide, in points."
    case .borders: "The widths of borders in the style guide, in points."
    case .breakpoints: "The widths of screens at which the layout changes, in points."
    case .letterSpacings: "The spacings of letters in the style guide, in points."
    case .lineHeights: "The line heights of the style guide, as multiples of a font's size."
    case .families: "The font families of the style guide, in order of preference."
    case .weights: "The font weights of the style guide."
    case .numbers: "The numbers of the style guide."
    case .opacities: "The opacities of the style guide, from 0 to 1."
    case .durations: "The durations of the style guide, in seconds."
    case .easings: "The easing curves of the style guide."
    case .transitions: "The transitions of the style guide."
    case .shadows: "The shadows of the style guide."
    case .gradients: "The gradients of the style guide."
    case .strokes: "The stroke styles of the style guide."
    case .strings: "The texts of the style guide."
    }
  }
}
