import KansoLayout
import KansoTheme

/// A line of text that people write: `UITextField` without its prefix.
open class TextField: Control {
  /// What is around the text; names and values as `UITextField.BorderStyle`'s.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// What shows the text, or the placeholder where there is none.
  public let textLabel = Label()

  /// What was written. Setting it tells nobody; writing does.
  public var text = "" { didSet { if text != oldValue { textChanged() } } }
  /// What stands there as long as nothing was written.
  public var placeholder: String? { didSet { if placeholder != oldValue { textChanged() } } }
  /// What it is set in.
  public var font: Font {
    get { textLabel.font }
    set { textLabel.font = newValue }
  }
  /// The color of the text.
  public var textColor = Color.label { didSet { if textColor != oldValue { textChanged() } } }
  /// The color of the placeholder.
  public var placeholderColor = Color.placeholderText {
    didSet { if placeholderColor != oldValue { textChanged() } }
  }
  /// What is around the text.
  public var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether dots are shown instead of what was written.
  public var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { textChanged() } } }
  /// Whether it is being written in.
  public private(set) var isEditing = false
  /// Called with the field when the return key was hit.
  public var onReturn: ((TextField) -> Void)?

  /// Around the text where there is a border, in points, as `UITextField` has it.
  private static let borderInset = 7.0

  /// A text field with a frame.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    textLabel.isUserInteractionEnabled = false
    textLabel.onContentChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    addSubview(textLabel)
    textChanged()
  }

  private func textChanged() {
    textLabel.text = text.isEmpty ? placeholder : isSecureTextEntry ? text.map { _ in "•" }.joined() : text
    textLabel.textColor = text.isEmpty ? placeholderColor : textColor
    invalidateIntrinsicContentSize()
  }

  /// Begins to write, as a tap does.
  public func beginEditing() {
    guard isEnabled, !isEditing else { return }
    // One field is written in at a time: whoever is left is told.
    for field in topmostView.writtenFields() { field.endEditing() }
    guard !isEditing else { return }
    isEditing = true
    sendActions(for: .editingDidBegin)
  }

  /// Writes at the end of the text, as a person would, and begins to if nobody does. A newline is the return key: it is told of, and
  /// what comes after it is not written.
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

  /// Takes the last character away, as the backspace key does.
  public func deleteBackward() {
    guard isEditing, !text.isEmpty else { return }
    text.removeLast()
    sendActions(for: .editingChanged)
  }

  /// Ends writing.
  public func endEditing() {
    guard isEditing else { return }
    isEditing = false
    sendActions(for: .editingDidEnd)
  }

  open override func wasTapped(at point: Point) {
    super.wasTapped(at: point)
    beginEditing()
  }

  /// How round the corners of a round border are, in points.
  private static let cornerRadius = 5.0
  private static let borderWidth = 1.0
  private static let caretWidth = 2.0

  /// Draws the border, and where the next letter goes while it is being written in.
  open override func draw(in context: inout DrawingContext) {
    context.draw(self) { context in
      let radius = borderStyle == .roundedRect ? Self.cornerRadius : 0
      let frame = Outline.rectangle(bounds, cornerRadius: radius)
      let width = borderStyle == .roundedRect ? context.hairline : Self.borderWidth
      if borderStyle != .none, borderStyle != .line {
        context.fill(frame, backgroundColor ?? .systemBackground)
      }
      if borderStyle != .none {
        context.stroke(
          frame.grown(by: -width / 2), borderStyle == .line ? .label : .systemGray3, width: width)
      }
      if isEditing { drawCaret(&context) }
    }
  }

  private func drawCaret(_ context: inout DrawingContext) {
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

  private var inset: Double { borderStyle == .none ? 0 : Self.borderInset }

  open override var intrinsicContentSize: Size {
    let size = textLabel.intrinsicContentSize
    // A field without a text is as high as a line.
    let line = textLabel.firstBaselineOffsetFromTop + textLabel.lastBaselineOffsetFromBottom
    let scale = traitCollection.displayScale
    let height = size.height > 0 ? size.height : scale > 0 ? (line * scale).rounded(.up) / scale : line
    return Size(width: size.width + 2 * inset, height: height + 2 * inset)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    textLabel.frame = Rect(
      x: inset, y: inset, width: max(bounds.width - 2 * inset, 0),
      height: max(bounds.height - 2 * inset, 0))
  }

  open override var firstBaselineOffsetFromTop: Double { inset + textLabel.firstBaselineOffsetFromTop }
  open override var lastBaselineOffsetFromBottom: Double { inset + textLabel.lastBaselineOffsetFromBottom }
}

extension View {
  /// The fields in it that are being written in.
  fileprivate func writtenFields() -> [TextField] {
    if let field = self as? TextField { return field.isEditing ? [field] : [] }
    return subviews.flatMap { $0.writtenFields() }
  }
}
