import KansoLayout
import KansoTheme

/// A button with a title, an image or both; the counterpart of `UIButton`.
open class Button: Control {
  /// The action of a tap, called with the button.
  public var onAction: ((Button) -> Void)?
  /// The title label. Its text and color are set per state with `setTitle(_:for:)` and `setTitleColor(_:for:)`.
  public let titleLabel = Label()
  /// The image view.
  public let imageView = ImageView()
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

  /// The titles that were set, by exact state.
  private var titles: [State: String] = [:]
  /// The title colors that were set, by exact state.
  private var titleColors: [State: Color] = [:]
  /// The images that were set, by exact state.
  private var images: [State: Image] = [:]

  /// The default font of titles: the system font at 15 points, as in `UIButton`.
  public static let titleFont = Font.systemButton
  /// The default inset above and below the title, in points, as in `UIButton`.
  private static let verticalInset = 6.0

  /// Creates a button that calls a closure when it is tapped.
  public convenience init(onAction: ((Button) -> Void)? = nil) {
    self.init(frame: .zero)
    self.onAction = onAction
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

  /// Sets the title for exactly one state. Nil removes it: the state then has the title of the normal state.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateChanged()
  }

  /// Sets the title color for exactly one state. Nil removes it: the state then has the color of the normal
  /// state, which is the tint color by default. A disabled button without a color for that state is gray.
  public func setTitleColor(_ color: Color?, for state: State) {
    titleColors[state] = color
    stateChanged()
  }

  /// Sets the image for exactly one state. Nil removes it: the state then has the image of the normal state.
  public func setImage(_ image: Image?, for state: State) {
    images[state] = image
    stateChanged()
  }

  /// Returns the title for a state: that of the normal state if it has none of its own, nil if there is
  /// neither.
  public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The title for the current state.
  public var currentTitle: String? { title(for: state) }

  /// Updates title, image and colors for the current state. A state with other colors only does not invalidate the
  /// size. Call `super`.
  open override func stateChanged() {
    super.stateChanged()
    if titleLabel.text != currentTitle { titleLabel.text = currentTitle }
    let (old, image) = (imageView.image, images[state] ?? images[.normal])
    imageView.image = image
    imageView.isHidden = image == nil
    if old?.size != image?.size { invalidateIntrinsicContentSize() }
    updateTitleColor()
    updateOpacity()
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
    titleLabel.textColor = titleColors[state] ?? pale ?? titleColors[.normal] ?? tintColor
  }

  /// Sends `touchUpInside`, calls `onAction`, and sends `primaryActionTriggered`. Call `super`.
  open override func wasTapped(at point: Point) {
    super.wasTapped(at: point)
    onAction?(self)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Layout

  /// The size of the shown image; zero if there is none.
  private var imageSize: Size { imageView.image?.size ?? .zero }

  /// The insets of the contents: `contentEdgeInsets`, and the default ones if there is a title.
  private var insets: EdgeInsets {
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
      width: imageSize.width + title.width + insets.left + insets.right,
      height: max(imageSize.height, title.height) + insets.top + insets.bottom)
  }

  /// Returns the height of image and title with the insets at a width, in points, at which the title wraps;
  /// nil if the title label is limited to one line.
  open override func contentHeight(forWidth width: Double) -> Double? {
    let available = max(width - insets.left - insets.right - imageSize.width, 0)
    guard let height = titleLabel.contentHeight(forWidth: available) else { return nil }
    return max(imageSize.height, height) + insets.top + insets.bottom
  }

  /// Centers image and title as a group within `contentEdgeInsets`, the image at the leading side. The title
  /// is compressed first if there is too little space.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let available = bounds.width - contentEdgeInsets.left - contentEdgeInsets.right
    let image = Size(
      width: min(imageSize.width, max(available, 0)), height: min(imageSize.height, bounds.height))
    let width = max(min(titleLabel.intrinsicContentSize.width, available - image.width), 0)
    let height = min(
      titleLabel.contentHeight(forWidth: width) ?? titleLabel.intrinsicContentSize.height, bounds.height)
    let left = contentEdgeInsets.left + (available - image.width - width) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    imageView.frame = Rect(
      x: isMirrored ? left + width : left, y: top(of: image.height), width: image.width, height: image.height)
    titleLabel.frame = Rect(
      x: isMirrored ? left : left + image.width, y: top(of: height), width: width, height: height)
  }

  /// Returns the y coordinate at which content of a height is centered vertically within `contentEdgeInsets`.
  private func top(of height: Double) -> Double {
    contentEdgeInsets.top + (bounds.height - contentEdgeInsets.top - contentEdgeInsets.bottom - height) / 2
  }

  /// The first baseline of the title, below the upper inset.
  open override var firstBaselineOffsetFromTop: Double { insets.top + titleLabel.firstBaselineOffsetFromTop }
  /// The last baseline of the title, above the lower inset.
  open override var lastBaselineOffsetFromBottom: Double {
    insets.bottom + titleLabel.lastBaselineOffsetFromBottom
  }
}

extension EdgeInsets {
  /// True if all four insets are finite.
  var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }
}
