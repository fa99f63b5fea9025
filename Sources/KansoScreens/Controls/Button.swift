import KansoLayout
import KansoTheme

/// A title, a picture or both that can be tapped: `UIButton` without its prefix.
open class Button: Control {
  /// Called with the button when it was tapped.
  public var onAction: ((Button) -> Void)?
  /// Its title. What it says and its color are said to the button, state by state.
  public let titleLabel = Label()
  /// Its picture.
  public let imageView = ImageView()
  /// The room around its contents beside what a button has anyway, in points.
  /// They have to be finite; others are ignored.
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

  /// What titles are set in unless `titleLabel.font` is set: the system's font at 15 points, as in `UIButton`.
  public static let titleFont = Font.systemButton
  /// Above and below the title of a button, in points, as `UIButton` has it.
  private static let verticalInset = 6.0

  /// A button that calls a closure when it is tapped.
  public convenience init(onAction: ((Button) -> Void)? = nil) {
    self.init(frame: .zero)
    self.onAction = onAction
  }

  /// A button with a title that calls a closure when it is tapped.
  public convenience init(_ title: String, onAction: ((Button) -> Void)? = nil) {
    self.init(onAction: onAction)
    setTitle(title, for: .normal)
  }

  /// A button with a frame.
  public override init(frame: Rect) {
    super.init(frame: frame)
    titleLabel.isUserInteractionEnabled = false
    titleLabel.textAlignment = .center
    titleLabel.font = Self.titleFont
    titleLabel.lineBreakMode = .byTruncatingMiddle
    titleLabel.numberOfLines = 0
    // Who keeps the label may change it when the button is gone.
    titleLabel.onContentChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    addSubview(imageView)
    addSubview(titleLabel)
    stateChanged()
  }

  /// Says what is written on it in a state; nil for what is written on it normally.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateChanged()
  }

  /// Says what color its title has in a state; nil for the normal one, which is the tint color.
  public func setTitleColor(_ color: Color?, for state: State) {
    titleColors[state] = color
    stateChanged()
  }

  /// Says what picture it shows in a state; nil for the one it shows normally.
  public func setImage(_ image: Image?, for state: State) {
    images[state] = image
    stateChanged()
  }

  /// What is written on it in a state.
  public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// What is written on it now.
  public var currentTitle: String? { title(for: state) }

  /// Shows what belongs to its state. A state that differs in colors alone changes no size. Call `super`.
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

  /// How opaque what is on a button is while a finger is on it.
  private static let highlightedOpacity = 0.2
  /// How opaque the picture of a button is that cannot be used: as the label that says so.
  private static let disabledImageOpacity = 0.3
  /// The opacities that its parts have when nothing is done to it; nil as long as they have them.
  private var usualOpacity: (title: Double, image: Double)?

  /// What is on it is pale while a finger is on it; of one that cannot be used the title has a color of its own.
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

  /// Its title follows the tint color unless its color was set. Call `super`.
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

  /// The insets of its contents: what was asked for, and what a button with a title has anyway.
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

  /// Where something is that is in the middle of the room that insets leave.
  private func top(of height: Double) -> Double {
    contentEdgeInsets.top + (bounds.height - contentEdgeInsets.top - contentEdgeInsets.bottom - height) / 2
  }

  open override var firstBaselineOffsetFromTop: Double { insets.top + titleLabel.firstBaselineOffsetFromTop }
  open override var lastBaselineOffsetFromBottom: Double {
    insets.bottom + titleLabel.lastBaselineOffsetFromBottom
  }
}

extension EdgeInsets {
  /// Whether all four are numbers that can be counted with.
  var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }
}
