import KansoLayout

// kanso:disable literal-size - UIKit's own, and in no guide

/// The heights of bars and the margins of screens, in points, by device idiom and size class.
///
/// The numbers are those of UIKit since iOS 13. Apple's documentation does not list them.
enum BarMetrics {
  /// Returns the height of a navigation bar: 50 on tablets, 32 with a compact height, else 44.
  static func navigationBarHeight(for traits: TraitCollection) -> Double {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  /// Returns the height of a tab bar without the safe area: 50 on tablets, 32 with a compact height, else 49.
  static func tabBarHeight(for traits: TraitCollection) -> Double {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 49
  }

  /// Returns the height of a toolbar without the safe area: that of a navigation bar.
  static func toolbarHeight(for traits: TraitCollection) -> Double { navigationBarHeight(for: traits) }

  /// The additional height of a prompt.
  static let prompt = 30.0
  /// The additional height of a large title.
  static let largeTitle = 52.0

  /// Returns the minimum margins on both sides of a controller's view for its width: 20 from 414 on, else 16.
  static func sideMargins(width: Double) -> DirectionalEdgeInsets {
    let side = ScreenMargins.isWide(width) ? ScreenMargins.wide : ScreenMargins.narrow
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

extension TraitCollection {
  /// Returns true if bars have the same heights as with other traits.
  func hasSameBarHeights(as other: TraitCollection) -> Bool {
    userInterfaceIdiom == other.userInterfaceIdiom && verticalSizeClass == other.verticalSizeClass
  }
}
