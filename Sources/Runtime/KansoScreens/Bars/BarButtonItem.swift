import Foundation
import KansoLayout
import KansoTheme

/// A button, a view or a space in a bar; the counterpart of `UIBarButtonItem`.
open class BarButtonItem: NSObject {
  /// The title; nil if the button shows an image.
  public var title: String? { didSet { if title != oldValue { onChange?() } } }
  /// The image; nil if the button shows a title.
  public var image: Image? { didSet { if image != oldValue { onChange?() } } }
  /// The view that is shown instead of a button; nil for a button.
  public var customView: View? { didSet { if customView !== oldValue { onChange?() } } }
  /// The action of a tap, called with the item.
  public var onAction: ((BarButtonItem) -> Void)?
  /// True if the item is a space of a toolbar without a button. A navigation bar ignores it.
  public private(set) var isSpace = false
  /// The width of a space, in points; 0 for a flexible space. A width that is not positive or not finite becomes 0.
  public var width = 0.0 {
    didSet {
      if !(width > 0 && width.isFinite) { width = 0 }
      if width != oldValue { onChange?() }
    }
  }
  /// True for the item of the preferred action, whose title is bold: the style `done`.
  public var isProminent = false { didSet { if isProminent != oldValue { onChange?() } } }
  /// True if a tap has an effect. The button of a disabled item is gray.
  public var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }
  /// The color of title and image; nil for the tint color of the bar.
  public var tintColor: Color? { didSet { if tintColor != oldValue { onChange?() } } }

  /// The menu that a long tap would show, by the module with UIKit's names.
  package var menuStorage: AnyObject?
  /// A number by which the app knows the item.
  public var tag = 0

  /// Called after a change, by the bar that shows the item.
  var onChange: (() -> Void)?
  /// True if the item is a space that takes a share of the remaining width.
  var isFlexibleSpace: Bool { isSpace && width == 0 }

  /// Creates an item without a title and an image.
  public override init() { super.init() }

  /// Creates an item without a title and an image, or a flexible space.
  package convenience init(isSpace: Bool) {
    self.init()
    self.isSpace = isSpace
  }

  /// Creates a button with a title.
  public convenience init(title: String, onAction: @escaping (BarButtonItem) -> Void) {
    self.init()
    (self.title, self.onAction) = (title, onAction)
  }

  /// Creates a button with an image.
  public convenience init(image: Image, onAction: @escaping (BarButtonItem) -> Void) {
    self.init()
    (self.image, self.onAction) = (image, onAction)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: View) {
    self.init()
    self.customView = customView
  }

  /// Returns a space that takes a share of the remaining width of a toolbar.
  public static func flexibleSpace() -> BarButtonItem { fixedSpace(0) }

  /// Returns a space with a width in points. A width that is not positive or not finite makes it flexible.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    let space = BarButtonItem(isSpace: true)
    space.width = width
    return space
  }

  /// Creates the view that shows the item in a bar, and adds it to the bar; nil for a space. The bar is called after
  /// each change of the item.
  func addView(to bar: View, font: Font, onChange: @escaping () -> Void) -> View? {
    self.onChange = onChange
    guard !isSpace else { return nil }
    if let customView {
      bar.addSubview(customView)
      return customView
    }
    let button = Button { [weak self] _ in if let self { self.onAction?(self) } }
    // The button is added before its title is set, so that it has the tint color of the bar.
    bar.addSubview(button)
    button.show(self, font: font)
    return button
  }
}

extension View {
  /// The size of the view in a bar. Each dimension is the intrinsic one, or that of the frame if there is none. If a
  /// dimension is not positive then, a view without a button has the size that its constraints give.
  var sizeInBar: Size {
    let content = intrinsicContentSize
    let size = Size(
      width: content.width >= 0 ? content.width : bounds.width,
      height: content.height >= 0 ? content.height : bounds.height)
    guard size.width <= 0 || size.height <= 0, !(self is Button), !(self is Label) else { return size }
    return systemLayoutSizeFitting(View.layoutFittingCompressedSize)
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
