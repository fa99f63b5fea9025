import KansoLayout
import KansoTheme

/// The bar above a screen, with its title and the way back: `UINavigationBar` without its prefix.
///
/// Its texts do not grow with the text size, as the bar does not: where they are too long they are shortened.
open class NavigationBar: View {
  /// The color behind it; nil for none.
  public var barTintColor: Color? {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }
  /// What the title is set in.
  public var titleFont: Font {
    get { titleLabel.font }
    set { titleLabel.font = newValue }
  }
  /// The color of the title.
  public var titleColor: Color {
    get { titleLabel.textColor }
    set { titleLabel.textColor = newValue }
  }
  /// What buttons are set in.
  public var buttonFont = Font(families: [Typography.systemFamily], size: 17) { didSet { show() } }

  /// The title.
  public let titleLabel = Label()
  /// The button that leads back; hidden where there is no way back.
  public private(set) var backButton = Button()
  /// Called when the button that leads back was tapped.
  var onBack: (() -> Void)?

  private var item = NavigationItem()
  private var previous: NavigationItem?
  private var titleView: View?
  private var leading: [Button] = []
  private var trailing: [Button] = []

  /// Beside the outermost buttons and between neighbours, in points.
  private static let spacing = 8.0

  /// A bar with a frame.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    titleLabel.font = Font(families: [Typography.systemFamily], size: 17, weight: 600)
    titleLabel.textAlignment = .center
    titleLabel.adjustsFontForContentSizeCategory = false
    addSubview(titleLabel)
    backButton.onAction = { [unowned self] _ in onBack?() }
    addSubview(backButton)
  }

  /// Shows an item, and the way back to another one.
  func show(_ item: NavigationItem, previous: NavigationItem?) {
    self.item.onChange = nil
    (self.item, self.previous) = (item, previous)
    item.onChange = { [unowned self] in show() }
    show()
  }

  private func show() {
    titleLabel.text = item.title
    titleLabel.isHidden = item.titleView != nil
    if titleView !== item.titleView {
      titleView?.removeFromSuperview()
      titleView = item.titleView
      if let titleView { addSubview(titleView) }
    }
    let isBackShown = previous != nil && !item.hidesBackButton && item.leftBarButtonItems.isEmpty
    backButton.isHidden = !isBackShown
    style(backButton, "‹ " + (previous?.backButtonTitle ?? previous?.title ?? "Back"))
    leading = remade(leading, item.leftBarButtonItems)
    trailing = remade(trailing, item.rightBarButtonItems)
    setNeedsLayout()
  }

  private func remade(_ old: [Button], _ items: [BarButtonItem]) -> [Button] {
    for button in old { button.removeFromSuperview() }
    return items.map { item in
      let button = Button { _ in item.onAction(item) }
      style(button, item.title)
      button.setImage(item.image, for: .normal)
      addSubview(button)
      return button
    }
  }

  private func style(_ button: Button, _ title: String?) {
    button.titleLabel.font = buttonFont
    button.titleLabel.numberOfLines = 1
    button.titleLabel.adjustsFontForContentSizeCategory = false
    button.setTitle(title, for: .normal)
  }

  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: BarMetrics.navigationBarHeight(traitCollection))
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.inset(
      by: EdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // The title may take what the buttons leave of it, and a third of the bar in any case.
    let most = content.width / 3
    let before = place(
      (backButton.isHidden ? [] : [backButton]) + leading, in: content, atLeft: !isMirrored, most)
    let after = place(trailing, in: content, atLeft: isMirrored, most)
    let (left, right) = isMirrored ? (after, before) : (before, after)
    let room = max(content.width - left - right, 0)
    let title = titleView ?? titleLabel
    let wanted = title.intrinsicContentSize
    let width = min(wanted.width >= 0 ? wanted.width : title.frame.width, room)
    let height = min(wanted.height >= 0 ? wanted.height : title.frame.height, bounds.height)
    // In the middle of the bar if it fits there, else in the middle of what is left.
    let middle = content.midX - width / 2
    let x = min(max(middle, content.minX + left), content.maxX - right - width)
    title.frame = Rect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
  }

  /// - Returns: how much room the buttons take.
  private func place(_ buttons: [Button], in content: Rect, atLeft: Bool, _ most: Double) -> Double {
    var used = Self.spacing
    for button in buttons {
      let width = min(button.intrinsicContentSize.width, max(most - used, 0))
      button.frame = Rect(
        x: atLeft ? content.minX + used : content.maxX - used - width, y: 0, width: width,
        height: bounds.height)
      used += width + Self.spacing
    }
    return used
  }
}
