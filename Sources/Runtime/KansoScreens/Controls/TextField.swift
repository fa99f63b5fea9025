import Foundation
import KansoLayout
import KansoTheme

/// A control for one line of text input; the counterpart of `UITextField`.
open class TextField: Control, TextInput, EditableView {
  /// The border of a text field, with the names and values of `UITextField.BorderStyle`.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line that looks carved in.
    case bezel = 2
    /// A thin line with round corners.
    case roundedRect = 3
  }

  /// The label that shows the text, or the placeholder if the text is empty.
  public let textLabel = Label()

  /// The times at which a field has a button that deletes its text, with the names and values of
  /// `UITextField.ViewMode`.
  public enum ViewMode: Int, Sendable {
    /// At no time.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// At all times.
    case always = 3
  }

  /// The times at which the field has a button that deletes its text, if it is not empty. A tap on it sends
  /// `editingChanged`.
  public var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
  }
  /// The text, never nil; nil sets an empty one. Setting it sends no event; typing does.
  public var text: String! {
    get { storedText }
    set {
      guard storedText != newValue ?? "" else { return }
      storedText = newValue ?? ""
      if attributedText?.text != storedText { attributedText = nil }
      updateLabel()
    }
  }
  private var storedText = ""
  /// The text with attributes, which is shown instead of `text`; nil for none. A change of `text` removes it.
  public var attributedText: AttributedText? {
    get { attributedContent }
    set { attributedContent = newValue }
  }
  /// The text with attributes, by a name that UIKit's names do not hide.
  package var attributedContent: AttributedText? {
    didSet {
      guard attributedContent != oldValue else { return }
      if let attributedContent { text = attributedContent.text }
      updateLabel()
    }
  }
  /// The placeholder with attributes, which has priority over `placeholder`.
  public var attributedPlaceholder: AttributedText? {
    get { attributedPlaceholderContent }
    set { attributedPlaceholderContent = newValue }
  }
  /// The placeholder with attributes, by a name that UIKit's names do not hide.
  package var attributedPlaceholderContent: AttributedText? {
    didSet { if attributedPlaceholderContent != oldValue { updateLabel() } }
  }
  /// The text that is shown while `text` is empty.
  public var placeholder: String? { didSet { if placeholder != oldValue { updateLabel() } } }
  /// The font, never nil; nil sets the default.
  public var font: Font! {
    get { textLabel.font }
    set { textLabel.font = newValue }
  }
  /// The color of the text, never nil; nil sets the default.
  public var textColor: Color! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if textColor != oldValue { updateLabel() }
    }
  }
  /// The color of the placeholder.
  public var placeholderColor = Color.placeholderText {
    didSet { if placeholderColor != oldValue { updateLabel() } }
  }
  /// The border.
  public var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      cornerRadius = borderStyle == .roundedRect ? Self.cornerRadius : 0
      invalidateIntrinsicContentSize()
    }
  }
  /// The view at the leading edge; nil for none. It is as large as its frame.
  public var leftView: View? { didSet { replaceSideView(oldValue, by: leftView) } }
  /// The view at the trailing edge; nil for none. It is as large as its frame.
  public var rightView: View? { didSet { replaceSideView(oldValue, by: rightView) } }
  /// The time at which `leftView` is shown.
  public var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The time at which `rightView` is shown.
  public var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// True if the text is hidden behind dots.
  public var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { updateLabel() } } }
  /// True if the field is being edited.
  public private(set) var isEditing = false { didSet { if isEditing != oldValue { setNeedsLayout() } } }
  /// The action of the return key, called with the field.
  public var onReturn: ((TextField) -> Void)?

  /// Creates a text field with a frame.
  public override init(frame: Rect) {
    super.init(frame: frame)
    textLabel.isUserInteractionEnabled = false
    textLabel.onContentChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    addSubview(textLabel)
    updateLabel()
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Shows the text, dots for a secure text, or the placeholder, in its color.
  private func updateLabel() {
    textLabel.textColor = storedText.isEmpty ? placeholderColor : textColor
    if storedText.isEmpty, let attributedPlaceholder {
      textLabel.attributedText = attributedPlaceholder
    } else if let attributedText, !storedText.isEmpty, !isSecureTextEntry {
      textLabel.attributedText = attributedText
    } else {
      textLabel.text =
        storedText.isEmpty ? placeholder : isSecureTextEntry ? storedText.map { _ in "•" }.joined() : text
    }
    invalidateIntrinsicContentSize()
  }

  /// Updates the text, which is paler while the field is disabled. Call `super`.
  open override func stateChanged() {
    super.stateChanged()
    textLabel.isEnabled = isEnabled
  }

  // MARK: Rectangles of the parts

  /// Returns the rectangle of the text, in the coordinates of bounds: between the views at the sides, within the border.
  open func textRect(forBounds bounds: Rect) -> Rect { standardTextRect(forBounds: bounds) }
  /// Returns the rectangle of the text while it is edited: by default that of `textRect(forBounds:)`.
  open func editingRect(forBounds bounds: Rect) -> Rect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder: by default that of the text.
  open func placeholderRect(forBounds bounds: Rect) -> Rect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the button that deletes the text, at the trailing edge.
  open func clearButtonRect(forBounds bounds: Rect) -> Rect { standardClearButtonRect(forBounds: bounds) }
  /// Returns the rectangle of `leftView`, in the middle of the height.
  open func leftViewRect(forBounds bounds: Rect) -> Rect {
    standardRect(of: leftView, forBounds: bounds, isLeading: true)
  }
  /// Returns the rectangle of `rightView`, in the middle of the height.
  open func rightViewRect(forBounds bounds: Rect) -> Rect {
    standardRect(of: rightView, forBounds: bounds, isLeading: false)
  }

  /// Begins editing, as a tap does: ends editing in all other fields of the view tree, then sends
  /// `editingDidBegin`. Does nothing if the field is disabled or already edited, or if the delegate forbids it.
  public func beginEditing() { becomeFirstResponder() }

  /// True for a field that is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the field cannot or the delegate forbids it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isEditing { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) != false else { return false }
    // Only one field is edited at a time. The others send their events.
    for field in topmostView.editedFields() where !field.resignFirstResponder() { return false }
    guard !isEditing, super.becomeFirstResponder() else { return isEditing }
    isEditing = true
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    TextNotification.fieldDidBeginEditing.post(for: self)
    return true
  }

  /// Ends editing, unless the delegate forbids it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if isEditing, delegate?.textFieldShouldEndEditing(self) == false { return false }
    endEditing()
    return true
  }

  /// The delegate, not retained.
  public weak var delegate: (any TextFieldDelegate)?
  /// The properties of the keyboard.
  package var inputTraits = TextInputTraits()
  /// The view above the keyboard; nil for none.
  package var accessoryView: View?
  /// The view that replaces the keyboard; nil for the keyboard.
  package var keyboardView: View?

  /// Appends typed text and begins editing if necessary. Sends `editingChanged` if text was appended. A
  /// newline acts as the return key: it calls `onReturn` and sends `primaryActionTriggered`; the text after
  /// it is ignored. Does nothing if the field is disabled and not edited already.
  public func insertText(_ newText: String) {
    beginEditing()
    guard isEditing else { return }
    let typed = newText.prefix { !$0.isNewline }
    let end = NSRange(location: storedText.utf16.count, length: 0)
    if !typed.isEmpty, mayReplace(end, with: String(typed)) {
      text = storedText + typed
      textChanged()
    }
    guard typed.count < newText.count, delegate?.textFieldShouldReturn(self) != false else { return }
    onReturn?(self)
    sendActions(for: .primaryActionTriggered)
    guard hasActions(for: .editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  /// Deletes the last character, as the backspace key does, and sends `editingChanged`. Does nothing if the
  /// field is not edited or is empty.
  public func deleteBackward() {
    guard isEditing, let last = storedText.last else { return }
    let length = last.utf16.count
    guard mayReplace(NSRange(location: storedText.utf16.count - length, length: length), with: "") else {
      return
    }
    text = String(storedText.dropLast())
    textChanged()
  }

  /// Sends and posts a change of the text by the user.
  private func textChanged() {
    sendActions(for: .editingChanged)
    TextNotification.fieldDidChange.post(for: self)
  }

  /// Returns true if the delegate allows to replace a range of the text, in UTF-16 units.
  private func mayReplace(_ range: NSRange, with string: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) != false
  }

  /// Ends editing and sends `editingDidEnd`. Does nothing if the field is not edited.
  public func endEditing() {
    guard isEditing else { return }
    isEditing = false
    super.resignFirstResponder()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    TextNotification.fieldDidEndEditing.post(for: self)
  }

  /// Sends `touchUpInside` and begins editing, or deletes the text if the point is on the button for that. Call
  /// `super`.
  open override func wasTapped(at point: Point) {
    super.wasTapped(at: point)
    if let clearButtonRect, clearButtonRect.contains(point) {
      guard delegate?.textFieldShouldClear(self) != false else { return }
      text = ""
      return textChanged()
    }
    beginEditing()
  }

  /// The corner radius of the round border, in points.
  private static let cornerRadius = 5.0
  /// The width of the borders except the round one, which has one pixel, in points.
  private static let borderWidth = 1.0

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
      if let clearButtonRect { context.fill(.ellipse(clearButtonRect), .systemGray3) }
    }
  }

  /// The size of the shown text, or the height of one line if it is empty, with the insets.
  open override var intrinsicContentSize: Size {
    let size = textLabel.intrinsicContentSize
    // An empty field is as high as one line, rounded up to whole pixels.
    let line = textLabel.firstBaselineOffsetFromTop + textLabel.lastBaselineOffsetFromBottom
    let scale = traitCollection.displayScale
    let height = size.height > 0 ? size.height : scale > 0 ? (line * scale).rounded(.up) / scale : line
    let sides = sideWidths
    return Size(width: size.width + 2 * inset + sides.left + sides.right, height: height + 2 * inset)
  }

  /// Gives the label and the views at the sides their rectangles.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
    textLabel.frame =
      storedText.isEmpty
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The first baseline of the shown text, below the inset.
  open override var firstBaselineOffsetFromTop: Double { inset + textLabel.firstBaselineOffsetFromTop }
  /// The last baseline of the shown text, above the inset.
  open override var lastBaselineOffsetFromBottom: Double { inset + textLabel.lastBaselineOffsetFromBottom }
}
