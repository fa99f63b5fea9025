import KansoTheme

extension UIFont {
  /// The weight of a font, with UIKit's raw values.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight, from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight, from -1 to 1.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The weight 100 of style sheets.
    public static let ultraLight = Weight(-0.8)
    /// The weight 200 of style sheets.
    public static let thin = Weight(-0.6)
    /// The weight 300 of style sheets.
    public static let light = Weight(-0.4)
    /// The weight 400 of style sheets.
    public static let regular = Weight(0)
    /// The weight 500 of style sheets.
    public static let medium = Weight(0.23)
    /// The weight 600 of style sheets.
    public static let semibold = Weight(0.3)
    /// The weight 700 of style sheets.
    public static let bold = Weight(0.4)
    /// The weight 800 of style sheets.
    public static let heavy = Weight(0.56)
    /// The weight 900 of style sheets.
    public static let black = Weight(0.62)

    /// The weight from 100 to 900: that of the nearest named weight.
    var number: Double {
      FontWeight.systemWeights.min { abs($0.rawValue - rawValue) < abs($1.rawValue - rawValue) }?.weight
        ?? 400
    }
  }

  /// The text styles of Dynamic Type.
  public typealias TextStyle = KansoTheme.TextStyle

  // MARK: System fonts

  /// Returns the system font with a size in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { system(size) }
  /// Returns the system font with a size in points and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    system(size, weight: weight.number)
  }
  /// Returns the bold system font with a size in points. As on iOS, its weight is semibold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    system(size, weight: Weight.semibold.number)
  }
  /// Returns the italic system font with a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { system(size, isItalic: true) }
  /// Returns the system font with digits of the same width. The width of digits is that of the system font here.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    system(size, weight: weight.number)
  }
  /// Returns the monospaced system font with a size in points and a weight.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(families: ["ui-monospace", "monospace"], size: size, weight: weight.number)
  }

  /// Returns the system font of a text style, which follows the user's text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      families: [Typography.systemFamily], size: style.size(at: .large),
      weight: style == .headline ? Weight.semibold.number : nil, textStyle: style)
  }

  /// Returns the system font of a text style at the text size of traits; nil for a font that follows the user's text
  /// size.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    guard let traits else { return preferredFont(forTextStyle: style) }
    return system(
      style.size(at: traits.preferredContentSizeCategory),
      weight: style == .headline ? Weight.semibold.number : nil)
  }

  /// The size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small system text, in points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of system text, in points.
  public static var systemFontSize: CGFloat { 14 }

  /// Returns the system font.
  private static func system(_ size: CGFloat, weight: Double? = nil, isItalic: Bool = false) -> UIFont {
    UIFont(families: [Typography.systemFamily], size: size, weight: weight, isItalic: isItalic)
  }

  // MARK: Fonts by name

  /// Creates the font with a PostScript name, such as `ChalkboardSE-Bold`, or a family. Nil for an empty name.
  public init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    self.init(families: [parts[0]], face: parts.count > 1 ? name : nil, size: size)
  }

  // MARK: Properties in the default mode

  /// The size, in points.
  public var pointSize: CGFloat { resolved().size }
  /// The PostScript name; the family for a font that was not created from a name.
  public var fontName: String { resolved().face ?? familyName }
  /// The first family.
  public var familyName: String { resolved().families.first ?? Typography.systemFamily }
  /// Returns the font with another size, in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    var typography = resolved()
    typography.size = size
    return UIFont(typography)
  }
}

/// The scaling of fonts with the user's text size.
public struct UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// The metrics of the style `body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns a font that follows the user's text size like the text style.
  public func scaledFont(for font: UIFont) -> UIFont { scaled(font, maximum: nil) }
  /// Returns a font that follows the user's text size like the text style, up to a maximum size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize)
  }

  /// Returns the font with the text style and a maximum size.
  private func scaled(_ font: UIFont, maximum: CGFloat?) -> UIFont {
    var typography = font.resolved()
    (typography.textStyle, typography.maximumSize) = (style, maximum.map { Double($0) })
    return UIFont(typography)
  }
}
