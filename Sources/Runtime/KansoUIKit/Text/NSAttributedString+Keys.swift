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
