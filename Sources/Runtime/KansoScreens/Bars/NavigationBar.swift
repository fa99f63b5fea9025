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
  package var topExtension = 0.0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }
  /// The font of the title.
  public var titleFont: Font {
    get { titleLabel.font }
    set { titleLabel.font = newValue }
  }
  /// The color of the title.
  public var titleColor: Color {
    get { titleLabel.textColor }
    set {
      titleLabel.textColor = newValue
      updateContents()
    }
  }
  /// The font of the large title.
  public var largeTitleFont: Font {
    get { largeTitleLabel.font }
    set {
      largeTitleLabel.font = newValue
      setNeedsLayout()
    }
  }
  /// The color of the large title; nil for that of the title.
  public var largeTitleColor: Color? { didSet { updateContents() } }
  /// True if what lies below the bar shows through. Bars here are as opaque as their color.
  public var isTranslucent = true
  /// The image behind the bar, and the line below it.
  package var backdrop = BarBackdrop()
  /// The appearances that the app gave the bar, by the module with UIKit's names.
  package var appearanceStorage: AnyObject?
  /// The font of the buttons.
  public var buttonFont = Font.systemText { didSet { updateContents() } }

  /// True if the title is large, below the buttons, unless the item forbids it. There it has no `titleView`.
  public var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      updateContents()
      heightChanged()
    }
  }

  /// The title label.
  public let titleLabel = Label()
  /// The label of the line above the title.
  private let promptLabel = Label()
  /// The label of the large title.
  private let largeTitleLabel = Label()
  /// The back button; hidden if there is no previous screen, or if the item hides it or has leading buttons.
  public let backButton = Button()
  /// The action of the back button.
  var onBack: (() -> Void)?

  /// The shown item.
  private var item = NavigationItem()
  /// The item of the previous screen, which the back button shows; nil if there is none.
  private var previous: NavigationItem?
  /// True if an item whose large title is automatic has one: the item of the screen before has one.
  private var inheritsLargeTitle = true
  /// True if the title of the shown item is large.
  private var hasLargeTitle: Bool {
    prefersLargeTitles && item.largeTitleDisplayMode.isLarge(inherited: inheritsLargeTitle)
  }
  /// True if the title was large after the last update.
  private var hadLargeTitle = false
  /// The tint color that an item gave the back button; nil for none.
  private var backTint: Color?
  /// The title view of the shown item, a subview of the bar.
  private var titleView: View?
  /// The buttons at the leading edge without the back button, from the edge inwards.
  private var leading: [View] = []
  /// The buttons at the trailing edge, from the edge inwards.
  private var trailing: [View] = []

  /// The distance between adjacent buttons, and from the edge to the back button, in points.
  private static let spacing = 8.0

  /// Creates a bar with a frame.
  public override init(frame: Rect) {
    super.init(frame: frame)
    titleLabel.font = .systemTitle
    titleLabel.textAlignment = .center
    titleLabel.adjustsFontForContentSizeCategory = false
    promptLabel.font = .systemPrompt
    promptLabel.textAlignment = .center
    largeTitleLabel.font = .systemLargeTitle
    background.isUserInteractionEnabled = false
    for view in [background, titleLabel, promptLabel, largeTitleLabel] { addSubview(view) }
    backButton.onAction = { [weak self] _ in self?.onBack?() }
    addSubview(backButton)
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Shows an item, and the back button to the previous item if there is one. Until another call, the bar
  /// follows changes of both items.
  ///
  /// - Parameter inheritsLargeTitle: True if the item of the screen before has a large title.
  package func show(
    _ item: NavigationItem, previous: NavigationItem?, inheritsLargeTitle: Bool = true
  ) {
    self.inheritsLargeTitle = inheritsLargeTitle
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
    titleLabel.isHidden = item.titleView != nil || hasLargeTitle
    let hadPrompt = promptLabel.text != nil
    promptLabel.text = item.prompt
    promptLabel.textColor = titleColor
    if hadPrompt != (item.prompt != nil) || hasLargeTitle != hadLargeTitle { heightChanged() }
    hadLargeTitle = hasLargeTitle
    largeTitleLabel.text = hasLargeTitle ? item.title : nil
    largeTitleLabel.textColor = largeTitleColor ?? titleColor
    if titleView !== item.titleView {
      titleView?.removeFromSuperview()
      titleView = item.titleView
      if let titleView { addSubview(titleView) }
    }
    let hasOtherButtons = !item.leftBarButtonItems.isEmpty && !item.leftItemsSupplementBackButton
    backButton.isHidden = previous == nil || item.hidesBackButton || hasOtherButtons
    backButton.styleForBar(title: previous?.backTitle, font: buttonFont)
    let backTint = previous?.backBarButtonItem?.tintColor
    if backTint != self.backTint { backButton.tintColor = backTint }
    self.backTint = backTint
    backButton.setImage(backImage, for: .normal)
    leading = replaceButtons(leading, with: item.leftBarButtonItems)
    trailing = replaceButtons(trailing, with: item.rightBarButtonItems)
    setNeedsLayout()
  }

  /// Reports another height to layout, and to the navigation controller, which sets the frame of the bar.
  private func heightChanged() {
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  /// The arrow of the back button, which points to the leading edge.
  private var backImage: Image {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .backFromRight : .backFromLeft
  }

  /// Removes the old buttons from the bar, adds new ones for the items, and returns the new ones.
  private func replaceButtons(_ old: [View], with items: [BarButtonItem]) -> [View] {
    for button in old { button.removeFromSuperview() }
    return items.compactMap { item in
      item.addView(to: self, font: buttonFont) { [weak self] in self?.updateContents() }
    }
  }

  /// The height of the line above the title, in points; 0 without one.
  private var promptHeight: Double { promptLabel.text == nil ? 0 : BarMetrics.prompt }
  /// The height of the large title, in points; 0 without one.
  private var largeTitleHeight: Double { hasLargeTitle ? BarMetrics.largeTitle : 0 }

  /// A height by device and size class, with that of the prompt and the large title, and no width.
  open override var intrinsicContentSize: Size {
    Size(
      width: View.noIntrinsicMetric,
      height: BarMetrics.navigationBarHeight(for: traitCollection) + promptHeight + largeTitleHeight)
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
    backdrop.drawBackground(in: background.frame, hasOwnColor: barTintColor != nil, &context)
    backdrop.drawEdge(of: bounds, isAbove: false, &context)
  }

  // MARK: Layout

  /// Lays out the prompt; below it the back button and the leading buttons from the leading edge, the trailing
  /// buttons from the trailing edge, and the title between them; and a large title below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = Rect(x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
    let content = bounds.inset(
      by: EdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let row = Rect(
      x: content.minX, y: promptHeight, width: content.width,
      height: max(bounds.height - promptHeight - largeTitleHeight, 0))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let first: [View] = (backButton.isHidden ? [] : [backButton]) + leading
    let (wantedBefore, wantedAfter) = (wantedWidth(of: first), wantedWidth(of: trailing))
    // A third of the width is for the title. One side may take what the other one does not need of the rest.
    let third = content.width / 3
    let before = placeButtons(
      first, in: row, atLeft: !isMirrored, maxWidth: max(third, 2 * third - wantedAfter))
    let after = placeButtons(
      trailing, in: row, atLeft: isMirrored, maxWidth: max(third, 2 * third - wantedBefore))
    let (left, right) = isMirrored ? (after, before) : (before, after)
    let title = titleView ?? titleLabel
    let wanted = title.sizeInBar
    let width = min(wanted.width, max(content.width - left - right, 0))
    let height = min(wanted.height, row.height)
    // The title is centered in the bar if it fits, and otherwise as near to the center as the buttons allow.
    let middle = content.midX - width / 2
    let x = min(max(middle, content.minX + left), content.maxX - right - width)
    title.frame = Rect(x: x, y: row.minY + (row.height - height) / 2, width: width, height: height)
    promptLabel.frame = Rect(x: content.minX, y: 0, width: content.width, height: promptHeight)
    let side = BarMetrics.sideMargins(width: bounds.width).leading
    largeTitleLabel.frame = Rect(
      x: content.minX + side, y: row.maxY, width: max(content.width - 2 * side, 0), height: largeTitleHeight)
  }

  /// Returns the width that buttons need with their margins, in points: only the margin of the edge if there are none.
  private func wantedWidth(of buttons: [View]) -> Double {
    buttons.reduce(edgeMargin(of: buttons)) { $0 + $1.sizeInBar.width + Self.spacing }
  }

  /// Returns the distance from the edge to the first button, in points.
  private func edgeMargin(of buttons: [View]) -> Double {
    buttons.first === backButton ? Self.spacing : BarMetrics.sideMargins(width: bounds.width).leading
  }

  /// Lays out buttons from the edge inwards.
  ///
  /// - Parameters:
  ///   - content: the rectangle of the row within the safe area.
  ///   - atLeft: true for the left edge, false for the right one.
  ///   - maxWidth: the maximum width of the buttons with their margins, in points.
  /// - Returns: the width of the buttons with their margins, in points: only the margin of the edge if there
  ///   are none.
  private func placeButtons(_ buttons: [View], in content: Rect, atLeft: Bool, maxWidth: Double) -> Double {
    var used = edgeMargin(of: buttons)
    for button in buttons {
      let size = button.sizeInBar
      let width = min(size.width, max(maxWidth - used, 0))
      // Buttons are as high as the bar, so that they are easy to tap. Other views keep their size.
      let height = button is Button ? content.height : min(size.height, content.height)
      button.frame = Rect(
        x: atLeft ? content.minX + used : content.maxX - used - width,
        y: content.minY + (content.height - height) / 2, width: width, height: height)
      used += width + Self.spacing
    }
    return used
  }
}
