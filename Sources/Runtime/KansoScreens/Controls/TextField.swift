import KansoLayout
import KansoTheme

/// A control for one line of text input; the counterpart of `UITextField`.
open class TextField: Control {
  /// The border of a text field, with the names and values of `UITextField.BorderStyle`.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// The label that shows the text, or the placeholder if the text is empty.
  public let textLabel = Label()

  /// The text. Setting it sends no event; typing does.
  public var text = "" { didSet { if text != oldValue { updateLabel() } } }
  /// The text that is shown while `text` is empty.
  public var placeholder: String? { didSet { if placeholder != oldValue { updateLabel() } } }
  /// The font.
  public var font: Font {
    get { textLabel.font }
    set { textLabel.font = newValue }
  }
  /// The color of the text.
  public var textColor = Color.label { didSet { if textColor != oldValue { updateLabel() } } }
  /// The color of the placeholder.
  public var placeholderColor = Color.placeholderText {
    didSet { if placeholderColor != oldValue { updateLabel() } }
  }
  /// The border.
  public var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// True if dots are shown instead of the characters.
  public var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { updateLabel() } } }
  /// True if the field is being edited.
  public private(set) var isEditing = false
  /// The action of the return key, called with the field.
  public var onReturn: ((TextField) -> Void)?

  /// The inset around the text if there is a border, in points, as in `UITextField`.
  private static let borderInset = 7.0

  /// Creates a text field with a frame.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    textLabel.isUserInteractionEnabled = false
    textLabel.onContentChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    addSubview(textLabel)
    updateLabel()
  }

  /// Shows the text, dots for a secure text, or the placeholder, in its color.
  private func updateLabel() {
    textLabel.text = text.isEmpty ? placeholder : isSecureTextEntry ? text.map { _ in "•" }.joined() : text
    textLabel.textColor = text.isEmpty ? placeholderColor : textColor
    invalidateIntrinsicContentSize()
  }

  /// Begins editing, as a tap does: ends editing in all other fields of the view tree, then sends
  /// `editingDidBegin`. Does nothing if the field is disabled or already edited.
  public func beginEditing() {
    guard isEnabled, !isEditing else { return }
    // Only one field is edited at a time. The others send their events.
    for field in topmostView.editedFields() { field.endEditing() }
    guard !isEditing else { return }
    isEditing = true
    sendActions(for: .editingDidBegin)
  }

  /// Appends typed text and begins editing if necessary. Sends `editingChanged` if text was appended. A
  /// newline acts as the return key: it calls `onReturn` and sends `primaryActionTriggered`; the text after
  /// it is ignored. Does nothing if the field is disabled and not edited already.
  public func insertText(_ newText: String) {
    beginEditing()
    guard isEditing else { return }
    let typed = newText.prefix { !$0.isNewline }
    if !typed.isEmpty {
      text += typed
      sendActions(for: .editingChanged)
    }
    guard typed.count < newText.count else { return }
    onReturn?(self)
    sendActions(for: .primaryActionTriggered)
  }

  /// Deletes the last character, as the backspace key does, and sends `editingChanged`. Does nothing if the
  /// field is not edited or is empty.
  public func deleteBackward() {
    guard isEditing, !text.isEmpty else { return }
    text.removeLast()
    sendActions(for: .editingChanged)
  }

  /// Ends editing and sends `editingDidEnd`. Does nothing if the field is not edited.
  public func endEditing() {
    guard isEditing else { return }
    isEditing = false
    sendActions(for: .editingDidEnd)
  }

  /// Sends `touchUpInside` and begins editing. Call `super`.
  open override func wasTapped(at point: Point) {
    super.wasTapped(at: point)
    beginEditing()
  }

  /// The corner radius of the round border, in points.
  private static let cornerRadius = 5.0
  /// The width of the borders except the round one, which has one pixel, in points.
  private static let borderWidth = 1.0
  /// The width of the caret, in points.
  private static let caretWidth = 2.0

  /// Draws the border, with a background for `bezel` and `roundedRect`, and the caret while the field is
  /// edited. Border, background and caret have half opacity if the field is disabled.
  open override func draw(in context: inout DrawingContext) {
    context.drawContent(of: self) { context in
      let radius = borderStyle == .roundedRect ? Self.cornerRadius : 0
      let frame = Outline.rectangle(bounds, cornerRadius: radius)
      let width = borderStyle == .roundedRect ? context.hairline : Self.borderWidth
      if borderStyle != .none, borderStyle != .line {
        context.fill(frame, backgroundColor ?? .systemBackground)
      }
      if borderStyle != .none {
        context.stroke(
          frame.outset(by: -width / 2), borderStyle == .line ? .label : .systemGray3, width: width)
      }
      if isEditing { drawCaret(in: &context) }
    }
  }

  /// Draws the caret after the last character, at the leading edge of an empty field, in the tint color.
  private func drawCaret(in context: inout DrawingContext) {
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

  /// The inset around the text, in points; 0 without a border.
  private var inset: Double { borderStyle == .none ? 0 : Self.borderInset }

  /// The size of the shown text, or the height of one line if it is empty, with the insets.
  open override var intrinsicContentSize: Size {
    let size = textLabel.intrinsicContentSize
    // An empty field is as high as one line, rounded up to whole pixels.
    let line = textLabel.firstBaselineOffsetFromTop + textLabel.lastBaselineOffsetFromBottom
    let scale = traitCollection.displayScale
    let height = size.height > 0 ? size.height : scale > 0 ? (line * scale).rounded(.up) / scale : line
    return Size(width: size.width + 2 * inset, height: height + 2 * inset)
  }

  /// Gives the label the bounds without the inset.
  open override func layoutSubviews() {
    super.layoutSubviews()
    textLabel.frame = Rect(
      x: inset, y: inset, width: max(bounds.width - 2 * inset, 0),
      height: max(bounds.height - 2 * inset, 0))
  }

  /// The first baseline of the shown text, below the inset.
  open override var firstBaselineOffsetFromTop: Double { inset + textLabel.firstBaselineOffsetFromTop }
  /// The last baseline of the shown text, above the inset.
  open override var lastBaselineOffsetFromBottom: Double { inset + textLabel.lastBaselineOffsetFromBottom }
}

extension View {
  /// Returns the fields that are being edited: this view itself and those below it, but none inside of a
  /// field.
  fileprivate func editedFields() -> [TextField] {
    if let field = self as? TextField { return field.isEditing ? [field] : [] }
    return subviews.flatMap { $0.editedFields() }
  }
}
