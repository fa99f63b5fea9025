import KansoLayout

// kanso:disable literal-size - UIKit's own, and in no guide

/// How high bars are, and what margins screens have, in points, by what kind of device it is and how much room there is.
///
/// Figures as UIKit has them since iOS 13: Apple's documents do not list them.
enum BarMetrics {
  static func navigationBarHeight(_ traits: TraitCollection) -> Double {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  static func tabBarHeight(_ traits: TraitCollection) -> Double {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 49
  }

  /// From this width on a screen has wide margins.
  private static let wideWidth = 414.0
  private static let margin = 16.0
  private static let wideMargin = 20.0

  /// The margins on both sides that the view of a controller has at least.
  static func sideMargins(width: Double) -> DirectionalEdgeInsets {
    let side = width >= wideWidth ? wideMargin : margin
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

extension TraitCollection {
  /// Whether bars are as high as for other traits.
  func hasBars(like other: TraitCollection) -> Bool {
    userInterfaceIdiom == other.userInterfaceIdiom && verticalSizeClass == other.verticalSizeClass
  }
}
