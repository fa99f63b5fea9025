/// The text sizes of the settings on Apple's platforms, with UIKit's names without their prefix
/// (`UIContentSizeCategory`).
public enum ContentSizeCategory: Int, Sendable, CaseIterable, Comparable {
  /// Three steps smaller than the default.
  case extraSmall
  /// Two steps smaller than the default.
  case small
  /// One step smaller than the default.
  case medium
  /// The default size.
  case large
  /// One step larger than the default.
  case extraLarge
  /// Two steps larger than the default.
  case extraExtraLarge
  /// Three steps larger than the default, and the largest size outside of the settings for accessibility.
  case extraExtraExtraLarge
  /// The smallest of the five sizes for accessibility.
  case accessibilityMedium
  /// The second of the sizes for accessibility.
  case accessibilityLarge
  /// The third of the sizes for accessibility.
  case accessibilityExtraLarge
  /// The fourth of the sizes for accessibility.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Returns true if the first size is smaller.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension TextStyle {
  /// Returns the size of the system font in this style, in points.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and "Larger accessibility
  /// type sizes".
  public func size(at category: ContentSizeCategory) -> Length { Self.sizes[self]?[category.rawValue] ?? 17 }

  /// The sizes in points, one per category, smallest first.
  private static let sizes: [TextStyle: [Length]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}

extension Typography {
  /// Returns the size at a content size category, in points. It scales like the system font in the same text style, up
  /// to `maximumSize`. A font without a text style keeps its size. `UIFontMetrics` rounds slightly differently.
  public func size(at category: ContentSizeCategory) -> Length {
    guard let textStyle else { return size }
    let scaled = size * textStyle.size(at: category) / textStyle.size(at: .large)
    return maximumSize.map { min(scaled, $0) } ?? scaled
  }
}
