/// The style of a paragraph. Layout knows its alignment and the heights of its lines.
open class NSParagraphStyle: @unchecked Sendable {
  fileprivate var values = Values()

  /// The values of a style.
  fileprivate struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineSpacing = 0.0
    var lineHeightMultiple = 0.0
    var minimumLineHeight = 0.0
    var maximumLineHeight = 0.0
    var headIndent = 0.0
    var tailIndent = 0.0
    var firstLineHeadIndent = 0.0
    var paragraphSpacing = 0.0
    var paragraphSpacingBefore = 0.0
    var hyphenationFactor: Float = 0
  }

  /// Creates a style with the default values.
  public init() {}

  /// The style with the default values.
  public static let `default` = NSParagraphStyle()

  /// The alignment of the lines.
  public var alignment: NSTextAlignment { values.alignment }
  /// The space between lines, in points.
  public var lineSpacing: CGFloat { values.lineSpacing }
  /// The factor of the height of the lines; 0 for none.
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum height of the lines, in points.
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of the lines, in points; 0 for none.
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The indent of all lines but the first one, in points. It has no effect.
  public var headIndent: CGFloat { values.headIndent }
  /// The indent of the ends of lines, in points. It has no effect.
  public var tailIndent: CGFloat { values.tailIndent }
  /// The indent of the first line, in points. It has no effect.
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The space below the paragraph, in points. It has no effect.
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph, in points. It has no effect.
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The readiness to break words, from 0 to 1. It has no effect.
  public var hyphenationFactor: Float { values.hyphenationFactor }

  /// Returns a style that can be changed, with the same values.
  public func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// A style of a paragraph that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of the lines.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The space between lines, in points. It becomes a part of the height of the lines, also of the first one.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The factor of the height of the lines; 0 for none.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The minimum height of the lines, in points.
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of the lines, in points; 0 for none.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The indent of all lines but the first one, in points. It has no effect.
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The indent of the ends of lines, in points. It has no effect.
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The indent of the first line, in points. It has no effect.
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The space below the paragraph, in points. It has no effect.
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space above the paragraph, in points. It has no effect.
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The readiness to break words, from 0 to 1. It has no effect.
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// The line break mode of a paragraph has no effect: it is that of the view.
  @available(*, unavailable, message: "set the lineBreakMode of the label")
  public var lineBreakMode: NSLineBreakMode {
    get { .byWordWrapping }
    set {}
  }
}
