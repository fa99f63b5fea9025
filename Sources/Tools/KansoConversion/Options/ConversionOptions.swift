import KansoTheme

/// The choices of a conversion.
package struct ConversionOptions: Sendable {
  /// The framework that the code is written for.
  package enum Platform: String, CaseIterable, Sendable {
    /// Apple's framework.
    case uikit
    /// `KansoUIKit`, which has UIKit's names on any system.
    case portable

    /// The module that the code imports.
    var module: String { self == .uikit ? "UIKit" : "KansoUIKit" }
  }

  /// The notation of constraints.
  package enum Style: String, CaseIterable, Sendable {
    /// Anchors of UIKit.
    case anchors
    /// Anchors, with `enableAutoLayout()` in place of `translatesAutoresizingMaskIntoConstraints = false`.
    case thin
  }

  package var platform = Platform.uikit
  package var style = Style.anchors

  /// Creates the default choices: UIKit and its anchors.
  package init() {}
}
