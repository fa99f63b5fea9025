import KansoLayout

extension TextField {
  /// The alignment of the text.
  public var textAlignment: TextAlignment {
    get { textLabel.textAlignment }
    set { textLabel.textAlignment = newValue }
  }
  /// True if the font becomes smaller, down to `minimumFontSize`, for a text that does not fit.
  public var adjustsFontSizeToFitWidth: Bool {
    get { textLabel.adjustsFontSizeToFitWidth }
    set { textLabel.adjustsFontSizeToFitWidth = newValue }
  }
  /// The smallest size of a font that becomes smaller, in points.
  public var minimumFontSize: Double {
    get { textLabel.minimumScaleFactor * font.resolved().size }
    set {
      let size = font.resolved().size
      if size > 0, newValue.isFinite { textLabel.minimumScaleFactor = min(max(newValue / size, 0), 1) }
    }
  }

  // MARK: Views at the sides

  /// Returns true if something with a mode is shown now.
  func isTime(for mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Puts a view at a side, in place of another one.
  func replaceSideView(_ old: View?, by new: View?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new, new.superview !== self {
      new.translatesAutoresizingMaskIntoConstraints = true
      addSubview(new)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The widths of the views that are shown at the leading and at the trailing edge, in points.
  var sideWidths: (left: Double, right: Double) {
    func width(_ view: View?, _ mode: ViewMode) -> Double {
      guard let view, isTime(for: mode) else { return 0 }
      return view.sizeInBar.width
    }
    return (width(leftView, leftViewMode), width(rightView, rightViewMode))
  }

  /// Places the views at the sides, and hides those that are not shown now.
  func placeSideViews() {
    let places = [
      (leftView, leftViewMode, leftViewRect(forBounds:)),
      (rightView, rightViewMode, rightViewRect(forBounds:)),
    ]
    for (view, mode, rect) in places {
      guard let view, view.superview === self else { continue }
      view.isHidden = !isTime(for: mode)
      view.frame = rect(bounds)
    }
  }

  // MARK: Rectangles of the parts

  /// The width and height of that button, in points.
  fileprivate static let clearButtonSize = 14.0
  /// The distance between that button and the text, in points.
  fileprivate static let clearButtonSpacing = 6.0

  /// The inset around the text if there is a border, in points, as in `UITextField`.
  fileprivate static let borderInset = 7.0
  /// The inset around the text inside of a line, in points.
  fileprivate static let lineInset = 2.0

  /// The inset around the text, in points; 0 without a border.
  var inset: Double {
    switch borderStyle {
    case .none: 0
    case .line: Self.lineInset
    case .bezel, .roundedRect: Self.borderInset
    }
  }

  /// True if the interface runs from right to left.
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The rectangle of the button that deletes the text, in the field's own coordinates; nil if it is not shown.
  public var clearButtonRect: Rect? {
    let isShown = isEnabled && !text.isEmpty && isTime(for: clearButtonMode)
    return isShown ? clearButtonRect(forBounds: bounds) : nil
  }

  /// Returns the rectangle of the button that deletes the text, at the trailing edge.
  func standardClearButtonRect(forBounds bounds: Rect) -> Rect {
    let side = Self.clearButtonSize
    return Rect(
      x: isMirrored ? bounds.minX + inset : bounds.maxX - inset - side,
      y: bounds.minY + (bounds.height - side) / 2,
      width: side, height: side)
  }

  /// Returns the rectangle of a view at a side, in the middle of the height.
  func standardRect(of view: View?, forBounds bounds: Rect, isLeading: Bool) -> Rect {
    let size = view?.sizeInBar ?? .zero
    let height = min(size.height, bounds.height)
    return Rect(
      x: isLeading != isMirrored ? bounds.minX : bounds.maxX - size.width,
      y: bounds.minY + (bounds.height - height) / 2, width: size.width, height: height)
  }

  /// Returns the rectangle of the text: between the views at the sides, within the border.
  func standardTextRect(forBounds bounds: Rect) -> Rect {
    let sides = sideWidths
    let leading = sides.left
    let trailing = max(sides.right, clearButtonRect.map { $0.width + Self.clearButtonSpacing } ?? 0)
    // A field can be lower than its text with the insets.
    let vertical = traitCollection.hasStoredFrames ? 0 : inset
    return Rect(
      x: bounds.minX + inset + (isMirrored ? trailing : leading), y: bounds.minY + vertical,
      width: max(bounds.width - 2 * inset - leading - trailing, 0),
      height: max(bounds.height - 2 * vertical, 0))
  }

  // MARK: Drawing

  /// The width of the caret, in points.
  private static let caretWidth = 2.0

  /// Draws the caret after the last character, at the leading edge of an empty field, in the tint color.
  func drawCaret(in context: inout DrawingContext) {
    let line = text.isEmpty ? nil : textLabel.textLayout.lines.first
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let ends = (line?.fragments ?? []).map { isMirrored ? $0.x : $0.x + $0.width }
    let start = isMirrored ? textLabel.bounds.width : 0
    let x = textLabel.frame.minX + ((isMirrored ? ends.min() : ends.max()) ?? start)
    let height = textLabel.firstBaselineOffsetFromTop + textLabel.lastBaselineOffsetFromBottom
    context.fill(
      .capsule(
        Rect(
          x: isMirrored ? x - Self.caretWidth : x, y: textLabel.frame.midY - height / 2,
          width: Self.caretWidth, height: height)), tintColor)
  }
}

extension View {
  /// Returns the fields that are being edited: this view itself and those below it, but none inside of a
  /// field.
  func editedFields() -> [TextField] {
    if let field = self as? TextField { return field.isEditing ? [field] : [] }
    return subviews.flatMap { $0.editedFields() }
  }
}
