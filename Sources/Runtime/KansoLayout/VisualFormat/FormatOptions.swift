/// The alignment and the direction of the views of a visual format: `NSLayoutConstraint.FormatOptions` without its
/// prefix.
public struct FormatOptions: OptionSet, Sendable {
  /// The bits, with Apple's values: 1 shifted left by the raw value of the attribute.
  public let rawValue: UInt

  /// Creates a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Creates the option that aligns an attribute.
  private init(_ attribute: LayoutAttribute) { rawValue = 1 << UInt(attribute.rawValue) }

  /// Alignment of the left edges; only for vertical formats.
  public static let alignAllLeft = FormatOptions(.left)
  /// Alignment of the right edges; only for vertical formats.
  public static let alignAllRight = FormatOptions(.right)
  /// Alignment of the top edges; only for horizontal formats.
  public static let alignAllTop = FormatOptions(.top)
  /// Alignment of the bottom edges; only for horizontal formats.
  public static let alignAllBottom = FormatOptions(.bottom)
  /// Alignment of the leading edges; only for vertical formats.
  public static let alignAllLeading = FormatOptions(.leading)
  /// Alignment of the trailing edges; only for vertical formats.
  public static let alignAllTrailing = FormatOptions(.trailing)
  /// Alignment of the horizontal centres; only for vertical formats.
  public static let alignAllCenterX = FormatOptions(.centerX)
  /// Alignment of the vertical centres; only for horizontal formats.
  public static let alignAllCenterY = FormatOptions(.centerY)
  /// Alignment of the baselines of the last lines; only for horizontal formats.
  public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
  /// Alignment of the baselines of the first lines; only for horizontal formats.
  public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
  /// The older name of `alignAllLastBaseline`.
  public static let alignAllBaseline = alignAllLastBaseline

  /// The direction of the interface. This is the default.
  public static let directionLeadingToTrailing: FormatOptions = []
  /// The direction from left to right, independent of the direction of the interface.
  public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  /// The direction from right to left, independent of the direction of the interface.
  public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

  /// Spacing between edges. This is the default.
  public static let spacingEdgeToEdge: FormatOptions = []
  /// Spacing from the last baseline of a view to the first baseline of the next view; only for vertical formats.
  public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

  /// The attributes to align, by ascending raw value.
  var alignments: [LayoutAttribute] {
    (1...12).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(LayoutAttribute.init)
  }
}
