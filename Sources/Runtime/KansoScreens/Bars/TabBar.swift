import Foundation
import KansoLayout
import KansoTheme

/// The content of a tab bar for one view controller; the counterpart of `UITabBarItem`.
open class TabBarItem: NSObject {
  /// The title.
  public var title: String? { didSet { onChange?() } }
  /// The image.
  public var image: Image? { didSet { onChange?() } }
  /// The image of the selected item; nil for `image`.
  public var selectedImage: Image? { didSet { onChange?() } }
  /// The text of the badge, such as a number of new messages; nil for none.
  public var badgeValue: String? { didSet { onChange?() } }

  /// A number by which the app knows the item.
  public var tag = 0

  /// Called after a change of the item; set by the tab bar that shows it.
  var onChange: (() -> Void)?

  /// Creates an item.
  public init(title: String?, image: Image? = nil, selectedImage: Image? = nil) {
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    super.init()
  }

  /// Creates an item without a title and images.
  public override convenience init() { self.init(title: nil) }
}

/// The bar below an app's screens that selects one of them; the counterpart of `UITabBar`.
///
/// The height of the bar does not depend on the text size, so its texts do not scale either.
open class TabBar: View {
  /// The background color; nil for the default.
  public var barTintColor: Color? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }
  /// True if what lies below the bar shows through. Bars here are as opaque as their color.
  public var isTranslucent = true
  /// The image behind the bar, and the line above it.
  package var backdrop = BarBackdrop()
  /// The appearances that the app gave the bar, by the module with UIKit's names.
  package var appearanceStorage: AnyObject?
  /// The font of titles and badges.
  public var itemFont = Font.systemTab { didSet { updateButtons() } }
  /// The color of the items that are not selected.
  public var unselectedItemTintColor = Color.unselected { didSet { updateButtons() } }
  /// The items, from the leading edge.
  public var items: [TabBarItem] = [] { didSet { recreateButtons() } }
  /// The index of the selected item. With an index that is out of range, no item is selected.
  public var selectedIndex = 0 { didSet { updateButtons() } }
  /// The callback for a tap, with the index of the item. A tap does not change `selectedIndex`.
  public var onSelect: ((Int) -> Void)?

  /// The buttons of the items.
  public private(set) var buttons: [TabBarButton] = []

  /// Replaces all buttons by new ones for the items.
  private func recreateButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = items.enumerated().map { index, item in
      let button = TabBarButton(frame: .zero)
      button.addAction(for: .touchUpInside) { [weak self] in self?.onSelect?(index) }
      item.onChange = { [weak self] in self?.updateButtons() }
      addSubview(button)
      return button
    }
    updateButtons()
    setNeedsLayout()
  }

  /// Updates the contents, fonts and colors of all buttons from the items and the selection.
  private func updateButtons() {
    for (index, button) in buttons.enumerated() {
      let isSelected = index == selectedIndex
      button.configure(with: items[index], isSelected: isSelected, font: itemFont)
      button.setColor(isSelected ? tintColor : unselectedItemTintColor)
    }
  }

  /// The height of the bar without the bottom safe area, and no width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: BarMetrics.tabBarHeight(for: traitCollection))
  }

  /// Updates the height of the bar. Call `super`.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.hasSameBarHeights(as: traitCollection) != true { invalidateIntrinsicContentSize() }
  }

  /// Updates all buttons, since the selected item has the tint color. Call `super`.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateButtons()
  }

  /// Draws the default background if there is no `barTintColor`, and the line above the bar.
  open override func draw(in context: inout DrawingContext) {
    backdrop.drawBackground(in: bounds, hasOwnColor: barTintColor != nil, &context)
    backdrop.drawEdge(of: bounds, isAbove: true, &context)
  }

  /// Lays out the buttons with equal widths within the safe area, the first one at the leading edge.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let content = bounds.inset(
      by: EdgeInsets(top: 0, left: safe.left, bottom: safe.bottom, right: safe.right))
    let width = content.width / Double(max(buttons.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = isMirrored ? buttons.count - 1 - index : index
      button.frame = Rect(
        x: content.minX + width * Double(place), y: content.minY, width: width, height: content.height)
    }
  }
}

/// A button of a tab bar: an image above a title. On tablets and with a compact height, the image is beside
/// the title.
public final class TabBarButton: Control {
  /// The title label.
  public let titleLabel = Label()
  /// The image view.
  public let imageView = ImageView()
  /// The badge label.
  public let badgeLabel = Label()

  /// The distance between image and title, in points.
  private static let spacing = 4.0
  /// The minimum width and height of the badge, in points.
  private static let badgeSize = 18.0
  /// The horizontal distance from the badge's text to its edge, in points.
  private static let badgeInset = 5.0

  /// Creates a button without contents. Its texts do not scale with the text size.
  override init(frame: Rect) {
    super.init(frame: frame)
    for label in [titleLabel, badgeLabel] {
      label.adjustsFontForContentSizeCategory = false
      label.textAlignment = .center
    }
    for view in [imageView, titleLabel, badgeLabel] as [View] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    badgeLabel.textColor = .systemBadgeText
  }

  required init?(coder: NSCoder) { return nil }

  /// Draws the background of the badge: a red capsule, unless the badge is hidden.
  public override func draw(in context: inout DrawingContext) {
    guard !badgeLabel.isHidden else { return }
    let label = badgeLabel.frame
    let height = max(label.height, Self.badgeSize)
    let width = max(label.width + 2 * Self.badgeInset, height)
    context.fill(
      .capsule(Rect(x: label.midX - width / 2, y: label.midY - height / 2, width: width, height: height)),
      .systemRed)
  }

  /// Shows the contents of an item. The selected image is used only for a selected item that has one.
  func configure(with item: TabBarItem, isSelected: Bool, font: Font) {
    self.isSelected = isSelected
    titleLabel.font = font
    titleLabel.text = item.title
    badgeLabel.font = font
    badgeLabel.text = item.badgeValue
    badgeLabel.isHidden = item.badgeValue == nil
    imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
    imageView.isHidden = imageView.image == nil
    setNeedsLayout()
  }

  /// Sets the color of title and image; the badge keeps its colors.
  func setColor(_ color: Color) {
    titleLabel.textColor = color
    imageView.tintColor = color
  }

  /// Centers image and title as a group; the title is compressed if necessary. The badge's text begins at the
  /// top right corner of the image.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let title = titleLabel.intrinsicContentSize
    let image = imageView.image?.size ?? .zero
    let gap = image.height > 0 && title.height > 0 ? Self.spacing : 0
    let isBeside = traitCollection.verticalSizeClass == .compact || traitCollection.userInterfaceIdiom == .pad
    let width = min(title.width, bounds.width - (isBeside ? image.width + gap : 0))
    if isBeside {
      let left = (bounds.width - image.width - gap - width) / 2
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      imageView.frame = Rect(
        x: isMirrored ? left + width + gap : left, y: (bounds.height - image.height) / 2, width: image.width,
        height: image.height)
      titleLabel.frame = Rect(
        x: isMirrored ? left : left + image.width + gap, y: (bounds.height - title.height) / 2, width: width,
        height: title.height)
    } else {
      let top = (bounds.height - image.height - gap - title.height) / 2
      imageView.frame = Rect(
        x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
      titleLabel.frame = Rect(
        x: (bounds.width - width) / 2, y: top + image.height + gap, width: width, height: title.height)
    }
    let badge = badgeLabel.intrinsicContentSize
    badgeLabel.frame = Rect(
      x: imageView.frame.maxX, y: imageView.frame.minY, width: badge.width, height: badge.height)
  }
}
