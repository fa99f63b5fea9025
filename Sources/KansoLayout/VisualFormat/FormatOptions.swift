/// How the views of a visual format are aligned, and which way they run: `NSLayoutConstraint.FormatOptions` without its prefix.
public struct FormatOptions: OptionSet, Sendable {
  /// The bits, as Apple's: 1 shifted by the attribute.
  public let rawValue: UInt

  /// A set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ attribute: LayoutAttribute) { rawValue = 1 << UInt(attribute.rawValue) }

  /// Left edges are where each other's are; of a vertical format, as the next ones up to `alignAllCenterX`.
  public static let alignAllLeft = FormatOptions(.left)
  /// Right edges.
  public static let alignAllRight = FormatOptions(.right)
  /// Top edges; of a horizontal format.
  public static let alignAllTop = FormatOptions(.top)
  /// Bottom edges; of a horizontal format.
  public static let alignAllBottom = FormatOptions(.bottom)
  /// Leading edges.
  public static let alignAllLeading = FormatOptions(.leading)
  /// Trailing edges.
  public static let alignAllTrailing = FormatOptions(.trailing)
  /// The middles between left and right.
  public static let alignAllCenterX = FormatOptions(.centerX)
  /// The middles between top and bottom; of a horizontal format.
  public static let alignAllCenterY = FormatOptions(.centerY)
  /// The baselines of last lines; of a horizontal format.
  public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
  /// The baselines of first lines; of a horizontal format.
  public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
  /// The older name of `alignAllLastBaseline`.
  public static let alignAllBaseline = alignAllLastBaseline

  /// From where lines begin to where they end, as unless another direction is given.
  public static let directionLeadingToTrailing: FormatOptions = []
  /// From the left, whichever way the interface runs.
  public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  /// From the right, whichever way the interface runs.
  public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

  /// Spaces are between edges, as unless another spacing is given.
  public static let spacingEdgeToEdge: FormatOptions = []
  /// Spaces are from the last baseline of a view to the first one of the next; of a vertical format.
  public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

  /// The attributes that are to be aligned.
  var alignments: [LayoutAttribute] {
    (1...12).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(LayoutAttribute.init)
  }
}
