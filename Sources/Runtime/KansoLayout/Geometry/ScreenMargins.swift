/// The margins on both sides of a screen, in points, as in UIKit.
///
/// Documents confirm them for screens up to 393 points and from 414 points on. Between these widths the limit is a
/// guess: no document and no page of Apple decides it.
package enum ScreenMargins {
  /// The screen width from which margins are wide.
  private static let wideWidth = 414.0
  /// The margin of narrow screens.
  package static let narrow = 16.0
  /// The margin of wide screens.
  package static let wide = 20.0

  /// Returns true if a screen of a width has wide margins.
  package static func isWide(_ width: Double) -> Bool { width >= wideWidth }
}
