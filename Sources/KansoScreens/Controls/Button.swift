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

  private var titles: [State: String] = [:]
  private var titleColors: [State: Color] = [:]
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

  /// Creates a button with a frame.
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

  /// Sets the title for a state; nil for the title of the normal state.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateChanged()
  }

  /// Sets the title color for a state; nil for the color of the normal state, which is the tint color by default.
  public func setTitleColor(_ color: Color?, for state: State) {
    titleColors[state] = color
    stateChanged()
  }

  /// Sets the image for a state; nil for the image of the normal state.
  public func setImage(_ image: Image?, for state: State) {
    images[state] = image
    stateChanged()
  }

  /// Returns the title for a state.
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
    showTitleColor()
    showOpacity()
  }

  /// The opacity factor of title and image while the button is highlighted.
  private static let highlightedOpacity = 0.2
  /// The opacity factor of the image of a disabled button: the opacity of `tertiaryLabel`, the title color of that
  /// state.
  private static let disabledImageOpacity = 0.3
  /// The opacities of title and image while the button is not dimmed. They are stored while it is dimmed, and nil
  /// otherwise.
  private var usualOpacity: (title: Double, image: Double)?

  /// Dims title and image while the button is highlighted. For a disabled button it dims only the image: the title has
  /// its own color then.
  private func showOpacity() {
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

  /// Updates the title color, which is the tint color unless it was set. Call `super`.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTitleColor()
  }

  private func showTitleColor() {
    let pale: Color? = state.contains(.disabled) ? .tertiaryLabel : nil
    titleLabel.textColor = titleColors[state] ?? pale ?? titleColors[.normal] ?? tintColor
  }

  open override func wasTapped(at point: Point) {
    super.wasTapped(at: point)
    onAction?(self)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Layout

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

  open override var intrinsicContentSize: Size {
    let (title, insets) = (titleLabel.intrinsicContentSize, insets)
    return Size(
      width: imageSize.width + title.width + insets.left + insets.right,
      height: max(imageSize.height, title.height) + insets.top + insets.bottom)
  }

  open override func contentHeight(forWidth width: Double) -> Double? {
    let room = max(width - insets.left - insets.right - imageSize.width, 0)
    guard let height = titleLabel.contentHeight(forWidth: room) else { return nil }
    return max(imageSize.height, height) + insets.top + insets.bottom
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.width - contentEdgeInsets.left - contentEdgeInsets.right
    let image = Size(width: min(imageSize.width, max(room, 0)), height: min(imageSize.height, bounds.height))
    let width = max(min(titleLabel.intrinsicContentSize.width, room - image.width), 0)
    let height = min(
      titleLabel.contentHeight(forWidth: width) ?? titleLabel.intrinsicContentSize.height, bounds.height)
    let left = contentEdgeInsets.left + (room - image.width - width) / 2
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

  open override var firstBaselineOffsetFromTop: Double { insets.top + titleLabel.firstBaselineOffsetFromTop }
  open override var lastBaselineOffsetFromBottom: Double {
    insets.bottom + titleLabel.lastBaselineOffsetFromBottom
  }
}

extension EdgeInsets {
  /// True if all four insets are finite.
  var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }
}
