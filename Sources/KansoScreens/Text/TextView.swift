import KansoLayout
import KansoTheme

/// Told of what happens to a text view.
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Whether a link that was tapped may be opened; it may unless this says otherwise.
  func textView(_ textView: TextView, shouldInteractWith link: String) -> Bool
  /// The text was changed by the person who writes it.
  func textViewDidChange(_ textView: TextView)
}

extension TextViewDelegate {
  /// It may.
  public func textView(_ textView: TextView, shouldInteractWith link: String) -> Bool { true }
  /// Nothing is done about it.
  public func textViewDidChange(_ textView: TextView) {}
}

/// A text of any length that scrolls, and that people can write: `UITextView` without its prefix.
open class TextView: ScrollView, TouchHandling {
  /// What shows the text.
  private let content = Label()
  private var insets: (top: LayoutConstraint, bottom: LayoutConstraint, sides: [LayoutConstraint])?

  /// What it says, alike from its beginning to its end.
  public var text: String {
    get { content.text ?? "" }
    set { content.text = newValue }
  }
  /// What it says, in parts; what a part leaves open is as the view has it.
  public var attributedText: AttributedText {
    get { content.attributedText }
    set { content.attributedText = newValue }
  }
  /// What it is set in where its parts do not say it.
  public var font: Font {
    get { content.font }
    set { content.font = newValue }
  }
  /// The color of the text where its parts do not say it.
  public var textColor: Color {
    get { content.textColor }
    set { content.textColor = newValue }
  }
  /// Where lines stand where their paragraphs do not say it.
  public var textAlignment: TextAlignment {
    get { content.textAlignment }
    set { content.textAlignment = newValue }
  }
  /// The room around the text, in points; 8 above and below it unless it is set, as `UITextView` has it. On both sides
  /// `lineFragmentPadding` comes to it. What is not finite is ignored.
  public var textContainerInset = EdgeInsets(
    top: TextView.verticalInset, left: 0, bottom: TextView.verticalInset, right: 0)
  {
    didSet {
      guard textContainerInset != oldValue else { return }
      guard textContainerInset.isFinite else {
        textContainerInset = oldValue
        return
      }
      placeText()
      invalidateIntrinsicContentSize()
    }
  }
  private static let verticalInset = 8.0
  /// Beside each line, in points, as `NSTextContainer` has it.
  public static let lineFragmentPadding = 5.0

  /// Whether people can write in it.
  public var isEditable = true
  /// Whether links in it can be tapped.
  public var isSelectable = true
  /// Called with a link that was tapped, if the delegate has nothing against it.
  public var onLink: ((String) -> Void)?

  /// A text view with a frame.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    content.numberOfLines = 0
    content.lineBreakMode = .byWordWrapping
    content.isUserInteractionEnabled = false
    content.translatesAutoresizingMaskIntoConstraints = false
    content.onContentChange = { [weak self] in
      guard let self, !isScrollEnabled else { return }
      invalidateIntrinsicContentSize()
    }
    addSubview(content)
    placeText()
  }

  private func placeText() {
    let sides =
      (
        textContainerInset.left + Self.lineFragmentPadding,
        textContainerInset.right + Self.lineFragmentPadding
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

  /// Whether a finger can scroll it. Where none can, it is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Without scrolling it is as high as its text.
  open override func contentHeight(forWidth width: Double) -> Double? {
    guard !isScrollEnabled else { return nil }
    let insets = textContainerInset
    let room = width - insets.left - insets.right - 2 * Self.lineFragmentPadding
    return content.contentHeight(forWidth: room).map { $0 + insets.top + insets.bottom }
  }

  open override var intrinsicContentSize: Size {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let (size, insets) = (content.intrinsicContentSize, textContainerInset)
    return Size(
      width: size.width + insets.left + insets.right + 2 * Self.lineFragmentPadding,
      height: size.height + insets.top + insets.bottom)
  }

  /// The lines of the text, in the coordinates of its content; runs are those of `attributedText`.
  public var textLayout: TextLayout {
    content.textLayout.placed(
      in: content.frame, direction: .leftToRight, alignment: { _ in .left })
  }

  // MARK: Touches

  /// The link at a place, in the view's own coordinates; nil if there is none.
  public func link(at point: Point) -> String? {
    let runs = attributedText.runs
    for line in textLayout.lines where point.y >= line.top && point.y < line.top + line.height {
      for fragment in line.fragments where point.x >= fragment.x && point.x < fragment.x + fragment.width {
        return runs[fragment.run].attributes.link
      }
    }
    return nil
  }

  /// Opens the link at a place.
  public func handleTap(at point: Point) -> Bool {
    guard isSelectable, let link = link(at: point) else { return false }
    let asked = delegate as? TextViewDelegate
    if asked?.textView(self, shouldInteractWith: link) != false { onLink?(link) }
    return true
  }

  /// Writes at the end of the text, as a person would: like what is before it, but no link. Nothing is written where `isEditable` is off.
  public func insertText(_ newText: String) {
    guard isEditable, !newText.isEmpty else { return }
    var attributed = attributedText
    var attributes = attributed.runs.last?.attributes ?? AttributedText.Attributes()
    // What is written after a link does not open it, nor look as if it did.
    if attributes.link != nil { (attributes.link, attributes.isUnderlined) = (nil, false) }
    attributed.append(newText, attributes)
    attributedText = attributed
    (delegate as? TextViewDelegate)?.textViewDidChange(self)
  }
}
