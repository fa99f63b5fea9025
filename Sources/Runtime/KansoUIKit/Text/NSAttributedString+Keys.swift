import KansoLayout

extension NSAttributedString.Key {
  /// The font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The style of the paragraph: an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The space after each letter, in points: a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The style of a line below the text: the raw value of an `NSUnderlineStyle`. Every style is a single line here.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color behind the text: a `UIColor`. It is not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The style of a line through the text: the raw value of an `NSUnderlineStyle`. It is not drawn.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of a line through the text: a `UIColor`. It is not drawn.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The distance of the text from its baseline, in points: a number. It has no effect.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The language in which the text is spoken. Nothing speaks here.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilityTokenLanguage")
  /// The address that a tap opens: a `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")
}

/// The style of a line below a text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: Int

  /// Creates a style from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line, which is drawn as a single one.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// A double line, which is drawn as a single one.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The style of a paragraph: the values that layout knows.
open class NSParagraphStyle: @unchecked Sendable {
  fileprivate var values = Values()

  /// The values of a style.
  fileprivate struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineSpacing = 0.0
    var lineHeightMultiple = 0.0
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
  /// The line break mode of a paragraph has no effect: it is that of the view.
  @available(*, unavailable, message: "set the lineBreakMode of the label")
  public var lineBreakMode: NSLineBreakMode {
    get { .byWordWrapping }
    set {}
  }
}
