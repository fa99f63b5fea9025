import Foundation
import KansoLayout
import KansoTheme

/// A scrollable, editable text of any length; the counterpart of `UITextView`.
open class TextView: ScrollView, TouchHandling, TextInput {
  /// The label that shows the text.
  private let content = Label()
  /// The constraints between the label and the content guide. The sides are left, right and width. Nil before
  /// the constraints are created.
  private var insets: (top: LayoutConstraint, bottom: LayoutConstraint, sides: [LayoutConstraint])?

  /// The text without attributes. It is never nil. Setting it removes the attributes of
  /// `attributedText`.
  public var text: String! {
    get { content.text ?? "" }
    set { content.text = newValue }
  }
  /// The text as runs with attributes. Attributes that a run does not set are those of the view.
  public var attributedText: AttributedText {
    get { attributedContent }
    set { attributedContent = newValue }
  }
  /// The text as runs with attributes, by a name that UIKit's names do not hide.
  package var attributedContent: AttributedText {
    get { content.attributedText }
    set { content.attributedText = newValue }
  }
  /// The font of runs that set none.
  public var font: Font! {
    get { content.font }
    set { content.font = newValue }
  }
  /// The color of runs that set none.
  public var textColor: Color! {
    get { content.textColor }
    set { content.textColor = newValue }
  }
  /// The alignment of paragraphs that set none.
  public var textAlignment: TextAlignment {
    get { content.textAlignment }
    set { content.textAlignment = newValue }
  }
  /// The insets of the text, in points. By default they are 8 above and below, as in `UITextView`. On both sides,
  /// the padding of `textContainer` is added. Values that are not finite are ignored.
  public var textContainerInset = EdgeInsets(
    top: TextView.verticalInset, left: 0, bottom: TextView.verticalInset, right: 0)
  {
    didSet {
      guard textContainerInset != oldValue else { return }
      guard textContainerInset.isFinite else {
        textContainerInset = oldValue
        return
      }
      updateInsetConstraints()
      invalidateIntrinsicContentSize()
    }
  }
  /// The default inset above and below the text, in points.
  private static let verticalInset = 8.0

  /// True if the user can edit the text.
  public var isEditable = true
  /// The properties of the keyboard.
  package var inputTraits = TextInputTraits()
  /// The view above the keyboard; nil for none.
  package var accessoryView: View?
  /// The view that replaces the keyboard; nil for the keyboard.
  package var keyboardView: View?
  /// True if the text can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }
  /// Begins editing, if the text can be edited.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard super.becomeFirstResponder() else { return false }
    (delegate as? TextViewDelegate)?.textViewDidBeginEditing(self)
    TextNotification.viewDidBeginEditing.post(for: self)
    return true
  }
  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    (delegate as? TextViewDelegate)?.textViewDidEndEditing(self)
    TextNotification.viewDidEndEditing.post(for: self)
    return true
  }
  /// True if the user can tap links.
  public var isSelectable = true
  /// The action of a tap on a link, unless the delegate forbids it.
  public var onLink: ((String) -> Void)?

  /// Creates a text view with a frame, and with the container that determines the padding and the limit of its lines; nil
  /// for a new one.
  public init(frame: Rect, textContainer: TextContainer?) {
    self.textContainer = textContainer ?? TextContainer()
    super.init(frame: frame)
    backgroundColor = .systemBackground
    content.isUserInteractionEnabled = false
    content.translatesAutoresizingMaskIntoConstraints = false
    content.onContentChange = { [weak self] in
      guard let self, !isScrollEnabled else { return }
      invalidateIntrinsicContentSize()
    }
    addSubview(content)
    self.textContainer.onChange = { [weak self] in self?.containerChanged() }
    containerChanged()
  }

  /// Creates a text view with a frame.
  public override convenience init(frame: Rect) { self.init(frame: frame, textContainer: nil) }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// The padding and the limit of the lines.
  public let textContainer: TextContainer

  /// Applies the values of the container to the label and its constraints.
  private func containerChanged() {
    content.numberOfLines = textContainer.maximumNumberOfLines
    content.lineBreakMode = textContainer.lineBreakMode
    updateInsetConstraints()
    invalidateIntrinsicContentSize()
  }

  /// Creates and activates the constraints of the label at the first call; later only updates their constants
  /// from `textContainerInset`.
  private func updateInsetConstraints() {
    let sides =
      (
        textContainerInset.left + textContainer.lineFragmentPadding,
        textContainerInset.right + textContainer.lineFragmentPadding
      )
    if let insets {
      insets.top.constant = textContainerInset.top
      insets.bottom.constant = textContainerInset.bottom
      for (constraint, constant) in zip(insets.sides, [sides.0, sides.1, -sides.0 - sides.1]) {
        constraint.constant = constant
      }
      return
    }
    let guide = contentLayoutGuide
    let made = (
      top: content.topAnchor.constraint(equalTo: guide.topAnchor, constant: textContainerInset.top),
      bottom: guide.bottomAnchor.constraint(
        equalTo: content.bottomAnchor, constant: textContainerInset.bottom),
      sides: [
        content.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: sides.0),
        guide.rightAnchor.constraint(equalTo: content.rightAnchor, constant: sides.1),
        content.widthAnchor.constraint(
          equalTo: frameLayoutGuide.widthAnchor, constant: -sides.0 - sides.1),
      ]
    )
    LayoutConstraint.activate([made.top, made.bottom] + made.sides)
    insets = made
  }

  /// True if the user can scroll the view. If it is false, the view is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Returns the height of the text with its insets if scrolling is off, and nil otherwise.
  open override func contentHeight(forWidth width: Double) -> Double? {
    guard !isScrollEnabled else { return nil }
    let insets = textContainerInset
    let available = width - insets.left - insets.right - 2 * textContainer.lineFragmentPadding
    return content.contentHeight(forWidth: available).map { $0 + insets.top + insets.bottom }
  }

  /// The size of the text with its insets if scrolling is off; otherwise that of a scroll view.
  open override var intrinsicContentSize: Size {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let (size, insets) = (content.intrinsicContentSize, textContainerInset)
    return Size(
      width: size.width + insets.left + insets.right + 2 * textContainer.lineFragmentPadding,
      height: size.height + insets.top + insets.bottom)
  }

  /// The lines of the text, in the coordinates of the content; the run indices are those of `attributedText`.
  public var textLayout: TextLayout {
    content.textLayout.placed(
      in: content.frame, direction: .leftToRight, alignment: { _ in .left })
  }

  // MARK: Touches

  /// Returns the link at a point, in the view's own coordinates; nil if there is none.
  public func link(at point: Point) -> String? {
    run(at: point).flatMap { attributedText.runs[$0].attributes.link }
  }

  /// Returns the index of the run at a point, in the view's own coordinates; nil if there is none.
  private func run(at point: Point) -> Int? {
    for line in textLayout.lines where point.y >= line.top && point.y < line.top + line.height {
      for fragment in line.fragments where point.x >= fragment.x && point.x < fragment.x + fragment.width {
        return fragment.run
      }
    }
    return nil
  }

  /// Returns true if the delegate allows to open the link of a run. A link that is no address is asked for as a string.
  private func mayOpen(_ link: String, ofRun run: Int) -> Bool {
    guard let asked = delegate as? TextViewDelegate else { return true }
    guard let url = URL(string: link) else { return asked.textView(self, shouldInteractWith: link) }
    let runs = attributedText.runs
    let start = runs[..<run].reduce(0) { $0 + $1.text.utf16.count }
    return asked.textView(
      self, shouldInteractWith: url, in: NSRange(location: start, length: runs[run].text.utf16.count),
      interaction: .invokeDefaultAction)
  }

  /// Calls `onLink` with the link at a point, unless the delegate forbids it. Returns false if there is no
  /// link or if `isSelectable` is false; true otherwise, even if the delegate forbids it.
  public func handleTap(at point: Point) -> Bool {
    guard isSelectable, let run = run(at: point), let link = attributedText.runs[run].attributes.link else {
      return false
    }
    if mayOpen(link, ofRun: run) { onLink?(link) }
    return true
  }

  /// Appends typed text. It has the attributes of the text before it; after a link it is neither a link nor
  /// underlined. Calls `textViewDidChange` of the delegate. Does nothing if `isEditable` is false or the new
  /// text is empty.
  public func insertText(_ newText: String) {
    guard isEditable, !newText.isEmpty else { return }
    var attributed = attributedText
    var attributes = attributed.runs.last?.attributes ?? AttributedText.Attributes()
    // Text typed after a link is not a part of it and does not look like it.
    if attributes.link != nil { (attributes.link, attributes.isUnderlined) = (nil, false) }
    attributed.append(newText, attributes)
    attributedText = attributed
    (delegate as? TextViewDelegate)?.textViewDidChange(self)
    TextNotification.viewDidChange.post(for: self)
  }
}
