import KansoTheme

/// The named easing curves of CSS Easing Functions 2, section 2.2.1.
package enum EasingName: String, CaseIterable {
  case linear
  case ease
  case easeIn = "ease-in"
  case easeOut = "ease-out"
  case easeInOut = "ease-in-out"

  /// Creates the curve with a name; nil for any other text. A name may also be in camel case, such as `easeInOut`.
  package init?(_ text: String) {
    guard let name = Self.allCases.first(where: { text == $0.rawValue || text == "\($0)" }) else {
      return nil
    }
    self = name
  }

  /// The curve.
  package var curve: CubicBezier {
    switch self {
    case .linear: CubicBezier(0, 0, 1, 1)
    case .ease: CubicBezier(0.25, 0.1, 0.25, 1)
    case .easeIn: CubicBezier(0.42, 0, 1, 1)
    case .easeOut: CubicBezier(0, 0, 0.58, 1)
    case .easeInOut: CubicBezier(0.42, 0, 0.58, 1)
    }
  }
}
