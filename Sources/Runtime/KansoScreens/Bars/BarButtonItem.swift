import KansoLayout
import KansoTheme

/// A button or a space in a bar; the counterpart of `UIBarButtonItem`.
public final class BarButtonItem {
  /// The title; nil if the button shows an image.
  public let title: String?
  /// The image; nil if the button shows a title.
  public let image: Image?
  /// The action of a tap, called with the item.
  public let onAction: (BarButtonItem) -> Void
  /// True if the item is a space of a toolbar without a button. A navigation bar ignores it.
  public let isSpace: Bool
  /// The width of a space, in points; 0 for a flexible space.
  public let width: Double
  /// True for the item of the preferred action, whose title is bold: the style `done`.
  public var isProminent = false
  /// True if a tap has an effect. The button of a disabled item is gray. It takes effect when the item is shown.
  public var isEnabled = true
  /// The color of title and image; nil for the tint color of the bar. It takes effect when the item is shown.
  public var tintColor: Color?

  /// True if the item is a space that takes a share of the remaining width.
  var isFlexibleSpace: Bool { isSpace && width == 0 }

  private init(
    title: String?, image: Image?, isSpace: Bool, width: Double = 0,
    onAction: @escaping (BarButtonItem) -> Void = { _ in }
  ) {
    (self.title, self.image, self.isSpace) = (title, image, isSpace)
    (self.width, self.onAction) = (width, onAction)
  }

  /// Creates a button with a title.
  public convenience init(title: String, onAction: @escaping (BarButtonItem) -> Void) {
    self.init(title: title, image: nil, isSpace: false, onAction: onAction)
  }

  /// Creates a button with an image.
  public convenience init(image: Image, onAction: @escaping (BarButtonItem) -> Void) {
    self.init(title: nil, image: image, isSpace: false, onAction: onAction)
  }

  /// Returns a space that takes a share of the remaining width of a toolbar.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(title: nil, image: nil, isSpace: true) }

  /// Returns a space with a width in points. A width that is not positive or not finite makes it flexible.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    BarButtonItem(title: nil, image: nil, isSpace: true, width: width > 0 && width.isFinite ? width : 0)
  }
}

extension Button {
  /// Shows an item of a bar: on one line, in a font that does not scale with the text size.
  func show(_ item: BarButtonItem, font: Font) {
    styleForBar(title: item.title, font: item.isProminent ? .systemBoldText : font)
    if let tintColor = item.tintColor { self.tintColor = tintColor }
    setImage(item.image, for: .normal)
    isEnabled = item.isEnabled
  }

  /// Sets the title, on one line, and its font, which does not scale with the text size.
  func styleForBar(title: String?, font: Font) {
    titleLabel.font = font
    titleLabel.numberOfLines = 1
    titleLabel.adjustsFontForContentSizeCategory = false
    setTitle(title, for: .normal)
  }
}
