import KansoLayout
import KansoScreens

// The views have an `attributedText` of Kanso's own type. In a file that imports UIKit's names only, these take its place.

extension UILabel {
  /// The text with attributes; nil for no text.
  public var attributedText: NSAttributedString? {
    get { text == nil ? nil : attributedContent.attributedString }
    set { attributedContent = newValue.map { AttributedText($0, font: font) } ?? AttributedText() }
  }
}

extension UITextView {
  /// The text with attributes; nil sets no text.
  public var attributedText: NSAttributedString! {
    get { attributedContent.attributedString }
    set { attributedContent = newValue.map { AttributedText($0, font: font) } ?? AttributedText() }
  }
}

extension UITextField {
  /// The text with attributes, which replaces `text`; nil for none.
  public var attributedText: NSAttributedString? {
    get { attributedContent.map(\.attributedString) }
    set { attributedContent = newValue.map { AttributedText($0, font: font) } }
  }

  /// The placeholder with attributes, which has priority over `placeholder`; nil for none.
  public var attributedPlaceholder: NSAttributedString? {
    get { attributedPlaceholderContent.map(\.attributedString) }
    set { attributedPlaceholderContent = newValue.map { AttributedText($0, font: font) } }
  }
}

extension UIButton {
  /// Sets the title with attributes for exactly one state. It has priority over titles without attributes. Nil removes it.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    let font: UIFont = titleLabel.font
    let text: AttributedText? = title.map { AttributedText($0, font: font) }
    setAttributedTitle(text, for: state)
  }
}
