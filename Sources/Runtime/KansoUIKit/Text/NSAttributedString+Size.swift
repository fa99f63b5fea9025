import KansoLayout

/// The options of measuring a text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines that break at the width. Without it, a text has one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The height of lines with their leading, which is zero here. It has no effect.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The bounds of the drawn letters. It has no effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// An ellipsis in the last line that fits. It has no effect.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The result of measuring a text. Nothing is written to it: texts are not made smaller.
public final class NSStringDrawingContext: NSObject {
  /// The smallest factor of the font sizes. It has no effect.
  public var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString {
  /// Returns the size of the text on one line per paragraph, in points, as views without a text measurer of
  /// their own lay it out.
  public func size() -> CGSize { measured(width: nil) }

  /// Returns the rectangle of the text, at the origin, in points. Lines break at the width if the options say so. The
  /// height of the size has no effect.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width.isFinite
    return CGRect(origin: .zero, size: measured(width: breaks ? size.width : nil))
  }

  /// The size of a font of Core Text, in points.
  private static let defaultFontSize = 12.0

  /// Returns the size at a width, in points; without a width, lines do not break. Text without a font has
  /// that of Core Text: Helvetica at 12 points.
  private func measured(width: Double?) -> CGSize {
    guard length > 0 else { return .zero }
    let font = UIFont(families: ["Helvetica"], size: Self.defaultFontSize)
    var block = TextBlock()
    (block.font, block.numberOfLines, block.adjustsToContentSize) = (font, 0, false)
    block.content = AttributedText(self, font: font)
    let traits = UITraitCollection()
    return block.extent(of: block.runs(in: traits), width: width, in: traits).size
  }
}

extension String {
  /// Returns the size of the text on one line per paragraph, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the rectangle of the text, at the origin, in points. Lines break at the width if the options say so.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text on one line per paragraph, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }

  /// Returns the rectangle of the text, at the origin, in points. Lines break at the width if the options say so.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
