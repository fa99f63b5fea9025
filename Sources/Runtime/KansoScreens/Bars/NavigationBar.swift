import KansoLayout
import KansoTheme

/// The bar above a screen, with a title and a back button; the counterpart of `UINavigationBar`.
///
/// The height of the bar does not depend on the text size, so its texts do not scale either. Texts that are too long
/// are truncated.
open class NavigationBar: View {
  /// The color of the bar and of the area above it up to the edge of the screen; nil for the default.
  public var barTintColor: Color? {
    get { background.backgroundColor }
    set { background.backgroundColor = newValue }
  }
  /// The view in `barTintColor` behind the bar and the area above it.
  private let background = View()
  /// The distance from the top of the bar to the edge of the screen, in points.
  var topExtension = 0.0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }
  /// The font of the title.
  public var titleFont: Font {
    get { titleLabel.font }
    set { titleLabel.font = newValue }
  }
  /// The color of the title.
  public var titleColor: Color {
    get { titleLabel.textColor }
    set { titleLabel.textColor = newValue }
  }
  /// The font of the buttons.
  public var buttonFont = Font.systemText { didSet { updateContents() } }

  /// The title label.
  public let titleLabel = Label()
  /// The back button; hidden if there is no previous screen, or if the item hides it or has leading buttons.
  public let backButton = Button()
  /// The action of the back button.
  var onBack: (() -> Void)?

  /// The shown item.
  private var item = NavigationItem()
  /// The item of the previous screen, which the back button shows; nil if there is none.
  private var previous: NavigationItem?
  /// The title view of the shown item, a subview of the bar.
  private var titleView: View?
  /// The buttons at the leading edge without the back button, from the edge inwards.
  private var leading: [Button] = []
  /// The buttons at the trailing edge, from the edge inwards.
  private var trailing: [Button] = []

  /// The distance between adjacent buttons, and from the edge to the back button, in points.
  private static let spacing = 8.0

  /// Creates a bar with a frame.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    titleLabel.font = .systemTitle
    titleLabel.textAlignment = .center
    titleLabel.adjustsFontForContentSizeCategory = false
    background.isUserInteractionEnabled = false
    addSubview(background)
    addSubview(titleLabel)
    backButton.onAction = { [weak self] _ in self?.onBack?() }
    addSubview(backButton)
  }

  /// Shows an item, and the back button to the previous item if there is one. Until another call, the bar
  /// follows changes of both items.
  func show(_ item: NavigationItem, previous: NavigationItem?) {
    for old in [self.item, self.previous] where old?.bar === self { old?.bar = nil }
    (self.item, self.previous) = (item, previous)
    item.bar = self
    previous?.bar = self
    updateContents()
  }

  /// Updates the bar if the changed item is one of the two that it shows.
  func itemChanged(_ changed: NavigationItem) {
    if changed === item || changed === previous { updateContents() }
  }

  /// Updates title, back button and buttons from the items. The back button is hidden if there is no previous
  /// item, or if the shown item hides it or has other buttons at the leading edge. Its title is that of the
  /// previous item, "Back" if the previous item has none.
  private func updateContents() {
    titleLabel.text = item.title
    titleLabel.isHidden = item.titleView != nil
    if titleView !== item.titleView {
      titleView?.removeFromSuperview()
      titleView = item.titleView
      if let titleView { addSubview(titleView) }
    }
    let isBackShown = previous != nil && !item.hidesBackButton && item.leftBarButtonItems.isEmpty
    backButton.isHidden = !isBackShown
    styleButton(backButton, title: previous?.backButtonTitle ?? previous?.title ?? "Back")
    backButton.setImage(backImage, for: .normal)
    leading = replaceButtons(leading, with: item.leftBarButtonItems)
    trailing = replaceButtons(trailing, with: item.rightBarButtonItems)
    setNeedsLayout()
  }

  /// The arrow of the back button, which points to the leading edge.
  private var backImage: Image {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .backFromRight : .backFromLeft
  }

  /// Removes the old buttons from the bar, adds new ones for the items, and returns the new ones.
  private func replaceButtons(_ old: [Button], with items: [BarButtonItem]) -> [Button] {
    for button in old { button.removeFromSuperview() }
    return items.map { item in
      let button = Button { _ in item.onAction(item) }
      // The button is added before its title is set, so that it has the tint color of the bar.
      addSubview(button)
      styleButton(button, title: item.title)
      button.setImage(item.image, for: .normal)
      return button
    }
  }

  /// Sets the title of a button, on one line, and its font, which does not scale with the text size.
  private func styleButton(_ button: Button, title: String?) {
    button.titleLabel.font = buttonFont
    button.titleLabel.numberOfLines = 1
    button.titleLabel.adjustsFontForContentSizeCategory = false
    button.setTitle(title, for: .normal)
  }

  /// A fixed height by device and size class, and no width.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: BarMetrics.navigationBarHeight(for: traitCollection))
  }

  /// Updates the height of the bar and the arrow of the back button. Call `super`.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.hasSameBarHeights(as: traitCollection) != true { invalidateIntrinsicContentSize() }
    if previous?.layoutDirection != traitCollection.layoutDirection {
      backButton.setImage(backImage, for: .normal)
    }
  }

  /// Draws the default background if there is no `barTintColor`, and the line below the bar.
  open override func draw(in context: inout DrawingContext) {
    if barTintColor == nil { context.fill(.rectangle(background.frame), .systemBar) }
    let line = context.hairline
    context.fill(
      .rectangle(Rect(x: bounds.minX, y: bounds.maxY, width: bounds.width, height: line)), .systemBarLine)
  }

  // MARK: Layout

  /// Lays out the back button and the leading buttons from the leading edge, the trailing buttons from the
  /// trailing edge, and the title between them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = Rect(x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
    let content = bounds.inset(
      by: EdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let before = placeButtons(
      (backButton.isHidden ? [] : [backButton]) + leading, in: content, atLeft: !isMirrored)
    let after = placeButtons(trailing, in: content, atLeft: isMirrored)
    let (left, right) = isMirrored ? (after, before) : (before, after)
    let title = titleView ?? titleLabel
    let wanted = size(of: title)
    let width = min(wanted.width, max(content.width - left - right, 0))
    let height = min(wanted.height, bounds.height)
    // The title is centered in the bar if it fits, and otherwise as near to the center as the buttons allow.
    let middle = content.midX - width / 2
    let x = min(max(middle, content.minX + left), content.maxX - right - width)
    title.frame = Rect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
  }

  /// Returns the size of the title label or the title view. Each dimension is the intrinsic one, or that of
  /// the frame if there is none. If a dimension is not positive then, a title view has the size that its
  /// constraints give.
  private func size(of title: View) -> Size {
    let content = title.intrinsicContentSize
    var size = Size(
      width: content.width >= 0 ? content.width : title.frame.width,
      height: content.height >= 0 ? content.height : title.frame.height)
    if size.width <= 0 || size.height <= 0, title !== titleLabel {
      size = title.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    }
    return size
  }

  /// Lays out buttons from the edge inwards. The buttons of one side take at most a third of `content`, so
  /// that space remains for the title.
  ///
  /// - Parameters:
  ///   - content: the rectangle of the bar within the safe area.
  ///   - atLeft: true for the left edge, false for the right one.
  /// - Returns: the width of the buttons with their margins, in points: only the margin of the edge if there
  ///   are none.
  private func placeButtons(_ buttons: [Button], in content: Rect, atLeft: Bool) -> Double {
    let isBack = buttons.first === backButton
    var used = isBack ? Self.spacing : BarMetrics.sideMargins(width: bounds.width).leading
    let most = content.width / 3
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
