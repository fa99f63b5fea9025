/// The rule that resizes a frame after a change of the superview's size: `UIView.AutoresizingMask` without its prefix.
public struct AutoresizingMask: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A flexible space on the left.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// A flexible width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// A flexible space on the right.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// A flexible space above.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// A flexible height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// A flexible space below.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
