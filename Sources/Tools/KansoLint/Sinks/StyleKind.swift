import KansoDiagnostics
import KansoLintRules
import KansoTheme

/// The kind of a style value. It determines the rule that reports a literal.
package enum StyleKind: String, CaseIterable, Sendable {
  case color
  case font
  /// A distance: an inset, a spacing or an offset.
  case padding
  /// A width or a height.
  case size
  /// The radius of a corner.
  case radius
  /// The width of a line.
  case border
  case shadow
  case opacity
  case duration
}

extension StyleKind {
  /// The rule that reports literals of this kind.
  var rule: DiagnosticDescriptor {
    switch self {
    case .color: .literalColor
    case .font: .literalFont
    case .padding: .literalPadding
    case .size: .literalSize
    case .radius: .literalRadius
    case .border: .literalBorder
    case .shadow: .literalShadow
    case .opacity: .literalOpacity
    case .duration: .literalDuration
    }
  }

  /// The section of the guide for tokens of this kind; nil for shadows.
  package var section: Section? {
    switch self {
    case .color: .colors
    case .font: .fonts
    case .padding: .padding
    case .size: .sizes
    case .radius: .radii
    case .border: .borders
    case .opacity: .opacities
    case .duration: .durations
    case .shadow: nil
    }
  }

  /// Creates the kind of a token; nil if literals are not compared with its section.
  init?(ofTokenAt path: TokenPath, in theme: Theme) {
    guard let section = theme.section(of: path),
      let kind = Self.allCases.first(where: { $0.section == section })
    else { return nil }
    self = kind
  }
}
