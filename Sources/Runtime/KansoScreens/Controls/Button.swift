import KansoLayout
import KansoTheme

/// A button with a title, an image or both; the counterpart of `UIButton`.
open class Button: Control, ActionButton {
  /// The storage of `onAction`.
  var storedAction: ((Button) -> Void)?
  /// The title label, never nil. Its text and color are set per state with `setTitle(_:for:)` and `setTitleColor(_:for:)`.
  public let titleLabel: Label! = Label()
  /// The image view, never nil.
  public let imageView: ImageView! = ImageView()
  /// The insets around the contents in addition to the default ones, in points. Values that are not finite are ignored.
  public var contentEdgeInsets = EdgeInsets.zero {
    didSet {
      guard contentEdgeInsets != oldValue else { return }
      guard contentEdgeInsets.isFinite else {
        contentEdgeInsets = oldValue
        return
      }
      invalidateIntrinsicContentSize()
    }
  }

  /// The insets that move the image, in points: by half of their difference, or by the inset at the edge at which the
  /// contents are. They do not change the size of the button.
  public var imageEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets that move the title, like `imageEdgeInsets`.
  public var titleEdgeInsets = EdgeInsets.zero { didSet { setNeedsLayout() } }

  /// The appearance of a button with a background; nil for a button without one. Its title and image replace those of
  /// the states.
  public var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationChanged() } }
  }

  /// The titles that were set, by exact state.
  private var titles: [State: String] = [:]
  /// The titles with attributes that were set, by exact state.
  private var attributedTitles: [State: AttributedText] = [:]
  /// The title colors that were set, by exact state.
  private var titleColors: [State: Color] = [:]
  /// The images that were set, by exact state.
  private var images: [State: Image] = [:]
  /// The sizes and colors of symbols that were set, by exact state.
  package var symbolStyles: [State: SymbolStyle] = [:] { didSet { stateChanged() } }
  /// The background images that were set, by exact state.
  private var backgroundImages: [State: Image] = [:]

  /// The default font of titles: the system font at 15 points, as in `UIButton`.
  public static let titleFont = Font.systemButton
  /// The default inset above and below the title, in points, as in `UIButton`.
  private static let verticalInset = 6.0

  /// Creates a button that calls a closure when it is tapped.
  public convenience init(onAction: ((Button) -> Void)? = nil) {
    self.init(frame: .zero)
    storedAction = onAction
  }

  /// Creates a button with a title that calls a closure when it is tapped.
  public convenience init(_ title: String, onAction: ((Button) -> Void)? = nil) {
    self.init(onAction: onAction)
    setTitle(title, for: .normal)
  }

  /// Creates a button with a frame, without a title and an image.
  public override init(frame: Rect) {
    super.init(frame: frame)
    titleLabel.isUserInteractionEnabled = false
    titleLabel.textAlignment = .center
    titleLabel.font = Self.titleFont
    titleLabel.lineBreakMode = .byTruncatingMiddle
    titleLabel.numberOfLines = 0
    // Weak, since the label can outlive the button.
    titleLabel.onContentChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    addSubview(imageView)
    addSubview(titleLabel)
    stateChanged()
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the title for exactly one state. Nil removes it: the state then has the title of the normal state.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateChanged()
  }

  /// Sets the title with attributes for exactly one state. It has priority over titles without attributes, also over
  /// those of other states. Nil removes it.
  public func setAttributedTitle(_ title: AttributedText?, for state: State) {
    attributedTitles[state] = title
    stateChanged()
  }

  /// Sets the title color for exactly one state. Nil removes it: the state then has the color of the normal
  /// state, which is the tint color by default. A disabled button without a color for that state is gray.
  public func setTitleColor(_ color: Color?, for state: State) {
    titleColors[state] = color
    stateChanged()
  }

  /// Returns the title color that was set for exactly one state; nil if none was.
  package func titleColor(forExactly state: State) -> Color? { titleColors[state] }

  /// Sets the image for exactly one state. Nil removes it: the state then has the image of the normal state.
  public func setImage(_ image: Image?, for state: State) {
    images[state] = image
    stateChanged()
  }

  /// Sets the image behind the content for exactly one state. Nil removes it: the state then has the image of the
  /// normal state.
  public func setBackgroundImage(_ image: Image?, for state: State) { backgroundImages[state] = image }
  /// Returns the image of a state, or else that of the normal state.
  public func image(for state: State) -> Image? { images[state] ?? images[.normal] }

  /// Returns the title for a state: that of the normal state if it has none of its own, nil if there is
  /// neither.
  public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The title for the current state.
  public var currentTitle: String? { title(for: state) }

  /// Updates title, image and colors for the current state. A state with other colors only does not invalidate the
  /// size. Call `super`.
  open override func stateChanged() {
    super.stateChanged()
    updateTitle()
    let old = imageSize
    imageView.symbolStyle = configuration?.symbolStyle ?? symbolStyles[state] ?? symbolStyles[.normal]
    imageView.image = configuration?.image ?? images[state] ?? images[.normal]
    imageView.isHidden = imageView.image == nil
    if old != imageSize { invalidateIntrinsicContentSize() }
    updateTitleColor()
    updateOpacity()
  }

  /// Shows the title of the configuration, else the one with attributes, else the one without.
  private func updateTitle() {
    let attributed =
      configuration?.attributedTitle ?? (configuration?.title == nil ? currentAttributedTitle : nil)
    if let attributed {
      if titleLabel.attributedText != attributed { titleLabel.attributedText = attributed }
    } else {
      let title = configuration?.title ?? currentTitle
      if titleLabel.text != title || titleLabel.attributedText.runs.contains(where: \.attributes.isSet) {
        titleLabel.text = title
      }
    }
  }

  /// The title with attributes for the current state, else for the normal state; nil if there is neither.
  public var currentAttributedTitle: AttributedText? { attributedTitles[state] ?? attributedTitles[.normal] }

  /// Updates content and size after a change of the configuration.
  private func configurationChanged() {
    stateChanged()
    invalidateIntrinsicContentSize()
  }

  /// The opacity factor of title and image while the button is highlighted.
  private static let highlightedOpacity = 0.2
  /// The opacity factor of the image of a disabled button: the opacity of `tertiaryLabel`, the title color of that
  /// state.
  private static let disabledImageOpacity = 0.3
  /// The opacities of title and image while the button is not dimmed. They are stored while it is dimmed, and nil
  /// otherwise.
  private var usualOpacity: (title: Double, image: Double)?

  /// Dims title and image while the button is highlighted. Also dims the image of a disabled button; its
  /// title has a color of its own.
  private func updateOpacity() {
    let usual = usualOpacity ?? (titleLabel.alpha, imageView.alpha)
    let isDisabled = state.contains(.disabled)
    let isDimmed = isHighlighted || isDisabled
    guard isDimmed || usualOpacity != nil else { return }
    titleLabel.alpha = isHighlighted ? usual.title * Self.highlightedOpacity : usual.title
    imageView.alpha =
      isDisabled
      ? usual.image * Self.disabledImageOpacity
      : isHighlighted ? usual.image * Self.highlightedOpacity : usual.image
    usualOpacity = isDimmed ? usual : nil
  }

  /// Updates the title color, which is the tint color unless it was set or the button is disabled. Call
  /// `super`.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateTitleColor()
  }

  /// Sets the title color: that of the state, else gray if disabled, else that of the normal state, else the
  /// tint color.
  private func updateTitleColor() {
    let pale: Color? = state.contains(.disabled) ? .tertiaryLabel : nil
    if let configuration {
      titleLabel.textColor = pale ?? configuration.foregroundColor(tint: tintColor)
    } else {
      titleLabel.textColor = titleColors[state] ?? pale ?? titleColors[.normal] ?? tintColor
    }
    imageView.tintColor = configuration == nil ? tintColor : titleLabel.textColor
  }

  /// Draws the background image, and the background of the configuration.
  open override func draw(in context: inout DrawingContext) {
    (backgroundImages[state] ?? backgroundImages[.normal])?.draw(in: bounds, tint: tintColor, &context)
    guard let configuration, let fill = configuration.fillColor(tint: tintColor) else { return }
    let limit = min(bounds.width, bounds.height) / 2
    let outline = Outline.rectangle(bounds, cornerRadius: min(configuration.cornerRadius, limit))
    context.fill(outline, isEnabled ? fill : fill.multiplyingOpacity(by: Configuration.disabledOpacity))
  }

  /// Sends `touchUpInside`, calls `onAction`, and sends `primaryActionTriggered`. Call `super`.
  open override func wasTapped(at point: Point) {
    super.wasTapped(at: point)
    storedAction?(self)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Layout

  /// The size of the shown image; zero if there is none.
  private var imageSize: Size { imageView.styledImage?.size ?? .zero }

  /// The distance between image and title, in points; 0 if one of them is missing.
  private var imagePadding: Double {
    guard let configuration, imageView.image != nil, titleLabel.text != nil else { return 0 }
    return configuration.imagePadding
  }

  /// The insets of the contents: those of the configuration; without one, `contentEdgeInsets`, and the default ones if
  /// there is a title.
  private var insets: EdgeInsets {
    if let configuration {
      return configuration.contentInsets.resolved(in: effectiveUserInterfaceLayoutDirection)
    }
    var insets = contentEdgeInsets
    if titleLabel.text != nil {
      insets.top += Self.verticalInset
      insets.bottom += Self.verticalInset
    }
    return insets
  }

  /// The size of image and title beside each other, with the insets.
  open override var intrinsicContentSize: Size {
    let (title, insets) = (titleLabel.intrinsicContentSize, insets)
    return Size(
      width: imageSize.width + imagePadding + title.width + insets.left + insets.right,
      height: max(imageSize.height, title.height) + insets.top + insets.bottom)
  }

  /// Returns the height of image and title with the insets at a width, in points, at which the title wraps;
  /// nil if the title label is limited to one line.
  open override func contentHeight(forWidth width: Double) -> Double? {
    let available = max(width - insets.left - insets.right - imageSize.width - imagePadding, 0)
    guard let height = titleLabel.contentHeight(forWidth: available) else { return nil }
    return max(imageSize.height, height) + insets.top + insets.bottom
  }

  /// The insets on the left and right within which layout places the contents. Insets of a document that leave less
  /// than half of the width were made for another size, and are ignored.
  private var usedInsets: EdgeInsets {
    let insets =
      configuration?.contentInsets.resolved(in: effectiveUserInterfaceLayoutDirection) ?? contentEdgeInsets
    let isTooNarrow = bounds.width - insets.left - insets.right < bounds.width / 2
    return traitCollection.hasStoredFrames && isTooNarrow ? .zero : insets
  }

  /// Places image and title as a group within the insets, the image at the leading side, by
  /// `contentHorizontalAlignment`. The title is compressed first if there is too little space.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = usedInsets
    let available = bounds.width - insets.left - insets.right
    let image = Size(
      width: min(imageSize.width, max(available, 0)), height: min(imageSize.height, bounds.height))
    let padding = imagePadding
    let width = max(min(titleLabel.intrinsicContentSize.width, available - image.width - padding), 0)
    let height = min(
      titleLabel.contentHeight(forWidth: width) ?? titleLabel.intrinsicContentSize.height, bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let spare = available - image.width - padding - width
    let left: Double
    switch contentHorizontalAlignment {
    case .center, .fill: left = insets.left + spare / 2
    case .left: left = insets.left
    case .right: left = insets.left + spare
    case .leading: left = insets.left + (isMirrored ? spare : 0)
    case .trailing: left = insets.left + (isMirrored ? 0 : spare)
    }
    let (imageShift, titleShift) = (shift(by: imageEdgeInsets), shift(by: titleEdgeInsets))
    imageView.frame = Rect(
      x: (isMirrored ? left + width + padding : left) + imageShift.x,
      y: top(of: image.height, insets) + imageShift.y, width: image.width, height: image.height)
    titleLabel.frame = Rect(
      x: (isMirrored ? left : left + image.width + padding) + titleShift.x,
      y: top(of: height, insets) + titleShift.y, width: width, height: height)
  }

  /// Returns the y coordinate at which content of a height is centered vertically within insets.
  private func top(of height: Double, _ insets: EdgeInsets) -> Double {
    insets.top + (bounds.height - insets.top - insets.bottom - height) / 2
  }

  /// The first baseline of the title, below the upper inset.
  open override var firstBaselineOffsetFromTop: Double { insets.top + titleLabel.firstBaselineOffsetFromTop }
  /// The last baseline of the title, above the lower inset.
  open override var lastBaselineOffsetFromBottom: Double {
    insets.bottom + titleLabel.lastBaselineOffsetFromBottom
  }
}
